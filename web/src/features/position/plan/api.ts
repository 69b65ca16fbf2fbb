import { suggestCompetencies } from '@pinjian/contract/interview-competency.ts';
import { getPositionPlan, savePositionPlan } from '@pinjian/contract/position-plan.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { positionKeys } from '../keys.ts';

/** The plan to go on writing: asked afresh each time its editor opens. */
export function editedPlanQuery(positionId: string) {
  return queryOptions({
    queryKey: positionKeys.editedPlan(positionId),
    queryFn: async ({ signal }) => await call(getPositionPlan, { positionId }, { signal, quiet: true }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What is looked at in an AI interview for the position, to be looked at by people too. */
export function competenciesQuery(positionId: string) {
  return queryOptions({
    queryKey: positionKeys.competencies(positionId),
    queryFn: async ({ signal }) =>
      (await call(suggestCompetencies, { positionId }, { signal, quiet: true })).competencies,
  });
}

/** Saves the plan over the version it was made from; the saver tells what goes wrong. */
export function savePlan(input: Sent<typeof savePositionPlan>) {
  return call(savePositionPlan, input, { quiet: true });
}

/** What the server has now, without a cache. */
export function loadPlan(positionId: string) {
  return call(getPositionPlan, { positionId }, { quiet: true });
}
