import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { interviewTurn } from './interview-room.ts';
import { instant } from './time.ts';

/** Directions that can be tried without signing in. */
export const demoDirections = [
  'backend',
  'product',
  'operation',
  'sales',
  'service',
  'finance',
  'hr',
  'retail',
] as const;
export type DemoDirection = (typeof demoDirections)[number];

/** Longest answer, in characters. */
export const maxDemoAnswer = 2000;

/** A quote of what was said, to the letter. */
const quoted = z.object({ label: z.string(), quote: z.string() });

const questionFeedback = z.object({
  text: z.string(),
  answered: z.boolean(),
  /** Points of the rubric that the answer makes, each with the words that make it. */
  shown: z.array(quoted),
  /** The others: what would have been looked for. */
  missing: z.array(z.string()),
});
export type DemoQuestionFeedback = z.output<typeof questionFeedback>;

export const demoInterview = z.object({
  direction: z.enum(demoDirections),
  /** When everything of it is deleted. */
  expiresAt: instant,
  turns: z.array(interviewTurn),
  /** The open question, from 0, and the turn an answer names; null once it is over. */
  question: z.nullable(z.object({ index: z.int(), total: z.int(), turn: z.int() })),
  /** Once it is over: what was shown in each question. */
  feedback: z.nullable(z.array(questionFeedback)),
});
export type DemoInterview = z.output<typeof demoInterview>;

/** 192 random bits in base64url: whoever has it has the interview, and nobody can guess it. */
const demoId = z.string().check(z.regex(/^[\w-]{32}$/, '体验编号不正确，请重新开始'));

export const startDemo = endpoint({
  method: 'POST',
  path: '/api/demo/start',
  caller: 'anyone',
  summary: '不登录体验两个问题的 AI 面试；内容一小时内删除',
  body: z.object({ direction: z.enum(demoDirections, '请选择一个方向') }),
  output: z.object({ demoId, interview: demoInterview }),
});

export const getDemo = endpoint({
  method: 'GET',
  path: '/api/demo/detail',
  caller: 'anyone',
  summary: '一场体验面试的进度、文字记录和反馈',
  query: z.object({ demoId }),
  output: demoInterview,
});

export const answerDemo = endpoint({
  method: 'POST',
  path: '/api/demo/answer',
  caller: 'anyone',
  summary: '回答体验面试的问题，或请面试官换个说法、跳过',
  body: z.object({
    demoId,
    /** The turn that is answered; a turn answered before changes nothing and is answered with what is. */
    turn: z.int(),
    said: z.union([
      z.object({
        text: z
          .string('请写下你的回答')
          .check(
            z.trim(),
            z.minLength(1, '请写下你的回答'),
            z.maxLength(maxDemoAnswer, `回答最多 ${maxDemoAnswer} 个字，请精简后再发送`),
          ),
      }),
      z.object({ signal: z.enum(['rephrase', 'skip']) }),
    ]),
  }),
  output: demoInterview,
});

export const demoEndpoints = { startDemo, getDemo, answerDemo };
