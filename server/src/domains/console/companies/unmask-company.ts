import type { unmaskCompany as endpoint } from '@pinjian/contract/console-company.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { companyMembers, lookUpCompany } from '#domains/company/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin } from '../policy.ts';

/** Shows what is masked of a company and its people; that it was looked at, and why, is written down with it. */
export async function unmaskCompany(
  ctx: Ctx<AdminActor>,
  { targetCompanyId, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'person.unmask');
  return ctx.transaction(async (tx) => {
    const row = await lookUpCompany(tx, targetCompanyId);
    if (row === null) throw new Refusal(errors.notFound);
    const members = await companyMembers(tx, row.id);
    await recordAudit(tx, {
      act: 'unmasked',
      object: { kind: 'company', id: row.id },
      reason,
      facts: { fields: 'creditCode,address,members', members: members.length },
    });
    return {
      creditCode: row.credit_code,
      address: row.address,
      members: members.map(({ userId, name, phone }) => ({ userId, name, phone })),
    };
  });
}
