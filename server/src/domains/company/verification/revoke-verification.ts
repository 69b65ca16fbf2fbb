import { verification } from '@pinjian/contract/company.ts';
import { setCompanyStatus } from '#domains/account/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { Ctx } from '#server/context.ts';
import { lockCompany, updateCompanyRow } from '../profile/queries.ts';
import { recordRevocation } from './queries.ts';

const reason =
  '平台核对营业执照后，已将该统一社会信用代码移交给另一家企业，本公司的认证随之撤销，招聘中的职位已暂停。如有异议，请重新提交认证';

/**
 * Takes a company's verification away because its credit code is another's, in the transaction that hands it over: its
 * people keep the company and may submit again, its open positions are paused by whoever hears the event.
 */
export async function revokeVerification(tx: Ctx, companyId: string): Promise<void> {
  const company = await lockCompany(tx, companyId);
  const verificationId = await recordRevocation(tx, companyId, reason);
  await updateCompanyRow(tx, companyId, { verification_status: verification.failed });
  await setCompanyStatus(tx, companyId, verification.failed);
  await tx.emit('company.verificationFailed', { companyId, reason });
  await sendMessage(tx, {
    to: { companyId, about: 'company' },
    type: '7',
    kind: 'review',
    title: '企业认证已撤销',
    content: `${company.name}的企业认证已撤销。原因：${reason}。`,
    meta: { companyName: company.name, target: { kind: 'company', ids: {} } },
    dedupeKey: `verification-revoked:${verificationId ?? companyId}`,
  });
}
