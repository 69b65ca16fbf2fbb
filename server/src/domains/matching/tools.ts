import * as z from 'zod/mini';
import { errors } from '@pinjian/contract/errors.ts';
import { id } from '@pinjian/contract/ids.ts';
import { addTalent as addEndpoint } from '@pinjian/contract/matching-talent.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { bodyOf, employerTool, seekerTool } from '#server/tool.ts';
import { recommendByAgent } from './push/recommend-by-agent.ts';
import { addTalent } from './talent/add.ts';
import { requireTalent } from './talent/get-talent.ts';
import { findOpenFacts } from './talent/queries.ts';
import { requireSearcher } from './talent/policy.ts';

/** What agents do with matches. */
export const tools = [
  seekerTool({
    name: 'recommend',
    label: '推荐',
    says: '把一个合适的职位放进求职者的 AI直推，附上理由。企业不会知道。',
    act: 'recommend',
    input: z.object({ positionId: id }),
    run: async (ctx, { positionId }) => {
      const applicationId = await recommendByAgent(ctx, { seekerId: ctx.actor.userId, positionId });
      return { subject: { applicationId }, undo: { way: 'dropRecommendation', applicationId } };
    },
  }),
  employerTool({
    name: 'recommend',
    label: '推荐',
    says: '把一位合适的人才放进职位的推荐，附上理由。对方不会知道。',
    act: 'recommend',
    input: z.object({ positionId: id, resumeId: id }),
    run: async (ctx, { positionId, resumeId }) => {
      const searcher = await requireSearcher(ctx);
      const { companyId } = searcher;
      if ((await findOpenFacts(ctx, { positionId, companyId })) === undefined) throw new Refusal(errors.notFound);
      const { seekerId } = await requireTalent(ctx, searcher, resumeId);
      const applicationId = await recommendByAgent(ctx, { seekerId, positionId });
      return { subject: { applicationId }, undo: { way: 'dropRecommendation', applicationId } };
    },
  }),
  employerTool({
    name: 'addTalent',
    label: '加入候选人',
    says: '把一位人才加入候选人：对方会收到通知并答复。',
    act: 'addTalent',
    input: bodyOf(addEndpoint),
    run: async (ctx, input) => {
      const { applicationId } = await addTalent(ctx, input);
      return { subject: { applicationId } };
    },
  }),
];
