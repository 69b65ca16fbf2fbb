import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BulkMove } from '@pinjian/contract/application-bulk.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleBulk, sampleCandidate } from '#web/testing/application.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { CandidateList } from '../candidate/candidate-list.tsx';
import { useDismissed } from './dismissed.ts';

afterEach(() => {
  closeApp();
  useDismissed.setState({ ids: [] });
});

/** Deliveries a, b, c with the bulk moves that `bulks` holds; `write` answers what is sent. */
function openList(bulks: BulkMove[], write: (seen: Seen) => Response | Error = () => envelope(null)) {
  const rows = [...'abc'].map((id) => sampleCandidate(id));
  return openPart(<CandidateList kind="activeDelivery" />, {
    as: 'employer',
    permissions: ['candidate.read', 'candidate.move'],
    at: '/hire/activeDelivery',
    handle: (seen) => {
      if (seen.path === '/job/candidate/activeDelivery') {
        return envelope({ records: rows, total: rows.length, current: 1, pageSize: 10, totalCapped: false });
      }
      if (seen.path === '/job/candidate/bulk') return envelope(bulks);
      return seen.method === 'POST' ? write(seen) : undefined;
    },
  });
}

async function choose(...ids: string[]) {
  for (const id of ids)
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^选择候选人${id}`) }));
}

const progress = () => screen.findByRole('region', { name: '批量操作进度' });
const sent = (seen: readonly Seen[], path: string) => seen.filter((one) => one.path === path).map((one) => one.body);

describe('a bulk move that waits', () => {
  it('is shown at its rows and below the list, has the focus, and is taken back by a button', async () => {
    const bulks: BulkMove[] = [];
    const { seen } = openList(bulks, (one) => {
      const undone = one.path.endsWith('/undo');
      bulks[0] = sampleBulk('ab', undone ? { state: 'undone', outcomes: ['undone', 'undone'] } : {});
      return envelope(bulks[0]);
    });
    await choose('a', 'b');
    await userEvent.click(screen.getByRole('button', { name: '批量通过' }));
    const bar = await progress();
    expect(within(bar).getByText('即将通过 2 位候选人')).toBeTruthy();
    expect(screen.getByText('即将通过 2 位候选人，10 秒内可以撤销').getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(bar);
    expect(screen.getAllByText('即将通过')).toHaveLength(2);
    expect(screen.queryByText('已选 2 人')).toBeNull();
    expect(screen.queryByRole('button', { name: '通过：候选人a' })).toBeNull();
    expect(screen.getByRole('button', { name: '通过：候选人c' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^选择候选人a/ }).disabled).toBe(true);
    expect(sent(seen, '/job/candidate/passAll')).toMatchObject([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        items: [
          { applicationId: 'application-a', from: 1, version: 1 },
          { applicationId: 'application-b', from: 1, version: 1 },
        ],
      },
    ]);

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('已撤销，2 位候选人保持原样')).toBeTruthy();
    expect(sent(seen, '/job/candidate/bulk/undo')).toMatchObject([{ bulkId: 'bulk-ab' }]);
    expect(screen.queryByRole('region', { name: /^批量操作/ })).toBeNull();
    expect(screen.getByRole('button', { name: '通过：候选人a' })).toBeTruthy();
  });

  it('sent again after it was not answered is the same bulk move', async () => {
    let tries = 0;
    const { seen } = openList([], () => (tries++ === 0 ? new Error('gone') : envelope(sampleBulk('a'))));
    await choose('a');
    await userEvent.click(screen.getByRole('button', { name: '批量通过' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '批量通过' }).className).not.toContain('loading'));
    await userEvent.click(screen.getByRole('button', { name: '批量通过' }));
    await progress();
    const keys = sent(seen, '/job/candidate/passAll').map((body) => (body as { key: string }).key);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('after a reload', () => {
  it('goes on where it is, then says who was left out and why, with a way to them', async () => {
    const bulks = [sampleBulk('abc', { state: 'running' })];
    openList(bulks);
    expect(within(await progress()).getByText('正在处理，已完成 0/3 位')).toBeTruthy();
    bulks[0] = sampleBulk('abc', { state: 'done', outcomes: ['done', 'skipped', 'done'] });
    expect(await screen.findAllByText('已处理 2 位，1 位状态已变化', {}, { timeout: 20_000 })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '查看名单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '已处理 2 位，1 位状态已变化' }));
    expect(dialog.getByRole('listitem').textContent).toBe('候选人b前端工程师状态已变化');
    expect(dialog.getByRole('link', { name: '候选人b' }).getAttribute('href')).toBe(
      '/hire/activeDelivery/talent-detail/resume-b/position-1',
    );
    await userEvent.click(dialog.getByRole('button', { name: '知道了' }));
    expect(screen.queryByRole('region', { name: /^批量操作/ })).toBeNull();
  });

  it('shows of what is over the latest only', async () => {
    openList([
      sampleBulk('a', { state: 'done', outcomes: ['skipped'] }),
      sampleBulk('bc', { state: 'done', outcomes: ['done', 'skipped'] }),
    ]);
    expect(await screen.findAllByRole('region', { name: /^批量操作/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(await screen.findAllByText('已处理 1 位，1 位状态已变化')).toHaveLength(2);
  });

  it('does not show again what was read, nor what was undone whole', async () => {
    useDismissed.setState({ ids: ['bulk-ab'] });
    openList([
      sampleBulk('ab', { state: 'done', outcomes: ['done', 'skipped'] }),
      sampleBulk('bc', { state: 'undone', outcomes: ['undone', 'undone'] }),
    ]);
    await screen.findByRole('link', { name: '候选人a' });
    expect(screen.queryByRole('region', { name: /^批量操作/ })).toBeNull();
  });
});
