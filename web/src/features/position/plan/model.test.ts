import { describe, expect, it } from 'vitest';
import { planRoundOf, uuid } from '#web/testing/answers/plan.ts';
import { moved, storablePlan, withRounds } from './model.ts';

describe('moving a round', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
    [Number.NaN, 0, 'abc'],
  ])('from %i to %i', (from, to, order) => expect(moved([...'abc'], from, to).join('')).toBe(order));
});

describe('choosing an interviewer', () => {
  const chosen = [planRoundOf({ interviewerIds: [uuid(92)] })];

  it('takes them into the team', () => {
    expect(withRounds({ rounds: [planRoundOf()], team: [] }, chosen).team).toEqual([
      { memberId: uuid(92), part: 'interviewer' },
    ]);
  });

  it('leaves alone who was taken out of the team, or has another part there', () => {
    expect(withRounds({ rounds: chosen, team: [] }, [...chosen, planRoundOf({ planRoundId: uuid(2) })]).team).toEqual(
      [],
    );
    const team = [{ memberId: uuid(92), part: 'manager' as const }];
    expect(withRounds({ rounds: [], team }, chosen).team).toEqual(team);
  });
});

describe('what can be stored', () => {
  it('leaves out competencies without a word, and waits for names', () => {
    const empty = { name: '', anchor: ' ' };
    const round = planRoundOf({ name: ' 业务面 ', competencies: [empty, { name: '专业能力', anchor: '' }] });
    expect(storablePlan({ rounds: [round], team: [] })?.rounds).toEqual([
      { ...round, name: '业务面', competencies: [{ name: '专业能力', anchor: '' }] },
    ]);
    expect(storablePlan({ rounds: [planRoundOf({ name: ' ' })], team: [] })).toBeNull();
    expect(
      storablePlan({ rounds: [planRoundOf({ competencies: [{ name: '', anchor: '好' }] })], team: [] }),
    ).toBeNull();
  });
});
