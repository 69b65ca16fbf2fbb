import type { SeekerAgentActor } from '#server/context.ts';
import type { Planner } from './planner.ts';

/** Kinds that act for seekers. */
export const seekerPlanners: readonly Planner<SeekerAgentActor>[] = [];
