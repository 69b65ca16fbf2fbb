import * as z from 'zod/mini';

/** `must` is needed, `nice` is a plus. */
export const requirementKinds = ['must', 'nice'] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** Words of a description block: `start` and `end` count UTF-16 units in the text of the block with this title. */
export const span = z.object({
  /** dictNum of job_description_title. */
  title: z.int().check(z.minimum(1), z.maximum(99)),
  start: z.int().check(z.minimum(0)),
  /** Exclusive. */
  end: z.int().check(z.minimum(1)),
});
export type Span = z.output<typeof span>;

/** The words that say it; null where the description does not. The server fills it in: what a caller sends is not used. */
const from = z._default(z.nullable(span), null);

/**
 * Who put a requirement there: the one who writes, or the reader of descriptions, who takes over at publish what nobody
 * looked at. What the reader put there follows the words: it goes when they go.
 */
export const requirementAuthors = ['writer', 'reader'] as const;
const by = z._default(z.enum(requirementAuthors), 'writer');

/** Years of practice; null when it does not matter. */
const years = z.nullable(z.int().check(z.minimum(1, '年限至少 1 年'), z.maximum(30, '年限最多 30 年')));

/** What a condition is about. Degree and experience as a whole are fields of their own, skills are requirements. */
export const conditionSubjects = ['certificate', 'language', 'major', 'shift'] as const;
export type ConditionSubject = (typeof conditionSubjects)[number];

/** How well a language is to be known: 1 to read and write, 2 to talk, 3 to work in. */
export const languageLevels = [1, 2, 3] as const;
export type LanguageLevel = (typeof languageLevels)[number];
export const languageLevelLabels: Readonly<Record<LanguageLevel, string>> = {
  1: '能读写',
  2: '日常沟通',
  3: '工作语言',
};

const line = (max: number, label: string) => z.string().check(z.trim(), z.maxLength(max, `${label}最多 ${max} 个字`));
const kind = z.enum(requirementKinds);
const level = z.nullable(z.literal(languageLevels));

export const positionRequirement = z.object({
  kind,
  skill: line(30, '技能'),
  /** Canonical id of the skill; null for one of the company's own words. The server fills it in from `skill`. */
  skillId: z.nullable(z.string().check(z.regex(/^S\d{5}$/))),
  years,
  from,
  by,
});
export type PositionRequirement = z.output<typeof positionRequirement>;

export const positionCondition = z.object({
  kind,
  what: z.enum(conditionSubjects),
  /** As it is shown: 护士执业证, 英语, 计算机类, 夜班. */
  words: line(40, '条件'),
  /**
   * Of a certificate (`C0001`), a language (ISO 639-1), a major (of the catalogue, or its class), a shift; null for one
   * of the company's own words. The server fills it in from `words`.
   */
  code: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
  /** Of a language; null where nothing is said about it, and for anything else. */
  level: z._default(level, null),
  from,
  by,
});
export type PositionCondition = z.output<typeof positionCondition>;

/** Where a field of its own (`experience`, `education`) comes from, and whether it is demanded or preferred. */
export const fieldSource = z.object({ kind, from });
export type FieldSource = z.output<typeof fieldSource>;

/** What a reading is about: a skill, a condition, or one of the two fields of their own. */
export const readingSubjects = ['skill', ...conditionSubjects, 'experience', 'education'] as const;
export type ReadingSubject = (typeof readingSubjects)[number];

/** Something that the words of a description ask for. */
export const positionReading = z.object({
  kind,
  what: z.enum(readingSubjects),
  /** As it is shown: Java, 护士执业证, 本科. */
  words: z.string(),
  /** Of the skill or condition; of experience and education the dictNum in digits. */
  code: z.nullable(z.string()),
  years,
  level,
  from: span,
  /** The words of the description themselves. */
  said: z.string(),
});
export type PositionReading = z.output<typeof positionReading>;

/** A reading that the writer does not want. It stays away while `said` is what the description says of it. */
export const dismissedReading = z.object({
  what: z.enum(readingSubjects),
  words: z.string().check(z.maxLength(40)),
  said: z.string().check(z.maxLength(200)),
});
export type DismissedReading = z.output<typeof dismissedReading>;

/** Whether the writer said no to this reading, as the words stand. */
export function isDismissed(
  reading: Pick<PositionReading, 'what' | 'words' | 'said'>,
  dismissed: readonly DismissedReading[],
): boolean {
  return dismissed.some(
    (each) => each.what === reading.what && each.words === reading.words && each.said === reading.said,
  );
}
