import { describeScenarios } from '@sixfold/game-laws';
import { goofspiel } from '../src/index.js';

describeScenarios(goofspiel, new URL('../scenarios/', import.meta.url));
