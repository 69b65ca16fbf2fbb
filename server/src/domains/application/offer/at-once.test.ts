import { describe, expect, it } from 'vitest';
import { applicationRow, eventsOf } from '#testing/application.ts';
import { draftOffer, lookedAt, makeOffer, myAnswer, offerOf, readyForOffer } from '#testing/offer.ts';
import { useWorld } from '#testing/world.ts';
import { acceptOffer } from './answer/accept-offer.ts';
import { declineOffer } from './answer/decline-offer.ts';
import { expireOffer } from './expire-offer.ts';
import { reviseOffer, sendOffer } from './send-offer.ts';
import { withdrawOffer } from './withdraw-offer.ts';

const world = useWorld({ isolation: 'commit' });

/** How many of what was tried at one moment came to pass. */
async function fulfilled(...acts: readonly Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(acts);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ name: 'Refusal' });
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

async function storedMessages(): Promise<string[]> {
  const rows = await world.db.selectFrom('message_message').select(['dedupe_key', 'recipient_id']).execute();
  return rows.map((row) => `${row.dedupe_key} ${row.recipient_id}`);
}

const rounds = [1, 2, 3, 4, 5, 6];

describe('at the same moment', () => {
  it.each(rounds)('an offer is accepted and withdrawn: one of the two (%i)', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    const answer = { ...(await myAnswer(here)), name: '林小满' };
    const looked = await lookedAt(here);
    expect(
      await fulfilled(acceptOffer(here.mine, answer), withdrawOffer(here.company, { ...looked, reason: '岗位取消' })),
    ).toBe(1);
    const { state, acceptance } = await offerOf(here);
    const { status } = await applicationRow(world, here.applicationId);
    expect([
      ['accepted', true, 5],
      ['withdrawn', false, 32],
    ]).toContainEqual([state, acceptance !== null, status]);
  });

  it.each(rounds)('an offer is accepted and revised: who accepted did so for good (%i)', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    await draftOffer(here, { basePay: 1_000_000 });
    const answer = { ...(await myAnswer(here)), name: '林小满' };
    expect(await fulfilled(reviseOffer(here.company, await lookedAt(here)), acceptOffer(here.mine, answer))).toBe(1);
    const { state, acceptance, versions } = await offerOf(here);
    if (state === 'accepted') expect([acceptance?.number, versions.length]).toEqual([1, 1]);
    else expect([state, acceptance, versions.length]).toEqual(['sent', null, 2]);
  });

  it('an offer is accepted, declined, withdrawn and runs out: one move, one message each', async () => {
    const here = await readyForOffer(world);
    const { offerId } = await makeOffer(here);
    const answer = await myAnswer(here);
    const looked = await lookedAt(here);
    const system = world.system();
    await fulfilled(
      acceptOffer(here.mine, { ...answer, name: '林小满' }),
      declineOffer(here.mine, { ...answer, reason: 'pay', words: '' }),
      withdrawOffer(here.company, { ...looked, reason: '岗位取消' }),
      system.transaction((tx) =>
        expireOffer(tx.as({ kind: 'system' as const }), { id: offerId, applicationId: here.applicationId }),
      ),
    );
    const ended = (await eventsOf(here)).filter((event) => /^(accept|decline|withdraw|expire)Offer/.test(event));
    expect(ended).toHaveLength(1);
    const messages = await storedMessages();
    expect(new Set(messages).size).toBe(messages.length);
  });

  it('one offer is sent twice: it is sent once', async () => {
    const here = await readyForOffer(world);
    await draftOffer(here);
    const looked = await lookedAt(here);
    expect(await fulfilled(sendOffer(here.company, looked), sendOffer(here.company, looked))).toBe(2);
    expect((await offerOf(here)).versions).toHaveLength(1);
    expect((await eventsOf(here)).filter((event) => event.startsWith('sendOffer'))).toHaveLength(1);
  });
});
