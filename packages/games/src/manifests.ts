import type { GameManifest } from '@sixfold/game-kit';
import { manifest as nimmt } from '@sixfold/nimmt/manifest';
import { manifest as six } from '@sixfold/six/manifest';
import { manifest as sixteen } from '@sixfold/sixteen/manifest';

/** The manifests of all games, for those who do not need the rules. */
export const MANIFESTS = { nimmt, six, sixteen } as const satisfies Readonly<Record<string, GameManifest>>;
