import { idOf } from '#web/testing/answers/ids.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { loadResumePages, resumeId, resumeOf, resumeServer, writtenContent } from '#web/testing/resume-server.ts';

beforeAll(async () => {
  await Promise.all([loadResumePages(), import('./history-drawer.tsx')]);
}, 120_000);
afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const before = { ...writtenContent(), selfEvaluation: '原来写的', skills: [] };

async function openHistory(kept = [{ versionId: idOf('version-a'), content: before }]) {
  const server = resumeServer(resumeOf({ confirmed: true, version: 3, content: writtenContent() }));
  server.kept = kept;
  const app = openApp(`/seeker/resume/edit/${resumeId}`, { as: 'seeker', handle: server.answer });
  await screen.findByLabelText('简历内容');
  await user.click(screen.getByText('历史版本'));
  return { ...app, server };
}

const ownWords = () => screen.getByLabelText<HTMLTextAreaElement>('自我评价', { selector: 'textarea' }).value;

describe('the earlier versions of a resume', () => {
  it('say what was changed since, part by part', async () => {
    await openHistory();
    const row = await screen.findByText(/09:30$/, { selector: 'button *' });
    expect(screen.queryByText('从这个版本到现在')).toBeNull();
    await user.click(row);
    expect(await screen.findByText('从这个版本到现在')).toBeTruthy();
    expect(screen.getByText('新增“React”')).toBeTruthy();
    expect(screen.getByText('清空了内容')).toBeTruthy();
  });

  it('are brought back, and what was there before them too', async () => {
    const { server, seen } = await openHistory();
    await user.click(await screen.findByText(/09:30$/, { selector: 'button *' }));
    await user.click(screen.getByText('恢复到这个版本'));
    expect(await screen.findByText(/^已恢复到 .*09:30 的版本/)).toBeTruthy();
    expect(ownWords()).toBe('原来写的');
    expect(seen.find((one) => one.path.endsWith('/restore'))?.body).toMatchObject({ version: 3 });
    await user.click(screen.getByText('撤销恢复'));
    await waitFor(() => expect(ownWords()).toBe(''));
    expect(server.resume).toMatchObject({ version: 5, content: { selfEvaluation: '' } });
    expect(screen.queryByText(/^已恢复到/)).toBeNull();
  });

  it('say how they come to be where there are none', async () => {
    await openHistory([]);
    expect(await screen.findByText('还没有历史版本')).toBeTruthy();
  });

  it('stay where they are when bringing one back fails', async () => {
    const { server } = await openHistory();
    await user.click(await screen.findByText(/09:30$/, { selector: 'button *' }));
    const restore = await screen.findByText('恢复到这个版本');
    await screen.findByText('从这个版本到现在');
    server.broken = true;
    await user.click(restore);
    await waitFor(() => expect(restore.closest('button')?.className).not.toContain('loading'));
    expect(screen.getByText('从这个版本到现在')).toBeTruthy();
    expect(ownWords()).toBe('');
    expect(server.resume?.version).toBe(3);
  });
});
