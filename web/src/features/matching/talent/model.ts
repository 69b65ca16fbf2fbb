import type { activeWithinDays, TalentOrder } from '@pinjian/contract/matching-talent-query.ts';
import type { Activity, TalentRow, TalentStanding, TalentWishes } from '@pinjian/contract/matching-talent-view.ts';
import { messageTime } from '#lib/format/time.ts';
import type { Tone } from '#ui/tag.tsx';

/** What keys do to a talent. */
export type TalentMove = 'add' | 'hide';
export const moveKeys: Readonly<Record<string, TalentMove>> = { a: 'add', h: 'hide' };
export const keyTexts = [
  { key: 'J', text: '下一位' },
  { key: 'K', text: '上一位' },
  { key: 'A', text: '加入候选人' },
  { key: 'H', text: '不合适，不再推荐' },
  { key: '?', text: '打开这份说明' },
] as const;

/** 前端工程师、全栈 · 杭州、远程 · 2W以上; '' where nothing is wished for. */
export function wishText({ positions, cities, anyCity, remote, salaryText }: TalentWishes): string {
  const places = [...(anyCity ? ['不限城市'] : cities), ...(remote ? ['远程'] : [])];
  if (positions.length === 0 && places.length === 0) return '';
  return [positions.join('、'), places.join('、'), salaryText].filter((part) => part !== '').join(' · ');
}

export function activityTone(activity: Activity): Tone {
  return activity === 'today' || activity === 'threeDays' ? 'success' : 'neutral';
}

/** A fact about what the company has with a talent already. */
export interface StandingMark {
  readonly key: 'pipeline' | 'pushed' | 'unsuitable' | 'seen' | 'colleague' | 'hidden';
  readonly text: string;
  readonly tone: Tone;
}

/** 已在流程中, 同事刚看过, 已看过: what a recruiter would otherwise learn too late. */
export function standingMarks(standing: TalentStanding, now: number): StandingMark[] {
  const { inPipeline, lookedAt, colleague, hidden, unsuitableUntil, pushedAt } = standing;
  const [latest] = inPipeline;
  const more = inPipeline.length > 1 ? ` 等 ${inPipeline.length} 个职位` : '';
  const named = colleague?.name ?? '';
  return [
    ...(latest === undefined
      ? []
      : [{ key: 'pipeline' as const, text: `已在流程中 · ${latest.title}${more}`, tone: 'accent' as const }]),
    ...(pushedAt === null ? [] : [{ key: 'pushed' as const, text: 'AI直推', tone: 'success' as const }]),
    ...(unsuitableUntil === null
      ? []
      : [
          {
            key: 'unsuitable' as const,
            text: `已回复不合适，${messageTime(unsuitableUntil, now)} 后可再加入`,
            tone: 'warning' as const,
          },
        ]),
    ...(hidden ? [{ key: 'hidden' as const, text: '已隐藏', tone: 'neutral' as const }] : []),
    ...(colleague === null
      ? []
      : [
          {
            key: 'colleague' as const,
            text: `同事${named === '' ? '' : `${named} `}${messageTime(colleague.at, now)} 看过`,
            tone: 'warning' as const,
          },
        ]),
    ...(lookedAt === null ? [] : [{ key: 'seen' as const, text: '已看过', tone: 'neutral' as const }]),
  ];
}

export const orderLabels: Readonly<Record<TalentOrder, string>> = {
  relevance: '最相关',
  active: '最近活跃',
  fit: '最适合职位',
};

export const yearChoices: readonly { readonly key: string; readonly label: string; readonly range: YearRange }[] = [
  { key: '-0', label: '不满 1 年', range: { yearsMin: undefined, yearsMax: 0 } },
  { key: '1-3', label: '1-3 年', range: { yearsMin: 1, yearsMax: 3 } },
  { key: '3-5', label: '3-5 年', range: { yearsMin: 3, yearsMax: 5 } },
  { key: '5-10', label: '5-10 年', range: { yearsMin: 5, yearsMax: 10 } },
  { key: '10-', label: '10 年以上', range: { yearsMin: 10, yearsMax: undefined } },
];

interface YearRange {
  readonly yearsMin: number | undefined;
  readonly yearsMax: number | undefined;
}

/** The key of a range, of a choice or not; null for every number of years. */
export function yearKey({
  yearsMin,
  yearsMax,
}: {
  yearsMin?: number | undefined;
  yearsMax?: number | undefined;
}): string | null {
  return yearsMin === undefined && yearsMax === undefined ? null : `${yearsMin ?? ''}-${yearsMax ?? ''}`;
}

/** 3-5 年, 8 年以上, 2 年以下: a range of years in words, of a choice or not. */
export function yearText(range: { yearsMin?: number | undefined; yearsMax?: number | undefined }): string {
  const { yearsMin, yearsMax } = range;
  const chosen = yearChoices.find(({ key }) => key === yearKey(range));
  if (chosen !== undefined) return chosen.label;
  if (yearsMax === undefined) return `${yearsMin ?? 0} 年以上`;
  return yearsMin === undefined ? `${yearsMax} 年以下` : `${yearsMin}-${yearsMax} 年`;
}

export const activeLabels: Readonly<Record<(typeof activeWithinDays)[number], string>> = {
  1: '今天',
  3: '3 天内',
  7: '7 天内',
  30: '30 天内',
  90: '90 天内',
};

/** Who can be added with others: nobody who is in the position's pipeline or said no. Without a position, anyone. */
export function canChoose({ standing }: Pick<TalentRow, 'standing'>, positionId: string | undefined): boolean {
  return positionId === undefined || standing.mayAdd;
}

/** Open positions as options: 前端工程师 · 杭州. */
export function positionOptions(
  positions: readonly { readonly positionId: string; readonly title: string; readonly city: string }[],
): { value: string; label: string }[] {
  return positions.map(({ positionId, title, city }) => ({
    value: positionId,
    label: city === '' ? title : `${title} · ${city}`,
  }));
}

/** What is said where few are all that was asked for: which conditions the nearest do not meet. */
export function relaxedText({
  exact,
  dropped,
}: {
  readonly exact: number;
  readonly dropped: readonly string[];
}): string {
  const lacking =
    dropped.length === 0 ? '相近的人才排在后面' : `放宽了${dropped.map((each) => `“${each}”`).join('、')}`;
  return exact === 0 ? `没有完全符合的人才，${lacking}` : `完全符合的有 ${exact} 位，${lacking}`;
}

/** A name for a search to begin with: its words, else the skills, else what it is. */
export function searchName({ q, skills }: { readonly q: string; readonly skills: readonly string[] }): string {
  const named = [q, ...skills].filter((part) => part !== '').join(' ');
  return (named === '' ? '我的搜索' : named).slice(0, 30);
}
