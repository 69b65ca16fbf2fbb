import type { CompanyRole } from '@pinjian/contract/reading.ts';
import type { Ctx } from '#server/context.ts';
import { forgetSessionsOf } from '../session/revoke-family.ts';
import { deleteMembership, lockMembers, updateMemberRole } from './queries.ts';

/** A company's members with their roles, locked until the transaction ends: who goes is decided one after the other. */
export async function lockCompanyMembers(
  tx: Ctx,
  companyId: string,
): Promise<{ readonly userId: string; readonly role: CompanyRole }[]> {
  const rows = await lockMembers(tx, companyId);
  return rows.map((row) => ({ userId: row.user_id, role: row.company_role }));
}

/** Gives a member another role; what is remembered of their sessions is read again at once, on every copy. */
export async function setMemberRole(tx: Ctx, userId: string, role: CompanyRole): Promise<void> {
  await updateMemberRole(tx, userId, role);
  await forgetSessionsOf(tx, userId);
}

/** Ends a membership: from their next call on the person belongs to no company. */
export async function endMembership(tx: Ctx, userId: string): Promise<void> {
  await deleteMembership(tx, userId);
  await forgetSessionsOf(tx, userId);
}

/** Whoever follows the last owner: recruiters know the company's candidates, so they come before interviewers. */
const succession: readonly CompanyRole[] = ['owner', 'recruiter', 'interviewer'];

/**
 * Ends the membership of somebody who is erased. Where they were the last owner, another member becomes one: `heir`.
 */
export async function handOverCompany(
  tx: Ctx,
  companyId: string,
  userId: string,
): Promise<{ readonly heir: string | null; readonly hasMembers: boolean }> {
  const others = (await lockMembers(tx, companyId)).filter((row) => row.user_id !== userId);
  await endMembership(tx, userId);
  const [heir] = others.toSorted(
    (a, b) =>
      succession.indexOf(a.company_role) - succession.indexOf(b.company_role) ||
      a.joined_at.getTime() - b.joined_at.getTime(),
  );
  if (heir === undefined || heir.company_role === 'owner') return { heir: null, hasMembers: heir !== undefined };
  await setMemberRole(tx, heir.user_id, 'owner');
  return { heir: heir.user_id, hasMembers: true };
}
