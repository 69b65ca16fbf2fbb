import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { loadResumePages, resumeId, resumeOf, resumeServer, writtenContent } from '#web/testing/resume-server.ts';

beforeAll(loadResumePages, 120_000);
afterEach(closeApp);

/** Asking for the styles of a form this large at every key would take seconds. */
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

async function openEditor(part: Parameters<typeof resumeOf>[0] = {}, query = '') {
  const server = resumeServer(resumeOf({ confirmed: true, content: writtenContent(), ...part }));
  const app = openApp(`/seeker/resume/edit/${resumeId}${query}`, { as: 'seeker', handle: server.answer });
  await screen.findByLabelText('简历内容');
  const saves = () => app.seen.filter((one) => one.method === 'PUT');
  return { ...app, server, saves };
}

const section = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));
const button = (label: string) => screen.getByLabelText(label, { selector: 'button' });
const dialogFound = async () => within(await screen.findByRole('dialog', { hidden: true }));
const companies = () =>
  section('工作经历')
    .getAllByLabelText<HTMLInputElement>('公司')
    .map((input) => input.value);
/** In one go: typed key by key, the pauses of a busy machine would count as pauses of the person. */
async function fill(element: HTMLElement, text: string) {
  await user.click(element);
  await user.paste(text);
}
const email = () => screen.getByLabelText<HTMLInputElement>('邮箱', { selector: 'input' });

describe('the editor of a resume', () => {
  it('opens at the place that a position pointed to', async () => {
    await openEditor({}, '?at=work.0.roles.0.description');
    const place = section('工作经历').getAllByLabelText('工作内容', { selector: 'textarea' })[0];
    await waitFor(() => expect(document.activeElement).toBe(place));
  });

  it('saves by itself, with the version it started from, and says when', async () => {
    const { server, saves } = await openEditor({ version: 4 });
    await fill(email(), 'lin@example.com');
    expect(screen.getAllByText('有未保存的修改')).not.toEqual([]);
    expect(await screen.findAllByText(/^已保存 .*09:30$/)).not.toEqual([]);
    expect(saves().map((one) => (one.body as { version: number }).version)).toEqual([4]);
    expect(server.resume).toMatchObject({ version: 5, content: { basics: { email: 'lin@example.com' } } });
    expect(screen.getByLabelText('完整度').getAttribute('aria-valuenow')).toBe('80');
  });

  it('says what is wrong with a field when it is left, and saves once it is right', async () => {
    const { saves } = await openEditor();
    await fill(email(), 'lin@');
    await user.tab();
    expect(await screen.findByText('请输入正确的邮箱')).toBeTruthy();
    expect(await screen.findAllByText('有内容需要修改，改好后自动保存')).not.toEqual([]);
    expect(saves()).toEqual([]);
    await fill(email(), 'example.com');
    expect(screen.queryByText('请输入正确的邮箱')).toBeNull();
    await waitFor(() => expect(saves()).toHaveLength(1));
  });

  it('takes an entry out and brings it back where it was', async () => {
    await openEditor();
    await user.click(button('删除工作经历“云杉示例科技”'));
    expect(companies()).toEqual(['蓝鲸样本网络']);
    const undo = screen.getByText(/撤\s?销/).closest('button') as HTMLElement;
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(companies()).toEqual(['云杉示例科技', '蓝鲸样本网络']);
  });

  it('puts entries in order by keyboard alone, and the focus goes with the entry', async () => {
    const { server } = await openEditor();
    button('上移工作经历“蓝鲸样本网络”').focus();
    await user.keyboard('{Enter}');
    expect(companies()).toEqual(['蓝鲸样本网络', '云杉示例科技']);
    expect((document.activeElement as HTMLElement).getAttribute('aria-label')).toBe('下移工作经历“蓝鲸样本网络”');
    await waitFor(() =>
      expect(server.resume?.content.work.map((each) => each.company)).toEqual(['蓝鲸样本网络', '云杉示例科技']),
    );
  });

  it('adds an entry and puts the cursor into it; one left blank is not stored', async () => {
    const { server } = await openEditor();
    await user.click(screen.getByText('添加项目经历'));
    expect(document.activeElement).toBe(section('项目经历').getByLabelText('项目名称'));
    await user.click(screen.getByText('添加证书'));
    await user.paste('软件设计师');
    await waitFor(() => expect(server.resume?.content.certificates).toEqual([{ name: '软件设计师', month: null }]));
    expect(server.resume?.content.projects).toEqual([]);
  });

  it('adds skills one after the other, none twice', async () => {
    const { server } = await openEditor();
    const adder = screen.getByLabelText('添加技能，输入后按回车');
    await fill(adder, 'Vue、react');
    await user.keyboard('{Enter}');
    await fill(adder, 'TypeScript');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(server.resume?.content.skills.map((each) => each.name)).toEqual(['React', 'Vue', 'TypeScript']),
    );
  });

  it('declares a draft written by hand complete', async () => {
    const app = await openEditor({ confirmed: false });
    await user.click(screen.getByText('确认简历'));
    await waitFor(() => expect(app.here()).toBe('/seeker/resume'));
    expect(app.server.resume?.confirmed).toBe(true);
  });
});

describe('a resume that was changed elsewhere', () => {
  const selfEvaluation = () => screen.getByLabelText<HTMLTextAreaElement>('自我评价', { selector: 'textarea' });

  /** Another tab saved over the version that this page started from. */
  async function openMoved(theirs: Partial<ReturnType<typeof writtenContent>>) {
    const opened = await openEditor();
    opened.server.resume = resumeOf({ version: 7, confirmed: true, content: { ...writtenContent(), ...theirs } });
    return opened;
  }

  async function openClash() {
    const { basics } = writtenContent();
    const opened = await openMoved({ selfEvaluation: '别处写的', basics: { ...basics, email: 'song@example.com' } });
    await fill(email(), 'lin@example.com');
    expect(await screen.findByText('有 1 处内容在这里和别处都被修改')).toBeTruthy();
    return opened;
  }

  it('in another field is merged without a question', async () => {
    const { server } = await openMoved({ selfEvaluation: '别处写的' });
    await fill(email(), 'lin@example.com');
    await waitFor(() =>
      expect(server.resume).toMatchObject({
        version: 8,
        content: { selfEvaluation: '别处写的', basics: { email: 'lin@example.com' } },
      }),
    );
    expect(selfEvaluation().value).toBe('别处写的');
    expect(email().value).toBe('lin@example.com');
    expect(screen.queryByText(/在这里和别处都被修改/)).toBeNull();
  });

  it('in the same field keeps what was typed and stores it when it is chosen', async () => {
    const { server } = await openClash();
    expect(email().value).toBe('lin@example.com');
    expect(server.resume).toMatchObject({ version: 7, content: { basics: { email: 'song@example.com' } } });
    await user.click(screen.getByLabelText('这里的：lin@example.com'));
    await user.click(screen.getByText('按选择保存'));
    await waitFor(() =>
      expect(server.resume).toMatchObject({
        version: 8,
        content: { selfEvaluation: '别处写的', basics: { email: 'lin@example.com' } },
      }),
    );
    expect(screen.queryByText(/在这里和别处都被修改/)).toBeNull();
  });

  it('in the same field gives way to the other one only when that is chosen', async () => {
    const { server } = await openClash();
    await user.click(screen.getByLabelText('别处的：song@example.com'));
    await user.click(screen.getByText('按选择保存'));
    await waitFor(() => expect(email().value).toBe('song@example.com'));
    expect(selfEvaluation().value).toBe('别处写的');
    expect(server.resume?.content.basics.email).toBe('song@example.com');
  });
});

describe('leaving the editor', () => {
  it('saves first and lets go', async () => {
    const app = await openEditor();
    await fill(email(), 'lin@example.com');
    await user.click(screen.getByText('我的简历', { selector: 'a' }));
    await waitFor(() => expect(app.here()).toBe('/seeker/resume'));
    expect(app.server.resume?.content.basics.email).toBe('lin@example.com');
  });

  it('asks when it cannot be saved; whoever stays finds what was typed', async () => {
    const app = await openEditor();
    app.server.broken = true;
    await fill(email(), 'lin@example.com');
    await user.click(screen.getByText('我的简历', { selector: 'a' }));
    const dialog = await dialogFound();
    expect(dialog.getByText('还有没保存的修改')).toBeTruthy();
    await user.click(dialog.getByText('继续编辑'));
    expect(app.here()).toBe(`/seeker/resume/edit/${resumeId}`);
    expect(email().value).toBe('lin@example.com');
    await user.click(screen.getByText('我的简历', { selector: 'a' }));
    await user.click((await dialogFound()).getByText('不保存，离开'));
    await waitFor(() => expect(app.here()).toBe('/seeker/resume'));
  });

  it('by closing the window warns while something is unsaved, and only then', async () => {
    await openEditor();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      globalThis.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await fill(email(), 'lin@example.com');
    expect(close()).toBe(true);
    await screen.findAllByText(/^已保存/);
    await waitFor(() => expect(close()).toBe(false));
  });
});
