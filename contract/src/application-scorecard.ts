import * as z from 'zod/mini';
import { agreements, decisions, noEvidence, ratings, recommendations } from './application-scorecard-rating.ts';
import { objection } from './dictionary-objection.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id, idempotencyKey } from './ids.ts';
import { bands, scoreStates } from './interview-report.ts';
import { instant } from './time.ts';

/** Hours after the end of an interview that a scorecard's link works. */
export const scorecardLinkHours = 72;
/** Hours after the end of an interview before its interviewers are reminded for the first time. */
export const firstReminderHours = 1;
/** Addenda of one card. */
export const addendaLimit = 20;
/** Calls that one link takes within a minute. */
export const linkCallsPerMinute = 60;

export const scorecardErrors = errorCodes({
  notInterviewer: { code: 41050, message: '您不是这一轮的面试官' },
  editedElsewhere: { code: 41051, message: '评分表已在别处修改' },
  locked: { code: 41052, message: '评分表已提交，不能再修改，可以补充说明' },
  notLocked: { code: 41053, message: '提交评分表后才能补充说明' },
  /** data: {missing}: dotted paths of what is not answered. */
  incomplete: { code: 41054, message: '还有没填写的内容' },
  /** One's own card comes first. */
  ownCardFirst: { code: 41055, message: '请先提交您自己的评分表，再查看其他人的评价和AI评分' },
  tooManyAddenda: { code: 41056, message: `补充说明最多 ${addendaLimit} 条` },
  /** The same answer whatever is wrong with it: a stranger learns nothing. */
  linkDead: { code: 41057, message: '链接已失效，请登录后填写，或重新生成链接' },
  roundNotOver: { code: 41058, message: '面试开始后才能提交评分表' },
  roundOff: { code: 41059, message: '这一轮面试没有进行，不需要评分表' },
  nothingToDebrief: { code: 41060, message: '还没有人提交评分表' },
  /** data: {issues} */
  goodbyeObjected: { code: 41061, message: '给候选人的话里有不能发送的内容，请修改' },
  linkTooLate: { code: 41062, message: `面试结束超过 ${scorecardLinkHours} 小时，不能再用链接填写，请直接在这里填写` },
});

const words = (limit: number, what: string) =>
  z._default(z.string().check(z.trim(), z.maxLength(limit, `${what}最多 ${limit} 个字`)), '');

const answer = z.nullable(z.union([z.literal(ratings), z.literal(noEvidence)]));

const mark = z.object({
  /** The name of the competency. */
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** null while it is not answered. */
  answer,
  /** What it rests on. */
  evidence: words(1000, '依据'),
});
export type ScorecardMark = z.output<typeof mark>;

const note = z.object({
  /** Whole seconds since the interview began; null for a note written without the clock. */
  at: z.nullable(z.int().check(z.minimum(0), z.maximum(86_400))),
  words: z.string().check(z.trim(), z.maxLength(1000, '笔记最多 1000 个字')),
});
export type ScorecardNote = z.output<typeof note>;

/** What an interviewer writes. */
export const scorecardContent = z.object({
  /** When the clock of the interview was started; null before. */
  startedAt: z.nullable(instant),
  /** One for each competency of the round, in its order. */
  marks: z.array(mark).check(z.maxLength(20)),
  notes: z.array(note).check(z.maxLength(200, '笔记最多 200 条')),
  recommendation: z.nullable(z.enum(recommendations)),
  summary: words(3000, '总结'),
});
export type ScorecardContent = z.output<typeof scorecardContent>;

/** What a card asks for: the competencies of the round as they were planned when the card was begun. */
export const cardCompetency = z.object({
  name: z.string(),
  /** What good looks like, in the company's own words; '' without. */
  anchor: z.string(),
});
export type CardCompetency = z.output<typeof cardCompetency>;

const addendum = z.object({ addendumId: z.string(), words: z.string(), at: instant });

/** One's own card. */
export const scorecard = z.object({
  roundId: z.string(),
  competencies: z.array(cardCompetency),
  content: scorecardContent,
  /** Grows with every save; 1 before the first. */
  version: z.int(),
  savedAt: instant,
  /** When it was handed in; null while it can be written. */
  lockedAt: z.nullable(instant),
  addenda: z.array(addendum),
  /** Words that ask for or judge by what is no part of the job; `path` is the dotted path in the content. */
  objections: z.array(objection),
});
export type Scorecard = z.output<typeof scorecard>;

/** What stands above a card: which interview it is about. */
const about = {
  candidateName: z.string(),
  position: z.object({ positionId: z.string(), title: z.string() }),
  applicationId: z.string(),
  roundName: z.string(),
  ordinal: z.int(),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
};

/** One's own card with the interview it is about. */
export const ownScorecard = z.object({
  card: scorecard,
  ...about,
  /** Others whose card of this round is handed in, and how many there are in all, oneself among them. */
  lockedCards: z.int(),
  interviewers: z.int(),
});
export type OwnScorecard = z.output<typeof ownScorecard>;

const ofRound = z.object({ roundId: id });
const saving = { version: z.int().check(z.minimum(1)), content: scorecardContent };

export const getScorecard = endpoint({
  method: 'GET',
  path: '/job/application/scorecard',
  caller: 'employer',
  summary: '我在这一轮面试的评分表',
  query: ofRound,
  output: ownScorecard,
});

export const saveScorecard = endpoint({
  method: 'POST',
  path: '/job/application/scorecard/save',
  caller: 'employer',
  summary: '保存评分表的草稿，标出不应写的词句',
  body: z.object({ roundId: id, ...saving }),
  output: scorecard,
});

export const submitScorecard = endpoint({
  method: 'POST',
  path: '/job/application/scorecard/submit',
  caller: 'employer',
  summary: '提交评分表，提交后不能再改，面试记为已进行',
  body: z.object({ roundId: id, ...saving }),
  output: scorecard,
});

const addendumWords = z
  .string()
  .check(z.trim(), z.minLength(1, '请填写补充说明'), z.maxLength(1000, '补充说明最多 1000 个字'));

export const addAddendum = endpoint({
  method: 'POST',
  path: '/job/application/scorecard/addendum',
  caller: 'employer',
  summary: '给已提交的评分表补充说明，带时间',
  body: z.object({ roundId: id, key: idempotencyKey, words: addendumWords }),
  output: scorecard,
});

const link = z.object({ expiresAt: instant, createdAt: instant });

export const getScorecardLink = endpoint({
  method: 'GET',
  path: '/job/application/scorecard/link',
  caller: 'employer',
  summary: '我这一轮评分表的免登录链接是否有效',
  query: ofRound,
  output: z.object({ link: z.nullable(link) }),
});

export const createScorecardLink = endpoint({
  method: 'POST',
  path: '/job/application/scorecard/link/create',
  caller: 'employer',
  summary: '生成手机上免登录填写评分表的链接，之前的随即失效',
  body: ofRound,
  /** The token is told this once. */
  output: z.object({ token: z.string(), link }),
});

export const revokeScorecardLink = endpoint({
  method: 'POST',
  path: '/job/application/scorecard/link/revoke',
  caller: 'employer',
  summary: '停用免登录链接',
  body: ofRound,
  output: z.object({ link: z.null() }),
});

const token = z.string().check(z.minLength(20), z.maxLength(80));

export const openScorecardLink = endpoint({
  method: 'POST',
  path: '/job/scorecardLink/open',
  caller: 'anyone',
  summary: '凭链接打开一份评分表',
  body: z.object({ token }),
  output: z.object({ own: ownScorecard, expiresAt: instant }),
});

export const saveLinkedScorecard = endpoint({
  method: 'POST',
  path: '/job/scorecardLink/save',
  caller: 'anyone',
  summary: '凭链接保存评分表的草稿',
  body: z.object({ token, ...saving }),
  output: scorecard,
});

export const submitLinkedScorecard = endpoint({
  method: 'POST',
  path: '/job/scorecardLink/submit',
  caller: 'anyone',
  summary: '凭链接提交评分表，链接随即失效',
  body: z.object({ token, ...saving }),
  output: scorecard,
});

/** A card of a colleague, handed in. */
export const colleagueCard = z.object({
  /** null where the interviewer is erased. */
  interviewerId: z.nullable(z.string()),
  /** '' where none was given. */
  name: z.string(),
  mine: z.boolean(),
  content: scorecardContent,
  lockedAt: instant,
  addenda: z.array(addendum),
});
export type ColleagueCard = z.output<typeof colleagueCard>;

/** All answers to one competency beside each other. */
export const comparison = z.object({
  name: z.string(),
  /** In the order of the cards; null where a card did not ask for it. */
  answers: z.array(answer),
  /** Of those who saw evidence, two decimals; null where nobody did. */
  mean: z.nullable(z.number()),
  /** Highest less lowest rating. */
  spread: z.nullable(z.int()),
  /** How many saw evidence. */
  rated: z.int(),
  agreement: z.enum(agreements),
  /** What the newest AI report says of the same competency, 1 to 5; null without one. */
  ai: z.nullable(z.object({ state: z.enum(scoreStates), score: z.nullable(z.number()) })),
});
export type Comparison = z.output<typeof comparison>;

const decided = z.object({
  decisionId: z.string(),
  decision: z.enum(decisions),
  reason: z.string(),
  /** Name of the member; '' where none was given or they are erased. */
  by: z.string(),
  at: instant,
});

export const debrief = z.object({
  roundId: z.string(),
  ...about,
  resumeId: z.nullable(z.string()),
  cards: z.array(colleagueCard),
  /** Interviewers who have not handed in theirs. */
  waitingFor: z.array(z.object({ name: z.string() })),
  comparisons: z.array(comparison),
  recommendations: z.object({
    counts: z.array(z.object({ recommendation: z.enum(recommendations), count: z.int() })),
    /** Steps between the most and the least favourable. */
    spread: z.nullable(z.int()),
    agreement: z.enum(agreements),
  }),
  /** The overall result of the newest AI report, under its mark; null without one. */
  ai: z.nullable(
    z.object({
      interviewId: z.string(),
      mark: z.string(),
      state: z.enum(scoreStates),
      score100: z.nullable(z.int()),
      band: z.nullable(z.enum(bands)),
    }),
  ),
  /** Newest first; all that was ever decided stays. */
  decisions: z.array(decided),
  mayDecide: z.boolean(),
});
export type Debrief = z.output<typeof debrief>;

export const getDebrief = endpoint({
  method: 'GET',
  path: '/job/application/debrief',
  caller: 'employer',
  summary: '一轮面试的评议：评分表并排、一致程度、AI评分、决定',
  query: ofRound,
  output: debrief,
});

export const decideDebrief = endpoint({
  method: 'POST',
  path: '/job/application/debrief/decide',
  caller: 'employer',
  summary: '记下评议的决定和理由',
  body: z.object({
    roundId: id,
    /** How many decisions the member has before them: another one meanwhile is 40900. */
    seen: z.int().check(z.minimum(0)),
    decision: z.enum(decisions, '请选择决定'),
    reason: z.string().check(z.trim(), z.minLength(5, '理由至少 5 个字'), z.maxLength(1000, '理由最多 1000 个字')),
  }),
  output: debrief,
});

/** Why words cannot go to a candidate: `from` to `to` in them, exclusive. */
const goodbyeIssue = z.object({
  from: z.int(),
  to: z.int(),
  word: z.string(),
  message: z.string(),
});
export type GoodbyeIssue = z.output<typeof goodbyeIssue>;
/** What a refusal of `scorecardErrors.goodbyeObjected` carries. */
export const goodbyeObjectedData = z.object({ issues: z.array(goodbyeIssue) });

export const draftGoodbye = endpoint({
  method: 'GET',
  path: '/job/application/goodbye/draft',
  caller: 'employer',
  summary: '面试后不通过时给候选人的话：按评分表起草，由人修改后发出',
  query: z.object({ applicationId: id }),
  output: z.object({
    /** '' where nobody handed in a scorecard. */
    words: z.string(),
    /** How many cards it rests on. */
    cards: z.int(),
  }),
});

export const scorecardEndpoints = {
  getScorecard,
  saveScorecard,
  submitScorecard,
  addAddendum,
  getScorecardLink,
  createScorecardLink,
  revokeScorecardLink,
  openScorecardLink,
  saveLinkedScorecard,
  submitLinkedScorecard,
  getDebrief,
  decideDebrief,
  draftGoodbye,
};
