import { holdUse, releaseUse, seekerPayer, takeUse } from '#domains/billing/index.ts';
import type { Ctx } from '#server/context.ts';
import type { InterviewRow } from '../ai/queries.ts';

function keyOf({ id }: Pick<InterviewRow, 'id'>): { readonly key: string } {
  return { key: `simulation:${id}` };
}

type Ended = Pick<InterviewRow, 'complete' | 'answers' | 'plan'>;

/**
 * Whether a practice was held as far as it costs: it came to its end, or half of its questions were answered. One in
 * which nothing was said costs nothing, however it ended.
 */
export function isWorthIts({ complete, answers, plan }: Ended): boolean {
  return answers > 0 && (complete || answers * 2 >= plan.questions.length);
}

/** Holds a simulation of the seeker's. @throws Refusal 41101 where none is left */
export async function holdSimulation(tx: Ctx, row: InterviewRow): Promise<void> {
  if (row.kind !== 'simulate') return;
  await holdUse(tx, {
    ...keyOf(row),
    payer: seekerPayer(row.seeker_id),
    memberId: null,
    item: 'simulation',
    subject: { kind: 'interview', id: row.id },
  });
}

/** Takes a simulation whose feedback is there, or gives it back where it was broken off early. */
export async function settleSimulation(tx: Ctx, row: InterviewRow): Promise<void> {
  if (row.kind !== 'simulate') return;
  if (isWorthIts(row)) await takeUse(tx, keyOf(row));
  else await releaseUse(tx, keyOf(row));
}

/** Gives back a simulation that was not held. */
export async function releaseSimulation(tx: Ctx, row: InterviewRow): Promise<void> {
  if (row.kind === 'simulate') await releaseUse(tx, keyOf(row));
}
