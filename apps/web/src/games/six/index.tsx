import type { GamePage } from '../../table/table-props.js';

const Nothing = () => null;
export const page: GamePage = { Table: Nothing, TextView: Nothing, frames: () => [], Standing: Nothing };
