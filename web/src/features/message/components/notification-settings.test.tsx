import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { envelope, httpError, type Seen } from '#web/testing/fake-server.ts';
import { openPart } from '#web/testing/open-part.tsx';
import { NotificationSettings } from './notification-settings.tsx';

const kinds = [
  { kind: 'interview', sms: true, mail: true, inside: null, fixed: false },
  { kind: 'application', sms: false, mail: false, inside: null, fixed: false },
  { kind: 'recommendation', sms: false, mail: false, inside: true, fixed: false },
  { kind: 'security', sms: true, mail: true, inside: null, fixed: true },
];

function open(answer: (seen: Seen) => Response | Promise<Response> | undefined = () => undefined) {
  const stored = { phone: '138****8000', mail: null as string | null, kinds: kinds.map((each) => ({ ...each })) };
  return openPart(<NotificationSettings reader="seeker" mailPath="/seeker/my/person-info" />, {
    as: 'seeker',
    handle(seen) {
      const own = answer(seen);
      if (own !== undefined) return own;
      if (seen.path === '/job/message/outsideSends')
        return envelope({ records: [], total: 0, current: 1, pageSize: 10, totalCapped: false });
      if (seen.path !== '/job/message/preferences') return undefined;
      if (seen.method === 'PUT') {
        const { kind, ...choice } = seen.body as { kind: string; sms: boolean; mail: boolean; inside?: boolean };
        Object.assign(stored.kinds.find((each) => each.kind === kind) ?? {}, choice);
      }
      return envelope(stored);
    },
  });
}

const channel = (name: string) => screen.findByRole<HTMLButtonElement>('switch', { name });
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';

describe('notification settings', () => {
  it('switch one channel of one kind, and keep the other as it is', async () => {
    const { seen } = open();
    await userEvent.click(await channel('面试的短信通知'));
    await waitFor(() => expect(seen.some(({ method }) => method === 'PUT')).toBe(true));
    expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      kind: 'interview',
      sms: false,
      mail: true,
    });
    await waitFor(async () => expect(isOn(await channel('面试的短信通知'))).toBe(false));
    expect(isOn(await channel('面试的邮件通知'))).toBe(true);
  });

  it('switch off even inside what a seeker may want no word of, and nothing else there', async () => {
    const { seen } = open();
    await userEvent.click(await channel('AI直推的站内通知'));
    await waitFor(async () => expect(isOn(await channel('AI直推的站内通知'))).toBe(false));
    expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({ kind: 'recommendation', inside: false });
    expect(screen.queryByRole('switch', { name: '面试的站内通知' })).toBeNull();
  });

  it('hold the last of several presses in a row', async () => {
    open();
    const [sms, mail] = [await channel('投递进展的短信通知'), await channel('投递进展的邮件通知')];
    await userEvent.click(sms);
    await userEvent.click(mail);
    await userEvent.click(sms);
    await waitFor(async () => expect([isOn(await channel('投递进展的短信通知')), isOn(mail)]).toEqual([false, true]));
  });

  it('go back and say why where the server refuses', async () => {
    open(({ method }) => (method === 'PUT' ? envelope(null, { code: 40980, message: '不能关闭' }) : undefined));
    await userEvent.click(await channel('面试的短信通知'));
    expect(await screen.findByText('不能关闭')).toBeTruthy();
    await waitFor(async () => expect(isOn(await channel('面试的短信通知'))).toBe(true));
  });

  it('cannot switch off what is about the security of the account', async () => {
    open();
    for (const name of ['账号安全的短信通知', '账号安全的邮件通知']) {
      const fixed = await channel(name);
      expect([fixed.disabled, isOn(fixed)]).toEqual([true, true]);
    }
  });

  it('say where it goes, and where a mail address is bound', async () => {
    open();
    expect(await screen.findByText(/短信发到 138\*{4}8000/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '绑定' }).getAttribute('href')).toBe('/seeker/my/person-info');
  });

  it('show what was sent and what is uncertain, only to whoever looks', async () => {
    const record = { id: '1', title: 'AI面试邀请', channel: 'sms', state: 'unsure', createdAt: '2026-11-20T02:00:00Z' };
    const { seen } = open(({ path }) =>
      path === '/job/message/outsideSends'
        ? envelope({ records: [record], total: 1, current: 1, pageSize: 10, totalCapped: false })
        : undefined,
    );
    const records = await screen.findByText('短信和邮件发送记录');
    expect(seen.some(({ path }) => path.endsWith('outsideSends'))).toBe(false);
    await userEvent.click(records);
    const item = (await screen.findByText('AI面试邀请')).closest('li');
    expect(within(item as HTMLElement).getByText('待确认')).toBeTruthy();
    expect(screen.getByText(/不会自动重发/)).toBeTruthy();
  });

  it('say so where they could not be loaded, and load them then', async () => {
    let isAway = true;
    open(() => (isAway ? httpError(500) : undefined));
    expect(await screen.findByText('通知设置没有加载出来')).toBeTruthy();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await channel('面试的短信通知')).toBeTruthy();
  });
});
