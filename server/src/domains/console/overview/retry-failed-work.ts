import type { retryFailedWork as endpoint } from '@pinjian/contract/console.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin } from '../policy.ts';
import { retryWork } from './queries.ts';

/**
 * 重试: gives failed work another chance, with as many attempts as at first. Again, while it is on its way, is harmless.
 * @throws Refusal 40400 where there is none such; an event that has arrived since is none.
 */
export async function retryFailedWork(
  ctx: Ctx<AdminActor>,
  { workId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'task.retry');
  await ctx.transaction(async (tx) => {
    const work = await retryWork(tx, workId);
    if (work === null) throw new Refusal(errors.notFound);
    if (work.state === 'waiting') return;
    const act = work.kind === 'task' ? 'taskRetried' : 'eventRetried';
    await recordAudit(tx, { act, object: { kind: work.kind, id: workId }, facts: { name: work.name } });
  });
  return null;
}
