import type { SavedSearch } from '@pinjian/contract/matching-saved-search.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { savedPositionSearches } from './api.ts';
import { SavedSearches } from './saved-searches.tsx';

afterEach(closeApp);

const kept: SavedSearch = {
  searchId: 'search-1',
  name: '杭州前端',
  query: 'cityCode=101210100&q=前端',
  alert: true,
  newCount: 3,
  createdAt: '2026-11-20T02:00:00Z',
};
const words = { fresh: (count: string) => `${count} 个新职位`, hint: '每天提醒您一次', alert: '有新职位时提醒' };

function open(query: string) {
  const opened: string[] = [];
  const { seen } = openPart(
    <SavedSearches
      calls={savedPositionSearches}
      words={words}
      query={query}
      name="前端"
      onOpen={(next) => void opened.push(next)}
    />,
    {
      as: 'seeker',
      handle: ({ path }) => {
        if (path === '/job/search/saved') return envelope([kept]);
        return path.startsWith('/job/search/saved/') ? envelope(path.endsWith('remove') ? null : kept) : undefined;
      },
    },
  );
  const sent = (path: string) => seen.filter((each) => each.path === path).map(({ body }) => body);
  return { opened, sent };
}

describe('searches that are kept', () => {
  it('say what is new, and open in one press', async () => {
    const { opened, sent } = open('');
    await userEvent.click(await screen.findByRole('button', { name: '保存的搜索（1）' }));
    await userEvent.click(await screen.findByRole('button', { name: /杭州前端.*3 个新职位/ }));
    expect(opened).toEqual([kept.query]);
    await waitFor(() => expect(sent('/job/search/saved/open')).toMatchObject([{ searchId: 'search-1' }]));
  });

  it('are no longer told of where that is switched off, and can be removed', async () => {
    const { sent } = open('');
    await userEvent.click(await screen.findByRole('button', { name: '保存的搜索（1）' }));
    await userEvent.click(await screen.findByRole('switch', { name: '有新职位时提醒：杭州前端' }));
    await waitFor(() =>
      expect(sent('/job/search/saved/change')).toMatchObject([{ searchId: 'search-1', alert: false }]),
    );
    await userEvent.click(screen.getByRole('button', { name: '删除：杭州前端' }));
    await waitFor(() => expect(sent('/job/search/saved/remove')).toMatchObject([{ searchId: 'search-1' }]));
  });

  it('keep the present one under a name', async () => {
    const { sent } = open('q=前端');
    await userEvent.click(await screen.findByRole('button', { name: '保存这个搜索' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('名称'), '职位');
    await userEvent.click(within(dialog).getByRole('button', { name: /保\s*存/ }));
    await waitFor(() =>
      expect(sent('/job/search/saved/save')).toMatchObject([{ name: '前端职位', query: 'q=前端', alert: true }]),
    );
  });
});
