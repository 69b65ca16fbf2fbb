import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { plainPrint } from '@pinjian/contract/resume-print.ts';
import { httpError } from '#web/testing/fake-server.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { loadResumePages, resumeId, resumeOf, resumeServer, writtenContent } from '#web/testing/resume-server.ts';

beforeAll(loadResumePages, 120_000);
afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

const confirmed = resumeOf({ confirmed: true, content: writtenContent() });

async function openList(resume = confirmed) {
  const server = resumeServer(resume);
  const app = openApp('/seeker/resume', { as: 'seeker', handle: server.answer });
  const card = (await screen.findByText('我的简历', { selector: 'h2, h2 a' })).closest('article') as HTMLElement;
  const menu = async (item: string) => {
    await user.click(screen.getByLabelText('“我的简历”的更多操作'));
    await user.click(await screen.findByText(item, { selector: '[role=menuitem] *' }));
  };
  return { ...app, server, card: within(card), menu };
}

describe('the list of resumes', () => {
  it('shows what each is and leads to its editor', async () => {
    const { card } = await openList({ ...confirmed, isDefault: true });
    expect(card.getByText('默认')).toBeTruthy();
    expect(card.getByText('林示例 · 前端工程师')).toBeTruthy();
    expect(card.getByLabelText('完整度').getAttribute('aria-valuenow')).toBe('30');
    expect(card.getByText('编辑').getAttribute('href')).toBe(`/seeker/resume/edit/${resumeId}`);
  });

  it('changes the default and the name', async () => {
    const { card, menu } = await openList();
    await menu('设为默认');
    expect(await card.findByText('默认')).toBeTruthy();
    await menu('重命名');
    const input = await screen.findByLabelText('简历名称');
    await user.clear(input);
    await user.click(input);
    await user.paste('前端方向');
    await user.click(screen.getByText(/^保\s?存$/));
    expect(await screen.findByText('前端方向', { selector: 'h2 a' })).toBeTruthy();
  });

  it('copies one, and says under which name', async () => {
    const { menu } = await openList();
    await menu('另存一份');
    expect(await screen.findByText('我的简历 副本', { selector: 'h2 a' })).toBeTruthy();
    expect(await screen.findByText('已另存为“我的简历 副本”')).toBeTruthy();
  });

  it('shows the page in the template that is chosen, and keeps the choice', async () => {
    const { card, server, seen } = await openList();
    await user.click(card.getByText(/^预\s?览$/));
    const two = await screen.findByLabelText<HTMLInputElement>(/双栏/);
    expect(screen.getByLabelText<HTMLInputElement>(/通用/).checked).toBe(true);
    await user.click(two);
    expect(two.checked).toBe(true);
    await waitFor(() => expect(server.resume?.template).toBe('modern'));
    const printed = () => seen.filter((one) => one.path.endsWith('/pdf')).map((one) => one.query['template']);
    await waitFor(() => expect(printed().at(-1)).toBe('modern'));
  });

  it('keeps colour and what else is chosen of the print, and says what one page took', async () => {
    const { card, server, seen } = await openList();
    await user.click(card.getByText(/^预\s?览$/));
    expect(await screen.findByText('共 2 页')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('性别').getAttribute('aria-checked')).toBe('false');
    await user.click(screen.getByLabelText('松绿'));
    await user.click(screen.getByLabelText('排进一页'));
    expect(await screen.findByText('已排进一页：字号 10.5 → 10.25 pt，行距 1.58 → 1.45 倍')).toBeTruthy();
    await waitFor(() => expect(server.resume?.printStyle).toEqual({ ...plainPrint, palette: 'green', onePage: true }));
    const last = () => seen.findLast((one) => one.path.endsWith('/pdf'))?.query;
    await waitFor(() => expect(last()).toMatchObject({ palette: 'green', onePage: '1', gender: '0', preview: '1' }));
  });

  it('goes back to the template before when the choice is not kept', async () => {
    const { card, server } = await openList();
    await user.click(card.getByText(/^预\s?览$/));
    const two = await screen.findByLabelText<HTMLInputElement>(/双栏/);
    server.broken = true;
    await user.click(two);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/通用/).checked).toBe(true));
    expect(server.resume?.template).toBe('classic');
  });

  it.each([
    ['下载 Word 文档', 'docx'],
    ['下载 Markdown', 'markdown'],
    ['下载 JSON Resume', 'json'],
  ])('hands it on in another form: %s', async (item, format) => {
    const { menu, seen } = await openList();
    const clicked: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      if (this.download !== '') clicked.push(`${this.getAttribute('href') ?? ''} ${this.download}`);
    });
    onTestFinished(() => click.mockRestore());
    await menu(item);
    await waitFor(() => expect(clicked).toEqual([`/resume/file/${resumeId}.x 简历.${format}`]));
    expect(seen.findLast((one) => one.path.endsWith('/file'))?.query).toMatchObject({ format });
  });

  it('deletes one only after naming what is lost', async () => {
    const { server, menu } = await openList({
      ...confirmed,
      sourceFile: { name: 'a.pdf', kind: 'pdf', type: '', size: 1, url: '/files/1' },
    });
    await menu('删除');
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    expect(dialog.getByText('删除简历“我的简历”？')).toBeTruthy();
    expect(dialog.getByText(/简历内容和上传的原文件会一起删除，无法恢复/)).toBeTruthy();
    await user.click(dialog.getByText(/^取\s?消$/));
    expect(server.resume).not.toBeNull();
    await menu('删除');
    await user.click(within(await screen.findByRole('dialog', { hidden: true })).getByText('删除简历'));
    await waitFor(() => expect(server.resume).toBeNull());
    expect(await screen.findByText('还没有简历')).toBeTruthy();
  });

  it('waits for one that is being read and shows what came of it', async () => {
    const { server, card } = await openList({ ...confirmed, confirmed: false, parseState: 'parsing' });
    expect(card.getByText('识别中')).toBeTruthy();
    server.resume = { ...confirmed, confirmed: false, parseState: 'parsed' };
    expect(await card.findByText('核对内容')).toBeTruthy();
  });

  it('says when it cannot be loaded and tries again', async () => {
    let down = true;
    const server = resumeServer(confirmed);
    openApp('/seeker/resume', {
      as: 'seeker',
      handle: (seen) =>
        down && seen.path.endsWith('/list') && seen.path.startsWith('/resume') ? httpError(500) : server.answer(seen),
    });
    expect(await screen.findByText('简历没有加载出来')).toBeTruthy();
    down = false;
    await user.click(screen.getByText('重试'));
    expect(await screen.findByText('我的简历', { selector: 'h2 a' })).toBeTruthy();
  });
});
