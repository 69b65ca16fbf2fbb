import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { FilterBar } from './filter-bar.tsx';
import { readFilters } from './filters.ts';

afterEach(closeApp);

const tree = [
  {
    id: '1',
    codeName: '医疗健康',
    children: [{ id: '11', codeName: '护理', children: [{ id: '1101', codeName: '护士', children: [] }] }],
  },
];

function openBar(address: string) {
  return openPart(<FilterBar filters={readFilters(new URLSearchParams(address))} onChange={() => {}} total={null} />, {
    as: 'seeker',
    handle: ({ path }) => (path === '/service/dict/jobNameTree' ? envelope(tree) : undefined),
  });
}

describe('the filters of the search', () => {
  it('keep the place of what comes later: nothing moves when a city is chosen', () => {
    openBar('');
    expect(screen.getByLabelText<HTMLInputElement>('区县').disabled).toBe(true);
    expect(screen.getByText('更多筛选')).toBeTruthy();
  });

  it('are cleared by buttons with a Chinese name', () => {
    openBar('experience=3&education=5');
    expect(screen.getAllByLabelText('清除').length).toBeGreaterThan(0);
    expect(screen.queryByLabelText('Clear')).toBeNull();
  });

  it('show the kind of work by its own name: the way to it has no room', async () => {
    openBar('category=1101');
    expect(await screen.findByText('护士')).toBeTruthy();
    expect(screen.queryByText(/医疗健康/)).toBeNull();
  });
});
