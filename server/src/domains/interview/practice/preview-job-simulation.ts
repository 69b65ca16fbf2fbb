import { interviewDifficulties } from '@pinjian/contract/interview.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { previewJobSimulation as endpoint } from '@pinjian/contract/interview-practice.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { planInterview } from '../ai/start/create-interview.ts';
import { outlineOf } from './outline.ts';
import { practicesLeft } from './refuse-too-many-practices.ts';
import { findOpenPractices } from './queries.ts';
import { loadSimulationWish } from './load-simulation-wish.ts';
import { levelOf, subjectOf } from './subject.ts';

/** What a practice would ask about, planned as beginning it now would plan it. Stores nothing, names no question. */
export async function previewJobSimulation(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  const { wish, about } = await loadSimulationWish(ctx, input);
  const { plan } = await planInterview(wish, ctx.now());
  const subjects = interviewDifficulties.map((difficulty) => subjectOf(about, difficulty));
  const open = await findOpenPractices(ctx, userId, subjects);
  return {
    title: wish.title,
    companyName: wish.position?.companyName ?? '',
    ...outlineOf(plan),
    withResume: plan.questions.some(({ source }) => source === 'resume'),
    unfinished: open.map((row) => ({
      interviewId: row.id,
      difficulty: levelOf(row.subject),
      state: row.state,
      windowEndsAt: row.window_ends_at.toISOString(),
    })),
    left: await practicesLeft(ctx, userId),
  };
}
