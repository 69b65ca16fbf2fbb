import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { plainArrangement } from '@pinjian/contract/resume-arrangement.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { loadResumePages, resumeId, resumeOf, resumeServer, writtenContent } from '#web/testing/resume-server.ts';
import { focusField } from './focus-field.ts';

beforeAll(loadResumePages, 120_000);
afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

/** What the server waits for before it stores an order. */
let held = Promise.resolve();

async function openEditor(part: Parameters<typeof resumeOf>[0] = {}) {
  const server = resumeServer(resumeOf({ confirmed: true, content: writtenContent(), ...part }));
  const app = openApp(`/seeker/resume/edit/${resumeId}`, {
    as: 'seeker',
    async handle(seen) {
      if (seen.path.endsWith('/arrange')) await held;
      return server.answer(seen);
    },
  });
  await screen.findByLabelText('简历内容');
  return { ...app, server };
}

const headings = () =>
  [...screen.getByLabelText('简历内容').querySelectorAll('section h2')].map((heading) => heading.textContent);

async function choose(section: string, item: string) {
  await user.click(screen.getByLabelText(`调整“${section}”`));
  await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
}

describe('the parts of a resume', () => {
  it('change places in form and list alike, and are stored so', async () => {
    const { server } = await openEditor();
    expect(headings().slice(2, 4)).toEqual(['教育经历', '工作经历']);
    await choose('工作经历', '上移');
    expect(headings().slice(2, 4)).toEqual(['工作经历', '教育经历']);
    await waitFor(() => expect(server.resume?.arrangement.order?.slice(0, 2)).toEqual(['work', 'education']));
    const nav = within(screen.getByLabelText('简历目录'));
    expect(nav.getAllByRole('button', { hidden: true })[2]?.textContent).toContain('工作经历');
    await choose('工作经历', '恢复模板的顺序');
    await waitFor(() => expect(server.resume?.arrangement).toEqual(plainArrangement));
  });

  it('change places by keys in the list', async () => {
    const { server } = await openEditor();
    const nav = within(screen.getByLabelText('简历目录'));
    nav.getByText('教育经历').closest('button')?.focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(nav.getByText('“教育经历”移到了第 2 位')).toBeTruthy();
    await waitFor(() => expect(server.resume?.arrangement.order?.slice(0, 2)).toEqual(['work', 'education']));
  });

  it('have the person’s heading, and ours again when that is emptied', async () => {
    const { server } = await openEditor();
    await choose('工作经历', '改标题');
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    const title = dialog.getByLabelText('标题');
    await user.clear(title);
    await user.paste('实习经历');
    await user.keyboard('{Enter}');
    expect(headings()).toContain('实习经历');
    await waitFor(() => expect(server.resume?.arrangement.titles).toEqual({ work: '实习经历' }));
  });

  it('hide without losing a word', async () => {
    const { server } = await openEditor();
    await choose('技能', '隐藏');
    const skills = within(screen.getByLabelText('技能', { selector: 'section' }));
    expect(skills.getByText(/企业看不到；已经投出的不变/)).toBeTruthy();
    await waitFor(() => expect(server.resume?.arrangement.hidden).toEqual(['skills']));
    expect(server.resume?.content.skills).toHaveLength(1);
    await user.click(skills.getByText('重新显示'));
    expect(skills.getByDisplayValue('React')).toBeTruthy();
  });

  it('are shown themselves where a field in them is hidden', async () => {
    await openEditor({ arrangement: { ...plainArrangement, hidden: ['skills'] } });
    focusField('skills.0.name');
    expect(document.activeElement).toBe(screen.getByLabelText('技能', { selector: 'section' }));
  });

  it('go back to where they were when that could not be stored', async () => {
    const { server } = await openEditor();
    server.broken = true;
    await choose('工作经历', '上移');
    await waitFor(() => expect(headings().slice(2, 4)).toEqual(['教育经历', '工作经历']));
    expect(await screen.findByText('这次调整已恢复原样')).toBeTruthy();
  });

  it('stay hidden when another window hid them, and move as well', async () => {
    const { server } = await openEditor();
    if (server.resume === null) throw new Error('there is a resume');
    server.resume = { ...server.resume, arrangement: { ...plainArrangement, hidden: ['skills'] } };
    await choose('工作经历', '上移');
    await waitFor(() => expect(server.resume?.arrangement.order?.slice(0, 2)).toEqual(['work', 'education']));
    expect(server.resume.arrangement.hidden).toEqual(['skills']);
    const skills = within(screen.getByLabelText('技能', { selector: 'section' }));
    expect(await skills.findByText(/已隐藏/)).toBeTruthy();
  });

  it('are stored before anything is printed', async () => {
    const { server, seen } = await openEditor();
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    await choose('技能', '隐藏');
    await user.click(screen.getByText('历史版本'));
    const asked = () => seen.some(({ path }) => path.endsWith('/versions'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked()).toBe(false);
    release();
    await waitFor(() => expect(asked()).toBe(true));
    expect(server.resume?.arrangement.hidden).toEqual(['skills']);
  });
});

describe('advice in the editor', () => {
  it('is told at the field, leads to the line, and stays away once it was sent away', async () => {
    const [work] = writtenContent().work;
    if (work === undefined) throw new Error('the sample has work');
    const described = {
      ...work,
      roles: work.roles.map((role) => ({ ...role, description: '写 3 篇周报\n负责日常文案' })),
    };
    const content = { ...writtenContent(), work: [described] };
    await openEditor({ content });
    await user.click(await screen.findByLabelText('工作内容：1 条建议'));
    const drawer = within(await screen.findByRole('dialog', { hidden: true }));
    await user.click(drawer.getByText('“负责”后面没有说您做了什么、结果如何'));
    const text = screen.getByDisplayValue<HTMLTextAreaElement>(/负责日常文案/);
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('负责日常文案');
    await user.click(screen.getByLabelText('工作内容：1 条建议'));
    await user.click(drawer.getByLabelText('不再提示：“负责”后面没有说您做了什么、结果如何'));
    expect(screen.queryByLabelText('工作内容：1 条建议')).toBeNull();
    await user.click(drawer.getByText('恢复'));
    expect(screen.getByLabelText('工作内容：1 条建议')).toBeTruthy();
  });
});
