import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { getPracticeHistory } from '@pinjian/contract/interview-practice.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { idOf } from '#web/testing/answers/ids.ts';
import { pageOf } from '#web/testing/answers/page.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { PracticeHistory } from './history.tsx';

afterEach(closeApp);

function openHistory(history: Answer<typeof getPracticeHistory>) {
  return openPart(<PracticeHistory />, {
    as: 'seeker',
    handle({ path }) {
      if (path === '/interview/practiceHistory') return envelope(history);
      return path === '/interview/practiceSeries' ? envelope({ ...pageOf([]), pageSize: 5 }) : undefined;
    },
  });
}

describe('how one’s competencies went', () => {
  const point = (name: string, score: number) => ({
    interviewId: idOf(name),
    title: '前端工程师',
    at: '2026-11-20T10:30:00+08:00',
    score,
  });
  const history = {
    competencies: [{ competency: 'craft', name: '专业能力', points: [point('first', 2.1), point('second', 3.4)] }],
    next: {
      competency: 'craft',
      name: '专业能力',
      interviewId: idOf('second'),
      title: '前端工程师',
      question: 2,
      text: '首屏慢您会怎么查？',
      advice: '如果再补上“怎么验证”，会更有说服力。',
    },
  };

  it('stands as a line with its table, and names what to answer once more', async () => {
    openHistory(history);
    const part = within(await screen.findByRole('region', { name: /各项能力的变化/ }));
    expect(part.getByText('2.1 → 3.4，练过 2 次')).toBeTruthy();
    expect(part.getAllByRole('row', { hidden: true })).toHaveLength(3);
    expect(part.getByText(/第 3 题再答一次：首屏慢您会怎么查？/)).toBeTruthy();
    expect(part.getByRole('link', { name: '去再答一次' }).getAttribute('href')).toContain(idOf('second'));
  });

  it('is not there before anything was rated', async () => {
    const { seen } = openHistory({ competencies: [], next: null });
    await waitFor(() => expect(seen.some(({ path }) => path === '/interview/practiceHistory')).toBe(true));
    expect(screen.queryByRole('region', { name: /各项能力的变化/ })).toBeNull();
  });
});
