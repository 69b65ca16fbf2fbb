import { parseFailures, type ResumeDetail } from '@pinjian/contract/resume.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { loadResumePages, resumeId, resumeOf, resumeServer, writtenContent } from '#web/testing/resume-server.ts';

beforeAll(loadResumePages, 120_000);
afterEach(closeApp);

/** Asking for the styles of a form this large at every key would take seconds. */
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

const sourceFile: ResumeDetail['sourceFile'] = {
  name: '林示例.docx',
  kind: 'word',
  type: '',
  size: 6400,
  url: '/files/1',
};
const read = resumeOf({
  parseState: 'parsed',
  sourceFile,
  sourceText: '林示例\n13800138000\n云杉示例科技  前端工程师  2020.01-至今',
  content: writtenContent(),
  confidence: {
    'basics.name': { score: 0.65, source: '林示例', reason: '文件里没有写明，按位置推断，请核对' },
    'basics.phone': { score: 0.99, source: '13800138000', reason: null },
    'work.0.roles.0.current': { score: 0.5, source: '2020.01-至今', reason: '没有写明结束时间，请核对' },
    'skills.0.level': { score: 0.4, source: '熟练 React', reason: null },
  },
});

async function openFirstEdit(resume = read) {
  const server = resumeServer(resume);
  const app = openApp(`/seeker/resume/first-edit/${resumeId}`, { as: 'seeker', handle: server.answer });
  await screen.findByLabelText('简历内容');
  return { ...app, server };
}

const fieldOf = (element: HTMLElement) => element.closest('[data-field]') as HTMLElement;
const counter = (doubts: number) => screen.findByText(`还有 ${doubts} 处请核对`);
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

describe('what was read of a file', () => {
  it('is marked where it is uncertain, with the reason and the words it comes from', async () => {
    await openFirstEdit();
    const name = fieldOf(input(/^姓名/));
    expect(within(name).getByText('请核对')).toBeTruthy();
    expect(within(name).getByText('文件里没有写明，按位置推断，请核对')).toBeTruthy();
    expect(within(name).getByText('原文：林示例')).toBeTruthy();
    expect(within(fieldOf(input(/^手机号/))).queryByText('请核对')).toBeNull();
    expect(input(/^邮箱/).value).toBe('');
    expect(document.querySelectorAll('[data-uncertain]')).toHaveLength(3);
    expect(await counter(3)).toBeTruthy();
  });

  it('is said to be right a section at a time', async () => {
    const doubt = { score: 0.5, source: '云杉示例科技', reason: null };
    const confidence = { ...read.confidence, 'work.0.company': doubt, 'work.0.roles.0.title': doubt };
    await openFirstEdit({ ...read, confidence });
    await counter(5);
    await user.click(screen.getByRole('button', { name: '工作经历的 3 处都没问题' }));
    expect(await counter(2)).toBeTruthy();
    expect(document.querySelectorAll('#section-work [data-uncertain]')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: /处都没问题$/ })).toBeNull();
  });

  it('is gone through one doubt after the other, in the order of the form', async () => {
    await openFirstEdit();
    await user.click(await counter(3));
    await waitFor(() => expect(document.activeElement).toBe(input(/^姓名/)));
    await user.click(await counter(3));
    await waitFor(() =>
      expect(fieldOf(document.activeElement as HTMLElement).dataset['field']).toBe('work.0.roles.0.end'),
    );
    await user.click(await counter(3));
    await waitFor(() => expect(fieldOf(document.activeElement as HTMLElement).dataset['field']).toBe('skills.0'));
    await user.click(await counter(3));
    await waitFor(() => expect(document.activeElement).toBe(input(/^姓名/)));
  });

  it('is no longer doubtful once a person changed it or said that it is right', async () => {
    await openFirstEdit();
    await user.type(input(/^姓名/), '一');
    expect(await counter(2)).toBeTruthy();
    await user.click(screen.getByLabelText('结束时间没问题'));
    expect(await counter(1)).toBeTruthy();
    await user.click(screen.getByLabelText('技能没问题'));
    expect(await screen.findByText('没有待核对的内容')).toBeTruthy();
  });

  it('is pointed at in the file when its field is entered', async () => {
    await openFirstEdit();
    await user.click(input(/^手机号/));
    await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('13800138000'));
  });

  it('is confirmed as a whole: saved with its version, and back to the list', async () => {
    const app = await openFirstEdit();
    await user.click(input(/^邮箱/));
    await user.paste('lin@example.com');
    await user.click(screen.getByText('确认简历'));
    expect(await screen.findByText('还有 3 处没有核对')).toBeTruthy();
    await user.click(screen.getByText('直接确认'));
    await waitFor(() => expect(app.here()).toBe('/seeker/resume'));
    expect(await screen.findByText('简历已确认，可以用来投递了')).toBeTruthy();
    expect(app.server.resume).toMatchObject({
      confirmed: true,
      version: 2,
      content: { basics: { email: 'lin@example.com' } },
    });
  });

  it.each([
    ['/seeker/job/job-details/position-1?apply=1', '/seeker/job/job-details/position-1?apply=1'],
    ['https://evil.test/seeker/job', '/seeker/resume'],
    ['//evil.test', '/seeker/resume'],
    ['/hire/candidateList', '/seeker/resume'],
  ])('leads back to where it was asked for: %s', async (next, to) => {
    const server = resumeServer({ ...read, confidence: {} });
    const at = `/seeker/resume/first-edit/${resumeId}?${new URLSearchParams({ next })}`;
    const app = openApp(at, { as: 'seeker', handle: server.answer });
    const shown = (await screen.findAllByText('确认简历'))[0];
    expect(screen.queryByText('确认简历后，会回到刚才的职位继续投递。') === null).toBe(to === '/seeker/resume');
    if (shown !== undefined) await user.click(shown);
    await waitFor(() => expect(app.here()).toBe(to));
  });

  it('is looked at again when the person would rather check', async () => {
    const app = await openFirstEdit();
    await user.click(screen.getByText('确认简历'));
    await user.click(await screen.findByText('继续核对'));
    await waitFor(() => expect(document.activeElement).toBe(input(/^姓名/)));
    expect(app.server.resume?.confirmed).toBe(false);
  });

  it('cannot be confirmed without a name and a phone number that is one', async () => {
    const app = await openFirstEdit({ ...read, confidence: {} });
    await user.clear(input(/^姓名/));
    await user.type(input(/^手机号/), '{Backspace}');
    await user.click(screen.getByText('确认简历'));
    expect(within(fieldOf(input(/^姓名/))).getByRole('alert').textContent).toBe('请填写姓名');
    expect(within(fieldOf(input(/^手机号/))).getByRole('alert').textContent).toBe('请输入正确的手机号');
    expect(document.activeElement).toBe(input(/^姓名/));
    expect(app.seen.filter((one) => one.path.endsWith('/confirm'))).toEqual([]);
  });
});

describe('lines of the file that reached no field', () => {
  const remark = '离职原因：公司总部迁往外省';
  const height = '身高：162cm';
  const withLines: ResumeDetail = {
    ...read,
    confidence: {},
    unplaced: [
      { line: 3, text: remark, guess: 'work.0.roles.0.description', state: 'open' },
      { line: 4, text: height, guess: null, state: 'open' },
    ],
  };
  const heading = (words: string) => screen.findByText(words, { selector: 'h2' });
  const button = (name: string) => screen.findByLabelText(name);

  it('stand beside the form, and nothing says that all was checked while one is left', async () => {
    await openFirstEdit(withLines);
    expect(await heading('2 行没有归类')).toBeTruthy();
    expect(screen.queryByText('没有待核对的内容')).toBeNull();
    await user.click(await screen.findByText('还有 2 行没有归类'));
    const first = await button(`放到“云杉示例科技 · 前端工程师 · 工作内容”：${remark}`);
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.click(await button(`忽略：${remark}`));
    await user.click(await button(`忽略：${height}`));
    expect(await screen.findByText('没有待核对的内容')).toBeTruthy();
  });

  it('go where they belong with one tap, and the state is there after a reload', async () => {
    const { server } = await openFirstEdit(withLines);
    await user.click(await button(`放到“云杉示例科技 · 前端工程师 · 工作内容”：${remark}`));
    expect(await heading('1 行没有归类')).toBeTruthy();
    expect(await screen.findByText('已放到“云杉示例科技 · 前端工程师 · 工作内容”')).toBeTruthy();
    // The next one is at hand.
    const next = await button(`忽略：${height}`);
    await waitFor(() => expect(document.activeElement).toBe(next));
    await waitFor(() => expect(server.resume?.unplaced.map(({ state }) => state)).toEqual(['placed', 'open']));
    expect(server.resume?.content.work[0]?.roles[0]?.description).toBe(remark);
    const { resume } = server;
    closeApp();
    if (resume !== null) await openFirstEdit(resume);
    expect(await heading('1 行没有归类')).toBeTruthy();
    expect(screen.getByText('已归类')).toBeTruthy();
  });

  it('are taken back as they came', async () => {
    const { server } = await openFirstEdit(withLines);
    await user.click(await button(`放到“云杉示例科技 · 前端工程师 · 工作内容”：${remark}`));
    await waitFor(() => expect(server.resume?.unplaced[0]?.state).toBe('placed'));
    await user.click(await button(`撤销：${remark}`));
    expect(await heading('2 行没有归类')).toBeTruthy();
    await waitFor(() => expect(server.resume?.unplaced[0]?.state).toBe('open'));
    expect(server.resume?.content.work[0]?.roles[0]?.description).toBe('');
  });

  it('are asked about before the whole is confirmed', async () => {
    await openFirstEdit(withLines);
    await user.click(screen.getByText('确认简历'));
    expect(await screen.findByText('没有归类的文字不在简历里，确认后企业看不到它们。')).toBeTruthy();
    await user.click(screen.getByText('继续核对'));
    const first = await button(`放到“云杉示例科技 · 前端工程师 · 工作内容”：${remark}`);
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('stay open when the server did not hear of it', async () => {
    const { server } = await openFirstEdit(withLines);
    server.broken = true;
    await user.click(await button(`忽略：${height}`));
    expect(await heading('2 行没有归类')).toBeTruthy();
  });
});

describe('a file that could not be read', () => {
  it('says why and stands beside an empty form', async () => {
    const failure = { reason: 'scanned', message: parseFailures.scanned } as const;
    await openFirstEdit(resumeOf({ parseState: 'failed', failure, sourceFile }));
    expect(screen.getByText('对照文件填写')).toBeTruthy();
    expect(screen.getByText(parseFailures.scanned)).toBeTruthy();
    expect(screen.getByText('林示例.docx')).toBeTruthy();
    expect(screen.getByLabelText('下载原文件 林示例.docx').getAttribute('href')).toBe('/files/1');
  });
});

describe('the page of the first edit', () => {
  it('waits while the file is still being read', async () => {
    const server = resumeServer({ ...read, parseState: 'pending' });
    openApp(`/seeker/resume/first-edit/${resumeId}`, { as: 'seeker', handle: server.answer });
    expect(await screen.findByText('已上传，排队识别中')).toBeTruthy();
    server.resume = read;
    expect(await screen.findByLabelText('简历内容')).toBeTruthy();
  });

  it('of a confirmed resume is the editor', async () => {
    const app = await openFirstEdit({ ...read, confirmed: true });
    expect(app.here()).toBe(`/seeker/resume/edit/${resumeId}`);
  });

  it('of a resume that is gone says so', async () => {
    openApp('/seeker/resume/first-edit/resume-9', { as: 'seeker', handle: resumeServer(read).answer });
    expect(await screen.findByText('这份简历不存在或已被删除')).toBeTruthy();
  });
});
