import type { getHomeCounters as endpoint } from '@pinjian/contract/application.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { countCollected } from '#domains/position/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { countTabs } from './queries.ts';

/** The seven counters of spec §3: each is the length of the list behind it, always. */
export async function getHomeCounters(ctx: Ctx<SeekerActor>): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  const tabs = await countTabs(ctx, userId);
  return {
    collectJobCount: await countCollected(ctx, userId),
    aiJobCount: tabs[2],
    activeJobCount: tabs[3],
    aiAuditionJobCount: tabs[4],
    personInterviewCount: tabs[5],
    offerCount: tabs[6],
    noPassCount: tabs[7],
  };
}
