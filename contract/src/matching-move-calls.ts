import { moveCalls as applicationCalls } from './application.ts';
import type { MoveName } from './application-pipeline.ts';
import type { Endpoint } from './endpoint.ts';
import { dismissPosition } from './matching-dismissal.ts';
import { addTalent } from './matching-talent.ts';

/** The call by which a person makes each move that they may be offered. */
export const moveCalls: Readonly<Partial<Record<MoveName, Endpoint>>> = {
  ...applicationCalls,
  addTalent,
  dropRecommendation: dismissPosition,
};
