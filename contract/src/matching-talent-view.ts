import * as z from 'zod/mini';
import { candidateSummary } from './application-candidate.ts';
import { state } from './application-view.ts';
import { option } from './dictionary.ts';
import { match } from './matching-match.ts';
import { instant } from './time.ts';

/** How lately somebody was here; no nearer than this, so that nobody can be watched. */
export const activities = ['today', 'threeDays', 'week', 'month', 'older'] as const;
export type Activity = (typeof activities)[number];
export const activityLabels: Readonly<Record<Activity, string>> = {
  today: '今日活跃',
  threeDays: '3日内活跃',
  week: '7日内活跃',
  month: '30日内活跃',
  older: '30天前活跃',
};

/** What somebody wishes for, in words. */
export const talentWishes = z.object({
  /** Positions, at most three. */
  positions: z.array(z.string()),
  /** Names of cities; 不限城市 and 远程 stand in the two fields below. */
  cities: z.array(z.string()),
  anyCity: z.boolean(),
  remote: z.boolean(),
  /** 1.5W-2W, 1.5W以上, 面议. */
  salaryText: z.string(),
  jobTypes: z.array(option),
  recruitTypes: z.array(option),
  /** Value of arrival_time. */
  arrival: z.nullable(option),
});
export type TalentWishes = z.output<typeof talentWishes>;

/** What the company has with a talent already. */
export const talentStanding = z.object({
  /** Their applications at steps of the company's lists, the last changed first, at most five (已在流程中). */
  inPipeline: z.array(
    z.object({
      applicationId: z.string(),
      positionId: z.string(),
      title: z.string(),
      state,
    }),
  ),
  /** When the caller looked last; null if never (已看过). */
  lookedAt: z.nullable(instant),
  /** Whether a colleague looked within `colleagueLookDays`, and who did last (同事刚看过); `name` where they gave one. */
  colleague: z.nullable(z.object({ name: z.nullable(z.string()), at: instant })),
  /** When AI direct push recommended them for the position, while that stands; null without. */
  pushedAt: z.nullable(instant),
  /** Hidden from the recommendations of the position. */
  hidden: z.boolean(),
  /** They answered 不合适 to the position: not to be added again before then. */
  unsuitableUntil: z.nullable(instant),
  /** Whether 加入候选人 can be pressed for the position; false without one. */
  mayAdd: z.boolean(),
});
export type TalentStanding = z.output<typeof talentStanding>;

/** A talent in a list: never a name, a contact, an age or a sex. */
export const talentRow = z.object({
  resumeId: z.string(),
  /** As in the lists of candidates, with the name masked: 张**. */
  candidate: candidateSummary,
  /** Value of job_hunting_status. */
  jobStatus: z.nullable(option),
  activity: z.enum(activities),
  wishes: talentWishes,
  /** Against the position of the list; null without one. */
  match: z.nullable(match),
  standing: talentStanding,
});
export type TalentRow = z.output<typeof talentRow>;
