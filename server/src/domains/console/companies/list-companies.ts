import type { listCompanies as endpoint } from '@pinjian/contract/console-company.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { lookUpCompanies } from '#domains/company/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { requireAdmin } from '../policy.ts';
import { companySummary } from './view.ts';

/** Companies, verified or not, made last first; codes are masked, also where one was looked for. */
export async function listCompanies(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'person.read');
  const { records, ...page } = await lookUpCompanies(ctx, input);
  return { ...page, records: records.map(companySummary) };
}
