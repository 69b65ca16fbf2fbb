import { resumeErrors } from '@pinjian/contract/resume.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { serveUploads } from '#web/testing/fake-upload.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { loadResumePages, resumeId, resumeOf, resumeServer, writtenContent } from '#web/testing/resume-server.ts';

beforeAll(loadResumePages, 120_000);
afterEach(closeApp);

const pdf = 'application/pdf';
const file = (name: string, type: string, size = 100) => {
  const made = new File(['%PDF-1.7'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

async function openList(server = resumeServer(null)) {
  const uploads = serveUploads();
  const app = openApp('/seeker/resume', { as: 'seeker', handle: server.answer });
  const input = await screen.findByLabelText<HTMLInputElement>('上传简历文件');
  return { ...app, uploads, choose: (chosen: File) => userEvent.upload(input, chosen, { applyAccept: false }) };
}

describe('a file that cannot be taken', () => {
  it.each([
    ['简历.wps', 'application/vnd.ms-works', 100, resumeErrors.wrongKind.message],
    ['照片.png', 'image/png', 100, resumeErrors.wrongKind.message],
    ['空.pdf', pdf, 0, resumeErrors.emptyFile.message],
    ['大.pdf', pdf, 21 * 1024 * 1024, '简历文件不能超过 20 MB，请压缩后再上传'],
  ])('%s is refused before it is sent', async (name, type, size, message) => {
    const { choose, uploads } = await openList();
    await choose(file(name, type, size));
    const refusal = await screen.findByText(message);
    expect(within(refusal.closest('[role=alert]') as HTMLElement).getByText(name)).toBeTruthy();
    expect(uploads).toEqual([]);
    expect(screen.getByLabelText('上传简历文件')).toBeTruthy();
  });

  it('is refused by the server in its words, and another can be chosen', async () => {
    const { choose, uploads } = await openList();
    await choose(file('加密.pdf', pdf));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await uploads[0]?.answer(
      envelope(null, { code: resumeErrors.encryptedFile.code, message: resumeErrors.encryptedFile.message }),
    );
    expect(await screen.findByText(resumeErrors.encryptedFile.message)).toBeTruthy();
    await userEvent.upload(screen.getByLabelText('上传简历文件'), file('简历.pdf', pdf));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(screen.queryByText(resumeErrors.encryptedFile.message)).toBeNull();
  });
});

describe('a file on its way', () => {
  it('shows how much of it has left and can be stopped', async () => {
    const { choose, uploads } = await openList();
    await choose(file('简历.pdf', pdf, 8 * 1024 * 1024));
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.progress(0.4);
    expect(await screen.findByText('正在上传 3.2 MB / 8 MB')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: /简历\.pdf/ }).getAttribute('aria-valuenow')).toBe('40');
    await userEvent.click(screen.getByRole('button', { name: /取\s?消/ }));
    expect(uploads[0]?.aborted).toBe(true);
    expect(await screen.findByLabelText('上传简历文件')).toBeTruthy();
  });

  it('is read stage by stage and opens beside its form', async () => {
    const server = resumeServer(null);
    const app = await openList(server);
    await app.choose(file('简历.pdf', pdf));
    await waitFor(() => expect(app.uploads).toHaveLength(1));
    const sourceFile = { name: '简历.docx', kind: 'word' as const, type: '', size: 100, url: '/files/1' };
    server.resume = resumeOf({ parseState: 'parsing', sourceFile });
    await app.uploads[0]?.answer(envelope({ resumeId, parseState: 'pending' }));
    expect(await screen.findByText('正在识别文字，整理成简历字段')).toBeTruthy();
    server.resume = resumeOf({ parseState: 'parsed', sourceFile, content: writtenContent(), sourceText: '林示例' });
    await waitFor(() => expect(app.here()).toBe(`/seeker/resume/first-edit/${resumeId}`));
    expect(await screen.findByRole('heading', { name: '核对简历' })).toBeTruthy();
  });

  it('is removed with what was read of it when the reading is stopped', async () => {
    const server = resumeServer(null);
    const app = await openList(server);
    await app.choose(file('简历.pdf', pdf));
    await waitFor(() => expect(app.uploads).toHaveLength(1));
    server.resume = resumeOf({ parseState: 'pending' });
    await app.uploads[0]?.answer(envelope({ resumeId, parseState: 'pending' }));
    await screen.findByText('已上传，排队识别中');
    await userEvent.click(screen.getByRole('button', { name: /取\s?消/ }));
    expect(await screen.findByText('已取消，文件没有保留')).toBeTruthy();
    expect(server.resume).toBeNull();
    expect(await screen.findByLabelText('上传简历文件')).toBeTruthy();
  });
});
