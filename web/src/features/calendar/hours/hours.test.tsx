import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultHours, type MemberHours } from '@pinjian/contract/calendar.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { HoursSection } from './hours-section.tsx';
import { hoursIssue, meantUntil, nextStretch, shownUntil, stretchIssue, withDay, zoneOptions } from './model.ts';

afterEach(closeApp);

function open(refuse: (hours: MemberHours) => boolean = () => false) {
  let stored: MemberHours = defaultHours;
  return openPart(<HoursSection />, {
    as: 'employer',
    handle({ path, method, body }: Seen) {
      if (path !== '/job/calendar/hours') return undefined;
      if (method === 'PUT') {
        const sent = body as MemberHours;
        if (refuse(sent)) {
          stored = { ...stored, version: stored.version + 1 };
          return envelope(null, { code: 40900, message: '状态已变化，请刷新' });
        }
        stored = { ...sent, version: sent.version + 1 };
      }
      return envelope(stored);
    },
  });
}

const saved = (seen: readonly Seen[]) =>
  seen.filter(({ method }) => method === 'PUT').map(({ body }) => body as MemberHours);

describe('可面试时间', () => {
  it('shows the usual week; a day more, a day less and a break are saved together', async () => {
    const { seen } = open();
    await userEvent.click(await screen.findByRole('switch', { name: '周一可面试' }, patience));
    await userEvent.click(screen.getByRole('switch', { name: '周六可面试' }));
    await userEvent.click(screen.getByRole('button', { name: '周二再加一段' }));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved(seen)).toHaveLength(1));
    const [hours] = saved(seen);
    expect(hours?.week.filter(({ weekday }) => weekday === 1)).toEqual([]);
    expect(hours?.week.filter(({ weekday }) => weekday === 6)).toEqual([{ weekday: 6, from: '09:30', until: '18:30' }]);
    expect(hours?.week.filter(({ weekday }) => weekday === 2)).toEqual([
      { weekday: 2, from: '09:30', until: '18:30' },
      { weekday: 2, from: '19:00', until: '20:00' },
    ]);
    expect(hours?.version).toBe(0);
    expect(await screen.findByText('可面试时间已保存')).toBeTruthy();
    // Nothing is left to save.
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true));
  });

  it('says what is wrong beside the day, and sends nothing', async () => {
    const { seen } = open();
    const end = await screen.findByLabelText('周三第 1 段结束时间', {}, patience);
    await userEvent.clear(end);
    await userEvent.type(end, '08:00');
    expect(await screen.findByText('结束时间要晚于开始时间')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(saved(seen)).toEqual([]);
  });

  it('takes days off', async () => {
    const { seen } = open();
    await userEvent.click(await screen.findByRole('button', { name: '添加例外日期' }, patience));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请选择例外的日期')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('例外 1 日期'), '2026-12-31');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved(seen)).toHaveLength(1));
    expect(saved(seen)[0]?.exceptions).toEqual([{ day: '2026-12-31', kind: 'off', from: null, until: null }]);
  });

  it('keeps what was typed where another device saved first; the next press saves over that', async () => {
    const { seen } = open(({ version }) => version === 0);
    await userEvent.click(await screen.findByRole('switch', { name: '周五可面试' }, patience));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved(seen)).toHaveLength(1));
    const isOff = () => screen.getByRole('switch', { name: '周五可面试' }).getAttribute('aria-checked') === 'false';
    expect(isOff()).toBe(true);
    await waitFor(() => expect(seen.filter(({ method }) => method === 'GET')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved(seen).map(({ version }) => version)).toEqual([0, 1]));
    expect(isOff()).toBe(true);
  });
});

describe('hours as they are typed', () => {
  it.each([
    [[], null],
    [
      [
        { from: '09:00', until: '12:00' },
        { from: '12:00', until: '18:00' },
      ],
      null,
    ],
    [
      [
        { from: '13:00', until: '18:00' },
        { from: '09:00', until: '14:00' },
      ],
      '同一天的时间段不能重叠',
    ],
    [[{ from: '', until: '14:00' }], '请填写开始和结束时间'],
    [[{ from: '14:00', until: '14:00' }], '结束时间要晚于开始时间'],
    [[{ from: '20:00', until: '24:00' }], null],
  ])('%j: %s', (times, issue) => expect(stretchIssue(times)).toBe(issue));

  it('end a day at 24:00, which a field shows as 00:00', () => {
    expect([shownUntil('24:00'), meantUntil('00:00'), meantUntil('18:00')]).toEqual(['00:00', '24:00', '18:00']);
    expect(nextStretch([{ from: '20:00', until: '22:30' }])).toEqual({ from: '23:00', until: '24:00' });
    expect(stretchIssue([nextStretch([{ from: '20:00', until: '24:00' }])])).toBeNull();
  });

  it('name the day that is wrong', () => {
    const week = withDay(defaultHours.week, 2, [{ from: '10:00', until: '09:00' }]);
    expect(hoursIssue({ ...defaultHours, week })).toBe('周二：结束时间要晚于开始时间');
    const twice = { day: '2026-12-31', kind: 'off', from: null, until: null } as const;
    expect(hoursIssue({ ...defaultHours, exceptions: [twice, twice] })).toBe('2026-12-31：同一天的时间段不能重叠');
    expect(hoursIssue(defaultHours)).toBeNull();
  });

  it('are of a zone, the usual ones first and one’s own always there', () => {
    expect(zoneOptions('Asia/Shanghai')[0]).toEqual({ value: 'Asia/Shanghai', label: '北京时间（Asia/Shanghai）' });
    expect(zoneOptions('Mars/Olympus').at(-1)).toEqual({ value: 'Mars/Olympus', label: 'Mars/Olympus' });
  });
});
