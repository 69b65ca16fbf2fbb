import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope, httpError, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { SendsSection } from './sends.tsx';

afterEach(closeApp);

const at = '2026-11-20T02:00:00.000Z';
const unsure = {
  sendId: 'a',
  channel: 'sms',
  about: 'interview',
  state: 'unsure',
  attempts: 1,
  personId: 'p',
  createdAt: at,
  settledAt: at,
};
const failed = { ...unsure, sendId: 'b', channel: 'mail', about: 'offer', state: 'failed', attempts: 5 };

/** The section with these sends; what is dealt with leaves the list. */
function open(sends: readonly (typeof unsure)[], act?: () => Response) {
  let left = sends;
  return openPart(<SendsSection />, {
    as: 'employer',
    handle({ method, path }) {
      if (method === 'GET')
        return envelope({ records: left, total: left.length, current: 1, pageSize: 10, totalCapped: false });
      if (act !== undefined) return act();
      left = left.filter(({ sendId }) => !path.includes(`/${sendId}/`));
      return envelope(null);
    },
  });
}
const posts = (seen: readonly Seen[]) => seen.filter(({ method }) => method === 'POST').map(({ path }) => path);

describe('没有确认送达的通知', () => {
  it('asks before what may have arrived is sent twice', async () => {
    const { seen } = open([unsure, failed]);
    const again = await screen.findByRole('button', { name: '重新发送面试通知的短信' }, patience);
    await userEvent.click(again);
    await userEvent.click(
      within(await screen.findByRole('dialog', {}, patience)).getByRole('button', { name: '取消' }),
    );
    expect(posts(seen)).toEqual([]);
    await userEvent.click(again);
    const asked = within(await screen.findByRole('dialog', {}, patience));
    expect(asked.getByText(/对方可能收到两次/)).toBeTruthy();
    await userEvent.click(asked.getByRole('button', { name: '重新发送' }));
    expect(await screen.findByText('已重新发送，请稍后查看结果', {}, patience)).toBeTruthy();
    expect(posts(seen)).toEqual(['/admin/console/outsideSends/a/resend']);
    expect(await screen.findByText(/共尝试 5 次/)).toBeTruthy();
  });

  it('sends what certainly did not arrive without asking', async () => {
    const { seen } = open([failed]);
    await userEvent.click(await screen.findByRole('button', { name: '重新发送录用意向通知的邮件' }, patience));
    expect(await screen.findByText('目前没有需要处理的通知。', {}, patience)).toBeTruthy();
    expect(posts(seen)).toEqual(['/admin/console/outsideSends/b/resend']);
  });

  it('takes off what is dealt with', async () => {
    const { seen } = open([unsure]);
    expect((await screen.findByRole('link', { name: '查看用户' }, patience)).getAttribute('href')).toBe(
      '/console/people/p',
    );
    await userEvent.click(screen.getByRole('button', { name: '把面试通知的短信标为已处理' }));
    expect(await screen.findByText('目前没有需要处理的通知。', {}, patience)).toBeTruthy();
    expect(posts(seen)).toEqual(['/admin/console/outsideSends/a/markHandled']);
  });

  it('tells who comes second that something has changed', async () => {
    open([unsure], () => envelope(null, { code: 40900, message: '状态已变化，请刷新' }));
    await userEvent.click(await screen.findByRole('button', { name: '把面试通知的短信标为已处理' }, patience));
    expect(await screen.findByText('状态已变化，请刷新', {}, patience)).toBeTruthy();
  });

  it('offers another try where it does not load', async () => {
    openPart(<SendsSection />, { as: 'employer', handle: () => httpError(500, '服务器内部错误，请稍后再试') });
    expect(await screen.findByText('通知没有加载出来', {}, patience)).toBeTruthy();
  });
});
