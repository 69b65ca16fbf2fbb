import { describe, expect, it } from 'vitest';
import { planByRules } from './plan-interview.ts';
import { followUpTo } from './follow-up.ts';
import { toldIn } from './told.ts';
import { material } from '../engine/conversation.fixture.ts';
import { scoreAnswer } from '../scoring/answer.ts';

const [question] = planByRules(material()).questions;

function asksAfter(...probes: readonly string[]): string | undefined {
  if (question === undefined) throw new Error('the plan has no question');
  const { evidence } = scoreAnswer(question, ['没有'], { asked: [question.text], description: [], earlier: [] });
  return followUpTo(question, { evidence, thin: true, probes, said: [], isBeside: false, told: toldIn(['没有']) })
    ?.probe;
}

describe('whoever has next to nothing to tell', () => {
  it('is asked for an example once', () => {
    expect(asksAfter()).toBe('example');
    expect(asksAfter('example')).toBeUndefined();
  });

  it('is not asked for one after something near it, or what it really was, was asked for', () => {
    expect(asksAfter('otherWay')).toBeUndefined();
    expect(asksAfter('premise')).toBeUndefined();
  });
});
