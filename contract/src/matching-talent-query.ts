import * as z from 'zod/mini';
import { id } from './ids.ts';
import { dictNums, withoutKeys } from './position-search.ts';

/** At most so many codes or skills in one filter. */
const mostValues = 10;

/** Comma-joined values in a query; '' filters nothing. */
const joined = (one: RegExp, longest: number, label: string) =>
  z._default(
    z.pipe(
      z.string().check(z.maxLength(longest, `${label}选得太多`)),
      z.pipe(
        z.transform((text: string) =>
          [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== ''),
        ),
        z
          .array(z.string().check(z.regex(one, `${label}格式不正确`)))
          .check(z.maxLength(mostValues, `${label}最多选 ${mostValues} 个`)),
      ),
    ),
    [],
  );
const codes = (label: string) => joined(/^\d{4,12}$/, 130, label);

/** A flag in a query: '1' is on; absent, '' and '0' are off. */
const flag = z._default(
  z.pipe(
    z.enum(['', '0', '1']),
    z.transform((text) => text === '1'),
  ),
  false,
);

const years = z.optional(z.coerce.number().check(z.int('请填写整数年'), z.minimum(0), z.maximum(60)));

/** `fit`: to the position, which must be named; `relevance`: to the words; `active`: who was here last. */
export const talentOrders = ['fit', 'relevance', 'active'] as const;
export type TalentOrder = (typeof talentOrders)[number];

/** Days of the filter 活跃时间. */
export const activeWithinDays = [1, 3, 7, 30, 90] as const;

/**
 * What talents are searched by. Several values of one filter are alternatives (skills may all be asked for); different
 * filters all hold. There is no filter by sex, age or school's fame, and none will be.
 */
export const talentSearchQuery = {
  q: z._default(z.string().check(z.trim(), z.maxLength(60, '搜索词最多 60 个字')), ''),
  /** Parts of the words that are left out, and whether they are taken as typed (position-search.ts). */
  without: withoutKeys,
  /** Codes of cities: who wishes for one of them, for any city, or lives there without saying. */
  cityCodes: codes('城市'),
  /** Nodes of the job tree, any level: what somebody wishes for or did. */
  categoryIds: codes('职位类别'),
  /** Nodes of the industry tree, any level: where somebody worked. */
  industryCodes: codes('行业'),
  /** Whole years of work, both ends included. */
  yearsMin: years,
  yearsMax: years,
  /** dictNums of education: the highest degree. */
  education: dictNums,
  /** dictNums of salary_range: whose wished pay overlaps one of them; 8: who named none. */
  salaryRange: dictNums,
  /** Ids of skills, or words of skills that the dictionary does not have. */
  skills: joined(/^[^,]{1,30}$/, 320, '技能'),
  skillsMode: z._default(z.enum(['all', 'any'], '请选择全部或任一'), 'all'),
  /** dictNums of job_type, recruit_type, job_hunting_status. */
  jobType: dictNums,
  recruitType: dictNums,
  jobStatus: dictNums,
  /** One of `activeWithinDays`. */
  activeWithin: z.optional(z.pipe(z.coerce.number(), z.literal(activeWithinDays, '没有这个活跃时间'))),
  /** '1': without those whom a colleague looked at within 30 days. */
  notSeen: flag,
  /** The position that rows are matched against; needed for the order `fit`. */
  positionId: z.optional(id),
  sort: z._default(z.enum(talentOrders, '没有这种排序'), 'relevance'),
};

/** The same as one schema: what a saved search's text is read by. */
export const talentQuery = z.object(talentSearchQuery);
export type TalentQuery = z.output<typeof talentQuery>;
