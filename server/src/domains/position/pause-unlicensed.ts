import { companyName, endedAgencies } from '#domains/company/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { Ctx } from '#server/context.ts';
import { hidePosition } from './hide.ts';
import { findOpenIds, findPositionsByIds } from './queries.ts';
import { isForOthers } from './rules.ts';

/**
 * Whoever recruits for others does so by a licence (decisions §16): the day after its last one their positions for others
 * are paused, and their people are told why and what to do. What they recruit for themselves stays on show.
 */
export async function pauseUnlicensed(ctx: Ctx): Promise<void> {
  for (const { companyId, endedOn } of await endedAgencies(ctx))
    await ctx.transaction((tx) => pauseForOthers(tx, companyId, endedOn));
}

async function pauseForOthers(tx: Ctx, companyId: string, endedOn: string): Promise<void> {
  const open = await findPositionsByIds(tx, await findOpenIds(tx, companyId));
  const forOthers = open.filter(({ content }) => content !== null && isForOthers(content));
  if (forOthers.length === 0) return;
  for (const { id } of forOthers) await hidePosition(tx, companyId, id, 'pause');
  await sendMessage(tx, {
    to: { companyId, about: 'positions' },
    type: '7',
    kind: 'review',
    title: '人力资源服务许可证已到期',
    content: `许可证有效期至 ${endedOn}，代招和猎头职位已暂停，共 ${forOthers.length} 个。提交新的许可证并通过审核后，可以重新发布。`,
    meta: { companyName: await companyName(tx, companyId), target: { kind: 'company', ids: {} } },
    dedupeKey: `agency-licence-ended:${companyId}:${endedOn}`,
  });
}
