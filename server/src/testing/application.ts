import type { Step } from '@pinjian/contract/application-pipeline.ts';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { openApplication } from '#domains/application/contact/open-application.ts';
import { getMyApplication } from '#domains/application/home/get-my-application.ts';
import { inviteToAiInterview } from '#domains/application/invitation/invite-to-ai-interview.ts';
import { applyToPosition } from '#domains/application/pipeline/apply-to-position.ts';
import { passResume } from '#domains/application/pipeline/pass-resume.ts';
import { rejectCandidate } from '#domains/application/pipeline/reject-candidate.ts';
import type { Task } from '#platform/queue/task.ts';
import type { Ctx, EmployerActor, SeekerActor } from '#server/context.ts';
import { verifiedOwner } from './company.ts';
import { openPosition } from './position.ts';
import { confirmedResume, sampleContent } from './resume.ts';
import type { World } from './world.ts';

/** A company with an open position, and its owner's view of the world. */
export interface Hiring {
  readonly world: World;
  readonly owner: EmployerActor & { companyId: string };
  readonly company: Ctx<EmployerActor>;
  readonly companyId: string;
  readonly positionId: string;
}

/** The same with one seeker who has applied. */
export interface Delivered extends Hiring {
  readonly seeker: SeekerActor;
  readonly mine: Ctx<SeekerActor>;
  readonly resumeId: string;
  readonly applicationId: string;
  readonly application: MyApplication;
}

/** A verified company, 青禾科技, that looks for a 后端工程师. */
export async function hiring(world: World, changes: Partial<PositionContent> = {}): Promise<Hiring> {
  const owner = await verifiedOwner(world, { name: '青禾科技' });
  const positionId = await openPosition(world, owner, { title: '后端工程师', ...changes });
  return { world, owner, company: world.as(owner), companyId: owner.companyId, positionId };
}

/** A seeker of this name with a confirmed default resume. */
export async function seekerWithResume(
  world: World,
  name = '林小满',
): Promise<{ seeker: SeekerActor; mine: Ctx<SeekerActor>; resumeId: string }> {
  const seeker = await world.seeker();
  const { basics } = sampleContent();
  const resumeId = await confirmedResume(world, seeker, sampleContent({ basics: { ...basics, name } }));
  return { seeker, mine: world.as(seeker), resumeId };
}

/** A seeker who applies there. */
export async function applyThere(here: Hiring, name?: string): Promise<Delivered> {
  const someone = await seekerWithResume(here.world, name);
  const application = await applyToPosition(someone.mine, { positionId: here.positionId });
  return { ...here, ...someone, application, applicationId: application.applicationId };
}

export async function delivered(world: World): Promise<Delivered> {
  return applyThere(await hiring(world));
}

interface Chosen {
  readonly applicationId: string;
  readonly from: Step;
  readonly version: number;
}

/** How the company names the row in a move made now. */
export async function asEmployer({
  world,
  applicationId,
}: Pick<Delivered, 'world' | 'applicationId'>): Promise<Chosen> {
  const row = await applicationRow(world, applicationId);
  return { applicationId, from: row.status, version: row.version };
}

/** How the seeker names it, and the application as they see it. */
export async function asSeeker(
  here: Pick<Delivered, 'mine' | 'positionId'>,
): Promise<Chosen & { readonly application: MyApplication }> {
  const { application } = await getMyApplication(here.mine, here);
  if (application === null) throw new Error('there is no application');
  const { applicationId, state, version } = application;
  return { applicationId, from: state, version, application };
}

export async function pass(here: Delivered) {
  return passResume(here.company, await asEmployer(here));
}

export async function reject(here: Delivered, more: { releaseNow?: boolean } = {}) {
  const chosen = await asEmployer(here);
  return rejectCandidate(here.company, { ...chosen, reason: 3, note: '缺少并发经验', releaseNow: false, ...more });
}

/** Invites to an AI interview; answers the invitation's id. */
export async function invite(here: Delivered): Promise<string> {
  const { invitation } = await inviteToAiInterview(here.company, await asEmployer(here));
  if (invitation === null) throw new Error('there is no invitation');
  return invitation.invitationId;
}

export async function runTask(world: World, task: Task<never>): Promise<void> {
  await task.run(world.system() as never, {} as never);
}

/** The row with what it holds encrypted. */
export async function applicationRow(world: World, id: string) {
  const row = await world.db
    .selectFrom('application_application')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return openApplication(world.system(), row);
}

/** Events of an application in their order: `passResume 1>2 employer`. */
export async function eventsOf({
  world,
  applicationId,
}: Pick<Delivered, 'world' | 'applicationId'>): Promise<string[]> {
  const rows = await world.db
    .selectFrom('application_event')
    .select(['move', 'from_step', 'to_step', 'mover'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();
  return rows.map((row) => `${row.move} ${row.from_step}>${row.to_step} ${row.mover}`);
}

/** Messages about applications to a seeker or a company, in their order. */
export async function messagesTo(world: World, recipientId: string) {
  return world.db
    .selectFrom('message_message')
    .select(['message_type as type', 'content', 'meta'])
    .where('recipient_id', '=', recipientId)
    .where('dedupe_key', 'like', 'application:%')
    .orderBy('id')
    .execute();
}
