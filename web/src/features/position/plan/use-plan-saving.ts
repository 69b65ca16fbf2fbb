import { planErrors, type PlanOfPosition, type PositionPlan } from '@pinjian/contract/position-plan.ts';
import { withFields, type Fields } from '#lib/saving/merge.ts';
import type { Saved } from '#lib/saving/saver.ts';
import { useSaver, type Saving } from '#lib/saving/use-saver.ts';
import { loadPlan, savePlan } from './api.ts';
import { storablePlan } from './model.ts';

export type PlanSaving = Saving<PositionPlan, PositionPlan, Saved<PositionPlan>>;

const fields: Fields = { rounds: ['rounds'], team: ['team'] };

/** The saver counts from 1, which nobody saved; a plan that was never written is 0 on the wire. */
const unwritten = 1;

function savedOf({ version, savedAt, content }: PlanOfPosition): Saved<PositionPlan> {
  return { version: version + unwritten, content, savedAt: savedAt ?? '' };
}

/** Saves the plan by itself; what others wrote meanwhile appears by `onMerged`. */
export function usePlanSaving(plan: PlanOfPosition, onMerged: (held: PositionPlan) => void): PlanSaving {
  const { positionId } = plan;
  return useSaver<PositionPlan, PositionPlan, Saved<PositionPlan>>({
    name: 'positionPlan',
    movedCode: planErrors.planEditedElsewhere.code,
    stored: savedOf(plan),
    fields,
    storable: storablePlan,
    put: (held, content, names) => withFields(fields, held, content, names),
    send: async (version, content) => savedOf(await savePlan({ positionId, version: version - unwritten, content })),
    load: async () => savedOf(await loadPlan(positionId)),
    onMerged,
  });
}
