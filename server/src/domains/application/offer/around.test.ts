import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { newMessageChannel } from '#domains/message/index.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { remindEndingOffersTask } from '../tasks.ts';
import { getTalentDetail } from '../candidate/get-talent-detail.ts';
import { listCandidates } from '../candidate/list-candidates.ts';
import { getHomeCounters } from '../home/get-home-counters.ts';
import { listTargetJobs } from '../home/list-target-jobs.ts';
import { personal } from '../personal.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import { applyThere, asEmployer, asSeeker, hiring, messagesTo, runTask } from '#testing/application.ts';
import { accept, draftOffer, lookedAt, makeOffer, myAnswer, offerOf, readyForOffer } from '#testing/offer.ts';
import { acceptedRound, interviewing, myRoundOf, mySeen, ourSeen } from '#testing/round.ts';
import { useWorld } from '#testing/world.ts';
import { cancelMyRound } from '../round/cancel-my-round.ts';
import { cancelRound } from '../round/cancel-round.ts';
import { listRounds } from '../round/list-rounds.ts';
import { getCandidateOffer } from './get-candidate-offer.ts';
import { listOffers } from './list-offers.ts';
import { declineOffer } from './answer/decline-offer.ts';
import { getMyOffer } from './answer/get-my-offer.ts';
import { findOfferView } from './find-offer.ts';
import { recordOnboarding } from './record-onboarding.ts';
import { reviseOffer } from './send-offer.ts';

const world = useWorld();
const hour = 3_600_000;
const page = { current: 1, pageSize: 10 };
const everyOffer = { ...page, list: 'all' as const };

describe('where offers are told', () => {
  it('the sixth tab and its counter hold what was sent, not what is written', async () => {
    const here = await readyForOffer(world);
    const tab = async () => {
      const { records, total } = await listTargetJobs(here.mine, { tab: 6, ...page });
      expect((await getHomeCounters(here.mine)).offerCount).toBe(total);
      return records.map(({ application }) => application?.offer?.state);
    };
    await draftOffer(here);
    expect(await tab()).toEqual([]);
    expect((await asSeeker(here)).application.offer).toBeNull();
    await makeOffer(here);
    expect(await tab()).toEqual(['sent']);
    await accept(here);
    expect(await tab()).toEqual(['accepted']);
  });

  it('opening it the first time and writing down the first day reach open screens of the other side', async () => {
    const here = await readyForOffer(world);
    const startsOn = dayInBeijing(world.clock.now());
    await makeOffer(here, { startsOn });
    const hinted = async (act: () => Promise<unknown>) => {
      const before = world.hints.length;
      await act();
      return world.hints.slice(before).filter(({ channel }) => channel === newMessageChannel);
    };
    const open = () => getMyOffer(here.mine, here);
    expect((await hinted(open)).map(({ payload }) => payload).join()).toContain(here.companyId);
    expect(await hinted(open)).toEqual([]);
    await accept(here);
    const { offerId, revision } = await lookedAt(here);
    const begun = { offerId, revision, outcome: 'onboarded' as const, reason: '' };
    const told = await hinted(() => recordOnboarding(here.company, begun));
    expect(told.map(({ payload }) => payload)).toContain(here.seeker.userId);
    expect(await hinted(() => recordOnboarding(here.company, begun))).toEqual([]);
  });

  it('whoever has not answered is reminded the day before it ends, once of each version, not at night', async () => {
    const here = await readyForOffer(world);
    const reminders = async () =>
      (await world.db.selectFrom('message_message').select(['content', 'recipient_id']).execute()).filter(
        ({ content }) => content.includes('到期，请在此之前答复'),
      );
    // It ends on the 25th at midnight in Beijing; now it is the 20th at ten.
    await makeOffer(here, { validUntil: '2026-11-25' });
    const run = () => runTask(world, remindEndingOffersTask);
    await run();
    expect(await reminders()).toEqual([]);
    // 24th, 01:00, and then 10:00.
    world.clock.advance(87 * hour);
    await run();
    expect(await reminders()).toEqual([]);
    world.clock.advance(9 * hour);
    await Promise.all([run(), run()]);
    await run();
    expect(await reminders()).toMatchObject([
      { recipient_id: here.seeker.userId, content: expect.stringContaining('11月25日 23:59') },
    ]);
    // A version of today that ends tomorrow has only just been read about.
    await draftOffer(here, { validUntil: '2026-11-25', basePay: 2_600_000 });
    await reviseOffer(here.company, await lookedAt(here));
    await run();
    expect(await reminders()).toHaveLength(1);
    await draftOffer(here, { validUntil: '2026-11-30', basePay: 2_700_000 });
    await reviseOffer(here.company, await lookedAt(here));
    world.clock.advance(5 * 24 * hour);
    await run();
    expect(await reminders()).toHaveLength(2);
  });

  it('whoever accepts is interviewed no further: the round to come leaves calendars, the one that was stays', async () => {
    const ahead = await interviewing(world);
    await acceptedRound(ahead);
    await makeOffer(ahead);
    await accept(ahead);
    expect(await listRounds(ahead.company, ahead)).toMatchObject([{ state: 'cancelled', end: { by: 'system' } }]);
    const booked = world.db.selectFrom('calendar_attendee').select('member_id').where('booked', '=', true);
    expect(await booked.execute()).toEqual([]);

    const before = await interviewing(world);
    await acceptedRound(before);
    world.clock.advance(26 * hour);
    await makeOffer(before);
    await accept(before);
    expect(await listRounds(before.company, before)).toMatchObject([{ state: 'held' }]);
    expect(await booked.execute()).toEqual([{ member_id: before.interviewer.userId }]);
  });

  it('while it waits for its answer, nobody moves or calls off the round to come, and nobody is offered to', async () => {
    const here = await interviewing(world);
    const { roundId } = await acceptedRound(here);
    await makeOffer(here);
    expect((await listRounds(here.company, here)).map(({ allowedActs }) => allowedActs)).toEqual([[]]);
    expect((await myRoundOf(here, roundId)).allowedActs).toEqual([]);
    const why = { reason: 'other', note: '' } as const;
    const refusal = expect.objectContaining({ name: 'Refusal' });
    await expect(cancelRound(here.company, { ...(await ourSeen(here, roundId)), ...why })).rejects.toEqual(refusal);
    await expect(cancelMyRound(here.mine, { ...(await mySeen(here, roundId)), ...why })).rejects.toEqual(refusal);
  });

  it('members read it in lists and details, with the moves that are left', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    const listed = await listCandidates(here.company, { ...page, q: '', sort: 'updated', status: 5 });
    expect(listed.records).toMatchObject([{ offer: { state: 'sent', number: 1 } }]);
    expect(listed.counts.find(({ state }) => state === 5)?.count).toBe(1);
    expect(listed.records[0]?.allowedMoves).toEqual(['reviseOffer', 'withdrawOffer']);
    expect((await asSeeker(here)).application.allowedMoves).toEqual(['counterOffer', 'acceptOffer', 'declineOffer']);
    await accept(here);
    const { application } = await getTalentDetail(here.company, here);
    expect(application).toMatchObject({ state: 5, offer: { state: 'accepted' }, allowedMoves: [] });
  });

  it('the company’s offers are counted as they are listed', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    const second = await readyForOffer(world, await applyThere(here, '何知远'));
    await draftOffer(second);
    const { records, counts } = await listOffers(here.company, everyOffer);
    expect(records.map(({ state, pay }) => [state, pay])).toEqual([
      ['draft', '25,000元/月 × 14'],
      ['sent', '25,000元/月 × 14'],
    ]);
    for (const { list, count } of counts) expect((await listOffers(here.company, { ...page, list })).total).toBe(count);
    expect((await listOffers(here.company, { ...everyOffer, state: 'sent' })).records).toHaveLength(1);
    const other = await readyForOffer(world);
    expect((await listOffers(other.company, everyOffer)).records).toEqual([]);
  });

  it('no message names what is paid', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    await draftOffer(here, { basePay: 2_600_000 });
    await reviseOffer(here.company, await lookedAt(here));
    await accept(here);
    const messages = [...(await messagesTo(world, here.seeker.userId)), ...(await messagesTo(world, here.companyId))];
    expect(messages.filter(({ meta }) => /offer/i.test(JSON.stringify(meta))).length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(messages)).not.toMatch(/\d,\d{3}元/);
  });
});

describe('a position whose places are taken', () => {
  it('is asked to be closed, by nobody but its company', async () => {
    const here = await readyForOffer(world, await applyThere(await hiring(world, { headCount: 2 })));
    await makeOffer(here);
    await accept(here);
    const asks = async () =>
      world.db
        .selectFrom('message_message')
        .select(['content', 'meta'])
        .where('recipient_id', '=', here.companyId)
        .where('title', '=', '招聘人数已满')
        .execute();
    expect(await asks()).toEqual([]);
    const second = await readyForOffer(world, await applyThere(here, '何知远'));
    await makeOffer(second);
    await accept(second, '何知远');
    expect(await asks()).toMatchObject([
      {
        content: expect.stringContaining('计划招聘 2 人，已有 2 人接受 Offer') as string,
        meta: { target: { kind: 'position' } },
      },
    ]);
    const { position } = await getCandidateOffer(here.company, here);
    expect(position.headCount).toEqual({ filled: 2, wanted: 2, canClose: true });
  });
});

describe('what is left of offers', () => {
  it('goes with an application that is taken back before anything was sent', async () => {
    const here = await readyForOffer(world);
    await draftOffer(here);
    const { applicationId, from, version } = await asSeeker(here);
    await withdrawApplication(here.mine, { applicationId, from, version });
    expect(await world.db.selectFrom('application_offer').select('id').execute()).toEqual([]);
  });

  it('is the company’s to read no more once the application is taken back, whatever it does at that moment', async () => {
    const here = await readyForOffer(world);
    const { offerId } = await makeOffer(here);
    await declineOffer(here.mine, { ...(await myAnswer(here)), reason: 'pay', words: '' });
    const { from, version } = await asSeeker(here);
    await withdrawApplication(here.mine, { applicationId: here.applicationId, from, version });
    const gone = expect.objectContaining({ name: 'Refusal', code: errors.notFound.code });
    await expect(findOfferView(here.company, offerId)).rejects.toEqual(gone);
  });

  it('a seeker takes theirs along, and leaves none when they are erased; a member leaves what they did', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    await accept(here);
    const taken = await personal.export(world.system(), here.seeker.userId);
    expect(taken).toMatchObject({
      offers: [{ companyName: '青禾科技', state: '已接受，待入职', acceptance: { name: '林小满' } }],
    });
    const other = await readyForOffer(world);
    await makeOffer(other);
    await personal.erase(world.system(), here.seeker.userId);
    await personal.erase(world.system(), other.owner.userId);
    const left = await world.db.selectFrom('application_offer').select('application_id').execute();
    expect(left).toEqual([{ application_id: other.applicationId }]);
    const versions = await world.db.selectFrom('application_offer_version').select('sent_by').execute();
    expect(versions).toEqual([{ sent_by: null }]);
    expect((await offerOf(other)).history.every(({ by }) => by === null)).toBe(true);
    expect(await asEmployer(other)).toMatchObject({ from: 5 });
  });
});
