import { getConversation, listConversationMessages, listInterviews, listMyOffers } from '#domains/application/index.ts';
import { listAdditions } from '#domains/matching/index.ts';
import type { Ctx, SeekerAgentActor } from '#server/context.ts';
import { findOfTab, findOpenRounds } from '../find-own.ts';
import { waitingOf, type Waiting } from './chases.ts';
import type { Invited, SecretaryFacts } from './plan.ts';

/** What waits for the seeker, and what waits for companies. */
export async function gather(ctx: Ctx<SeekerAgentActor>): Promise<SecretaryFacts> {
  return {
    rounds: await findOpenRounds(ctx),
    invited: await findInvited(ctx),
    additions: (await listAdditions(ctx, { current: 1, pageSize: 20 })).records,
    offers: (await listMyOffers(ctx)).filter(({ answer }) => answer !== null),
    waiting: await findWaiting(ctx),
  };
}

async function findInvited(ctx: Ctx<SeekerAgentActor>): Promise<Invited[]> {
  const applications = new Map((await findOfTab(ctx, 4)).map((job) => [job.position.positionId, job]));
  const { records } = await listInterviews(ctx, { current: 1, pageSize: 20, side: 'ai', status: 0 });
  return records.flatMap((record): Invited[] => {
    if (record.invitation === null || record.invitation.state !== 'pending') return [];
    const { invitationId, positionId, outline } = record.invitation;
    const job = applications.get(positionId);
    if (job?.application === undefined || job.application === null) return [];
    return [
      {
        invitationId,
        applicationId: job.application.applicationId,
        positionId,
        positionTitle: record.title,
        companyName: record.companyName,
        expiresAt: new Date(record.windowEndsAt),
        outline,
      },
    ];
  });
}

/** Applications in which the company is to do something, with what was last said about each. */
async function findWaiting(ctx: Ctx<SeekerAgentActor>): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  for (const { position, application } of await findOfTab(ctx, 3)) {
    const awaited = application === null ? null : waitingOf(application, ctx.now());
    if (application === null || awaited === null) continue;
    const { applicationId } = application;
    const { closed, mayWrite } = await getConversation(ctx, { applicationId });
    const { messages } = await listConversationMessages(ctx, { applicationId });
    const last = messages.at(-1);
    waiting.push({
      ...awaited,
      applicationId,
      positionId: position.positionId,
      positionTitle: position.title,
      companyName: position.company.name,
      closed: closed !== null || !mayWrite,
      writtenAt: last === undefined ? null : new Date(last.sentAt),
    });
  }
  return waiting;
}
