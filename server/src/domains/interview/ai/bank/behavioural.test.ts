import { describe, expect, it } from 'vitest';
import { questionsOf } from './bank.ts';
import { competencies } from './competencies.ts';

const behavioural = questionsOf('behavioural');

describe('the behavioural questions', () => {
  it('are many enough that the same ones do not come back', () => {
    expect(behavioural.length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.keys(competencies))('speak to %s at least four times', (competency) => {
    expect(behavioural.filter((each) => each.competency === competency).length).toBeGreaterThanOrEqual(4);
  });

  it('have parallel ones in many families, so that a leaked one is not worth much', () => {
    const siblings = behavioural.filter((one) => behavioural.filter((each) => each.family === one.family).length > 1);
    expect(siblings.length).toBeGreaterThanOrEqual(12);
    for (const one of siblings) {
      const competing = behavioural.filter((each) => each.family === one.family);
      expect(new Set(competing.map((each) => each.competency)).size).toBe(1);
    }
  });

  it('are of mixed difficulty', () => {
    const groups = Object.groupBy(behavioural, (each) => each.difficulty);
    for (const group of [groups.easy, groups.medium, groups.hard]) {
      expect((group?.length ?? 0) / behavioural.length).toBeGreaterThanOrEqual(0.2);
    }
  });
});
