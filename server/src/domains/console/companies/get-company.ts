import type { getCompany as endpoint } from '@pinjian/contract/console-company.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { maskCreditCode, maskName, maskPhone } from '@pinjian/contract/person.ts';
import { dictLabel, industryName } from '#domains/dictionary/index.ts';
import { companyMembers, lookUpCompany, verificationHistory } from '#domains/company/index.ts';
import { countPositionsByStatus } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { verificationView } from '../company-queue/view.ts';
import { requireAdmin } from '../policy.ts';
import { companySummary } from './view.ts';

/** One company, masked: its people, its verifications, its positions by where they stand. */
export async function getCompany(
  ctx: Ctx<AdminActor>,
  { targetCompanyId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'person.read');
  const row = await lookUpCompany(ctx, targetCompanyId);
  if (row === null) throw new Refusal(errors.notFound);
  const members = await companyMembers(ctx, row.id);
  const verifications = await verificationHistory(ctx, row.id);
  return {
    ...companySummary(row),
    shortName: row.short_name,
    industryName: industryName(row.industry) ?? null,
    staffSizeLabel: dictLabel('staff_size', row.staff_size) ?? null,
    members: members.map(({ userId, personId, name, phone, role, joinedAt }) => ({
      userId,
      personId,
      maskedName: name === null ? null : maskName(name),
      maskedPhone: maskPhone(phone),
      role,
      joinedAt: joinedAt.toISOString(),
    })),
    verifications: verifications.map((entry) => {
      const { creditCode, ...shown } = verificationView(entry);
      return { ...shown, maskedCreditCode: maskCreditCode(creditCode) };
    }),
    positions: [...(await countPositionsByStatus(ctx, row.id))],
  };
}
