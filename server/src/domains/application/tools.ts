import * as z from 'zod/mini';
import { inviteToAiInterview as inviteEndpoint } from '@pinjian/contract/application-candidate.ts';
import { conversationWords } from '@pinjian/contract/application-conversation.ts';
import {
  inviteToRound as roundEndpoint,
  proposeOtherTimes as proposeEndpoint,
} from '@pinjian/contract/application-round.ts';
import { id } from '@pinjian/contract/ids.ts';
import { newId } from '#platform/core/ids.ts';
import type { AgentActor, Ctx } from '#server/context.ts';
import { bodyOf, employerTool, seekerTool, type ToolDone } from '#server/tool.ts';
import { askContact } from './conversation/ask-contact.ts';
import { sendConversationMessage } from './conversation/send-conversation-message.ts';
import { inviteToAiInterview } from './invitation/invite-to-ai-interview.ts';
import { applyToPosition } from './pipeline/apply-to-position.ts';
import { inviteToRound } from './round/invite-to-round.ts';
import { proposeOtherTimes } from './round/propose-other-times.ts';

const message = z.object({ applicationId: id, words: conversationWords });
const roundBody = bodyOf(roundEndpoint);
/** `words`: the note to the candidate as the agent's owner left it. */
const roundInvitation = z.extend(roundBody, { words: z.optional(roundBody.shape.note) });
const proposeBody = bodyOf(proposeEndpoint);
/** `words`: the note to the company as the agent's owner left it. */
const timesProposal = z.extend(proposeBody, { words: z.optional(proposeBody.shape.note) });

async function send(ctx: Ctx<AgentActor>, { applicationId, words }: z.output<typeof message>): Promise<ToolDone> {
  const sent = await sendConversationMessage(ctx, { applicationId, words, key: newId() });
  return {
    subject: { applicationId },
    undo: { way: 'withdrawMessage', applicationId, messageId: sent.messageId },
  };
}

/** What agents do with applications. */
export const tools = [
  seekerTool({
    name: 'applyToPosition',
    label: '投递职位',
    says: '投递一个职位，附上此刻的简历。只在求职者想要这个职位时使用。',
    act: 'apply',
    input: z.object({ positionId: id, resumeId: z.optional(id) }),
    run: async (ctx, input) => {
      const { applicationId } = await applyToPosition(ctx, input);
      return { subject: { applicationId }, undo: { way: 'withdrawApplication', applicationId } };
    },
  }),
  seekerTool({
    name: 'proposeOtherTimes',
    label: '提出其他面试时间',
    says: '对一场真人面试提出其他时间，由企业改约或维持。原时间不合适时使用。',
    act: 'proposeTimes',
    input: timesProposal,
    run: async (ctx, { words, ...input }) => {
      const { application } = await proposeOtherTimes(ctx, { ...input, note: words ?? input.note });
      return { subject: { applicationId: application.applicationId } };
    },
  }),
  seekerTool({
    name: 'sendMessage',
    label: '发消息',
    says: '在一次投递的对话里给企业发一条消息。',
    act: 'sendMessage',
    input: message,
    run: send,
  }),
  employerTool({
    name: 'inviteToAiInterview',
    label: '邀请 AI 面试',
    says: '邀请候选人参加 AI 面试，花费额度。',
    act: 'inviteToAiInterview',
    input: bodyOf(inviteEndpoint),
    run: async (ctx, input) => {
      const { applicationId } = input;
      await inviteToAiInterview(ctx, input);
      return { subject: { applicationId }, undo: { way: 'takeBackInvitation', applicationId } };
    },
  }),
  employerTool({
    name: 'inviteToRound',
    label: '邀请真人面试',
    says: '邀请候选人参加真人面试，给出时间、形式、地点和面试官。',
    act: 'inviteToRealInterview',
    input: roundInvitation,
    run: async (ctx, { words, ...input }) => {
      const { round } = await inviteToRound(ctx, { ...input, note: words ?? input.note });
      return { subject: { applicationId: input.applicationId, roundId: round.roundId } };
    },
  }),
  employerTool({
    name: 'sendMessage',
    label: '发消息',
    says: '在一位候选人的对话里发一条消息。',
    act: 'sendMessage',
    input: message,
    run: send,
  }),
  employerTool({
    name: 'askContact',
    label: '请求交换联系方式',
    says: '请候选人同意交换联系方式，可能花费额度。',
    act: 'askContact',
    input: z.object({ applicationId: id }),
    run: async (ctx, { applicationId }) => {
      await askContact(ctx, { applicationId });
      return { subject: { applicationId } };
    },
  }),
];
