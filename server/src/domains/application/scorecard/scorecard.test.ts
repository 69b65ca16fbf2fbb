import { noEvidence, usualCompetencies } from '@pinjian/contract/application-scorecard-rating.ts';
import { describe, expect, it } from 'vitest';
import { applyThere, asEmployer, eventsOf, pass, reject } from '#testing/application.ts';
import { makeOffer } from '#testing/offer.ts';
import { reported } from '#testing/report.ts';
import { acceptedRound, interviewing, inviteRound } from '#testing/round.ts';
import {
  afterTheInterview,
  draft,
  handIn,
  interviewersOf,
  roundOf,
  scoredRound,
  wholeContent,
} from '#testing/scorecard.ts';
import { useWorld } from '#testing/world.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { listCandidates } from '../candidate/list-candidates.ts';
import { listWaitingRounds } from '../schedule/list-waiting-rounds.ts';
import { personal } from '../personal.ts';
import { undoRejection } from '../pipeline/undo-rejection.ts';
import { cancelRound } from '../round/cancel-round.ts';
import { getKit } from '../round/get-kit.ts';
import { getRound } from '../round/get-round.ts';
import { getInterviewReport } from '#domains/interview/report/get-interview-report.ts';
import { addAddendum } from './add-addendum.ts';
import { getScorecard } from './get-scorecard.ts';
import { saveScorecard } from './save-scorecard.ts';
import { submitScorecard } from './submit-scorecard.ts';
import { verifiedOwner } from '#testing/company.ts';

const world = useWorld();

describe('a scorecard', () => {
  it('asks for what most rounds look at where nothing is planned, and is empty before it is written', async () => {
    const here = await scoredRound(world);
    const own = await getScorecard(here.interviewing, here);
    expect(own).toMatchObject({
      candidateName: '林小满',
      position: { title: '后端工程师' },
      roundName: '初面',
      lockedCards: 0,
      interviewers: 2,
      card: { version: 1, lockedAt: null, objections: [], addenda: [] },
    });
    expect(own.card.competencies.map(({ name }) => name)).toEqual([...usualCompetencies]);
    expect(own.card.content.marks.every(({ answer }) => answer === null)).toBe(true);
  });

  it('is saved over the version that was seen, and the same content again is the same card', async () => {
    const here = await scoredRound(world);
    const sent = await wholeContent(here.interviewing, here.roundId, { summary: '讲得清楚' });
    const first = await saveScorecard(here.interviewing, sent);
    expect(first).toMatchObject({ version: 2, lockedAt: null, content: { summary: '讲得清楚' } });
    // An answer that was lost: sent again from the version before.
    expect(await saveScorecard(here.interviewing, sent)).toEqual(first);
    const elsewhere = { ...sent, content: { ...sent.content, summary: '另一个标签页' } };
    await expect(saveScorecard(here.interviewing, elsewhere)).rejects.toMatchObject({ code: 41051 });
    expect(await saveScorecard(here.interviewing, { ...elsewhere, version: 2 })).toMatchObject({ version: 3 });
  });

  it('keeps red lines and marks them', async () => {
    const here = await scoredRound(world);
    const card = await draft(here.interviewing, here.roundId, { summary: '技术不错，但已婚未育' });
    expect(card.content.summary).toBe('技术不错，但已婚未育');
    expect(card.objections).toMatchObject([{ path: 'summary', reason: 'marriage' }]);
    for (const { from, to, word } of card.objections) expect(card.content.summary.slice(from, to)).toBe(word);
  });

  it('is handed in once the interview has begun and everything is answered, for good, and the round was held', async () => {
    const here = await scoredRound(world);
    await expect(handIn(here.interviewing, here.roundId)).rejects.toMatchObject({ code: 41058 });
    afterTheInterview(world);
    await expect(handIn(here.interviewing, here.roundId, { all: null })).rejects.toMatchObject({
      code: 41054,
      data: { missing: ['marks.0.answer', 'marks.1.answer', 'marks.2.answer', 'marks.3.answer'] },
    });
    const sent = await wholeContent(here.interviewing, here.roundId, { all: noEvidence });
    const card = await submitScorecard(here.interviewing, sent);
    expect(card).toMatchObject({ version: 2, lockedAt: world.clock.now().toISOString() });
    expect(await submitScorecard(here.interviewing, sent)).toEqual(card);
    const changed = { ...sent, version: 2, content: { ...sent.content, summary: '改一改' } };
    await expect(saveScorecard(here.interviewing, changed)).rejects.toMatchObject({ code: 41052 });
    await expect(submitScorecard(here.interviewing, changed)).rejects.toMatchObject({ code: 41052 });
    expect(await getRound(here.company, here)).toMatchObject({ state: 'held' });
    expect((await eventsOf(here)).filter((event) => event.startsWith('holdRealInterview'))).toHaveLength(1);
    // The second one finds it held.
    await handIn(here.colleagueing, here.roundId);
    expect((await eventsOf(here)).filter((event) => event.startsWith('holdRealInterview'))).toHaveLength(1);
  });

  it('says that the round was held after an offer went out too, and while a rejection waits', async () => {
    const here = await scoredRound(world);
    afterTheInterview(world);
    await makeOffer(here);
    await handIn(here.interviewing, here.roundId);
    expect((await eventsOf(here)).at(-1)).toBe('holdRealInterview 5>5 employer');

    const other = await scoredRound(world);
    afterTheInterview(world);
    await reject(other);
    await handIn(other.interviewing, other.roundId);
    expect((await eventsOf(other)).at(-1)).toBe('recordHeldInterview 41>41 system');
    expect(await getRound(other.company, other)).toMatchObject({ state: 'held' });
    await undoRejection(other.company, await asEmployer(other));
    expect(await asEmployer(other)).toMatchObject({ from: 41 });
  });

  it('takes addenda once it is handed in, each with its time, the same key once', async () => {
    const here = await scoredRound(world);
    const added = { roundId: here.roundId, key: 'addendum-1', words: '后来又想起一点' };
    await expect(addAddendum(here.interviewing, added)).rejects.toMatchObject({ code: 41053 });
    afterTheInterview(world);
    await handIn(here.interviewing, here.roundId);
    world.clock.advance(60_000);
    const card = await addAddendum(here.interviewing, added);
    expect(card.addenda).toMatchObject([{ words: '后来又想起一点', at: world.clock.now().toISOString() }]);
    expect(await addAddendum(here.interviewing, added)).toEqual(card);
    await expect(addAddendum(here.interviewing, { ...added, words: '别的话' })).rejects.toMatchObject({ code: 40901 });
  });

  it('is not for a round that came to nothing', async () => {
    const here = await scoredRound(world);
    const sent = await wholeContent(here.interviewing, here.roundId);
    const { from, version } = await getRound(here.company, here);
    await cancelRound(here.company, { roundId: here.roundId, from, version, reason: 'other', note: '' });
    // Nothing is assigned to them any more.
    await expect(saveScorecard(here.interviewing, sent)).rejects.toMatchObject({ code: 40311 });
    await expect(saveScorecard(here.colleagueing, sent)).rejects.toMatchObject({ code: 41059 });
  });

  it('is its interviewer’s alone', async () => {
    const here = await scoredRound(world);
    await draft(here.interviewing, here.roundId, { summary: '只有我看得到' });
    await expect(getScorecard(here.company, here)).rejects.toMatchObject({ code: 41050 });
    expect(JSON.stringify(await getScorecard(here.colleagueing, here))).not.toContain('只有我看得到');
    const other = await verifiedOwner(world, { name: '远山贸易' });
    await expect(getScorecard(world.as(other), here)).rejects.toMatchObject({ code: 40400 });
    const { companyId } = here;
    const unasked = await world.employer({ companyId, role: 'interviewer', companyStatus: 1 });
    await expect(getScorecard(world.as(unasked), here)).rejects.toMatchObject({ code: 40311 });
  });

  it('waits for its interviewer once the interview is over, until it is handed in', async () => {
    const waiting = async (reader: Ctx<EmployerActor>) =>
      (await listWaitingRounds(reader, { scope: 'own' })).records.map(({ kind, roundId }) => [kind, roundId]);
    const here = await interviewing(world);
    await inviteRound(here);
    expect(await waiting(here.interviewing)).toEqual([]);
    const scored = await scoredRound(world);
    expect(await waiting(scored.interviewing)).toEqual([]);
    afterTheInterview(world);
    expect(await waiting(scored.interviewing)).toEqual([['outcome', scored.roundId]]);
    await handIn(scored.interviewing, scored.roundId);
    expect(await waiting(scored.interviewing)).toEqual([]);
    expect(await waiting(scored.colleagueing)).toEqual([['scorecard', scored.roundId]]);
    await draft(scored.colleagueing, scored.roundId);
    expect(await waiting(scored.colleagueing)).toHaveLength(1);
    expect(await waiting(world.as(await world.employer()))).toEqual([]);
  });
});

describe('what the AI scored', () => {
  it('is kept from whoever is to judge, in reports, lists and kits, until their own card is handed in', async () => {
    const candidate = await reported(world);
    const here = await roundOf(await interviewersOf(candidate));
    const { interviewId } = candidate;
    const all = { q: '', sort: 'updated' as const, positionId: undefined, status: undefined, current: 1, pageSize: 10 };
    const shown = async (ctx: typeof here.company) =>
      (await listCandidates(ctx, all)).records.find((row) => row.applicationId === here.applicationId)?.assessment ??
      null;

    for (const ctx of [here.interviewing, here.colleagueing]) {
      await expect(getInterviewReport(ctx, { interviewId })).rejects.toMatchObject({ code: 41055 });
      expect(await shown(ctx)).toBeNull();
      expect(await getKit(ctx, here)).toMatchObject({ scoresHidden: true, aiInterview: { scores: null } });
    }
    // Not by their place in the list either: to them it is in the order of what happened last.
    world.clock.advance(60_000);
    const other = { ...here, ...(await applyThere(here, '周小河')) };
    await pass(other);
    await acceptedRound(other, { hours: [40] });
    const byScore = async (ctx: typeof here.company) =>
      (await listCandidates(ctx, { ...all, sort: 'score' })).records.map((row) => row.applicationId);
    expect(await byScore(here.interviewing)).toEqual([other.applicationId, here.applicationId]);
    expect(await byScore(here.company)).toEqual([here.applicationId, other.applicationId]);

    // Who judges nothing reads as before.
    expect(await getInterviewReport(here.company, { interviewId })).toMatchObject({ interviewId });
    expect(await shown(here.company)).not.toBeNull();

    afterTheInterview(world);
    await handIn(here.interviewing, here.roundId);
    expect(await getInterviewReport(here.interviewing, { interviewId })).toMatchObject({ interviewId });
    expect(await shown(here.interviewing)).not.toBeNull();
    expect(await getKit(here.interviewing, here)).toMatchObject({ scoresHidden: false });
    await expect(getInterviewReport(here.colleagueing, { interviewId })).rejects.toMatchObject({ code: 41055 });
  });
});

describe('a person who leaves', () => {
  it('as the candidate takes everything along', async () => {
    const here = await scoredRound(world);
    afterTheInterview(world);
    await handIn(here.interviewing, here.roundId);
    await draft(here.colleagueing, here.roundId);
    await personal.erase(world.system(), here.seeker.userId);
    expect(await world.db.selectFrom('application_scorecard').select('id').execute()).toEqual([]);
  });

  it('as an interviewer takes their drafts, and what they handed in stays without their name', async () => {
    const here = await scoredRound(world);
    afterTheInterview(world);
    await handIn(here.interviewing, here.roundId);
    await draft(here.colleagueing, here.roundId);
    for (const { userId } of [here.interviewer, here.colleague]) await personal.erase(world.system(), userId);
    const rows = await world.db.selectFrom('application_scorecard').select(['interviewer_id', 'locked_at']).execute();
    expect(rows).toMatchObject([{ interviewer_id: null, locked_at: expect.any(Date) }]);
  });

  it('of another round leaves this one alone', async () => {
    const here = await scoredRound(world);
    await acceptedRound(await interviewing(world));
    await draft(here.interviewing, here.roundId);
    await personal.erase(world.system(), (await world.seeker()).userId);
    expect(await world.db.selectFrom('application_scorecard').select('id').execute()).toHaveLength(1);
  });
});
