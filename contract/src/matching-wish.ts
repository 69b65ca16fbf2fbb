import * as z from 'zod/mini';
import { namedCode } from './dictionary.ts';
import { endpoint } from './endpoint.ts';
import { fen } from './money.ts';

/** How many kinds of work a seeker looks for at once. */
export const maxWishes = 3;
/** Cities of one wish. */
export const maxWishCities = 5;
/** The highest floor of pay that can be wished for, in fen a month. */
export const maxWishSalary = 100_000_000;

const dictNums = (label: string) =>
  z.array(z.int().check(z.minimum(1), z.maximum(99))).check(z.maxLength(10, `${label}最多 10 项`));

/** One kind of work that a seeker looks for. */
export const wish = z.object({
  /** Node of the job tree, of any level; null for words that name none. */
  positionCode: z.nullable(z.string().check(z.regex(/^\d{4,12}$/, '请重新选择职位'))),
  /** Its words, as the person chose or wrote them. */
  position: z.string().check(z.trim(), z.maxLength(40, '期望职位最多 40 个字')),
  /** Codes of the city list; [] with neither `anyCity` nor `remote` says nothing about where. */
  cityCodes: z
    .array(z.string().check(z.regex(/^\d{4,12}$/, '请重新选择城市')))
    .check(z.maxLength(maxWishCities, `期望城市最多 ${maxWishCities} 个`)),
  /** 不限城市. */
  anyCity: z.boolean(),
  /** Work from home will do, wherever the company is. */
  remote: z.boolean(),
  /** The least, in fen a month; null where it is not said. */
  salaryMin: z.nullable(fen.check(z.maximum(maxWishSalary, '期望薪资最高填写 100 万元/月'))),
});
export type Wish = z.output<typeof wish>;

/** What a seeker looks for. Every part may be empty: nothing is asked for that way. */
export const wishContent = z.object({
  wishes: z.array(wish).check(z.maxLength(maxWishes, `求职意向最多 ${maxWishes} 个`)),
  /** dictNums of job_type and of recruit_type. */
  jobTypes: dictNums('工作类型'),
  recruitTypes: dictNums('招聘类型'),
  /** dictNum of arrival_time; null where it is not said. */
  arrival: z.nullable(z.int().check(z.minimum(1), z.maximum(99))),
});
export type WishContent = z.output<typeof wishContent>;

/** A wish of which nothing is said yet. */
export function emptyWish(): Wish {
  return { positionCode: null, position: '', cityCodes: [], anyCity: false, remote: false, salaryMin: null };
}

export const wishFields = ['wishes', 'jobTypes', 'recruitTypes', 'arrival'] as const;
export type WishField = (typeof wishFields)[number];

/** The questions of a first visit, in the order in which they are asked; the last one is the consent of resume-privacy.ts. */
export const wishQuestions = ['position', 'city', 'salary'] as const;
export type WishQuestion = (typeof wishQuestions)[number];
export const firstQuestions = [...wishQuestions, 'findable'] as const;
export type FirstQuestion = (typeof firstQuestions)[number];

const wishesView = z.object({
  /** 0 where nothing was ever saved. A save names the version it was made from. */
  version: z.int(),
  content: wishContent,
  /** The cities that it names, each once. */
  cities: z.array(namedCode),
  /** Parts that the default resume fills in, because the person has set nothing there themselves. */
  prefilled: z.array(z.enum(wishFields)),
  /** 个性化推荐: off means newest first, and nothing is recommended. */
  personalOrder: z.boolean(),
  /** Questions that were skipped. */
  skipped: z.array(z.enum(wishQuestions)),
  /** Questions still to be asked at a first visit: neither answered, here or in the resume, nor skipped. */
  toAsk: z.array(z.enum(firstQuestions)),
});
export type WishesView = z.output<typeof wishesView>;

export const getWishes = endpoint({
  method: 'GET',
  path: '/job/recommendation/wishes',
  caller: 'seeker',
  summary: '我的求职意向；没有自己填写的部分取自默认简历',
  output: wishesView,
});

export const saveWishes = endpoint({
  method: 'POST',
  path: '/job/recommendation/wishes',
  caller: 'seeker',
  summary: '保存求职意向，只改给出的部分；在别处改过时为 40900',
  body: z.object({
    version: z.int().check(z.minimum(0)),
    /** What is given becomes the person's own, replaced as a whole; what is absent stays as it is. */
    content: z._default(z.partial(wishContent), {}),
    personalOrder: z.optional(z.boolean()),
    /** The question of a first visit that this answers or skips. Without one, saved wishes end the questions. */
    question: z.optional(z.object({ name: z.enum(wishQuestions), skipped: z.boolean() })),
  }),
  output: wishesView,
});

export const matchingWishEndpoints = { getWishes, saveWishes };
