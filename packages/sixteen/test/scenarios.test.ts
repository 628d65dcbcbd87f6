import { describeScenarios } from '@sixfold/game-laws';
import { sixteen } from '../src/index.js';

describeScenarios(sixteen, new URL('../scenarios/', import.meta.url));
