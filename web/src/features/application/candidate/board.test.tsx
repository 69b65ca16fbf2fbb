import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleCandidate } from '#web/testing/application.ts';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { Board } from './board.tsx';

afterEach(closeApp);

const positionId = '01a220a3-9a67-73b2-8038-99e0ff22b67b';

/** A pipeline with 21 candidates at 2 and one at 41; a step that is not answered at first. */
function open({ at = '/hire/candidateList?show=board', broken = '', isEmpty = false } = {}) {
  const world = { broken };
  const app = openPart(<Board />, {
    as: 'employer',
    at,
    handle: ({ path, query }) => {
      if (path === '/job/position/list')
        return envelope({ records: [], total: 0, current: 1, pageSize: 50, totalCapped: false, counts: [] });
      if (path !== '/job/candidate/list') return undefined;
      const status = query['status'] ?? '';
      if (status === world.broken) return httpError(500);
      const page = { current: 1, pageSize: 20, totalCapped: false, counts: [] };
      if (isEmpty) return envelope({ ...page, records: [], total: 0 });
      if (status === '2') {
        const records = Array.from({ length: 20 }, (_, nth) => sampleCandidate(`${nth}`, { state: 2 }));
        return envelope({ ...page, records, total: 21 });
      }
      const records = status === '41' ? [sampleCandidate('林', { state: 41 })] : [];
      return envelope({ ...page, records, total: records.length });
    },
  });
  return { ...app, world };
}

const column = (name: string) => screen.findByRole('region', { name });

describe('the board', () => {
  it('has a column for each step with how many stand there, and leads to each and to the others', async () => {
    open();
    const first = within(await column('候选人'));
    expect(await first.findByText('21')).toBeTruthy();
    expect(first.getAllByRole('listitem')).toHaveLength(20);
    expect(first.getByRole('link', { name: '另有 1 位，看列表' }).getAttribute('href')).toBe(
      '/hire/candidateList?status=2',
    );
    const met = within(await column('待真人面试'));
    expect((await met.findByRole('link', { name: '候选人林' })).getAttribute('href')).toBe(
      '/hire/candidateList/talent-detail/resume-林/position-1?show=board&status=41',
    );
    expect(await within(await column('已发Offer')).findByText('没有候选人')).toBeTruthy();
  });

  it('is of one position where the address names it', async () => {
    const { seen } = open({ at: `/hire/candidateList?show=board&position=${positionId}` });
    await within(await column('待真人面试')).findByRole('link', { name: '候选人林' });
    const asked = seen.filter(({ path }) => path === '/job/candidate/list');
    expect(asked).toHaveLength(8);
    expect(asked.every(({ query }) => query['positionId'] === positionId)).toBe(true);
  });

  it('says what comes here where nobody stands anywhere', async () => {
    open({ isEmpty: true });
    expect(await screen.findByText('还没有候选人')).toBeTruthy();
    expect(screen.queryByRole('region', { name: '候选人' })).toBeNull();
  });

  it('shows the steps that came, and asks again for the one that did not', async () => {
    const { world } = open({ broken: '41' });
    await within(await column('候选人')).findByText('21');
    const met = within(await column('待真人面试'));
    const again = await met.findByRole('button', { name: /重\s?试/ });
    world.broken = '';
    await userEvent.click(again);
    await waitFor(() => expect(met.getByRole('link', { name: '候选人林' })).toBeTruthy());
  });
});
