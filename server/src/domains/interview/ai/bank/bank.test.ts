import { describe, expect, it } from 'vitest';
import { privateTopicIn } from '../rule/private-topics.ts';
import { bigrams, fold } from '../scoring/fold.ts';
import { findSaying } from '../scoring/saying.ts';
import { bank, questionsOf } from './bank.ts';
import { competencies } from './competencies.ts';
import { directionOf, directions, type DirectionId } from './directions.ts';
import type { BankQuestion } from './question.ts';

describe('the bank', () => {
  it('holds at least 640 questions, eight or more for every direction, and 50 behavioural ones', () => {
    expect(bank.length).toBeGreaterThanOrEqual(640);
    const all = Object.keys(directions) as DirectionId[];
    expect(all.filter((each) => questionsOf(each).length < 8)).toEqual([]);
    expect(all.length).toBeGreaterThan(40);
    expect(questionsOf('behavioural').length).toBeGreaterThanOrEqual(50);
  });

  it('asks in every trade what one has to know right, and what one would do', () => {
    const trades = (Object.keys(directions) as DirectionId[]).filter((each) => each !== 'behavioural');
    for (const form of ['knowledge', 'scenario'] as const) {
      expect(trades.filter((each) => !questionsOf(each).some((question) => question.form === form))).toEqual([]);
    }
  });

  it('is no ladder of one step: every direction has an easy or medium and a harder question', () => {
    const flat = (Object.keys(directions) as DirectionId[]).filter(
      (each) => new Set(questionsOf(each).map((question) => question.difficulty)).size < 2,
    );
    expect(flat).toEqual([]);
  });

  it('has parallel questions for more than four in five of its families', () => {
    const families = Map.groupBy(bank, (each) => each.family);
    const parallel = [...families.values()].filter((each) => each.length > 1);
    expect(parallel.length / families.size).toBeGreaterThan(4 / 5);
  });

  it('names every question once', () => {
    expect(new Set(bank.map((each) => each.id)).size).toBe(bank.length);
  });

  it('asks nothing twice in other words, unless as one family', () => {
    const texts = bank.map((each) => ({ ...each, pairs: bigrams(fold(each.text)) }));
    const alike = texts.flatMap((one, at) =>
      texts.slice(at + 1).flatMap((other) => {
        const shared = [...one.pairs].filter((pair) => other.pairs.has(pair)).length;
        const likeness = shared / Math.min(one.pairs.size, other.pairs.size);
        return likeness > 0.5 && one.family !== other.family ? [`${one.id} ~ ${other.id}: ${likeness.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it.each(bank.map((each) => [each.id, each] as const))('%s is whole', (_id, question) => {
    expect(question.directions.length).toBeGreaterThan(0);
    expect(Object.keys(competencies)).toContain(question.competency);
    expect(question.text).toMatch(/[。？！]$/u);
    expect(fold(question.rephrase)).not.toBe(fold(question.text));
    for (const anchor of Object.values(question.anchors)) expect(anchor.length).toBeGreaterThan(3);
    expect(question.seconds).toBeGreaterThanOrEqual(120);
    expect(question.points.length).toBeGreaterThanOrEqual(4);
    expect(new Set(question.points.map((point) => point.ask)).size).toBe(question.points.length);
    for (const point of question.points) {
      expect(point.ask).toMatch(/？$/u);
      expect(waysIn(point.sayings).length, `${question.id}: ${point.label}`).toBeGreaterThanOrEqual(4);
      for (const way of waysIn(point.sayings)) expect(way, `${question.id}: ${point.label}`).toMatch(/^\S.*$/u);
    }
  });

  it('says of every question of knowledge what would be wrong', () => {
    const silent = bank.filter((each) => each.form === 'knowledge' && (each.wrongs ?? []).length === 0);
    expect(silent.map((each) => each.id)).toEqual([]);
  });

  it.each(bank.filter((each) => each.wrongs !== undefined).map((each) => [each.id, each] as const))(
    '%s holds wrong claims that are none of its right ones',
    (_id, question) => {
      const right = [question.text, question.rephrase, question.anchors[3], question.anchors[5]];
      const labels = question.points.flatMap(({ label, ask }) => [label, ask]);
      for (const claim of question.wrongs ?? []) {
        expect(claim.label.length).toBeGreaterThan(3);
        expect(claim.ask).toMatch(/？$/u);
        expect(waysIn(claim.sayings).length, `${question.id}: ${claim.label}`).toBeGreaterThanOrEqual(3);
        for (const way of waysIn(claim.sayings)) expect(way, `${question.id}: ${claim.label}`).toMatch(/^\S.*$/u);
        expect(claim.sayings.flatMap(spokenOut).filter((said) => earnsPoint(question, said))).toEqual([]);
        expect([...right, ...labels].filter((text) => claims(text, claim.sayings))).toEqual([]);
        expect(claims(claim.ask, claim.sayings), `${question.id} gives away: ${claim.ask}`).toBe(false);
      }
    },
  );

  it('asks nothing that nobody may be asked', () => {
    const spoken = bank.flatMap((each) => [
      each.text,
      each.rephrase,
      ...[...each.points, ...(each.wrongs ?? [])].map(({ ask }) => ask),
      ...Object.values(each.anchors),
    ]);
    expect(spoken.filter((text) => privateTopicIn(text, 'written') !== null)).toEqual([]);
  });

  it('is steep enough for a ladder in every direction of its own', () => {
    for (const direction of ['backend', 'sales', 'behavioural'] as const) {
      expect(new Set(questionsOf(direction).map((each) => each.difficulty)).size).toBeGreaterThanOrEqual(2);
    }
  });
});

function waysIn(sayings: readonly string[]): string[] {
  return sayings.flatMap((saying) => saying.split('&').flatMap((part) => part.split('|')));
}

/** Every sentence that a saying stands for: its parts in each of their ways. */
function spokenOut(saying: string): string[] {
  return saying
    .split('&')
    .map((part) => part.split('|'))
    .reduce<string[]>((said, ways) => said.flatMap((before) => ways.map((way) => `${before}${way}`)), ['']);
}

function claims(text: string, sayings: readonly string[]): boolean {
  const folded = fold(text);
  return sayings.some((saying) => findSaying(folded, { from: 0, to: folded.length }, saying) !== null);
}

function earnsPoint(question: BankQuestion, said: string): boolean {
  return question.points.some((point) => claims(said, point.sayings));
}

describe('the direction of a position', () => {
  it.each([
    [{ categoryCode: '100102', categoryName: '', title: '' }, 'backend'],
    [{ categoryCode: '150101', categoryName: '', title: '' }, 'hr'],
    [{ categoryCode: '150201', categoryName: '', title: '' }, 'administration'],
    [{ categoryCode: null, categoryName: '', title: '高级Java开发工程师' }, 'backend'],
    [{ categoryCode: null, categoryName: '', title: '新媒体运营' }, 'content'],
    [{ categoryCode: null, categoryName: '', title: '用户运营专员' }, 'operation'],
    [{ categoryCode: null, categoryName: '客户服务', title: '专员' }, 'service'],
    [{ categoryCode: null, categoryName: '', title: 'UI 设计师' }, 'design'],
    [{ categoryCode: null, categoryName: '', title: 'build engineer' }, null],
    [{ categoryCode: '230101', categoryName: '', title: '内科医生' }, 'medicine'],
    [{ categoryCode: '210502', categoryName: '', title: '' }, 'property'],
    [{ categoryCode: '210506', categoryName: '', title: '' }, 'livingService'],
  ] as const)('%o is %s', (position, direction) => {
    expect(directionOf(position)).toBe(direction);
  });
});
