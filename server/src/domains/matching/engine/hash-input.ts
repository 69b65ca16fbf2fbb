import { createHash } from 'node:crypto';
import { monthOf } from '#domains/resume/index.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import type { TalentFacts } from '../facts/talent-facts.ts';
import { weights } from './data/weights.ts';

/** One spelling for equal data: keys sorted, no blanks; undefined is left out as JSON does. */
export function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${stableJson(each)}`).join(',')}}`;
}

/** What a shown match was made of, as 64 hexadecimal digits: both sides' facts, the month and the version of the rules. */
export function matchInputHash(position: PositionFacts, talent: TalentFacts, now: Date): string {
  const input = { version: weights.version, month: monthOf(now), position, talent };
  return createHash('sha256').update(stableJson(input)).digest('hex');
}
