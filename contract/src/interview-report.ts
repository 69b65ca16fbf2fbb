import * as z from 'zod/mini';
import { id } from './ids.ts';
import { scoreRegister, standingLabels, standings, type Standing } from './interview-register.ts';
import { interviewTurn } from './interview-room.ts';
import { rewrite } from './interview-try.ts';
import { instant } from './time.ts';

/** States of a score (decisions §10). Only `scored` and `needsReview` may carry a number. */
export const scoreStates = ['scored', 'insufficient', 'notAssessed', 'needsReview'] as const;
export type ScoreState = (typeof scoreStates)[number];
export const scoreStateLabels: Readonly<Record<ScoreState, string>> = {
  scored: '已评分',
  insufficient: '证据不足',
  notAssessed: '未评估',
  needsReview: '待人工确认',
};

/** A state in a word, or that there is evidence and no number. */
export function stateText(state: ScoreState, standing: Standing | undefined): string {
  return standing === 'evidence' ? standingLabels.evidence : scoreStateLabels[state];
}

/** Bands of the overall score and the lowest score100 of each (decisions §10). */
export const bands = ['strong', 'recommended', 'undecided', 'notRecommended'] as const;
export type Band = (typeof bands)[number];
export const bandFloors: Readonly<Record<Band, number>> = {
  strong: 75,
  recommended: 55,
  undecided: 35,
  notRecommended: 0,
};
export const bandLabels: Readonly<Record<Band, string>> = {
  strong: '强烈推荐',
  recommended: '推荐',
  undecided: '待定',
  notRecommended: '不推荐',
};

/** The mark that everything written or scored by the engine carries. */
export const aiMark = 'AI 生成';

/** Stands for an employer wherever the candidate spoke of what is no part of the job. */
export const withheldLine = '（此处与工作无关，未展示）';

/** Words of the candidate that support a score: characters start (inclusive) to end of turn `seq`, checked by code. */
export const reportQuote = z.object({ seq: z.int(), start: z.int(), end: z.int(), text: z.string() });
export type ReportQuote = z.output<typeof reportQuote>;

/** What was peculiar about an answer. Observations, never a verdict about the person. */
export const answerFlags = [
  'empty',
  'gibberish',
  'copiedQuestion',
  'copiedDescription',
  'keywordList',
  'repetition',
  'offTopic',
  'looselyRelated',
  'otherLanguage',
  'textbook',
  'steering',
] as const;
export type AnswerFlag = (typeof answerFlags)[number];
export const answerFlagLabels: Readonly<Record<AnswerFlag, string>> = {
  empty: '几乎没有内容',
  gibberish: '内容无法理解',
  copiedQuestion: '与题目文字基本相同',
  copiedDescription: '与职位描述文字基本相同',
  keywordList: '只罗列了名词',
  repetition: '重复了前面的回答',
  offTopic: '说的是别的事情',
  looselyRelated: '和所问的联系不明显',
  otherLanguage: '主要使用了其他语言',
  textbook: '只有一般性说法，没有本人经历',
  steering: '含有要求影响评分的内容（未计入评分）',
};

export const questionOutcomes = ['answered', 'skipped', 'unanswered', 'notAsked'] as const;
export type QuestionOutcome = (typeof questionOutcomes)[number];

const competencyResult = z.object({
  competency: z.string(),
  name: z.string(),
  /** Share of the overall score, 0 to 1. */
  weight: z.number(),
  state: z.enum(scoreStates),
  /** 1 to 5 with one decimal; null without verified evidence. */
  score: z.nullable(z.number()),
  /** The anchor that the score meets, in words; null without a score. */
  anchor: z.nullable(z.string()),
  /** Why there is this score or none. */
  reason: z.string(),
  quotes: z.array(reportQuote),
  /** Left out where its number counts, and on reports from before there was a register. */
  standing: z.optional(z.enum(standings)),
  /** Indexes of the questions it comes from. */
  questions: z.array(z.int()),
});

const questionResult = z.object({
  index: z.int(),
  text: z.string(),
  competency: z.string(),
  outcome: z.enum(questionOutcomes),
  followUps: z.int(),
  state: z.enum(scoreStates),
  score: z.nullable(z.number()),
  anchor: z.nullable(z.string()),
  points: z.array(z.object({ label: z.string(), met: z.boolean(), quote: z.nullable(reportQuote) })),
  flags: z.array(z.enum(answerFlags)),
  /** Left out where its number counts, and on reports from before there was a register. */
  standing: z.optional(z.enum(standings)),
  /** What was claimed that is wrong, in whose words; left out where nothing was. */
  wrongs: z.optional(z.array(z.object({ label: z.string(), quote: reportQuote }))),
});

const requirementCoverage = z.object({
  skill: z.string(),
  years: z.nullable(z.number()),
  kind: z.enum(['must', 'nice']),
  /** shown: evidence was given; askedNotShown: asked, no evidence; notAsked: the interview did not get to it. */
  state: z.enum(['shown', 'askedNotShown', 'notAsked']),
  questions: z.array(z.int()),
  quotes: z.array(reportQuote),
});

const overallResult = z.object({
  state: z.enum(scoreStates),
  /** 25 x (weighted mean - 1), 0 to 100, whole. */
  score100: z.nullable(z.int()),
  band: z.nullable(z.enum(bands)),
  /** Half width of the 80 % interval around score100, in points. */
  uncertainty: z.nullable(z.int()),
  /** The bands at both ends of that interval. */
  bandRange: z.nullable(z.object({ low: z.enum(bands), high: z.enum(bands) })),
  /** Limits that code laid on the score, in words. */
  caps: z.array(z.string()),
});

/** Why the rules did what a language model was asked for. */
export const modelFailures = [
  'timeout',
  'unreachable',
  'overloaded',
  'refused',
  'cut',
  'unreadable',
  'rejected',
] as const;
export type ModelFailureReason = (typeof modelFailures)[number];
export const modelFailureLabels: Readonly<Record<ModelFailureReason, string>> = {
  timeout: '超时',
  unreachable: '连接不上',
  overloaded: '服务繁忙',
  refused: '请求被拒绝',
  cut: '中途断开',
  unreadable: '输出格式不对',
  rejected: '输出没有通过检查',
};

export const modelPurposes = ['plan', 'read', 'score'] as const;
export const modelPurposeLabels: Readonly<Record<(typeof modelPurposes)[number], string>> = {
  plan: '题目措辞',
  read: '追问',
  score: '评分',
};

/** How a language model took part in one interview, and where the rules stood in for it. */
const modelUse = z.object({
  calls: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  /** Turns that it read. */
  turnsRead: z.int(),
  /** Questions scored from its two passes. */
  questionsScored: z.int(),
  /** `turn` is the seq of the candidate's turn, null outside of reading. */
  fallbacks: z.array(
    z.object({ purpose: z.enum(modelPurposes), turn: z.nullable(z.int()), reason: z.enum(modelFailures) }),
  ),
});
export type ModelUse = z.output<typeof modelUse>;

/** What ran. `model` and `promptHash` are null for the rule-based engine. */
export const engineUsed = z.object({
  interviewer: z.string(),
  scorer: z.string(),
  bank: z.string(),
  model: z.nullable(z.string()),
  promptHash: z.nullable(z.string()),
  /** Left out where no language model was asked. */
  modelUse: z.optional(modelUse),
});
export type EngineUsed = z.output<typeof engineUsed>;

/** Begins the name of a scorer that was learned from rated answers; before there was one, rules alone scored. */
export const learnedScorer = '学习评分';

/** Whether answers were scored by what was learned from rated answers. */
export function isLearned({ scorer }: EngineUsed): boolean {
  return scorer.includes(learnedScorer);
}

/** The report as the scorer makes it and the database keeps it. */
export const reportContent = z.object({
  overall: overallResult,
  competencies: z.array(competencyResult),
  questions: z.array(questionResult),
  coverage: z.array(requirementCoverage),
  /** For the human round: what the AI round could not settle. */
  nextRound: z.array(z.string()),
  /** What the candidate asked about the company or the position, and whether the posting answered it. */
  candidateQuestions: z.array(z.object({ text: z.string(), answered: z.boolean() })),
  engine: engineUsed,
  /** What was known of such scores when this was made; left out on reports from before there was one. */
  register: z.optional(scoreRegister),
});
export type ReportContent = z.output<typeof reportContent>;
export type CompetencyResult = ReportContent['competencies'][number];
export type QuestionResult = ReportContent['questions'][number];
export type RequirementCoverage = ReportContent['coverage'][number];
export type OverallResult = ReportContent['overall'];

const reportFrame = {
  interviewId: id,
  title: z.string(),
  /** `aiMark`: shown wherever the content is shown, and kept in every export. */
  mark: z.string(),
  /** False: 未完成, scored as far as it went. */
  complete: z.boolean(),
  /** Grows by one with each re-scoring; earlier ones are kept. */
  revision: z.int(),
  createdAt: instant,
};

/** Turns that their candidate corrected before this scoring: the transcript has them as corrected. */
const correctedTurns = z.object({
  /** Of the newest correction. */
  at: instant,
  turns: z.array(z.object({ seq: z.int(), original: z.string(), correctedAt: instant })),
});

/** For the employer: every score with its receipts, and the transcript they point into. */
export const interviewReport = z.object({
  ...reportFrame,
  ...reportContent.shape,
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  transcript: z.array(interviewTurn),
  /** null where nothing was corrected; else with the result of the words as they were said. */
  correction: z.nullable(z.object({ ...correctedTurns.shape, before: overallResult })),
});
export type InterviewReport = z.output<typeof interviewReport>;

const competencyFeedback = z.object({
  name: z.string(),
  state: z.enum(scoreStates),
  /** As on the report. */
  standing: z.optional(z.enum(standings)),
  /** Whole step of the 1-5 scale; null without evidence. */
  level: z.nullable(z.int()),
  anchor: z.nullable(z.string()),
  /** The next anchor, and what would reach it. Null at the top. */
  nextAnchor: z.nullable(z.string()),
  howTo: z.array(z.string()),
  quotes: z.array(reportQuote),
});

/** For the seeker: what was shown, in their own words, and how to reach the next anchor; never only a number. */
export const interviewFeedback = z.object({
  ...reportFrame,
  summary: z.string(),
  competencies: z.array(competencyFeedback),
  questions: z.array(
    z.object({
      index: z.int(),
      text: z.string(),
      outcome: z.enum(questionOutcomes),
      /** Whole step of one's own practice; null without evidence, and where an employer decides. */
      level: z.nullable(z.int()),
      /** One's own words that answered it, turn by turn. */
      said: z.array(z.string()),
      shown: z.array(z.string()),
      missing: z.array(z.string()),
      advice: z.string(),
      /** A sentence of the answer towards the next step, `aiMark` beside it; null where none would help. */
      rewrite: z.nullable(rewrite),
    }),
  ),
  /** One's own practice: nobody decides anything by it, so it has no verdict to give. False where an employer decides. */
  practice: z.boolean(),
  /** What was shown best, each with the words that show it; empty where nothing was. */
  strengths: z.array(z.object({ topic: z.string(), quote: reportQuote })),
  /** The one thing to do next time. */
  nextStep: z.string(),
  engine: engineUsed,
  transcript: z.array(interviewTurn),
  correction: z.nullable(correctedTurns),
});
export type InterviewFeedback = z.output<typeof interviewFeedback>;
