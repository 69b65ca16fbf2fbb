import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleCandidate } from '#web/testing/application.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { useMoves, type Movable } from '../candidate/use-moves.ts';
import { useAskedMove } from './use-asked-move.ts';

afterEach(closeApp);

const {
  candidate,
  position,
  resumeId: _resumeId,
  assessment: _score,
  ...standing
} = sampleCandidate('1', {
  state: 41,
  allowedMoves: ['passResume', 'inviteToNextRound', 'reject'],
});
const movable: Movable = { standing, name: candidate.name, position };

function Asked() {
  const moves = useMoves([movable]);
  useAskedMove(movable, moves);
  const open = [moves.rejecting && '不合适', moves.planned && '下一轮'].filter(Boolean).join();
  return (
    <p role="status" aria-label="打开的">
      {open}
    </p>
  );
}

const openAt = (at: string) => openPart(<Asked />, { as: 'employer', at, handle: () => undefined });

it.each([
  ['reject', '不合适'],
  ['inviteToNextRound', '下一轮'],
])('opens what the address asks for (%s), once', async (move, name) => {
  const { here, seen } = openAt(`/talent?q=1&do=${move}`);
  await waitFor(() => expect(screen.getByRole('status', { name: '打开的' }).textContent).toBe(name), patience);
  await waitFor(() => expect(here()).toBe('/talent?q=1'), patience);
  expect(seen).toEqual([]);
});

it('moves nobody by an address', async () => {
  const { here, seen } = openAt('/talent?do=passResume');
  await waitFor(() => expect(here()).toBe('/talent'), patience);
  expect(screen.getByRole('status', { name: '打开的' }).textContent).toBe('');
  expect(seen).toEqual([]);
});
