import type { MyRound } from '@pinjian/contract/application-round.ts';
import type { TargetJob } from '@pinjian/contract/application.ts';
import { getInterview, getInterviewFeedback, listPracticeSeries } from '#domains/interview/index.ts';
import { listInterviews } from '#domains/application/index.ts';
import { findMyMatches } from '#domains/matching/index.ts';
import { getPosition } from '#domains/position/index.ts';
import type { Ctx, SeekerAgentActor } from '#server/context.ts';
import { findOfTab, findOpenRounds, isOpenNow } from '../find-own.ts';
import type { Ahead } from './brief.ts';
import type { Aim, CoachFacts, Rated } from './plan.ts';

/** Interviews with feedback that are read in one look, and interviews ahead. */
const mostRated = 3;
const mostAhead = 5;

/** What interviews showed, what comes next, and what the seeker works towards. */
export async function gather(ctx: Ctx<SeekerAgentActor>): Promise<CoachFacts> {
  return {
    rated: await findRated(ctx),
    ahead: await findAhead(ctx),
    aims: await findAims(ctx),
    practisedAt: await findPractisedAt(ctx),
  };
}

async function findRated(ctx: Ctx<SeekerAgentActor>): Promise<Rated[]> {
  const { records } = await listInterviews(ctx, { current: 1, pageSize: 20, side: 'ai', status: 1 });
  const rated: Rated[] = [];
  for (const record of records) {
    if (record.interviewId === null || !record.feedbackReady || rated.length === mostRated) continue;
    const { interviewId } = record;
    const { practice } = await getInterview(ctx, { interviewId });
    const { competencies, practice: isPractice } = await getInterviewFeedback(ctx, { interviewId });
    rated.push({
      interviewId,
      positionId: practice !== null && 'jobId' in practice.source ? practice.source.jobId : null,
      title: record.title,
      practice: isPractice,
      endedAt: new Date(record.endedAt ?? record.createdAt),
      competencies,
    });
  }
  return rated.toSorted((a, b) => b.endedAt.getTime() - a.endedAt.getTime());
}

async function findAhead(ctx: Ctx<SeekerAgentActor>): Promise<Ahead[]> {
  const rounds = (await findOpenRounds(ctx)).filter(({ state, startsAt }) => state === 'accepted' && startsAt !== null);
  const held = (await findOfTab(ctx, 4)).filter(({ application }) => isToBeHeld(application));
  const drafts = [...rounds.map(roundAhead), ...(await interviewsAhead(ctx, held))]
    .filter(({ at }) => at > ctx.now())
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, mostAhead);
  const matches = await findMyMatches(
    ctx,
    drafts.map(({ position }) => position.positionId),
  );
  const ahead: Ahead[] = [];
  for (const draft of drafts) {
    const match = matches.get(draft.position.positionId) ?? null;
    // A position that has a match is one that may be read.
    const detail = match === null ? null : await getPosition(ctx, { positionId: draft.position.positionId });
    ahead.push({ ...draft, match, detail });
  }
  return ahead;
}

type Draft = Omit<Ahead, 'detail' | 'match'>;

function roundAhead(round: MyRound): Draft {
  const { roundId, applicationId, position, companyName, startsAt, name, form, minutes, place, note, interviewers } =
    round;
  return {
    applicationId,
    roundId,
    interviewId: null,
    at: new Date(startsAt ?? 0),
    position: { ...position, companyName },
    name,
    minutes,
    facts: [
      { label: '形式', value: form.label },
      { label: '地点或链接', value: place },
      { label: '面试官', value: interviewers.map((each) => each.name).join('、') },
      { label: '对方的说明', value: note },
    ],
    outline: null,
  };
}

function isToBeHeld(application: TargetJob['application']): boolean {
  return application?.state === 31 && application.invitation?.interviewId !== null;
}

async function interviewsAhead(ctx: Ctx<SeekerAgentActor>, jobs: readonly TargetJob[]): Promise<Draft[]> {
  const ahead: Draft[] = [];
  for (const { position, application } of jobs) {
    const interviewId = application?.invitation?.interviewId;
    if (application === null || interviewId === undefined || interviewId === null) continue;
    const { windowEndsAt, minutes, questionCount, companyName } = await getInterview(ctx, { interviewId });
    ahead.push({
      applicationId: application.applicationId,
      roundId: null,
      interviewId,
      at: new Date(windowEndsAt),
      position: { positionId: position.positionId, title: position.title, companyName },
      name: 'AI 面试',
      minutes,
      facts: [
        { label: '题数', value: `${questionCount} 题` },
        { label: '形式', value: '文字面试，可以自己选时间开始' },
      ],
      outline: null,
    });
  }
  return ahead;
}

async function findAims(ctx: Ctx<SeekerAgentActor>): Promise<Aim[]> {
  const jobs = [...(await findOfTab(ctx, 3)), ...(await findOfTab(ctx, 1)), ...(await findOfTab(ctx, 2))];
  return jobs
    .filter(({ position }) => isOpenNow(position))
    .map(({ position }) => ({
      positionId: position.positionId,
      title: position.title,
      companyName: position.company.name,
    }));
}

async function findPractisedAt(ctx: Ctx<SeekerAgentActor>): Promise<Date | null> {
  const { records } = await listPracticeSeries(ctx, { current: 1, pageSize: 1 });
  const times = records.flatMap(({ sittings }) => sittings.map(({ createdAt }) => createdAt));
  const newest = times.toSorted().at(-1);
  return newest === undefined ? null : new Date(newest);
}
