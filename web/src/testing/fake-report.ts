import type { InterviewFeedback, InterviewReport, ReportQuote } from '@pinjian/contract/interview-report.ts';
import type { TranscriptCorrection } from '@pinjian/contract/interview-correction.ts';
import type { FeedbackReview, ReportReview, ScoreOverride } from '@pinjian/contract/interview-review.ts';
import type { AnswerTries } from '@pinjian/contract/interview-try.ts';
import { greetingTurn, interviewId, questionTurn, turnOf } from './fake-room.ts';

const said = '我先看慢日志，把查询从 3 秒降到 20 毫秒。';
const words = '把查询从 3 秒降到 20 毫秒';

/** Words that stand in turn 3 of the transcript. */
export const quote: ReportQuote = {
  seq: 3,
  start: said.indexOf(words),
  end: said.indexOf(words) + words.length,
  text: words,
};

const engine = { interviewer: '规则面试官 1', scorer: '规则评分 1', bank: '题库 1', model: null, promptHash: null };
const transcript = [greetingTurn, questionTurn, turnOf(3, said, { speaker: 'candidate', kind: 'said', question: 0 })];
const frame = {
  interviewId,
  title: '示例工程师',
  mark: 'AI 生成',
  complete: true,
  revision: 1,
  createdAt: '2026-11-20T10:30:00+08:00',
  engine,
  transcript,
  correction: null,
};

const competency = {
  competency: 'craft',
  name: '专业能力',
  weight: 0.6,
  state: 'scored',
  score: 3.4,
  anchor: '能说清自己怎么做、用了什么方法',
  reason: '依据第 1 题的回答',
  quotes: [quote],
  questions: [0],
} as const;

/** A report with one competency that was scored and one that was not. */
export function reportOf(change: Partial<InterviewReport> = {}): InterviewReport {
  return {
    ...frame,
    startedAt: '2026-11-20T10:00:00+08:00',
    endedAt: '2026-11-20T10:25:00+08:00',
    overall: {
      state: 'scored',
      score100: 60,
      band: 'recommended',
      uncertainty: 12,
      bandRange: { low: 'undecided', high: 'recommended' },
      caps: [],
    },
    competencies: [
      { ...competency, quotes: [quote], questions: [0] },
      {
        ...competency,
        competency: 'learning',
        name: '学习与复盘',
        weight: 0.4,
        state: 'insufficient',
        score: null,
        anchor: null,
        reason: '第 2 题的回答里没有可以支持评分的内容',
        quotes: [],
        questions: [1],
      },
    ],
    questions: [],
    coverage: [
      { skill: 'MySQL', years: 3, kind: 'must', state: 'shown', questions: [0], quotes: [quote] },
      { skill: 'Kafka', years: null, kind: 'nice', state: 'notAsked', questions: [], quotes: [] },
    ],
    nextRound: ['接着第 1 题追问：怎么验证的？'],
    candidateQuestions: [],
    ...change,
  };
}

/** The same for the seeker. */
export function feedbackOf(change: Partial<InterviewFeedback> = {}): InterviewFeedback {
  return {
    ...frame,
    summary: '1 道题有了可以参考的回答。',
    competencies: [
      {
        name: '专业能力',
        state: 'scored',
        level: 3,
        anchor: '能说清自己怎么做、用了什么方法',
        nextAnchor: '做法有针对性，能说明为什么这样选',
        howTo: ['讲到这里时，可以主动补充：怎么验证的？'],
        quotes: [quote],
      },
      {
        name: '学习与复盘',
        state: 'notAssessed',
        level: null,
        anchor: null,
        nextAnchor: '能说清学了什么',
        howTo: [],
        quotes: [],
      },
    ],
    questions: [
      {
        index: 0,
        text: '说说一次慢查询',
        outcome: 'answered',
        level: null,
        said: [said],
        shown: ['排查过程'],
        missing: ['怎么验证'],
        advice: '补上验证会更有说服力。',
        rewrite: {
          towards: '能说明为什么这样选',
          parts: [
            { piece: 'own', text: words },
            { piece: 'frame', text: '；说到“' },
            { piece: 'topic', text: '怎么验证' },
            { piece: 'frame', text: '”，' },
            { piece: 'blank', text: '＿＿' },
            { piece: 'frame', text: '。' },
          ],
        },
      },
      {
        index: 1,
        text: '讲一次失败',
        outcome: 'notAsked',
        level: null,
        said: [],
        shown: [],
        missing: [],
        advice: '这一题没有问到。',
        rewrite: null,
      },
    ],
    practice: false,
    strengths: [],
    nextStep: '第 1 题还可以讲到“怎么验证”。',
    ...change,
  };
}

/** What was answered again in a practice: nothing yet. */
export function triesOf(change: Partial<AnswerTries> = {}): AnswerTries {
  return { interviewId, available: true, left: 50, questions: [], ...change };
}

/** A report to which nobody has added anything. */
export function reportReviewOf(change: Partial<ReportReview> = {}): ReportReview {
  return { interviewId, overrides: [], request: null, ...change };
}

/** A member's judgement of the overall. */
export function overrideOf(change: Partial<ScoreOverride> = {}): ScoreOverride {
  return {
    overrideId: 'override-1',
    target: 'overall',
    targetName: '总评',
    band: 'strong',
    score: null,
    reason: '第 1 题讲清了排查过程和验证办法，程序只认出了一部分。',
    by: '周敏',
    at: '2026-11-20T11:00:00+08:00',
    revision: 1,
    ...change,
  };
}

/** A review that the candidate can still ask for. */
export function feedbackReviewOf(change: Partial<FeedbackReview> = {}): FeedbackReview {
  return {
    interviewId,
    available: true,
    until: '2026-12-20T10:30:00+08:00',
    request: null,
    reviewedAt: null,
    ...change,
  };
}

/** What of the transcript can be corrected: its one answer, for as long as the test runs. */
export function correctionOf(change: Partial<TranscriptCorrection> = {}): TranscriptCorrection {
  return {
    interviewId,
    version: 0,
    state: 'open',
    until: new Date(Date.now() + 23.5 * 3_600_000).toISOString(),
    timesLeft: 5,
    turns: [{ seq: 3, original: said, text: said }],
    ...change,
  };
}
