import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hookAddresses, startHookVendor, type HookVendorDouble } from '#testing/hook-vendor.ts';
import { UncertainSend } from '../core/uncertain-send.ts';
import { HookRefusal, type Hook } from './port.ts';
import { createHookSender } from './send-hook.ts';

const at = new Date('2026-11-23T02:00:00Z');
let double: HookVendorDouble;
beforeAll(async () => {
  double = await startHookVendor(() => at);
});
afterAll(() => double.stop());

const message = {
  title: '候选人接受了面试邀请',
  lines: ['候选人：张**', '时间：11月24日 10:00'],
  url: 'https://pinjian.example/message?kind=candidate',
};
const hookOf = (vendor: Hook['vendor'], changes: Partial<Hook> = {}): Hook => ({
  vendor,
  address: hookAddresses[vendor],
  secret: vendor === 'wecom' ? null : double.secret,
  ...changes,
});
const send = async (hook: Hook, now = at) => {
  const sender = createHookSender({ now: () => now, instead: double.url, timeoutMs: 5000 });
  const [outcome] = await Promise.allSettled([sender.send(hook, message)]);
  if (outcome.status === 'fulfilled') return 'taken';
  const error: unknown = outcome.reason;
  expect(error instanceof Error && error.message).not.toContain('key=');
  if (error instanceof UncertainSend) return 'unsure';
  return error instanceof HookRefusal ? error.reason : error;
};

describe('a group chat', () => {
  it.each(['feishu', 'dingtalk', 'wecom'] as const)('%s takes what is signed as it demands', async (vendor) => {
    expect(await send(hookOf(vendor))).toBe('taken');
    expect(double.taken.at(-1)).toEqual({
      vendor,
      text: expect.stringContaining('候选人接受了面试邀请\n候选人：张**\n时间：11月24日 10:00') as unknown,
      links: [message.url],
    });
  });

  it.each(['feishu', 'dingtalk'] as const)('%s refuses another secret, and one of yesterday', async (vendor) => {
    const before = double.taken.length;
    expect(await send(hookOf(vendor, { secret: 'another' }))).toBe('refused');
    expect(await send(hookOf(vendor), new Date(at.getTime() - 86_400_000))).toBe('refused');
    expect(double.taken).toHaveLength(before);
  });

  it.each([
    ['says later', { does: 'code', code: 45009 }, 'busy'],
    ['says 429', { does: 'status', status: 429 }, 'busy'],
    ['says no', { does: 'code', code: 93000 }, 'refused'],
    ['is broken', { does: 'status', status: 502 }, 'unreachable'],
    ['leads elsewhere', { does: 'status', status: 302, location: '/cgi-bin/webhook/elsewhere' }, 'refused'],
    ['hangs up', { does: 'hangUp' }, 'unsure'],
    ['answers nonsense', { does: 'nonsense' }, 'unsure'],
  ] as const)('that %s: %s', async (_what, behaviour, outcome) => {
    double.next(behaviour);
    const before = double.asked.length;
    expect(await send(hookOf('wecom'))).toBe(outcome);
    // No redirect was followed.
    expect(double.asked).toHaveLength(before + 1);
  });

  it('that nobody answers for is certainly not told', async () => {
    const gone = await startHookVendor(() => at);
    await gone.stop();
    const sender = createHookSender({ now: () => at, instead: gone.url });
    await expect(sender.send(hookOf('wecom'), message)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it.each([
    'http://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa',
    'https://qyapi.weixin.qq.com:8443/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa',
    'https://qyapi.weixin.qq.com@127.0.0.1/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa',
    'https://user:x@qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa',
    'https://qyapi.weixin.qq.com.example.com/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa',
    'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa&x=1',
    'https://qyapi.weixin.qq.com/cgi-bin/../admin?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa',
    'https://127.0.0.1/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa',
    'https://[::1]/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '',
    hookAddresses.feishu,
  ])('is called nowhere but at its vendor: %s', async (address) => {
    const before = double.asked.length;
    expect(createHookSender({ now: () => at }).isHook('wecom', address)).toBe(false);
    expect(await send(hookOf('wecom', { address }))).toBe('refused');
    expect(double.asked).toHaveLength(before);
  });

  it('is known by the address that its vendor gives out', () => {
    const { isHook } = createHookSender({ now: () => at });
    for (const vendor of ['feishu', 'dingtalk', 'wecom'] as const)
      for (const other of ['feishu', 'dingtalk', 'wecom'] as const)
        expect(isHook(vendor, hookAddresses[other])).toBe(vendor === other);
  });
});
