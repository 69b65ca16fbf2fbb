import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resumeContent } from '@pinjian/contract/resume-content.ts';
import { describe, expect, it } from 'vitest';
import type { Truth } from './samples/compare.ts';

interface Source {
  readonly file: string;
  readonly source: string;
  readonly kind: string;
  readonly hard: string;
  readonly unseen: boolean;
}

const folder = new URL('./samples/public/', import.meta.url);
const sources = JSON.parse(readFileSync(new URL('sources.json', folder), 'utf8')) as readonly Source[];
const files = readdirSync(folder).filter((name) => /\.(?:pdf|docx)$/.test(name));
const truthName = (file: string) => file.replace(/\.\w+$/, '.truth.json');
const truthOf = (file: string) => JSON.parse(readFileSync(new URL(truthName(file), folder), 'utf8')) as Truth;
const megabyte = 1_000_000;

/** The truth as the form would keep it: cities by name, what it does not say empty. */
function contentOf(truth: Truth): unknown {
  const city = (name: string) => ({ code: null, name });
  const { basics } = truth;
  return {
    ...truth,
    basics: {
      gender: null,
      birthMonth: null,
      jobStatus: null,
      links: [],
      ...basics,
      email: basics.email ?? '',
      city: basics.city === null || basics.city === undefined ? null : city(basics.city),
    },
    intentions: truth.intentions.map((each) => ({
      ...each,
      positionCode: null,
      cities: each.cities.map(city),
      salary: each.salary ?? { min: null, max: null, cycle: 1, months: 12 },
    })),
    projects: truth.projects.map((each) => ({ ...each, link: '' })),
  };
}

describe('the resumes in the layouts of public templates', () => {
  it('are each told of once, with a truth beside them', () => {
    expect(sources.map((each) => each.file).toSorted()).toEqual(files.toSorted());
    const truths = readdirSync(folder).filter((name) => name.endsWith('.truth.json'));
    expect(truths.toSorted()).toEqual(files.map(truthName).toSorted());
    expect(files.length).toBeGreaterThanOrEqual(100);
  });

  it.each(files)('%s has a truth that the form can keep, of one who does not exist', (file) => {
    const truth = truthOf(file);
    expect(resumeContent.safeParse(contentOf(truth)).error?.issues).toBeUndefined();
    expect(truth.basics.email ?? '@example.com').toMatch(/@example\.com$/i);
  });

  it('are of people who share no name, phone or mail', () => {
    for (const field of ['name', 'phone', 'email'] as const) {
      const values = files.map((file) => truthOf(file).basics[field]).filter((value) => (value ?? '') !== '');
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('leave about a third of the sources unseen, and each source on one side only', () => {
    const sides = new Map(sources.map((each) => [each.source, each.unseen]));
    expect(sources.filter((each) => sides.get(each.source) !== each.unseen)).toEqual([]);
    const unseen = [...sides.values()].filter(Boolean).length / sides.size;
    expect(unseen).toBeGreaterThan(0.28);
    expect(unseen).toBeLessThan(0.4);
  });

  it('stay small', () => {
    const bytes = files.map((file) => statSync(new URL(file, folder)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15 * megabyte);
  });
});
