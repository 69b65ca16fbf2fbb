import { handOverCompany } from '#domains/account/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { Ctx } from '#server/context.ts';
import { findCompanyOfMember } from './profile/queries.ts';
import {
  eraseMember,
  findBlocksOf,
  findJoinRequestsOf,
  personalTables,
  refuseWaitingRequests,
} from './personal-queries.ts';

/** What a person may take along: which company they belong to and which they asked. The company's own data is not theirs. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const company = await findCompanyOfMember(ctx, userId);
  const requests = await findJoinRequestsOf(ctx, userId);
  const blocks = await findBlocksOf(ctx, userId);
  return {
    blockedCompanies: blocks.map((row) => ({ companyName: row.name, blockedAt: row.blocked_at.toISOString() })),
    company: company === undefined ? null : { name: company.name },
    joinRequests: requests.map(({ company_name: companyName, created_at: at, decided_at: decidedAt, ...rest }) => ({
      companyName,
      ...rest,
      at: at.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Takes a person out of their company, in the transaction that erases the rest; the company stays. Where they were its
 * last owner, another member follows them and is told; where nobody is left, whoever waits to join is refused.
 */
async function erase(tx: Ctx, userId: string): Promise<void> {
  await tx.transaction(async (inner) => {
    const company = await findCompanyOfMember(inner, userId);
    if (company !== undefined) await leave(inner, userId, company);
    await eraseMember(inner, userId);
  });
}

async function leave(tx: Ctx, userId: string, company: { readonly id: string; readonly name: string }): Promise<void> {
  const { heir, hasMembers } = await handOverCompany(tx, company.id, userId);
  if (!hasMembers) {
    await refuseWaitingRequests(tx, company.id, '这家公司已没有成员，无法答复申请');
    return;
  }
  if (heir === null) return;
  await sendMessage(tx, {
    to: { userId: heir },
    type: '7',
    kind: 'security',
    title: '您已成为公司管理员',
    content: `${company.name}的原管理员已注销账号，由您接任管理员。`,
    meta: { companyName: company.name, target: { kind: 'members', ids: {} } },
    dedupeKey: `company-heir:${company.id}:${tx.now().getTime()}`,
  });
}

/** A person among companies. */
export const personal = { tables: personalTables, export: exportData, erase };
