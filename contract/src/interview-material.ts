import * as z from 'zod/mini';

/** Text of at most `max` characters. */
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** One structured requirement of a position: a skill, how long it should have been practised, how much it matters. */
export const interviewRequirement = z.object({
  skill: text(60),
  /** Years asked for; null when the position does not say. */
  years: z.nullable(z.number().check(z.minimum(0), z.maximum(50))),
  kind: z.enum(['must', 'nice']),
});
export type InterviewRequirement = z.output<typeof interviewRequirement>;

/**
 * What an interview needs to know of a position, taken when the interview is made and kept with it: a later change of
 * the position does not change an interview that was agreed on.
 */
export const interviewPosition = z.object({
  title: text(60),
  /** Code of the position tree, null when there is none (a pasted description). */
  categoryCode: z.nullable(text(20)),
  categoryName: text(60),
  /** '' in a simulation without a company. */
  companyName: text(80),
  requirements: z.array(interviewRequirement).check(z.maxLength(30)),
  /** The description by its blocks (岗位职责, 任职要求, 薪资福利 …). */
  description: z.array(z.object({ title: text(40), text: text(4000) })).check(z.maxLength(12)),
  /** Facts the interviewer may tell when asked: 工作城市, 薪资, 用工形式 … in words, as the job page shows them. */
  facts: z.array(z.object({ label: text(20), value: text(200) })).check(z.maxLength(20)),
});
export type InterviewPosition = z.output<typeof interviewPosition>;

const month = z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/));

/** Months as YYYY-MM, both included; `end` is null for a present post. */
const interviewPeriod = z.object({ start: month, end: z.nullable(month) });
export type InterviewPeriod = z.output<typeof interviewPeriod>;

/**
 * What an interview needs to know of a resume: what the person did and can do. Name, sex, age, school and contact are
 * not in it, so that they can reach neither the interviewer nor the scorer. Months stand with the latest posts only, so
 * that nobody's age can be counted from them. What was kept before there were months has none.
 */
export const interviewResume = z.object({
  work: z
    .array(
      z.object({
        company: text(80),
        title: text(60),
        description: text(4000),
        /** null where the resume does not name the months. */
        period: z.optional(z.nullable(interviewPeriod)),
      }),
    )
    .check(z.maxLength(40)),
  /**
   * More than six months between two posts that neither work nor study fills: the last month of the one, the first month of
   * the other. Newest first.
   */
  gaps: z.optional(z.array(z.object({ from: month, to: month })).check(z.maxLength(5))),
  projects: z.array(z.object({ name: text(80), role: text(60), description: text(4000) })).check(z.maxLength(20)),
  skills: z.array(text(60)).check(z.maxLength(60)),
});
export type InterviewResume = z.output<typeof interviewResume>;
