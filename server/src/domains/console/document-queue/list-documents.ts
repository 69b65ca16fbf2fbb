import type { listDocuments as endpoint } from '@pinjian/contract/console-document.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { maskName } from '@pinjian/contract/person.ts';
import { listDocumentsInReview } from '#domains/account/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { waitingOf } from '../overview/queries.ts';
import { pageOf } from '../view.ts';
import { requireAdmin } from '../policy.ts';

/** Documents that wait to be compared, who has waited longest first. */
export async function listDocuments(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'realName.decide');
  const rows = await listDocumentsInReview(ctx, input);
  const records = rows.map(({ checkId, documentType, name, submittedAt }) => ({
    checkId,
    documentType,
    maskedName: maskName(name),
    submittedAt: submittedAt.toISOString(),
  }));
  return pageOf(records, (await waitingOf.realName(ctx)).count, input);
}
