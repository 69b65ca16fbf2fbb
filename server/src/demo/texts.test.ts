import { describe, expect, it } from 'vitest';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { majorByName, positionCategory, schoolByName, skillByName } from '#domains/dictionary/index.ts';
import { findObjections } from '#domains/position/index.ts';
import { createSegmenter } from '#platform/text/tokens.ts';
import { demoCompanies } from './data/companies.ts';
import { trades } from './data/trades.ts';
import { planPositions, planSeekers, wholeWorld } from './plan.ts';

const today = new Date('2026-11-20T02:00:00.000Z');
const positions = [...planPositions(wholeWorld)];
const seekers = [...planSeekers(wholeWorld.seekers, today)];
/** A run of so many words that comes back in more than `mostShare` of the texts would be noticed. */
const runLength = 8;
const mostShare = 0.03;

function textOfPosition({ description }: PositionContent): string {
  return description.map(({ text }) => text).join('\n');
}

function textOfResume({ work, projects, selfEvaluation }: ResumeContent): string {
  const roles = work.flatMap((each) => each.roles).map(({ description }) => description);
  return [...roles, ...projects.map(({ description }) => description), selfEvaluation].join('\n');
}

/** The run that stands in most of the texts, and the share of them that it stands in. */
function mostRepeated(texts: readonly string[]): { run: string; share: number } {
  const segmenter = createSegmenter([]);
  const found = new Map<string, number>();
  for (const text of texts) {
    const runs = new Set(
      text.split('\n').flatMap((line) => {
        const words = segmenter.cut(line).map(({ word }) => word);
        return words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(' '));
      }),
    );
    for (const run of runs) found.set(run, (found.get(run) ?? 0) + 1);
  }
  const [run, times] = [...found].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0]);
  return { run, share: times / texts.length };
}

describe('texts of the demo world', () => {
  it.each([
    ['positions', () => positions.map(({ content }) => textOfPosition(content))],
    ['resumes', () => seekers.map(({ resume }) => textOfResume(resume.content))],
  ])('of %s do not repeat each other', (_what, texts) => {
    const { run, share } = mostRepeated(texts());
    expect({ run, share: Math.min(share, mostShare) }).toEqual({ run, share });
    expect(share).toBeGreaterThan(0);
  });

  it('would be found out if they did', () => {
    const texts = positions.map(({ content }) => textOfPosition(content));
    const copied = texts.map((text, index) => (index % 25 === 0 ? `${text}\n${texts[0] ?? ''}` : text));
    expect(mostRepeated(copied).share).toBeGreaterThan(mostShare);
  });

  it('of positions could be published', () => {
    const refused = positions.flatMap(({ content }) =>
      findObjections(content).map(({ path, word }) => `${path}: ${word}`),
    );
    expect(refused).toEqual([]);
  });

  it('leave nothing of their templates', () => {
    for (const text of [
      ...positions.map(({ content }) => JSON.stringify(content.description)),
      ...seekers.map(({ resume }) => textOfResume(resume.content)),
    ])
      expect(text.replaceAll(/\{"title":\d+,"text"|\}[,\]]/gu, '')).not.toMatch(/[{}|]|YEARS|undefined/u);
  });
});

describe('what the demo world is made of', () => {
  it('is wide: trades, cities, companies', () => {
    expect(trades.length).toBeGreaterThanOrEqual(25);
    expect(new Set(positions.map(({ content }) => content.cityCode)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(positions.map(({ trade }) => trade.key)).size).toBe(trades.length);
    expect(new Set(positions.map(({ company }) => company)).size).toBe(demoCompanies.length);
    expect(positions.filter(({ company }) => company === 0)).toHaveLength(wholeWorld.positionsOfFirst);
  });

  it.each(trades)('knows the words of $key', ({ category, must, nice, majors, titles }) => {
    expect(positionCategory(category)?.isLeaf).toBe(true);
    expect([...must, ...nice].filter((name) => skillByName(name, category) === undefined)).toEqual([]);
    expect(majors.filter((name) => majorByName(name) === null)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('pays honestly: more for experience, ranges that mean something', () => {
    for (const { content } of positions) {
      const { salaryMin: min, salaryMax: max } = content;
      expect(min).toBeGreaterThanOrEqual(300_000);
      expect((max ?? 0) / (min ?? 1)).toBeLessThanOrEqual(1.75);
    }
    const mean = (experience: number) => {
      const found = positions.filter(({ content }) => content.experience === experience);
      return found.reduce((sum, { content }) => sum + (content.salaryMin ?? 0), 0) / found.length;
    };
    expect(mean(4)).toBeLessThan(mean(5));
    expect(mean(5)).toBeLessThan(mean(6));
  });

  it('has lives without holes: school before work, one present post at most', () => {
    for (const { resume } of seekers) {
      const { education, work } = resume.content;
      const roles = work.flatMap((each) => each.roles);
      expect(schoolByName(education[0]?.school ?? '')).not.toBeNull();
      expect(roles.filter(({ current }) => current).length).toBeLessThanOrEqual(1);
      for (const { start, end } of [...roles, ...education]) {
        expect(start ?? '').toMatch(/^20\d\d-\d\d$/u);
        if (end !== null) expect((end ?? '') > (start ?? '')).toBe(true);
        expect(new Date(`${start ?? ''}-01`) <= today).toBe(true);
      }
    }
  });
});
