import { describe, expect, it } from 'vitest';
import { asEmployer, asSeeker, eventsOf, messagesTo, runTask } from '#testing/application.ts';
import { acceptedRound, interviewing, inviteRound, mySeen, ourSeen, type Interviewing } from '#testing/round.ts';
import { lookedAt, makeOffer } from '#testing/offer.ts';
import { useWorld } from '#testing/world.ts';
import { withdrawOffer } from '../offer/withdraw-offer.ts';
import { settleNoShowsTask } from '../tasks.ts';
import { answerMyNoShow } from './answer-my-no-show.ts';
import { answerNoShow } from './answer-no-show.ts';
import { claimEmployerNoShow } from './claim-employer-no-show.ts';
import { claimNoShow } from './claim-no-show.ts';
import { getRound } from './get-round.ts';
import { markHeld } from './mark-held.ts';
import { markRoundHeld } from './mark-round-held.ts';
import { rescheduleRound } from './reschedule-round.ts';

const world = useWorld();
const hour = 3_600_000;

/** A round of an hour whose time is over. */
async function past(): Promise<{ here: Interviewing; roundId: string }> {
  const here = await interviewing(world);
  const { roundId } = await acceptedRound(here);
  world.clock.advance(25 * hour);
  return { here, roundId };
}

describe('a no-show', () => {
  it('that nobody answered waits while an offer is open, and counts once that came to nothing', async () => {
    const { here, roundId } = await past();
    await claimEmployerNoShow(here.mine, { ...(await mySeen(here, roundId)), note: '' });
    await makeOffer(here);
    world.clock.advance(48 * hour);
    await runTask(world, settleNoShowsTask);
    expect(await getRound(here.company, { roundId })).toMatchObject({ state: 'accepted' });
    await withdrawOffer(here.company, { ...(await lookedAt(here)), reason: '岗位取消' });
    await runTask(world, settleNoShowsTask);
    expect(await getRound(here.company, { roundId })).toMatchObject({ state: 'noShow' });
    expect(await asEmployer(here)).toMatchObject({ from: 2 });
  });

  it('counts once the other side confirms it', async () => {
    const { here, roundId } = await past();
    const claimed = await claimNoShow(here.interviewing, { ...(await ourSeen(here, roundId)), note: '等了 20 分钟' });
    expect(claimed).toMatchObject({
      round: { state: 'accepted', noShow: { claimedBy: 'employer', state: 'claimed', note: '等了 20 分钟' } },
      application: { state: 41 },
    });
    expect((await messagesTo(world, here.seeker.userId)).at(-1)?.content).toMatch(/标记您没有参加「后端工程师」初面/);
    const seen = { ...(await mySeen(here, roundId)), note: '' };
    const answered = await answerMyNoShow(here.mine, { ...seen, confirm: true });
    expect(answered).toMatchObject({
      round: { state: 'noShow', interviewStatus: 3, noShow: { state: 'confirmed' } },
      application: { state: 2 },
    });
    expect(await answerMyNoShow(here.mine, { ...seen, confirm: true })).toEqual(answered);
    expect((await messagesTo(world, here.companyId)).at(-1)?.content).toContain('已记为未到场');
    expect(await eventsOf(here)).toContain('recordNoShow 41>2 seeker');
    // The round may be held anew.
    expect(await inviteRound(here)).toMatchObject({ ordinal: 2 });
  });

  it('counts where the other side lets it pass for 48 hours, once', async () => {
    const { here, roundId } = await past();
    await claimEmployerNoShow(here.mine, { ...(await mySeen(here, roundId)), note: '' });
    expect((await messagesTo(world, here.companyId)).at(-1)?.content).toMatch(/没有人参加「后端工程师」初面/);
    world.clock.advance(48 * hour - 1);
    await runTask(world, settleNoShowsTask);
    expect(await asSeeker(here)).toMatchObject({ from: 41 });
    world.clock.advance(1);
    const late = { ...(await ourSeen(here, roundId)), confirm: false, note: '' };
    await expect(answerNoShow(here.company, late)).rejects.toMatchObject({ code: 40902 });
    await runTask(world, settleNoShowsTask);
    await runTask(world, settleNoShowsTask);
    expect(await getRound(here.company, { roundId })).toMatchObject({
      state: 'noShow',
      noShow: { claimedBy: 'seeker', state: 'unanswered' },
    });
    expect((await eventsOf(here)).filter((event) => event === 'recordNoShow 41>2 system')).toHaveLength(1);
  });

  it('that is disputed stays open for a person: held after all, or held again', async () => {
    const { here, roundId } = await past();
    await claimEmployerNoShow(here.mine, { ...(await mySeen(here, roundId)), note: '' });
    const disputed = await answerNoShow(here.company, {
      ...(await ourSeen(here, roundId)),
      confirm: false,
      note: '面试官一直在会议里',
    });
    expect(disputed.round).toMatchObject({ state: 'accepted', noShow: { state: 'disputed' } });
    expect(disputed.round.allowedActs).toEqual(['cancel', 'reschedule', 'changeInterviewers', 'markHeld']);
    world.clock.advance(72 * hour);
    await runTask(world, settleNoShowsTask);
    expect(await asSeeker(here)).toMatchObject({ from: 41 });
    const again = await rescheduleRound(here.company, {
      ...(await ourSeen(here, roundId)),
      times: [new Date(world.clock.now().getTime() + hour).toISOString()],
    });
    expect(again.round).toMatchObject({ state: 'invited', noShow: null });
  });

  it('is claimed after the end, within 48 hours, by one side once', async () => {
    const here = await interviewing(world);
    const { roundId } = await acceptedRound(here);
    const claim = async () => claimNoShow(here.company, { ...(await ourSeen(here, roundId)), note: '' });
    world.clock.advance(24 * hour + 1);
    await expect(claim()).rejects.toMatchObject({ code: 40907 });
    world.clock.advance(hour);
    await claim();
    await expect(claimEmployerNoShow(here.mine, { ...(await mySeen(here, roundId)), note: '' })).rejects.toMatchObject({
      code: 40909,
    });
    // Nobody answers their own claim.
    await expect(
      answerNoShow(here.company, { ...(await ourSeen(here, roundId)), confirm: true, note: '' }),
    ).rejects.toMatchObject({ code: 40902 });
    const late = await past();
    world.clock.advance(48 * hour);
    await expect(
      claimNoShow(late.here.company, { ...(await ourSeen(late.here, late.roundId)), note: '' }),
    ).rejects.toMatchObject({ code: 40908 });
  });

  it('is answered by a scorecard that is handed in: the round was held', async () => {
    const { here, roundId } = await past();
    await claimEmployerNoShow(here.mine, { ...(await mySeen(here, roundId)), note: '' });
    const hand = (by: string) => here.interviewing.transaction((tx) => markHeld(tx, roundId, by));
    await expect(hand(here.colleague.userId)).rejects.toMatchObject({ code: 40311 });
    await hand(here.interviewer.userId);
    await hand(here.interviewer.userId);
    expect(await getRound(here.company, { roundId })).toMatchObject({ state: 'held', noShow: { state: 'disputed' } });
    expect((await eventsOf(here)).filter((event) => event.startsWith('hold'))).toHaveLength(1);
  });

  it('and who was there is for those who took part: nobody else of the company, nobody of another', async () => {
    const { here, roundId } = await past();
    const bystander = world.as(await world.employer({ companyId: here.companyId, role: 'interviewer' }));
    const seen = await ourSeen(here, roundId);
    for (const act of [markRoundHeld, (ctx: typeof bystander) => claimNoShow(ctx, { ...seen, note: '' })])
      await expect(act(bystander, seen)).rejects.toMatchObject({ code: 40311 });
    const other = await interviewing(world);
    await expect(markRoundHeld(other.company, seen)).rejects.toMatchObject({ code: 40400 });
    await expect(claimEmployerNoShow(other.mine, { ...seen, note: '' })).rejects.toMatchObject({ code: 40400 });
    expect(await asEmployer(here)).toMatchObject({ from: 41 });
  });
});
