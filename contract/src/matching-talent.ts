import * as z from 'zod/mini';
import { bulkLimit, bulkMove } from './application-bulk.ts';
import { candidateStanding, candidateSummary } from './application-candidate.ts';
import { option } from './dictionary.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id, idempotencyKey } from './ids.ts';
import { match } from './matching-match.ts';
import { activities, talentRow, talentStanding, talentWishes } from './matching-talent-view.ts';
import { savedSearchEndpoints } from './matching-saved-search.ts';
import { talentSearchQuery } from './matching-talent-query.ts';
import { pageOf, pageQuery } from './paging.ts';
import { understoodPart } from './position-search.ts';
import { candidateResume } from './resume.ts';
import { instant } from './time.ts';

/** Days for which a colleague's look counts (同事刚看过, 不看同事看过的). */
export const colleagueLookDays = 30;
/** Lists of talents end here, however many there are. */
export const talentsShown = 300;
/** Days after 不合适 before the same position may be offered to the same person again. */
export const unsuitableDays = 90;

export const talentErrors = errorCodes({
  tooManyLooks: { code: 42911, message: '今天查看的人才已达上限，请明天再来' },
  tooManySearches: { code: 42912, message: '搜索太频繁，请稍后再试' },
  tooManyAdds: { code: 42913, message: '今天加入的人才已达上限，请明天再来' },
  /** data: {unsuitableUntil} */
  answeredUnsuitable: { code: 40971, message: '对方近期已回复不合适，暂时不能再次加入' },
  /** data: {applicationId, state} */
  alreadyInPipeline: { code: 40972, message: '这位人才已在该职位的流程中' },
});

/** A position of the company; '0': without one (decisions §8). */
const positionOrNone = z._default(z.union([z.literal('0'), id]), '0');

const namedPosition = z.object({ positionId: z.string(), title: z.string() });

export const listRecommendedTalents = endpoint({
  method: 'GET',
  path: '/job/talent/recommended',
  caller: 'employer',
  summary: '推荐人才：适合一个在招职位的人，按合适程度排列，每行附理由；已在流程中、已隐藏、近期回复不合适的不在其中',
  query: z.object({
    /** Absent: the newest of the latest positions for which somebody is recommended, the very newest where nobody is. */
    positionId: z.optional(id),
    ...pageQuery,
  }),
  output: z.extend(pageOf(talentRow), { position: namedPosition }),
});

export const searchTalents = endpoint({
  method: 'GET',
  path: '/job/talent/search',
  caller: 'employer',
  summary: `搜索人才：按理解的条件由近到远，支持拼音、别名、英文和错字；总数封顶，最多翻到第 ${talentsShown} 位`,
  query: z.object({ ...talentSearchQuery, ...pageQuery }),
  output: z.extend(pageOf(talentRow), {
    /** Words to highlight, longest first. */
    words: z.array(z.string()),
    /** What the words were taken for, in their order, without what was left out; [] without words. */
    understood: z.array(understoodPart),
    /** Where too few meet everything, nearest ones follow behind these: how many do, and what the others lack. */
    relaxed: z.nullable(z.object({ exact: z.int(), dropped: z.array(z.string()) })),
    /** What else to search for, where nobody was found. */
    suggestions: z.array(z.string()),
  }),
});

/** What is suggested comes from the dictionary alone: it says nothing about anybody. */
export const talentSuggestionKinds = ['position', 'skill', 'school', 'city'] as const;

export const suggestTalentSearch = endpoint({
  method: 'GET',
  path: '/job/talent/suggest',
  caller: 'employer',
  summary: '搜索人才时的联想：职位、技能、学校、城市，支持拼音和拼音首字母',
  query: z.object({ q: z.string().check(z.trim(), z.maxLength(40)) }),
  output: z.array(
    z.object({
      kind: z.enum(talentSuggestionKinds),
      text: z.string(),
      /** Category id, skill id, school id, city code. */
      id: z.string(),
    }),
  ),
});

export const getTalent = endpoint({
  method: 'GET',
  path: '/job/talent/detail/{resumeId}',
  caller: 'employer',
  summary: '人才详情：隐去姓名和联系方式的简历、与职位的匹配和依据；打开即记为看过，求职者可以看到',
  query: z.object({ positionId: positionOrNone }),
  output: z.object({
    resume: candidateResume,
    candidate: candidateSummary,
    jobStatus: z.nullable(option),
    activity: z.enum(activities),
    wishes: talentWishes,
    position: z.nullable(namedPosition),
    /** Paths and offsets of its evidence are those of `resume.content`. null without a position. */
    match: z.nullable(match),
    standing: talentStanding,
    /** Colleagues who looked within `colleagueLookDays`, each once, the last first. */
    looks: z.array(z.object({ name: z.nullable(z.string()), at: instant, position: z.nullable(namedPosition) })),
  }),
});

const chosen = { positionId: id, resumeId: id };

export const addTalent = endpoint({
  method: 'POST',
  path: '/job/talent/add',
  caller: 'employer',
  summary: '加入候选人：对方会收到通知，回复感兴趣或不合适；已加入过的结果相同',
  body: z.object(chosen),
  output: candidateStanding,
});

export const addTalents = endpoint({
  method: 'POST',
  path: '/job/talent/addAll',
  caller: 'employer',
  summary: '批量加入候选人：10 秒后执行，之前可以撤销；同一个标识是同一次操作',
  body: z.object({
    key: idempotencyKey,
    positionId: id,
    resumeIds: z.array(id).check(z.minLength(1, '请选择人才'), z.maxLength(bulkLimit, `一次最多 ${bulkLimit} 人`)),
  }),
  output: bulkMove,
});

/** Why a recommended talent does not suit; for the company's own recommendations, never shown to the talent. */
export const hideReasons = ['direction', 'experience', 'skill', 'salary', 'place', 'other'] as const;
export type HideReason = (typeof hideReasons)[number];
export const hideReasonLabels: Readonly<Record<HideReason, string>> = {
  direction: '方向不符',
  experience: '经验不符',
  skill: '技能不符',
  salary: '薪资不符',
  place: '地点不符',
  other: '其他',
};

const hiddenState = z.object({ ...chosen, hidden: z.boolean() });

export const hideTalent = endpoint({
  method: 'POST',
  path: '/job/talent/hide',
  caller: 'employer',
  summary: '不再推荐：这个职位的推荐里不再出现这位人才，可以撤销；对方不会知道',
  body: z.object({ ...chosen, reason: z._default(z.enum(hideReasons, '请选择原因'), 'other') }),
  output: hiddenState,
});

export const unhideTalent = endpoint({
  method: 'POST',
  path: '/job/talent/unhide',
  caller: 'employer',
  summary: '撤销不再推荐',
  body: z.object(chosen),
  output: hiddenState,
});

/** Comma-joined ids of one page of applications. */
const applicationIds = z.pipe(
  z.string().check(z.maxLength(3699, '一次最多 100 条')),
  z.pipe(
    z.transform((joined: string) => [...new Set(joined.split(',').filter((part) => part !== ''))]),
    z.array(id).check(z.maxLength(100, '一次最多 100 条')),
  ),
);

export const listApplicationMatches = endpoint({
  method: 'GET',
  path: '/job/talent/matches',
  caller: 'employer',
  summary: '一页投递或候选人与各自职位的匹配和依据；看不到的、没有简历的不在其中',
  query: z.object({ applicationIds }),
  output: z.array(z.object({ applicationId: z.string(), match })),
});

export const talentEndpoints = {
  listRecommendedTalents,
  searchTalents,
  suggestTalentSearch,
  getTalent,
  addTalent,
  addTalents,
  hideTalent,
  unhideTalent,
  listApplicationMatches,
  ...savedSearchEndpoints,
};
