import { describe, it } from 'vitest';
import { botLaw } from '../src/laws/bots.js';
import { clockLaw } from '../src/laws/clocks.js';
import { theEngine } from '../src/laws/engine.js';
import { goingOnLaw } from '../src/laws/going-on.js';
import { hiddenLaw } from '../src/laws/hidden.js';
import { hostLaw } from '../src/laws/hosts.js';
import { nothingLaw } from '../src/laws/nothing.js';
import { replicaLaw } from '../src/laws/replicas.js';
import { rightsLaw } from '../src/laws/rights.js';
import { spendingLaw } from '../src/laws/spending.js';
import { takeOverLaw } from '../src/laws/take-over.js';
import { forEvenings } from './scripts.js';

describe('laws of a room', () => {
  it('1 going on', () => forEvenings(theEngine, goingOnLaw, 60));
  it('2 exactly one host', () => forEvenings(theEngine, hostLaw, 60));
  it('3 rights', () => forEvenings(theEngine, rightsLaw, 60));
  it('4 takeover', () => forEvenings(theEngine, takeOverLaw, 60));
  it('5 clocks', () => forEvenings(theEngine, clockLaw, 60));
  it('5 replicas', () => forEvenings(theEngine, replicaLaw, 60));
  it('6 spending', () => forEvenings(theEngine, spendingLaw, 20));
  it('7 nothing', () => forEvenings(theEngine, nothingLaw, 60));
  it('8 hidden', () => forEvenings(theEngine, hiddenLaw, 60));
  it('9 bots', () => forEvenings(theEngine, botLaw, 60));
});
