import { task } from '#server/bind.ts';
import type { Ctx } from '#server/context.ts';
import { isSameDevice } from '../device/user-agent.ts';
import { lockPerson } from '../profile/queries.ts';
import { earlierUserAgents } from '../security/queries.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import {
  findOpenEvent,
  findWrongCode,
  identitiesOf,
  updateFailedEvent,
  wrongHistory,
  type Guesser,
} from './queries.ts';
import { isLocked } from './rules.ts';

type Noticed = Pick<Guesser, 'phoneHash' | 'asker'>;

/**
 * Lets the owner of a number know of wrong codes: one security event for all of a day from one network, another one when
 * they led to a lock, and then, where the device is none of theirs, a message. Nothing where nobody has the number.
 */
async function noteWrongCode(ctx: Ctx, { wrongCodeId }: { wrongCodeId: string }): Promise<void> {
  await ctx.transaction(async (tx) => {
    const wrong = await findWrongCode(tx, wrongCodeId);
    if (wrong === undefined) return;
    const { phone_hash: phoneHash, address, user_agent: userAgent, guesser_hash: place } = wrong;
    const guesser: Noticed = { phoneHash, asker: { device: null, place, address, userAgent } };
    await lockPerson(tx, wrong.person_id);
    const { pair, phone } = await wrongHistory(tx, guesser);
    // The right code has come meanwhile: they were the owner's own slips.
    if (pair.count === 0) return;
    await noteFailed(tx, wrong.person_id, guesser, pair.count);
    if (isLocked({ pair: pair.count, phone: phone.count }, tx.ports.config.lock))
      await noteLocked(tx, wrong.person_id, guesser, pair.count >= tx.ports.config.lock.pair.tries);
  });
}

async function noteFailed(tx: Ctx, personId: string, { asker }: Noticed, tries: number): Promise<void> {
  const { address, userAgent } = asker;
  const open = await findOpenEvent(tx, personId, 'signInFailed', address);
  if (open !== undefined) return updateFailedEvent(tx, open, tries);
  await recordSecurityEvent(tx, {
    personId,
    kind: 'signInFailed',
    familyId: null,
    userAgent,
    address,
    detail: { tries },
  });
}

/** `fromHere`: this network alone has led to it; otherwise many together, which is told once. */
async function noteLocked(tx: Ctx, personId: string, { asker }: Noticed, fromHere: boolean): Promise<void> {
  const { address, userAgent } = asker;
  if ((await findOpenEvent(tx, personId, 'signInLocked', fromHere ? address : 'anywhere')) !== undefined) return;
  const event = { personId, kind: 'signInLocked', familyId: null, userAgent, address } as const;
  const securityEventId = await recordSecurityEvent(tx, event);
  const own = await earlierUserAgents(tx, personId, null);
  if (fromHere && own.some((each) => isSameDevice(each, userAgent))) return;
  for (const { id: userId, kind } of await identitiesOf(tx, personId))
    if (kind !== 'admin') await tx.emit('account.signInLocked', { userId, kind, securityEventId, together: !fromHere });
}

/** Apart from the call itself, which would tell by its time whether there is anybody to write it down for. */
export const noteWrongCodeTask = task<{ wrongCodeId: string }>({
  name: 'account.note-wrong-code',
  run: noteWrongCode,
});
