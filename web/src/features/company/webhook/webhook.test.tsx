import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Webhooks } from '@pinjian/contract/company-webhook.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { canResend, sendText } from './model.ts';
import { WebhookSection } from './webhook-section.tsx';

afterEach(closeApp);

const createdAt = '2026-11-20T02:00:00Z';
const failed = {
  sendId: 'send-1',
  vendor: 'wecom',
  title: '已发出面试邀请',
  state: 'failed',
  failure: 'refused',
  createdAt,
} as const;

function open(start: Webhooks = { webhooks: [], sends: [] }) {
  let data = start;
  return openPart(<WebhookSection />, {
    as: 'employer',
    permissions: ['company.write'],
    handle({ path, body }: Seen) {
      const [, act] = /^\/service\/job-hunter\/company\/webhook\/(\w+)$/.exec(path) ?? [];
      if (act === undefined) return undefined;
      const sent = body as { vendor: 'feishu'; address?: string } | null;
      if (act === 'save' && sent?.address?.startsWith('https://open.feishu.cn/') !== true)
        return envelope(null, { code: 41040, message: '这不是所选平台的机器人地址，请从群机器人设置中复制' });
      if (act === 'save') data = { ...data, webhooks: [{ vendor: 'feishu', hint: '…feed', createdAt }] };
      if (act === 'test') data = { ...data, sends: [{ ...failed, sendId: 'send-2', vendor: 'feishu' }] };
      if (act === 'resend') data = { ...data, sends: [{ ...failed, state: 'sent', failure: null }] };
      return envelope(data);
    },
  });
}

describe('群通知', () => {
  it('connects a signed chat, says what is wrong with an address, and tries it out', async () => {
    const { seen } = open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '连接飞书' }, patience));
    await user.type(await screen.findByLabelText('飞书机器人地址'), 'https://example.com/hook');
    await user.type(screen.getByLabelText('签名密钥'), 'SEC-1');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/这不是所选平台的机器人地址/)).toBeTruthy();
    await user.clear(screen.getByLabelText('飞书机器人地址'));
    await user.type(screen.getByLabelText('飞书机器人地址'), 'https://open.feishu.cn/open-apis/bot/v2/hook/feed');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/地址尾号 …feed/)).toBeTruthy();
    const saved = seen.filter(({ path }) => path.endsWith('/save')).at(-1)?.body;
    expect(saved).toMatchObject({ vendor: 'feishu', secret: 'SEC-1' });
    await user.click(screen.getByRole('button', { name: '测试飞书' }));
    await waitFor(() => expect(seen.some(({ path }) => path.endsWith('/test'))).toBe(true));
    expect((await screen.findAllByText(/请检查地址、密钥和安全设置/)).length).toBeGreaterThan(0);
  });

  it('asks for no secret where the key stands in the address, and sends again what failed', async () => {
    open({ webhooks: [{ vendor: 'wecom', hint: '…5aaa', createdAt }], sends: [failed] });
    await userEvent.click(await screen.findByRole('button', { name: '修改企业微信' }, patience));
    expect(screen.getByLabelText('企业微信机器人地址')).toBeTruthy();
    expect(screen.queryByLabelText('签名密钥')).toBeNull();
    await userEvent.click(screen.getByText('发送记录'));
    await userEvent.click(await screen.findByRole('button', { name: '重新发送' }));
    expect(await screen.findByText(/企业微信 · .* · 已发送/)).toBeTruthy();
  });

  it('says how a message stands', () => {
    expect(sendText({ state: 'waiting', failure: 'busy' })).toBe('等待发送：发送太频繁，对方暂时不接收');
    expect(sendText({ state: 'unsure', failure: null })).toBe('待确认');
    expect([canResend({ state: 'unsure' }), canResend({ state: 'sent' })]).toEqual([true, false]);
  });
});
