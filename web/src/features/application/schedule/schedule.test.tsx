import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScheduledRound, WaitingRound } from '@pinjian/contract/application-schedule.ts';
import { rolePermissions } from '@pinjian/contract/permissions.ts';
import type { CompanyRole } from '@pinjian/contract/reading.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { sampleScheduled, sampleWaiting } from '#web/testing/schedule.ts';
import { CandidatesPage } from './candidates-page.tsx';

/** A Monday, 10:20 in Beijing. */
const now = new Date('2036-11-24T02:20:00Z');

function onScreen(isWide: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onScreen(true);
});
afterEach(() => {
  vi.useRealTimers();
  closeApp();
});

interface Opening {
  readonly rounds?: readonly ScheduledRound[];
  readonly waiting?: readonly WaitingRound[];
  readonly role?: CompanyRole;
  readonly at?: string;
  readonly fail?: () => boolean;
}

const members = [
  { memberId: 'member-1', name: '王一' },
  { memberId: 'member-2', name: '李二' },
];

function open({
  rounds = [],
  waiting = [],
  role = 'recruiter',
  at = '/hire/candidateList?show=schedule',
  fail,
}: Opening) {
  return openPart(<CandidatesPage why={() => null} />, {
    as: 'employer',
    permissions: rolePermissions[role],
    at,
    handle: ({ path }) => {
      if (path === '/job/application/schedule') {
        return fail?.() === true ? httpError(500) : envelope({ rounds, capped: false, members });
      }
      if (path === '/job/application/schedule/waiting') {
        return envelope({ records: waiting, total: waiting.length, members });
      }
      if (path === '/job/candidate/list') {
        return envelope({ records: [], total: 0, current: 1, pageSize: 10, totalCapped: false, counts: [] });
      }
      return undefined;
    },
  });
}

const today = (clock: string) => `2036-11-24T${clock}:00+08:00`;

describe('the schedule', () => {
  it('shows the week, each round by day with whom and how it stands, and leads to its candidate and back', async () => {
    const { seen } = open({
      rounds: [sampleScheduled('a', today('14:00')), sampleScheduled('b', today('16:00'), { state: 'invited' })],
    });
    const link = await screen.findByRole('link', {
      name: /^候选人a ?14:00–15:00 ?业务面 ?，前端工程师，已确认，面试官 王一$/,
    });
    expect(link.getAttribute('href')).toBe('/hire/candidateList/talent-detail/resume-1/position-1?show=schedule');
    expect(screen.getByRole('link', { name: /候选人b ?16:00–17:00.*待对方答复/ })).toBeTruthy();
    expect(seen.findLast(({ path }) => path === '/job/application/schedule')?.query).toMatchObject({
      scope: 'own',
      from: '2036-11-23T16:00:00.000Z',
      to: '2036-11-30T16:00:00.000Z',
    });
  });

  it('marks what is wrong with a time, by name', async () => {
    const conflicts = [
      { kind: 'overlap', memberId: 'member-1', roundId: 'round-b' },
      { kind: 'outsideHours', memberId: 'member-2', roundId: null },
    ] as const;
    open({ rounds: [sampleScheduled('a', today('14:00'), { conflicts: [...conflicts] })] });
    expect(await screen.findByRole('link', { name: /时间冲突（王一），非工作时间（李二）$/ })).toBeTruthy();
  });

  it('tells holidays and the weekends that are worked for them, in a week and in a month', async () => {
    open({ at: '/hire/candidateList?show=schedule&day=2026-10-08' });
    const heads = (await screen.findAllByRole('link', { name: /^周/ })).map((head) => head.textContent);
    expect(heads.filter((head) => head.includes('国庆节')).map((head) => head.slice(0, 2))).toEqual([
      '周一',
      '周二',
      '周三',
    ]);
    expect(heads.filter((head) => head.includes('调休上班')).map((head) => head.slice(0, 2))).toEqual(['周六']);
    await userEvent.click(screen.getByRole('button', { name: '月' }));
    await waitFor(() => expect(screen.getAllByText('国庆节')).toHaveLength(7));
  });

  it('goes back and forth by keys, and back to today', async () => {
    const { here } = open({});
    await screen.findByText('2036年11月24日 – 30日');
    await userEvent.keyboard('{ArrowRight}');
    expect(here()).toBe('/hire/candidateList?show=schedule&day=2036-12-01');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await screen.findByText('2036年11月17日 – 23日')).toBeTruthy();
    await userEvent.keyboard('t');
    expect(here()).toBe('/hire/candidateList?show=schedule');
  });

  it('takes J and K from round to round', async () => {
    open({ rounds: [sampleScheduled('a', today('09:00')), sampleScheduled('b', today('14:00'))] });
    await screen.findByRole('link', { name: /候选人a/ });
    await userEvent.keyboard('jj');
    expect(document.activeElement?.textContent).toContain('候选人b');
    await userEvent.keyboard('k');
    expect(document.activeElement?.textContent).toContain('候选人a');
  });

  it('of a team’s day has a column for each interviewer', async () => {
    const rounds = [
      sampleScheduled('a', today('14:00')),
      sampleScheduled('b', today('15:00'), { interviewerIds: ['member-1', 'member-2'] }),
    ];
    const { here, seen } = open({ rounds });
    await userEvent.click(await screen.findByRole('button', { name: '团队' }));
    await userEvent.click(screen.getByRole('button', { name: '日' }));
    expect(here()).toBe('/hire/candidateList?show=schedule&scope=team&by=day');
    expect(await screen.findAllByRole('link', { name: /候选人b/ })).toHaveLength(2);
    expect(screen.getByText('王一')).toBeTruthy();
    expect(seen.findLast(({ path }) => path === '/job/application/schedule')?.query).toMatchObject({
      scope: 'team',
      to: '2036-11-24T16:00:00.000Z',
    });
  });

  it('of a month names the first of a day and counts the others with what is wrong with them', async () => {
    const wrong = [{ kind: 'overlap', memberId: 'member-1', roundId: 'round-a' }] as const;
    const rounds = ['09:00', '10:00', '11:00', '14:00', '15:00'].map((clock, index) =>
      sampleScheduled(String(index), today(clock), { conflicts: index === 4 ? [...wrong] : [] }),
    );
    open({ rounds, at: '/hire/candidateList?show=schedule&by=month' });
    const more = await screen.findByRole('link', { name: /^另 2 场 ?，1 场有冲突$/ });
    expect(more.getAttribute('href')).toBe('/hire/candidateList?show=schedule&by=day');
    expect(screen.getByRole('link', { name: '今天 · 11月24日 周一，5 场面试' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /候选人3/ })).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    let broken = true;
    open({ rounds: [sampleScheduled('a', today('14:00'))], fail: () => broken });
    expect(await screen.findByText('面试日程没有加载出来')).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: /候选人a/ })).toBeTruthy();
  });

  it('has what waits above it', async () => {
    const times = [{ startsAt: today('14:00'), endsAt: today('15:00') }];
    open({
      waiting: [
        sampleWaiting('a', { kind: 'proposal', times, words: '周一出差' }),
        sampleWaiting('b', { until: '2036-11-26T10:00:00+08:00' }),
      ],
    });
    const strip = within(await screen.findByRole('region', { name: '等待处理' }));
    expect(strip.getByText('候选人提出新时间')).toBeTruthy();
    expect(strip.getByText('11月24日 周一 14:00–15:00 · 周一出差')).toBeTruthy();
    expect(strip.getByText(/^11-26 10:00 前（还剩 47 小时）答复$/)).toBeTruthy();
  });
});

describe('the schedule on a phone', () => {
  beforeEach(() => onScreen(false));

  it('is a list by day, today first and what is going on marked', async () => {
    open({
      rounds: [sampleScheduled('a', today('10:00')), sampleScheduled('b', '2036-11-25T10:00:00+08:00')],
    });
    expect(await screen.findByText('进行中')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '2036年11月24日 – 30日',
      '今天 · 11月24日 周一1 场',
      '明天 · 11月25日 周二1 场',
    ]);
    expect(screen.queryByRole('button', { name: '月' })).toBeNull();
  });

  it('says what would be here where there is nothing', async () => {
    open({});
    expect(await screen.findByText('这一周没有您的面试')).toBeTruthy();
  });
});

describe('an interviewer', () => {
  it('comes to their day, then to what is theirs to do, and is offered no team', async () => {
    const { seen } = open({
      role: 'interviewer',
      at: '/hire/candidateList',
      rounds: [sampleScheduled('a', today('14:00'))],
      waiting: [sampleWaiting('b', { kind: 'outcome', startsAt: today('08:00'), endsAt: today('09:00') })],
    });
    expect(await screen.findByRole('heading', { name: '今天 · 11月24日 周一 1 场' })).toBeTruthy();
    expect(await screen.findByText('待确认是否面试')).toBeTruthy();
    expect(seen.filter(({ path }) => path === '/job/candidate/list')).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: '面试日程' }));
    await screen.findByRole('link', { name: /候选人a/ });
    expect(screen.queryByRole('button', { name: '团队' })).toBeNull();
  });

  it('is told that nothing is to be done', async () => {
    open({ role: 'interviewer', at: '/hire/candidateList' });
    expect(await screen.findByText('没有等您处理的面试。')).toBeTruthy();
    expect(screen.getByText('没有面试')).toBeTruthy();
  });

  it('keeps to the candidates while their filters stand in the address', async () => {
    const { seen } = open({ role: 'interviewer', at: '/hire/candidateList?q=张' });
    await waitFor(() => expect(seen.some(({ path }) => path === '/job/candidate/list')).toBe(true));
    expect(screen.getByRole('link', { name: '候选人', current: 'page' })).toBeTruthy();
  });
});
