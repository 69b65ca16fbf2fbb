import { describe, expect, it } from 'vitest';
import type { QuestionResult } from '@pinjian/contract/interview-report.ts';
import { material } from '../ai/engine/conversation.fixture.ts';
import { planByRules } from '../ai/rule/plan-interview.ts';
import { historyOf, type Practised } from './history.ts';

const plan = planByRules(material({ kind: 'simulate' }));

function question(index: number, competency: string, score: number | null): QuestionResult {
  return {
    index,
    text: `第 ${index + 1} 题`,
    competency,
    outcome: score === null ? 'skipped' : 'answered',
    followUps: 0,
    state: score === null ? 'notAssessed' : 'scored',
    score,
    anchor: null,
    points: [{ label: '说清怎么验证', met: false, quote: null }],
    flags: [],
  };
}

function practised(interviewId: string, day: number, scores: Readonly<Record<string, number | null>>): Practised {
  const entries = Object.entries(scores);
  return {
    interviewId,
    title: '前端工程师',
    at: new Date(Date.UTC(2026, 10, day)),
    plan,
    content: {
      competencies: entries.map(([competency, score]) => ({
        competency,
        name: `${competency} 能力`,
        weight: 0.5,
        state: score === null ? 'insufficient' : 'scored',
        score,
        anchor: null,
        reason: '',
        quotes: [],
        questions: [],
      })),
      questions: entries.map(([competency, score], index) => question(index, competency, score)),
    },
  };
}

describe('the history of practices', () => {
  it('follows each competency from practice to practice, the weakest of the latest first', () => {
    const { competencies } = historyOf([
      practised('a', 1, { craft: 2, learning: 3 }),
      practised('b', 2, { craft: 3.5, learning: null }),
      practised('c', 3, { craft: 3.2, learning: 2.1 }),
    ]);
    expect(competencies.map(({ competency, points }) => [competency, points.map(({ score }) => score)])).toEqual([
      ['learning', [3, 2.1]],
      ['craft', [2, 3.5, 3.2]],
    ]);
  });

  it('names the weakest answer of the newest practice that asked for what is weakest', () => {
    const { next } = historyOf([practised('a', 1, { craft: 2, learning: 2.4 }), practised('b', 2, { craft: 3.5 })]);
    expect(next).toMatchObject({ competency: 'learning', interviewId: 'a', question: 1 });
    expect(next?.advice).toContain('怎么验证');
  });

  it.each([
    ['before anything was rated', []],
    ['where all was shown', [practised('a', 1, { craft: 4.8 })]],
  ])('names nothing %s', (_name, practices) => {
    expect(historyOf(practices).next).toBeNull();
  });
});
