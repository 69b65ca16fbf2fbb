import type { ResumeShare } from '@pinjian/contract/resume-share.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#web/testing/answers/ids.ts';
import { pageOf } from '#web/testing/answers/page.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { loadResumePages, resumeId, resumeOf, resumeServer, writtenContent } from '#web/testing/resume-server.ts';
import { draftOf, inputOf, newPassword, shownText, untilText } from './model.ts';

beforeAll(async () => {
  await loadResumePages();
  await import('./components/share-drawer.tsx');
}, 120_000);
afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

const made: ResumeShare = {
  shareId: idOf('share-1'),
  url: '/open/resume/token-1',
  withContact: false,
  download: false,
  hasPassword: true,
  days: 30,
  createdAt: '2026-11-20T09:30:00+08:00',
  expiresAt: '2026-12-20T09:30:00+08:00',
  expired: false,
};

/** Opens the drawer over a server that keeps one link. */
async function openSharing(first: ResumeShare | null) {
  const resumes = resumeServer(resumeOf({ confirmed: true, content: writtenContent() }));
  const world = { share: first, sent: [] as unknown[] };
  function answer(seen: Seen) {
    const [, call] = new RegExp(`/resume/${resumeId}/share(.*)$`).exec(seen.path) ?? [];
    if (call === undefined) return resumes.answer(seen);
    if (call === '/openings')
      return envelope(
        pageOf([{ openedAt: made.createdAt, device: '手机 · 微信', viewer: '青禾科技 · 陈**', downloaded: true }]),
      );
    if (seen.method === 'GET') return envelope({ share: world.share });
    world.sent.push(seen.body);
    if (seen.method === 'DELETE') world.share = null;
    else if (call === '/renew') world.share = { ...made, url: '/open/resume/token-2' };
    else world.share = { ...made, ...(seen.body as object), hasPassword: made.hasPassword };
    return envelope(seen.method === 'DELETE' ? null : { share: world.share });
  }
  const app = openApp('/seeker/resume', { as: 'seeker', handle: answer });
  await screen.findByText('我的简历', { selector: 'h2, h2 a' });
  await user.click(screen.getByLabelText('“我的简历”的更多操作'));
  await user.click(await screen.findByText('分享链接', { selector: '[role=menuitem] *' }));
  return { ...app, world };
}

/** What is asked before something that cannot be taken back; the drawer is a dialog, too. */
async function dialogOf(question: string) {
  return within((await screen.findByText(question)).closest<HTMLElement>('[role=dialog]') ?? document.body);
}

describe('sharing a resume', () => {
  it('makes a link with a password unless somebody wants none, and shows both once', async () => {
    const { world } = await openSharing(null);
    const password = await screen.findByLabelText<HTMLInputElement>('密码');
    const given = password.value;
    expect(given).toMatch(/^[a-z2-9]{6}$/);
    expect(screen.getByLabelText<HTMLInputElement>('30 天').checked).toBe(true);
    await user.click(screen.getByLabelText('7 天'));
    await user.click(screen.getByText('创建链接'));
    await waitFor(() => expect(world.sent).toHaveLength(1));
    expect(world.sent[0]).toMatchObject({ days: 7, withContact: false, download: false, password: given });
    const link = await screen.findByLabelText<HTMLInputElement>('分享链接');
    expect(link.value).toBe(`${location.origin}/open/resume/token-1`);
    expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe(given);
    expect(screen.getByText(/密码只在这里显示这一次/)).toBeTruthy();
    await user.click(screen.getByText('修改设置'));
    await user.click(await screen.findByLabelText('允许下载 PDF'));
    await user.click(screen.getByText('保存设置'));
    await screen.findByText(/可以下载 PDF/);
    expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe(given);
    await user.click(screen.getByText('修改设置'));
    await user.click(await screen.findByLabelText('需要密码'));
    await user.click(screen.getByText('保存设置'));
    await waitFor(() => expect(world.sent).toHaveLength(3));
    await screen.findByLabelText('分享链接');
    expect(screen.queryByLabelText('密码')).toBeNull();
  });

  it('sends no password that anybody guesses', async () => {
    const { world } = await openSharing(null);
    const password = await screen.findByLabelText<HTMLInputElement>('密码');
    await user.clear(password);
    await user.type(password, '123456');
    await user.click(screen.getByText('创建链接'));
    expect(await screen.findByText('密码太容易猜到，请换一个')).toBeTruthy();
    expect(world.sent).toEqual([]);
  });

  it('sends no password that is too short', async () => {
    const { world } = await openSharing(null);
    const password = await screen.findByLabelText<HTMLInputElement>('密码');
    await user.clear(password);
    await user.type(password, 'ab');
    await user.click(screen.getByText('创建链接'));
    expect(await screen.findByText('密码至少 6 位')).toBeTruthy();
    expect(world.sent).toEqual([]);
  });

  it('is changed without touching the password, renewed and stopped', async () => {
    const { world } = await openSharing(made);
    expect(await screen.findByText('需要密码 · 不显示联系方式 · 不能下载')).toBeTruthy();
    await user.click(screen.getByText('修改设置'));
    await user.click(await screen.findByLabelText('允许下载 PDF'));
    await user.click(screen.getByText('保存设置'));
    await waitFor(() => expect(world.sent).toHaveLength(1));
    expect(world.sent[0]).not.toHaveProperty('password');
    expect(world.sent[0]).toMatchObject({ download: true });
    await user.click(await screen.findByText('换新链接'));
    const question = await dialogOf('换一个新链接？');
    expect(question.getByText(/从现在起 30 天有效/)).toBeTruthy();
    await user.click(question.getByText('换新链接', { selector: 'button *' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('分享链接').value).toBe(`${location.origin}/open/resume/token-2`),
    );
    await user.click(screen.getByText('停止分享'));
    const last = await dialogOf('停止分享？');
    await user.click(last.getByText('停止分享', { selector: 'button *' }));
    expect(await screen.findByText('创建链接')).toBeTruthy();
  });

  it('says who opened it, when and on what', async () => {
    await openSharing(made);
    expect(await screen.findByText('青禾科技 · 陈**')).toBeTruthy();
    expect(screen.getByText(/手机 · 微信 · 下载了 PDF/)).toBeTruthy();
  });
});

describe('what is said of a link', () => {
  it('is until when, and what it shows', () => {
    expect(untilText(made)).toMatch(/前有效$/);
    expect(untilText({ ...made, expired: true })).toMatch(/过期$/);
    expect(untilText({ ...made, expiresAt: null })).toBe('停用前一直有效');
    expect(shownText({ ...made, hasPassword: false, withContact: true, download: true })).toBe(
      '不需要密码 · 显示联系方式 · 可以下载 PDF',
    );
  });

  it('is sent as it was chosen', () => {
    expect(inputOf(draftOf(made), true)).toEqual({ days: 30, withContact: false, download: false });
    expect(inputOf({ ...draftOf(made), asksPassword: false }, true)).toMatchObject({ password: null });
    expect(inputOf({ ...draftOf(made), password: 'abc234' }, true)).toMatchObject({ password: 'abc234' });
    expect(new Set(Array.from({ length: 50 }, newPassword)).size).toBeGreaterThan(45);
  });
});
