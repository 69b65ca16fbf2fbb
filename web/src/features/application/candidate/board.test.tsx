import { candidateListSteps } from '@pinjian/contract/application-pipeline.ts';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleCandidate } from '#web/testing/application.ts';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { Board } from './board.tsx';

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  closeApp();
});

const positionId = '01a220a3-9a67-73b2-8038-99e0ff22b67b';

/** A pipeline with 21 candidates at 2 and one at 41; of one position `one` stands there alone. */
function open({ at = '/hire/candidateList?show=board', isEmpty = false, isMany = false } = {}) {
  const world = { broken: false, later: Promise.resolve() };
  const app = openPart(<Board />, {
    as: 'employer',
    at,
    handle: async ({ path, query }) => {
      if (path === '/job/position/list')
        return envelope({ records: [], total: 0, current: 1, pageSize: 50, totalCapped: false, counts: [] });
      if (path !== '/job/candidate/board') return undefined;
      await world.later;
      if (world.broken) return httpError(500);
      const columns = candidateListSteps.map((state) => {
        const names = state === 41 ? ['林'] : state === 2 ? Array.from({ length: 20 }, (_, nth) => `${nth}`) : [];
        const records = isEmpty ? [] : names.map((name) => sampleCandidate(name, { state }));
        const shown = query['positionId'] === undefined ? records : records.filter(() => state === 41);
        const total = shown.length === 20 ? (isMany ? 999 : 21) : shown.length;
        return { state, total, totalCapped: total === 999, records: shown };
      });
      return envelope({ columns });
    },
  });
  return { ...app, world };
}

const column = (name: string) => screen.findByRole('region', { name });

describe('the board', () => {
  it('has a column for each step with how many stand there, and leads to each and to the others', async () => {
    const { seen } = open();
    const first = within(await column('候选人'));
    expect(await first.findByText('21')).toBeTruthy();
    expect(first.getAllByRole('listitem')).toHaveLength(20);
    expect(first.getByRole('link', { name: '另有 1 位，看列表' }).getAttribute('href')).toBe(
      '/hire/candidateList?status=2',
    );
    const met = within(await column('待真人面试'));
    // With as many as the column shows: neighbours are those of the column.
    expect((await met.findByRole('link', { name: '候选人林' })).getAttribute('href')).toBe(
      '/hire/candidateList/talent-detail/resume-林/position-1?show=board&status=41&size=20',
    );
    expect(await within(await column('已发Offer')).findByText('没有候选人')).toBeTruthy();
    expect(seen.filter(({ path }) => path === '/job/candidate/board')).toHaveLength(1);
  });

  it('gives no figure for those whom nobody counted', async () => {
    open({ isMany: true });
    const first = within(await column('候选人'));
    expect(await first.findByText('999+')).toBeTruthy();
    expect(first.getByRole('link', { name: '还有很多，看列表' })).toBeTruthy();
  });

  it('keeps what it shows until that of another position is there', async () => {
    const app = open();
    await within(await column('候选人')).findByText('21');
    const gate = Promise.withResolvers<void>();
    app.world.later = gate.promise;
    await app.go(`/hire/candidateList?show=board&position=${positionId}`);
    expect(within(await column('候选人')).getByText('21')).toBeTruthy();
    gate.resolve();
    await waitFor(async () => expect(within(await column('候选人')).queryByText('21')).toBeNull());
    expect(await within(await column('待真人面试')).findByRole('link', { name: '候选人林' })).toBeTruthy();
  });

  it('says what comes here where nobody stands anywhere', async () => {
    open({ isEmpty: true });
    expect(await screen.findByText('还没有候选人')).toBeTruthy();
    expect(screen.queryByRole('region', { name: '候选人' })).toBeNull();
  });

  it('keeps whom it shows when a later look fails', async () => {
    const { seen, world } = open();
    await within(await column('待真人面试')).findByRole('link', { name: '候选人林' });
    world.broken = true;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await waitFor(() => expect(seen.filter(({ path }) => path === '/job/candidate/board')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('link', { name: '候选人林' })).toBeTruthy());
    expect(screen.queryByText('看板没有加载出来')).toBeNull();
  });

  it('is asked for again where it did not come', async () => {
    const { world } = open({ at: '/hire/candidateList?show=board' });
    world.broken = true;
    const again = await screen.findByRole('button', { name: /重\s?试/ });
    world.broken = false;
    await userEvent.click(again);
    expect(await within(await column('待真人面试')).findByRole('link', { name: '候选人林' })).toBeTruthy();
  });
});
