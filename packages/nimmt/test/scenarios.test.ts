import { describeScenarios } from '@sixfold/game-laws';
import { nimmt } from '../src/index.js';

describeScenarios(nimmt, new URL('../scenarios/', import.meta.url));
