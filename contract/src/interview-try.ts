import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { instant } from './time.ts';

/** Longest answer that is given once more, in characters. */
export const maxTryText = 2000;

export const tryErrors = errorCodes({
  tryNotHere: { code: 40967, message: '招聘方发起的面试不能再答一次，可以用模拟面试练同类的题' },
  tryNotAsked: { code: 40968, message: '这一题当时没有问到，不能再答' },
  /** data: {perDay} */
  tooManyTries: { code: 42952, message: '24 小时内再答的次数已经用完，请明天再来' },
});

/** What a rewritten sentence is made of: one's own words, fixed words around them, the name of a point, a blank to fill in. */
const rewritePieces = ['own', 'frame', 'topic', 'blank'] as const;
export const rewrite = z.object({
  /** What the next step is like, in the words of the question's own scale. */
  towards: z.string(),
  /** In their order, they are the sentence; nothing in it that was neither said nor fixed before. */
  parts: z.array(z.object({ piece: z.enum(rewritePieces), text: z.string() })),
});
export type Rewrite = z.output<typeof rewrite>;

/** One answer given again, beside the first. */
const answerTry = z.object({
  /** From 1. */
  ordinal: z.int(),
  at: instant,
  text: z.string(),
  /** Whole steps 1 to 5, by the same scorer; null without evidence. */
  before: z.nullable(z.int()),
  level: z.nullable(z.int()),
  /** What the first answer lacked and this one has; what is still missing. */
  gained: z.array(z.string()),
  missing: z.array(z.string()),
  advice: z.string(),
  rewrite: z.nullable(rewrite),
});
export type AnswerTry = z.output<typeof answerTry>;

/** Everything answered again in one practice. */
export const answerTries = z.object({
  interviewId: id,
  /** One's own practice: what a company asked is answered once. */
  available: z.boolean(),
  /** Answers that may still be given again within these 24 hours, whatever the practice. */
  left: z.int(),
  /** Questions with a try, each with its tries, the newest first. */
  questions: z.array(z.object({ index: z.int(), tries: z.array(answerTry) })),
});
export type AnswerTries = z.output<typeof answerTries>;

export const getAnswerTries = endpoint({
  method: 'GET',
  path: '/interview/feedback/tries',
  caller: 'seeker',
  summary: '自己的练习里再答过的题：每次的回答、级别和补上了什么',
  query: z.object({ interviewId: id }),
  output: answerTries,
});

export const answerAgain = endpoint({
  method: 'POST',
  path: '/interview/feedback/answerAgain',
  caller: 'seeker',
  summary: '再答一次：同一道题按同一套标准另评一次，原来的反馈不变；同样的回答再发一次只算一次',
  body: z.object({
    interviewId: id,
    question: z.int().check(z.minimum(0)),
    text: z
      .string()
      .check(z.trim(), z.minLength(1, '请先写下回答'), z.maxLength(maxTryText, `回答最多 ${maxTryText} 个字`)),
  }),
  output: answerTries,
});

export const tryEndpoints = { getAnswerTries, answerAgain };
