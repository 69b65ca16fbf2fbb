import {
  isDismissed,
  languageLevelLabels,
  type DismissedReading,
  type PositionCondition,
  type PositionReading,
  type PositionRequirement,
} from '@pinjian/contract/position-requirement.ts';

/** What of the form decides whether a reading is still to be looked at. */
export interface Taken {
  readonly requirements: readonly Partial<PositionRequirement>[];
  readonly conditions: readonly Partial<PositionCondition>[];
  readonly dismissed: readonly DismissedReading[];
  readonly experience: number | null;
  readonly education: number | null;
}

/** Whether a row of skills asks for what was read. */
export function isSameSkill(reading: PositionReading, row: Partial<PositionRequirement>): boolean {
  return (
    reading.what === 'skill' &&
    (row.skill?.trim().toLowerCase() === reading.words.toLowerCase() || row.skillId === reading.code)
  );
}

/** Whether a row of conditions asks for what was read. */
export function isSameCondition(reading: PositionReading, row: Partial<PositionCondition>): boolean {
  const byCode = row.code !== null && row.code !== undefined && row.code === reading.code;
  return reading.what === row.what && (byCode || row.words?.trim() === reading.words);
}

/** Readings that nobody has taken over or dismissed yet. */
export function openReadings(readings: readonly PositionReading[], taken: Taken): PositionReading[] {
  return readings.filter((reading) => {
    if (isDismissed(reading, taken.dismissed)) return false;
    if (reading.what === 'experience' || reading.what === 'education')
      return String(taken[reading.what]) !== reading.code;
    return !(
      taken.requirements.some((row) => isSameSkill(reading, row)) ||
      taken.conditions.some((row) => isSameCondition(reading, row))
    );
  });
}

/** A reading in a few words: Java 3 年以上, 英语（工作语言）. */
export function readingText({ words, years, level }: PositionReading): string {
  if (years !== null) return `${words} ${years} 年以上`;
  return level === null ? words : `${words}（${languageLevelLabels[level]}）`;
}

/** A stretch of a text, and the reading that it says; null for what says nothing. */
export interface Stretch {
  readonly text: string;
  readonly reading: PositionReading | null;
}

/**
 * A text cut into what says something and what does not. The text may have been typed on since it was read: words are
 * looked for where they stood, then anywhere; what overlaps an earlier one is left out.
 */
export function stretchesOf(text: string, readings: readonly PositionReading[]): Stretch[] {
  const lead = text.length - text.trimStart().length;
  const places = readings
    .map((reading) => {
      const { said, from } = reading;
      const start = text.startsWith(said, from.start + lead) ? from.start + lead : text.indexOf(said);
      return { reading, start, end: start + said.length };
    })
    .filter(({ start }) => start >= 0)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { reading, start, end } of places) {
    if (start < at) continue;
    if (start > at) stretches.push({ text: text.slice(at, start), reading: null });
    stretches.push({ text: text.slice(start, end), reading });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), reading: null });
  return stretches;
}
