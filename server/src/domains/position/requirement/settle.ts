import { isDeepStrictEqual } from 'node:util';
import { maxConditions, maxRequirements, type PositionContent } from '@pinjian/contract/position-content.ts';
import {
  isDismissed,
  type ConditionSubject,
  type FieldSource,
  type PositionCondition,
  type PositionReading,
  type PositionRequirement,
} from '@pinjian/contract/position-requirement.ts';
import {
  certificateByName,
  languageByName,
  majorByName,
  majorClasses,
  shiftByName,
  skillByName,
} from '#domains/dictionary/index.ts';
import { readingsOf } from './reading/readings-of.ts';

/** The code of what a company calls a condition; null for its own words. */
function conditionCode(what: ConditionSubject, words: string): string | null {
  if (what === 'certificate') return certificateByName(words)?.code ?? null;
  if (what === 'language') return languageByName(words)?.code ?? null;
  if (what === 'shift') return shiftByName(words)?.code ?? null;
  return majorClasses().has(words) ? words : (majorByName(words)?.code ?? null);
}

/** What the description asks for and the writer has not said no to. */
export function openReadings(content: PositionContent): PositionReading[] {
  return readingsOf(content).filter((reading) => !isDismissed(reading, content.dismissed));
}

/** The first of each key; '' is no key: rows that are not filled in yet. */
function once<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = keyOf(row);
    if (key === '') return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Content as it is stored: skills and conditions with their codes, none asked for twice, each with the words of the
 * description that say it, as these stand now. What the reader had put there goes with its words.
 */
export function settleContent(content: PositionContent): PositionContent {
  const readings = openReadings(content);
  const requirements = content.requirements.flatMap((each): PositionRequirement[] => {
    const skillId = skillByName(each.skill, content.categoryId ?? undefined)?.id ?? null;
    const said = readings.find(({ what, code }) => what === 'skill' && skillId !== null && code === skillId);
    return placed({ ...each, skillId }, said);
  });
  const conditions = content.conditions.flatMap((each): PositionCondition[] => {
    const code = conditionCode(each.what, each.words);
    const said = readings.find((reading) => reading.what === each.what && code !== null && reading.code === code);
    return placed({ ...each, code, level: each.what === 'language' ? each.level : null }, said);
  });
  return {
    ...content,
    experienceSource: sourceOf('experience', content.experience, readings),
    educationSource: sourceOf('education', content.education, readings),
    requirements: once(requirements, ({ skill, skillId }) => skillId ?? skill),
    conditions: once(conditions, ({ what, words, code }) => (words === '' ? '' : `${what} ${code ?? words}`)),
  };
}

/** With its words; none where it was the reader's and its words are gone. */
function placed<T extends PositionRequirement | PositionCondition>(each: T, said: PositionReading | undefined): T[] {
  if (said !== undefined) return [{ ...each, anyOf: said.anyOf, from: said.from }];
  return each.by === 'reader' ? [] : [{ ...each, anyOf: null, from: null }];
}

/** A field of its own is demanded unless the words that say the same value prefer it. */
function sourceOf(
  what: 'experience' | 'education',
  value: number | null,
  readings: readonly PositionReading[],
): FieldSource {
  const said = readings.find((reading) => reading.what === what && reading.code === String(value));
  return said === undefined ? { kind: 'must', from: null } : { kind: said.kind, from: said.from };
}

/** Settled content that asks for all its words ask for: what nobody took over or dismissed is the reader's. */
export function adoptReadings(content: PositionContent): PositionContent {
  const settled = settleContent(content);
  const readings = openReadings(settled);
  const requirements = readings.flatMap(({ kind, what, words, code, years, anyOf, from }): PositionRequirement[] =>
    what !== 'skill' || settled.requirements.some(({ skillId }) => skillId === code)
      ? []
      : [{ kind, skill: words, skillId: code, years, anyOf, from, by: 'reader' }],
  );
  const conditions = readings.flatMap(({ kind, what, words, code, level, anyOf, from }): PositionCondition[] =>
    what === 'skill' ||
    what === 'experience' ||
    what === 'education' ||
    settled.conditions.some((each) => each.what === what && each.code === code)
      ? []
      : [{ kind, what, words, code, level, anyOf, from, by: 'reader' }],
  );
  return {
    ...settled,
    requirements: [...settled.requirements, ...requirements].slice(0, maxRequirements),
    conditions: [...settled.conditions, ...conditions].slice(0, maxConditions),
  };
}

/** What a person wrote of it: without what the reader added and where it found it. */
function writing(content: PositionContent): unknown {
  const ofWriter = <T extends PositionRequirement | PositionCondition>(rows: readonly T[]) =>
    rows.filter(({ by }) => by === 'writer').map((row) => ({ ...row, anyOf: null, from: null }));
  return {
    ...content,
    experienceSource: null,
    educationSource: null,
    requirements: ofWriter(content.requirements),
    conditions: ofWriter(content.conditions),
    dismissed: null,
  };
}

/** Whether people wrote the same, whatever was read from it. */
export function isSameWriting(a: PositionContent | null | undefined, b: PositionContent): boolean {
  return a !== null && a !== undefined && isDeepStrictEqual(writing(a), writing(b));
}
