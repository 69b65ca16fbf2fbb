import { isDeepStrictEqual } from 'node:util';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { Places } from '../parsing/fields/places.ts';
import { readSourceText } from '../source-data/source-data.ts';
import { readJsonResume, type ReadJsonResume } from './read.ts';
import { jsonResumeParts, ownPart } from './schema.ts';

/** Whether what was parsed is JSON Resume at all: a file of one resume says at least one of its parts. */
export function isJsonResume(parsed: unknown): boolean {
  const inside: readonly unknown[] = Array.isArray(parsed) ? parsed.slice(0, 1) : [parsed];
  return inside.some((each) => hasPart(each) || hasPart(valueOf(each, 'resume')) || hasPart(valueOf(each, 'data')));
}

function hasPart(value: unknown): boolean {
  return jsonResumeParts.some((part) => {
    const said = valueOf(value, part);
    return typeof said === 'object' && said !== null;
  });
}

function valueOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

/**
 * Reads what a file of JSON holds. One of ours carries its content: each section whose words are still those that were
 * written from it comes back whole, with what JSON Resume has no place for; where somebody has changed the words they hold.
 */
export async function readJsonResumeFile(parsed: unknown, places: Places): Promise<ReadJsonResume> {
  const read = readJsonResume(parsed, places);
  const carried = valueOf(valueOf(parsed, 'meta'), ownPart);
  const own = carried === undefined ? null : readSourceText(JSON.stringify(carried));
  if (own === null) return read;
  // It brings the dictionaries, which no other file needs.
  const { writeJsonResume } = await import('./write.ts');
  const written = writeJsonResume(own.content, { product: '', updatedAt: new Date(0) });
  const expected = readJsonResume(JSON.parse(JSON.stringify(written)), places).content;
  const keys = Object.keys(read.content) as (keyof ResumeContent)[];
  const sections = keys.map((key) => [
    key,
    isDeepStrictEqual(read.content[key], expected[key]) ? own.content[key] : read.content[key],
  ]);
  return { ...read, content: Object.fromEntries(sections) as ResumeContent };
}
