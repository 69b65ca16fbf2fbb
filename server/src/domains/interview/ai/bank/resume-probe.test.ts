import { describe, expect, it } from 'vitest';
import { competencies } from './competencies.ts';
import { resumeProbes } from './resume-probe.ts';

describe('the families of questions about a resume', () => {
  it('are at least twelve, each once', () => {
    expect(resumeProbes.length).toBeGreaterThanOrEqual(12);
    expect(new Set(resumeProbes.map((each) => each.id)).size).toBe(resumeProbes.length);
  });

  it('hold something to begin with, and something of each difficulty', () => {
    expect(resumeProbes.filter((each) => each.opening).every((each) => each.difficulty === 'easy')).toBe(true);
    expect(new Set(resumeProbes.map((each) => each.difficulty)).size).toBe(3);
    expect(new Set(resumeProbes.map((each) => each.competency)).size).toBeGreaterThanOrEqual(6);
  });

  it('share no follow-up list and no wording', () => {
    const texts = resumeProbes.flatMap((each) => each.ways.flatMap((way) => [way.text, way.rephrase]));
    expect(new Set(texts).size).toBe(texts.length);
    const lists = resumeProbes.map((each) => each.points.map((point) => point.ask).join());
    expect(new Set(lists).size).toBe(lists.length);
  });

  it('never ask why somebody left, paused or stayed for a short time', () => {
    const spoken = resumeProbes.flatMap((each) => [
      ...each.ways.flatMap((way) => [way.text, way.rephrase]),
      ...each.points.map((point) => point.ask),
    ]);
    const accounts =
      /离职|离开|辞|待业|失业|空窗|没工作|没有工作|没上班|跳槽|频繁|稳定|(?:为什么|为何|怎么)(?:会)?(?:没|不|空|短|停)/u;
    expect(spoken.filter((text) => accounts.test(text.replace('怎么过的不用解释', '')))).toEqual([]);
  });

  it.each(resumeProbes.map((each) => [each.id, each] as const))('%s is whole', (_id, probe) => {
    expect(Object.keys(competencies)).toContain(probe.competency);
    expect(probe.ways.length).toBeGreaterThanOrEqual(2);
    for (const wording of probe.ways.flatMap((way) => [way.text, way.rephrase])) {
      expect(wording).toMatch(/？$/u);
      expect(wording.replaceAll(/\{(?:about|words|other)\}/gu, '')).not.toMatch(/[{}]/u);
    }
    expect(Object.values(probe.anchors).every((each) => each.length > 3)).toBe(true);
    expect(probe.seconds).toBeGreaterThanOrEqual(120);
    expect(probe.points.length).toBeGreaterThanOrEqual(5);
    expect(new Set(probe.points.map((point) => point.ask)).size).toBe(probe.points.length);
    for (const point of probe.points) {
      expect(point.ask).toMatch(/？$/u);
      const ways = point.sayings.flatMap((saying) => saying.split('&').flatMap((part) => part.split('|')));
      expect(ways.length).toBeGreaterThanOrEqual(4);
      for (const way of ways) expect(way).toMatch(/^\S+$/u);
    }
  });
});
