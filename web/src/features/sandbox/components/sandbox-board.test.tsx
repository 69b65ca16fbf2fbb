import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { envelope, httpError, type Seen } from '#web/testing/fake-server.ts';
import { openPart } from '#web/testing/open-part.tsx';
import { SandboxBoard } from './sandbox-board.tsx';

const sms = { phone: '13900000003', code: '123456', sentAt: '2026-11-20T02:00:00.000Z' };

function open(isLocked: () => boolean) {
  const handle = (seen: Seen): Response | undefined => {
    if (!/^\/(?:api\/)?sandbox\//.test(seen.path)) return undefined;
    if (isLocked()) return httpError(404);
    return envelope({ records: seen.path === '/sandbox/sms' ? [sms] : [] });
  };
  return openPart(<SandboxBoard />, { as: 'seeker', handle });
}

describe('the board of the sandbox', () => {
  it('shows what was sent', async () => {
    open(() => false);
    expect(await screen.findByText('123456')).toBeTruthy();
    expect(screen.queryByText('沙箱已锁定')).toBeNull();
  });

  it('hides what it showed, and says how to come back, once it is locked', async () => {
    let locked = false;
    open(() => locked);
    expect(await screen.findByText('123456')).toBeTruthy();
    locked = true;
    expect(await screen.findByText('沙箱已锁定', undefined, { timeout: 20_000 })).toBeTruthy();
    expect(screen.getByText(/启动终端里的沙箱地址/)).toBeTruthy();
    expect(screen.queryByText('123456')).toBeNull();
  });
});
