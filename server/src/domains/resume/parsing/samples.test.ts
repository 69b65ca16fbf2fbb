import { afterAll, describe, expect, it } from 'vitest';
import { resumeContent } from '@pinjian/contract/resume-content.ts';
import { createResumeReader } from './read-in-thread.ts';
import { f1, type Report } from './samples/compare.ts';
import {
  heldOutFiles,
  openFiles,
  reportOn,
  sampleBytes,
  sampleKind,
  type CorpusReport,
} from './samples/read-corpus.ts';

const reader = createResumeReader();
afterAll(() => reader.stop());

const parse = (bytes: Uint8Array, kind: 'pdf' | 'word') => reader.parse(bytes, kind);

function print(title: string, { fields, unread, invented }: CorpusReport): void {
  const lines = [...fields].map(
    ([field, tally]) =>
      `  ${field.padEnd(22)} F1 ${f1(tally).toFixed(3)}  ${tally.right} right of ${tally.expected}, ${tally.read} read`,
  );
  const sums = `  unread ${unread.length}, invented ${invented.length}`;
  process.stdout.write(`${[title, ...lines, sums].join('\n')}\n`);
}

/** The fields whose F1 is lower than it must be. */
function fieldsBelow(report: Report, least: Readonly<Record<string, number>>): string[] {
  return [...report]
    .filter(([field, tally]) => f1(tally) < (least[field] ?? 1))
    .map(([field, tally]) => `${field} ${f1(tally).toFixed(3)} < ${least[field] ?? 1}`);
}

describe('files of other producers', () => {
  it('are there, a third of them held out', () => {
    expect(heldOutFiles.length).toBeGreaterThanOrEqual(18);
    expect(openFiles.length).toBeGreaterThanOrEqual(34);
  });

  it('tuned: are read into what a person wrote down before', async () => {
    const report = await reportOn(openFiles, parse);
    print('tuned on', report);
    const short = fieldsBelow(report.fields, leastTuned);
    expect({ short, misses: short.length === 0 ? [] : report.misses }).toEqual({ short: [], misses: [] });
    expect(report.unread).toHaveLength(mostUnread.tuned);
    expect(report.invented).toEqual([]);
  }, 120_000);

  // Totals only: whoever writes rules must not learn what these files miss.
  it('held out: are read where the rules never saw them', async () => {
    const report = await reportOn(heldOutFiles, parse);
    print('held out', report);
    expect(fieldsBelow(report.fields, leastHeldOut)).toEqual([]);
    expect(report.unread.length).toBe(mostUnread.heldOut);
    expect(report.invented.length).toBe(0);
  }, 120_000);

  it.each(openFiles)('%s fits the form', async (file) => {
    const { content, confidence } = await reader.parse(sampleBytes(file), sampleKind(file));
    expect(resumeContent.parse(content)).toEqual(content);
    expect(Object.entries(confidence).filter(([, field]) => field.score <= 0 || field.source === '')).toEqual([]);
  });
});

/** How many files the reader says that it cannot read: scans, and a font without its table of letters. */
const mostUnread = { tuned: 3, heldOut: 1 };

/** The least F1 of each field, a little under what is reached; those three files alone cost up to a tenth. */
const leastTuned: Readonly<Record<string, number>> = {
  name: 0.94,
  phone: 0.94,
  email: 0.94,
  city: 0.9,
  gender: 0.92,
  birthMonth: 0.92,
  jobStatus: 0.89,
  links: 1,
  'intention.position': 0.93,
  'intention.cities': 0.93,
  'intention.salary': 0.92,
  education: 0.95,
  'education.description': 1,
  work: 0.94,
  'work.description': 0.94,
  projects: 1,
  'projects.description': 1,
  skills: 0.95,
  certificates: 0.94,
  languages: 1,
  selfEvaluation: 0.93,
  others: 1,
};

/** The same for the held-out files. The aim is 0.97 for name, phone and mail and 0.9 for education, work and projects. */
const leastHeldOut: Readonly<Record<string, number>> = {
  name: 0.88,
  phone: 0.91,
  email: 0.94,
  city: 0.9,
  gender: 0.89,
  birthMonth: 0.87,
  jobStatus: 0.9,
  links: 0.97,
  'intention.position': 0.7,
  'intention.cities': 0.75,
  'intention.salary': 0.66,
  education: 0.81,
  'education.description': 0.47,
  work: 0.58,
  'work.description': 0.74,
  projects: 0.68,
  'projects.description': 0.68,
  skills: 0.72,
  certificates: 0.78,
  languages: 0.87,
  selfEvaluation: 0.84,
  others: 0.25,
};
