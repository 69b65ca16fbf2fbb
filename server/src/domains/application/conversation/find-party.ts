import type { Closing, Side } from '@pinjian/contract/application-conversation.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { isLeaving, refuseUnassigned, requirePermission, requireReading } from '#domains/account/index.ts';
import { findCoveringBlock, hasMembers } from '#domains/company/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AgentActor, Ctx, Employing, Seeking, SignedInActor } from '#server/context.ts';
import { isContactShown } from '../candidate/view.ts';
import { findApplication, type ApplicationRow } from '../pipeline/queries.ts';
import { findConversation } from './queries.ts';
import { closingOf, hasBegun } from './rules.ts';

/** Somebody who reads a conversation, and what it stands on. */
export interface Party {
  readonly side: Side;
  readonly userId: string;
  readonly row: ApplicationRow;
  readonly mayWrite: boolean;
  /** The company knows the seeker's contact: nothing is hidden in what both write. */
  readonly contactShown: boolean;
}

/**
 * The caller's side of a conversation: the seeker's own application, or one that the member reads.
 * @throws Refusal 40400 for one that is not theirs or has not begun, 40310 and 40311 for who reads no candidates or not
 * this one
 */
export async function findParty(ctx: Ctx<SignedInActor | AgentActor>, applicationId: string): Promise<Party> {
  const { actor } = ctx;
  if (actor.kind === 'admin') throw new Refusal(errors.notFound);
  const isSeeker = actor.kind === 'seeker' || actor.kind === 'seekerAgent';
  const row = isSeeker ? await findOfSeeker(ctx, actor, applicationId) : await findOfMember(ctx, actor, applicationId);
  if (!hasBegun(row) && (await findConversation(ctx, applicationId)) === undefined) throw new Refusal(errors.notFound);
  return {
    side: isSeeker ? 'seeker' : 'company',
    userId: actor.userId,
    row,
    mayWrite: isSeeker || actor.permissions.includes('candidate.move'),
    contactShown: isContactShown(row) || row.contact_agreed_at !== null,
  };
}

async function findOfSeeker(ctx: Ctx, actor: Seeking, applicationId: string): Promise<ApplicationRow> {
  const row = await findApplication(ctx, applicationId);
  if (row?.seeker_id !== actor.userId) throw new Refusal(errors.notFound);
  return row;
}

async function findOfMember(ctx: Ctx, actor: Employing, applicationId: string): Promise<ApplicationRow> {
  const scope = requireReading(actor, 'candidates');
  const found = await findApplication(ctx, applicationId);
  const row = found?.company_id === scope.companyId ? found : undefined;
  await refuseUnassigned(ctx, scope, row?.id ?? null);
  if (row === undefined || (await isLeaving(ctx, row.seeker_id))) throw new Refusal(errors.notFound);
  return row;
}

/** @throws Refusal 40311 for a member who reads and may not write */
export function requireWriting(ctx: Ctx<SignedInActor | AgentActor>): void {
  if (ctx.actor.kind === 'employer' || ctx.actor.kind === 'employerAgent')
    requirePermission(ctx.actor, 'candidate.move');
}

/**
 * Why nothing can be written here; null while it can. That the seeker blocked the company is theirs to know: the company
 * writes on, and is not read.
 */
export async function findClosing(ctx: Ctx, { side, row }: Pick<Party, 'side' | 'row'>): Promise<Closing | null> {
  const closing = closingOf(row);
  if (closing !== null) return closing;
  if (!(await hasMembers(ctx, row.company_id))) return 'companyClosed';
  return side === 'seeker' && (await isBlocked(ctx, row)) ? 'blocked' : null;
}

export async function isBlocked(ctx: Ctx, row: ApplicationRow): Promise<boolean> {
  return (await findCoveringBlock(ctx, { seekerId: row.seeker_id, companyId: row.company_id })) !== null;
}
