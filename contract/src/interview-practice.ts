import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import {
  interviewDifficulties,
  interviewStates,
  practiceOf,
  simulationWish,
  type InterviewDifficulty,
} from './interview.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';

export const practiceErrors = errorCodes({
  /** data: {perDay} */
  tooManyPractices: { code: 42951, message: '24 小时内的练习次数已经用完，请明天再来' },
});

/** What one level of a job simulation means: main questions, minutes of the whole, most follow-ups to one question. */
interface PracticeMeasure {
  readonly questions: number;
  readonly minutes: number;
  readonly followUps: number;
}

/** What each level of a job simulation means, before anything is chosen to practise. */
export const simulationMeasures: Readonly<Record<InterviewDifficulty, PracticeMeasure>> = {
  easy: { questions: 6, minutes: 25, followUps: 1 },
  medium: { questions: 6, minutes: 25, followUps: 3 },
  hard: { questions: 6, minutes: 25, followUps: 3 },
};

/** What an interview will ask about, without a word of its questions. */
export const interviewOutline = z.object({
  questionCount: z.int(),
  minutes: z.int(),
  /** Most follow-ups to one question. */
  followUps: z.int(),
  /** Competencies in the order in which they come up; their questions and minutes add up to those of the whole. */
  topics: z.array(z.object({ name: z.string(), questions: z.int(), minutes: z.int() })),
  /** Skills of the position that a question aims at. */
  skills: z.array(z.string()),
});
export type InterviewOutline = z.output<typeof interviewOutline>;

/** A practice that was begun and can still be gone on with. */
const unfinished = z.object({
  interviewId: id,
  difficulty: z.enum(interviewDifficulties),
  state: z.enum(interviewStates),
  windowEndsAt: instant,
});

export const previewJobSimulation = endpoint({
  method: 'POST',
  path: '/interview/previewJobSimulation',
  caller: 'seeker',
  summary: '模拟面试会问什么：能力项、题数和大致时长，不含题目；同时给出还没做完的同一场',
  body: z.object(simulationWish),
  output: z.object({
    /** The position's title, as it was understood. */
    title: z.string(),
    /** '' without a company. */
    companyName: z.string(),
    ...interviewOutline.shape,
    /** The opening comes from one's default resume. */
    withResume: z.boolean(),
    /** Of the same subject, at any level. */
    unfinished: z.array(unfinished),
    /** Practices that may still be begun within these 24 hours. */
    left: z.int(),
  }),
});

/** One practice of a series. */
const sitting = z.object({
  interviewId: id,
  difficulty: z.enum(interviewDifficulties),
  state: z.enum(interviewStates),
  /** Interview status of spec §4. */
  status: z.literal([0, 1, 2, 3]),
  createdAt: instant,
  endedAt: z.nullable(instant),
  questionCount: z.int(),
  /** Main questions that were answered; null until the feedback is ready. */
  answered: z.nullable(z.int()),
});
export type PracticeSitting = z.output<typeof sitting>;

/** Everything practised of one subject. */
export const practiceSeries = z.object({
  title: z.string(),
  companyName: z.string(),
  source: practiceOf.shape.source,
  /** How often it was practised in all. */
  count: z.int(),
  /** The newest, oldest of them first: as many as fit a line. */
  sittings: z.array(sitting),
  /** Competencies that were rated in at least two of them: the first and the latest rating, on the scale of 1 to 5. */
  changes: z.array(z.object({ name: z.string(), first: z.number(), latest: z.number() })),
});
export type PracticeSeries = z.output<typeof practiceSeries>;

export const listPracticeSeries = endpoint({
  method: 'GET',
  path: '/interview/practiceSeries',
  caller: 'seeker',
  summary: '我的模拟面试，同一职位的归在一起，最近练过的在前',
  query: z.object(pageQuery),
  output: pageOf(practiceSeries),
});

/** Practices that the history looks back on: the newest. */
export const historyLength = 12;

/** How one competency went from practice to practice, oldest first. */
const competencyHistory = z.object({
  competency: z.string(),
  name: z.string(),
  points: z.array(z.object({ interviewId: id, title: z.string(), at: instant, score: z.number() })),
});
export type CompetencyHistory = z.output<typeof competencyHistory>;

export const getPracticeHistory = endpoint({
  method: 'GET',
  path: '/interview/practiceHistory',
  caller: 'seeker',
  summary: '我的练习里各项能力的变化，以及建议的下一个练习',
  output: z.object({
    /** Those that were rated at least once, the weakest of the latest first. */
    competencies: z.array(competencyHistory),
    /** A question to answer once more, of the competency that was shown least; null before there is one. */
    next: z.nullable(
      z.object({
        competency: z.string(),
        name: z.string(),
        interviewId: id,
        title: z.string(),
        /** From 0. */
        question: z.int(),
        text: z.string(),
        /** What to do better, from the words of its feedback. */
        advice: z.string(),
      }),
    ),
  }),
});

export const practiceEndpoints = { previewJobSimulation, listPracticeSeries, getPracticeHistory };
