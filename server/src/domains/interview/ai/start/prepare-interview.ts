import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import {
  consents,
  consentsFor,
  interviewErrors,
  type prepareInterview as endpoint,
} from '@pinjian/contract/interview.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireHoldable, requireOwn } from '../policy.ts';
import { insertConsents, lockInterview, markPrepared } from '../queries.ts';

/**
 * Records what the candidate consents to, item by item and in the words that were shown, and opens the way into the
 * room. Without all of it there is no interview; nothing is stored of a refusal.
 */
export async function prepareInterview(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return ctx.transaction(async (tx) => {
    const row = requireOwn(await lockInterview(tx, input.interviewId), ctx.actor.userId);
    requireHoldable(row, tx.now());
    const asked = consentsFor(row.kind);
    const granted = input.consents.filter(
      ({ item, version, granted }) => granted && version === consents[item].version,
    );
    const missing = asked.filter((item) => !granted.some((each) => each.item === item));
    if (missing.length > 0) throw new Refusal(interviewErrors.consentNeeded, { data: { missing } });
    await insertConsents(
      tx,
      row.id,
      asked.map((item) => ({ item, version: consents[item].version })),
    );
    if (row.state === 'created') await markPrepared(tx, row.id, input.devices);
    return { interviewId: row.id, state: row.state === 'created' ? 'prepared' : row.state };
  });
}
