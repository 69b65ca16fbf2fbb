import { describe, expect, it } from 'vitest';
import { moveCalls } from '@pinjian/contract/matching-move-calls.ts';
import { applicationMoves, moveNames, movesNotBuilt, type MoveName } from '@pinjian/contract/application-pipeline.ts';
import { routes } from './domains.ts';

const persons = ['seeker', 'employer'] as const;
const isOffered = (move: MoveName) => persons.some((person) => applicationMoves[move].by.includes(person));

describe('a move that a person may be offered', () => {
  it.each(moveNames.filter((move) => isOffered(move) && !movesNotBuilt.includes(move)))('%s has its call', (move) => {
    expect(moveCalls[move]).toBeDefined();
  });

  it.each(Object.entries(moveCalls))('%s has a call that is answered, by who may make it', (move, call) => {
    expect(routes.filter((route) => route.endpoint === call)).toHaveLength(1);
    expect(applicationMoves[move as MoveName].by).toContain(call.caller);
    expect(movesNotBuilt).not.toContain(move);
  });
});
