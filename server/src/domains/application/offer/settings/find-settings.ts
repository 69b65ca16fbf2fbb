import { memberReading, type CompanyRole } from '@pinjian/contract/reading.ts';
import { maskPhone } from '@pinjian/contract/person.ts';
import { defaultLetter, type Approvers, type LetterTemplate } from '@pinjian/contract/application-offer-settings.ts';
import { companyMembers } from '#domains/company/index.ts';
import type { Ctx } from '#server/context.ts';
import { findOfferSettings } from './queries.ts';

/** How a company makes offers; the usual way where it set nothing. */
export async function findSettings(
  ctx: Ctx,
  companyId: string,
): Promise<{ version: number; approvers: Approvers; letter: LetterTemplate }> {
  const row = await findOfferSettings(ctx, companyId);
  return { version: row?.version ?? 0, approvers: row?.approvers ?? [], letter: row?.letter ?? defaultLetter };
}

/** A member, by the name that colleagues read. */
export interface Colleague {
  readonly memberId: string;
  readonly name: string;
  readonly role: CompanyRole;
}

/** The members of a company; those who read offers may approve them. */
export async function findColleagues(ctx: Ctx, companyId: string): Promise<Colleague[]> {
  return (await companyMembers(ctx, companyId)).map(({ userId, name, phone, role }) => ({
    memberId: userId,
    name: name ?? maskPhone(phone),
    role,
  }));
}

export function mayApprove({ role }: Pick<Colleague, 'role'>): boolean {
  return memberReading[role].offers === 'all';
}
