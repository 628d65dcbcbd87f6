import { describeScenarios } from '@sixfold/game-laws';
import { six } from '../src/index.js';

describeScenarios(six, new URL('../scenarios/', import.meta.url));
