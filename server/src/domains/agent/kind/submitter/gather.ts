import type { Step } from '@pinjian/contract/application-pipeline.ts';
import { findMyMatches } from '#domains/matching/index.ts';
import { listConversationMessages } from '#domains/application/index.ts';
import type { Ctx, SeekerAgentActor } from '#server/context.ts';
import { findResumeToSend } from '../find-resume.ts';
import type { AgentFacts } from '../../run/planner.ts';
import { findAllOfTab, findOfTab, hasBegun, isOpenNow } from '../find-own.ts';
import type { Spoken, SubmitterFacts, Target } from './plan.ts';

/** The resume that is sent, what could be applied to, and what companies wrote. */
export async function gather(ctx: Ctx<SeekerAgentActor>, { slip }: AgentFacts): Promise<SubmitterFacts> {
  const { userId } = ctx.actor;
  const resume = await findResumeToSend(ctx, userId, slip.resumeId);
  return { resume, targets: await findTargets(ctx), spoken: await findSpoken(ctx) };
}

async function findTargets(ctx: Ctx<SeekerAgentActor>): Promise<Target[]> {
  const collected = await findOfTab(ctx, 1);
  const recommended = await findOfTab(ctx, 2);
  const open = new Map(
    [
      ...recommended.map((each) => ({ each, from: 'recommended' as const })),
      // What they collected themselves counts as that, whoever recommended it too.
      ...collected.map((each) => ({ each, from: 'collected' as const })),
    ]
      .filter(({ each }) => isOpenNow(each.position) && !hasBegun(each) && mayApply(each))
      .map(({ each, from }) => [each.position.positionId, { position: each.position, from }]),
  );
  const matches = await findMyMatches(ctx, [...open.keys()]);
  return [...open.values()].flatMap(({ position, from }) => {
    const match = matches.get(position.positionId);
    return match === undefined ? [] : [{ position, match, from }];
  });
}

/** Who was rejected there may have to wait. */
function mayApply({ application }: Awaited<ReturnType<typeof findOfTab>>[number]): boolean {
  return application === null || application.applyAgainAt === null;
}

async function findSpoken(ctx: Ctx<SeekerAgentActor>): Promise<Spoken[]> {
  // A message moves no application: who was written to last may stand anywhere in the list.
  const going = (await findAllOfTab(ctx, 3)).flatMap(({ position, application }) =>
    application === null || ended.includes(application.state) ? [] : [{ position, application }],
  );
  const matches = await findMyMatches(
    ctx,
    going.map(({ position }) => position.positionId),
  );
  const spoken: Spoken[] = [];
  for (const { position, application } of going) {
    const { applicationId, state, appliedAt } = application;
    const { messages } = await listConversationMessages(ctx, { applicationId });
    spoken.push({
      applicationId,
      positionId: position.positionId,
      positionTitle: position.title,
      companyName: position.company.name,
      freshSince: state === 1 && appliedAt !== null ? new Date(appliedAt) : null,
      match: matches.get(position.positionId) ?? null,
      messages,
    });
  }
  return spoken;
}

/** Withdrawn, and turned down. */
const ended: readonly Step[] = [0, 6];
