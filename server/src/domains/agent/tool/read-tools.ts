import * as z from 'zod/mini';
import { id } from '@pinjian/contract/ids.ts';
import { positionQuery } from '@pinjian/contract/position-search.ts';
import {
  listActiveDeliveries,
  listCandidates,
  listConversationMessages,
  listInterviews,
  listMyOffers,
  listTargetJobs,
} from '#domains/application/index.ts';
import { listApplicationMatches, listRecommendedPositions, listRecommendedTalents } from '#domains/matching/index.ts';
import { getPosition, getPositionForEdit, listPositions, searchPositions } from '#domains/position/index.ts';
import { defaultSnapshots } from '#domains/resume/index.ts';
import type { AgentActor, Ctx } from '#server/context.ts';
import { employerTool, seekerTool, type Tool } from '#server/tool.ts';

const page = {
  current: z._default(z.int().check(z.minimum(1), z.maximum(100)), 1),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(20)), 10),
};
const ofApplication = z.object({ applicationId: id });
const nothing = z.object({});
const candidates = z.object({
  ...page,
  positionId: z.optional(id),
  q: z._default(z.string().check(z.maxLength(40)), ''),
});

const readMessages = async (ctx: Ctx<AgentActor>, { applicationId }: z.output<typeof ofApplication>) =>
  listConversationMessages(ctx, { applicationId });

/** What a seeker's assistant may look at: what the seeker sees themselves. */
const forSeekers = [
  seekerTool({
    name: 'searchPositions',
    label: '搜索职位',
    says: '按一句话搜索在招职位，像人在搜索框里写的那样：杭州 前端 双休 15K以上。附上每个词被理解成什么。',
    act: 'read',
    input: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), ...page }),
    run: async (ctx, asked) => {
      const { records, total, totalCapped, understood } = await searchPositions(ctx, positionQuery.parse(asked));
      return { records, total, totalCapped, understood: understood.map(({ kind, text }) => ({ kind, text })) };
    },
  }),
  seekerTool({
    name: 'listRecommendedPositions',
    label: '查看推荐的职位',
    says: '按求职意向和简历推荐的在招职位，最合适的在前，附上合适与不足之处。',
    act: 'read',
    input: nothing,
    run: async (ctx) => ({ records: (await listRecommendedPositions(ctx, {})).records.slice(0, 20) }),
  }),
  seekerTool({
    name: 'getPosition',
    label: '查看职位',
    says: '一个职位的全部内容和状态。',
    act: 'read',
    input: z.object({ positionId: id }),
    run: getPosition,
  }),
  seekerTool({
    name: 'listMyPositions',
    label: '查看收藏和投递',
    says: '求职者的职位：tab 1 收藏、2 推荐、3 已投递和进行中。附上投递进展。',
    act: 'read',
    input: z.object({ tab: z.union([z.literal(1), z.literal(2), z.literal(3)]), ...page }),
    run: listTargetJobs,
  }),
  seekerTool({
    name: 'listInterviews',
    label: '查看面试',
    says: '求职者的 AI 面试和真人面试，等待答复的在前。',
    act: 'read',
    input: z.object(page),
    run: listInterviews,
  }),
  seekerTool({
    name: 'listOffers',
    label: '查看 Offer',
    says: '求职者收到的 Offer。接受或拒绝只能由本人在平台上做。',
    act: 'read',
    input: nothing,
    run: async (ctx) => ({ offers: await listMyOffers(ctx) }),
  }),
  seekerTool({
    name: 'getMyResume',
    label: '查看自己的简历',
    says: '求职者的默认简历，不含联系方式。',
    act: 'read',
    input: nothing,
    run: async (ctx) => ({ resume: (await defaultSnapshots(ctx, [ctx.actor.userId])).get(ctx.actor.userId) ?? null }),
  }),
  seekerTool({
    name: 'listMessages',
    label: '查看对话',
    says: '一次投递的对话，新的在后。',
    act: 'read',
    input: ofApplication,
    run: readMessages,
  }),
];

/** What an employer's assistant may look at: what that member sees, with the same masks. */
const forEmployers = [
  employerTool({
    name: 'listPositions',
    label: '查看公司的职位',
    says: '公司的职位，最近改动的在前。',
    act: 'read',
    input: z.object({ ...page, q: z._default(z.string().check(z.maxLength(40)), '') }),
    run: listPositions,
  }),
  employerTool({
    name: 'getPosition',
    label: '查看职位',
    says: '公司一个职位的全部内容。',
    act: 'read',
    input: z.object({ positionId: id }),
    run: getPositionForEdit,
  }),
  employerTool({
    name: 'listDeliveries',
    label: '查看待筛选的投递',
    says: '等待筛选的投递，可以按职位看。',
    act: 'read',
    input: candidates,
    run: async (ctx, { positionId, ...rest }) =>
      listActiveDeliveries(ctx, { ...rest, ...(positionId !== undefined && { positionId }) }),
  }),
  employerTool({
    name: 'listCandidates',
    label: '查看候选人',
    says: '候选人和各自的进展，可以按职位看。',
    act: 'read',
    input: candidates,
    run: async (ctx, { positionId, ...rest }) =>
      listCandidates(ctx, { ...rest, sort: 'updated', ...(positionId !== undefined && { positionId }) }),
  }),
  employerTool({
    name: 'listCandidateMatches',
    label: '查看候选人与要求的符合情况',
    says: '几次投递的简历与职位要求逐条比较，附上简历原文。',
    act: 'read',
    input: z.object({ applicationIds: z.array(id).check(z.minLength(1), z.maxLength(20)) }),
    run: async (ctx, input) => ({ matches: await listApplicationMatches(ctx, input) }),
  }),
  employerTool({
    name: 'listRecommendedTalents',
    label: '查看推荐的人才',
    says: '适合一个在招职位的人才，姓名和联系方式已隐去。',
    act: 'read',
    input: z.object({ ...page, positionId: id }),
    run: listRecommendedTalents,
  }),
  employerTool({
    name: 'listMessages',
    label: '查看对话',
    says: '与一位候选人的对话，新的在后。',
    act: 'read',
    input: ofApplication,
    run: readMessages,
  }),
];

/** Reads that assistants are given, through operations that are open to agents. */
export const readTools: readonly Tool[] = [...forSeekers, ...forEmployers];
