import { companyErrors, type createCompany as endpoint } from '@pinjian/contract/company.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { joinCompany } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { isCreditCode } from '../rules.ts';
import { findCompanyOfMember, insertCompany, findHolder } from './queries.ts';
import { objectToFacts, refuseIssues } from './rules.ts';

/**
 * Makes a company and its creator its owner (decisions §5). The same person asking for the same company again gets the
 * same answer.
 * @throws Refusal 40020 for a wrong check character, 40920 for a member of another company, 40921 where a verified
 * company holds the credit code: its people are to be asked instead, unless this is a claim to it.
 */
export async function createCompany(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  refuseIssues(objectToFacts(input, ctx.now().getFullYear()));
  if (!isCreditCode(input.creditCode)) throw new Refusal(companyErrors.badCreditCode);
  const { userId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    const companyId = newId();
    // Joining first: of two attempts at once the second waits here until the first is done.
    if (!(await joinCompany(tx, { userId, companyId, role: 'owner', companyStatus: null }))) {
      const present = await findCompanyOfMember(tx, userId);
      const same = present?.name === input.name && present.credit_code === input.creditCode;
      if (present === undefined || !same) throw new Refusal(companyErrors.alreadyMember);
      return { companyId: present.id };
    }
    const holder = await findHolder(tx, input.creditCode, null);
    if (holder !== undefined && input.claim !== true) throw new Refusal(companyErrors.creditCodeTaken);
    await insertCompany(tx, { ...input, id: companyId, createdBy: userId });
    return { companyId };
  });
}
