import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { instant } from './time.ts';

/** Scales of the report that a question can be rated on. */
export const competencyIds = [
  'craft',
  'problemSolving',
  'ownership',
  'collaboration',
  'learning',
  'customer',
  'results',
  'execution',
] as const;

/** What kind of answer is asked for: what somebody did, would do, or knows. */
export const ownQuestionForms = ['experience', 'scenario', 'knowledge'] as const;
export type OwnQuestionForm = (typeof ownQuestionForms)[number];

/** What a candidate may use while answering; told to them before they begin. */
export const aiUses = ['forbidden', 'lookUp', 'allowed'] as const;
export type AiUse = (typeof aiUses)[number];

/** How long an interview is: questions in all, and minutes of the whole. */
export const interviewLengths = ['short', 'standard', 'long'] as const;
export type InterviewLength = (typeof interviewLengths)[number];
export const lengthMeasures: Readonly<
  Record<InterviewLength, { readonly questions: number; readonly minutes: number }>
> = {
  short: { questions: 5, minutes: 20 },
  standard: { questions: 7, minutes: 30 },
  long: { questions: 9, minutes: 40 },
};

/** Most questions of one's own, points and wrong claims of one, ways of saying one, competencies that weigh more. */
export const maxOwnQuestions = 12;
export const maxOwnPoints = 6;
export const maxOwnWrongs = 4;
export const maxWays = 12;
export const maxWayText = 30;
export const maxEmphasis = 3;
/** Below this many points an answer cannot be told from another. */
export const leastOwnPoints = 2;
/** Fewer characters are no question. */
export const leastQuestionText = 8;

const ways = z
  .array(z.string().check(z.trim(), z.maxLength(maxWayText, `每个说法最多 ${maxWayText} 个字`)))
  .check(z.maxLength(maxWays, `最多 ${maxWays} 个说法`));

/** One thing a good answer says, in the company's own words. */
const ownPoint = z.object({
  label: z.string().check(z.trim(), z.maxLength(30, '要点最多 30 个字')),
  /** Words by which one recognises it, besides those of the label. */
  ways,
});
export type OwnPoint = z.output<typeof ownPoint>;

const anchorText = z.string().check(z.trim(), z.maxLength(120, '评分标准每档最多 120 个字'));

/** A question of a company's own, as far as it is written. */
export const ownQuestion = z.object({
  /** Made by whoever adds it, kept as long as it is asked. */
  questionId: id,
  text: z.string().check(z.trim(), z.maxLength(200, '题目最多 200 个字')),
  competency: z.enum(competencyIds),
  form: z.enum(ownQuestionForms),
  /** Share of the total beside the others: 1 an ordinary one, 2 half as much again, 3 twice as much. */
  weight: z.int().check(z.minimum(1), z.maximum(3)),
  points: z.array(ownPoint).check(z.maxLength(maxOwnPoints, `最多 ${maxOwnPoints} 个要点`)),
  /** What an answer at steps 1, 3 and 5 is like; '' leaves it to the competency's own scale. */
  anchors: z.object({ 1: anchorText, 3: anchorText, 5: anchorText }),
  /** What a good answer must not say. */
  wrongs: z.array(ownPoint).check(z.maxLength(maxOwnWrongs, `最多 ${maxOwnWrongs} 条`)),
});
export type OwnQuestion = z.output<typeof ownQuestion>;

/** How the AI interviews for a position. */
export const interviewSetup = z.object({
  length: z.enum(interviewLengths),
  aiUse: z.enum(aiUses),
  /** Competencies that weigh half as much again. */
  emphasis: z.array(z.enum(competencyIds)).check(
    z.maxLength(maxEmphasis, `最多选 ${maxEmphasis} 项`),
    z.refine((each) => new Set(each).size === each.length, '同一项只能选一次'),
  ),
  questions: z.array(ownQuestion).check(
    z.maxLength(maxOwnQuestions, `最多 ${maxOwnQuestions} 道题`),
    z.refine((each) => new Set(each.map(({ questionId }) => questionId)).size === each.length, '题目重复，请刷新'),
  ),
});
export type InterviewSetup = z.output<typeof interviewSetup>;

/** What holds where nobody wrote anything. */
export const defaultSetup: InterviewSetup = { length: 'standard', aiUse: 'forbidden', emphasis: [], questions: [] };

/** Why a question is not asked as it is written. */
const questionIssue = z.object({
  questionId: z.string(),
  /** For the person who writes it, in a sentence. */
  message: z.string(),
});
export type QuestionIssue = z.output<typeof questionIssue>;

const setupOfPosition = z.object({
  positionId: z.string(),
  /** 0 for one that was never written. */
  version: z.int(),
  savedAt: z.nullable(instant),
  content: interviewSetup,
  issues: z.array(questionIssue),
  /** The scales, with what each step is like. */
  competencies: z.array(
    z.object({ competencyId: z.enum(competencyIds), name: z.string(), anchors: z.array(z.string()) }),
  ),
  /** What an interview is like as it stands: its competencies in order, and how many questions are the company's own. */
  outline: z.object({
    questionCount: z.int(),
    ownCount: z.int(),
    minutes: z.int(),
    topics: z.array(z.object({ name: z.string(), questions: z.int() })),
  }),
});
export type SetupOfPosition = z.output<typeof setupOfPosition>;

export const setupErrors = errorCodes({
  setupEditedElsewhere: { code: 40965, message: 'AI 面试设置刚被其他人修改过，请刷新后再编辑' },
  questionNotReady: { code: 40966, message: '这道题还不能试答，请先按提示补全' },
});

export const getInterviewSetup = endpoint({
  method: 'GET',
  path: '/interview/setup',
  caller: 'employer',
  summary: '职位的 AI 面试设置：时长、AI 使用规则、侧重的能力项、企业自拟的题目',
  query: z.object({ positionId: id }),
  output: setupOfPosition,
});

export const saveInterviewSetup = endpoint({
  method: 'PUT',
  path: '/interview/setup',
  caller: 'employer',
  summary: '保存 AI 面试设置（自动保存），每次保存是一个新版本；version 不是最新时拒绝（40965），内容相同视为已保存',
  body: z.object({ positionId: id, version: z.int().check(z.minimum(0)), content: interviewSetup }),
  output: setupOfPosition,
});

/** What the scorer makes of one answer to a question of one's own. */
const trial = z.object({
  state: z.enum(['scored', 'insufficient', 'needsReview']),
  /** 1 to 5 with one decimal; null without a number. */
  score: z.nullable(z.number()),
  /** Why there is no number, or why it is low; '' where nothing is odd. */
  remark: z.string(),
  /** Of each point whether it was said, and in which words. */
  points: z.array(z.object({ label: z.string(), said: z.boolean(), quote: z.nullable(z.string()) })),
  wrongs: z.array(z.object({ label: z.string(), quote: z.string() })),
  /** What would be asked next; null where nothing is missing. */
  followUp: z.nullable(z.string()),
});
export type QuestionTrial = z.output<typeof trial>;

export const maxTrialAnswer = 2000;

export const tryOwnQuestion = endpoint({
  method: 'POST',
  path: '/interview/setup/try',
  caller: 'employer',
  summary: '试答一道自拟的题：看到会怎样评分、依据是哪几句、会怎样追问；不保存',
  body: z.object({
    positionId: id,
    question: ownQuestion,
    answer: z
      .string()
      .check(z.trim(), z.minLength(1, '请写下试答'), z.maxLength(maxTrialAnswer, `试答最多 ${maxTrialAnswer} 个字`)),
  }),
  output: trial,
});

export const setupEndpoints = { getInterviewSetup, saveInterviewSetup, tryOwnQuestion };
