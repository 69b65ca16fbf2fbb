import type { EmployerAgentActor } from '#server/context.ts';
import type { Planner } from './planner.ts';

/** Kinds that act for members of companies. */
export const employerPlanners: readonly Planner<EmployerAgentActor>[] = [];
