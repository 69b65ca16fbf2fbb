import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { envelope, httpError, type Seen } from '#web/testing/fake-server.ts';
import { openPart } from '#web/testing/open-part.tsx';
import { SandboxBoard } from './sandbox-board.tsx';

const sms = { phone: '13900000003', code: '123456', sentAt: '2026-11-20T02:00:00.000Z' };

afterEach(() => vi.restoreAllMocks());

function open(isLocked: () => boolean) {
  const handle = (seen: Seen): Response | undefined => {
    if (!/^\/(?:api\/)?sandbox\//.test(seen.path)) return undefined;
    if (isLocked()) return httpError(404);
    return envelope({ records: seen.path === '/sandbox/sms' ? [sms] : [] });
  };
  return openPart(<SandboxBoard />, { as: 'seeker', handle });
}

const mail = {
  to: 'candidate@example.com',
  channel: 'mail',
  subject: '面试时间已确定',
  text: '请按时参加。',
  files: [{ fileId: '01900000-0000-7000-8000-00000000001a.0', name: '面试.ics', size: 1536 }],
  sentAt: '2026-11-20T02:00:00.000Z',
};

describe('the board of the sandbox', () => {
  it('shows what was sent', async () => {
    open(() => false);
    expect(await screen.findByText('123456')).toBeTruthy();
    expect(screen.queryByText('沙箱已锁定')).toBeNull();
  });

  it('hands over the files of a mail', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const handle = (seen: Seen): Response => {
      if (seen.path === '/api/sandbox/notices') return envelope({ records: [mail] });
      if (seen.path !== '/api/sandbox/notices/file') return envelope({ records: [] });
      return envelope({ name: '面试.ics', type: 'text/calendar', base64: btoa('BEGIN:VCALENDAR') });
    };
    openPart(<SandboxBoard />, { as: 'seeker', handle });
    await userEvent.click(await screen.findByRole('button', { name: '下载附件 面试.ics（1.5 KB）' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [content] = saved.mock.calls[0] ?? [];
    expect(await (content as Blob).text()).toBe('BEGIN:VCALENDAR');
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
