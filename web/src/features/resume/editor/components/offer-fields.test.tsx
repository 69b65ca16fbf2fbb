import type { SchoolSuggestion } from '@pinjian/contract/dictionary.ts';
import { emptyEntry } from '@pinjian/contract/resume-content.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { loadResumePages, resumeId, resumeOf, resumeServer, writtenContent } from '#web/testing/resume-server.ts';

beforeAll(loadResumePages, 120_000);
afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

const zhejiang: SchoolSuggestion = {
  id: 'U00922',
  name: '浙江大学',
  alias: null,
  city: '杭州',
  tags: ['985', '211', '双一流'],
  named: true,
};

/** What the tables say: 浙大 and 浙江大学 are one, of anything else they know nothing. */
function answerOf({ path, query: { q = '' } }: Seen): Response | undefined {
  if (path === '/service/dict/schools')
    return envelope(q === '浙大' ? [{ ...zhejiang, alias: '浙大' }] : q === '浙江大学' ? [zhejiang] : []);
  if (path === '/service/dict/majors')
    return envelope([{ code: '080902', name: '软件工程', majorClass: '计算机类', alias: '软工', named: false }]);
  if (path === '/service/job-hunter/company/search')
    return envelope([{ companyId: 'c', name: '云杉示例科技（杭州）有限公司', shortName: '云杉' }]);
  return undefined;
}

async function openEditor(school: string) {
  const content = { ...writtenContent(), education: [{ ...emptyEntry.education(), school }] };
  const server = resumeServer(resumeOf({ confirmed: true, content }));
  const app = openApp(`/seeker/resume/edit/${resumeId}`, {
    as: 'seeker',
    handle: (seen) => answerOf(seen) ?? server.answer(seen),
  });
  await screen.findByLabelText('简历内容');
  return { ...app, server };
}

const field = (label: string) =>
  screen.getAllByLabelText<HTMLInputElement>(label, { selector: 'input' })[0] as HTMLInputElement;
const hintOf = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

describe('the school of an education', () => {
  it('says quietly which one the words were taken for; the words stay', async () => {
    const { server } = await openEditor('浙大');
    await waitFor(() => expect(hintOf(field('学校'))).toBe('浙江大学985211双一流'));
    expect(field('学校').value).toBe('浙大');
    expect(server.resume?.content.education[0]?.school).toBe('浙大');
  });

  it('says nothing of one that no table has, and takes it as it is written', async () => {
    const { server } = await openEditor('');
    await user.click(field('学校'));
    await user.paste('蓝鲸示例学院');
    await waitFor(() => expect(server.resume?.content.education[0]?.school).toBe('蓝鲸示例学院'));
    expect(hintOf(field('学校'))).toBe('');
  });

  it('is offered while it is typed, with what it is', async () => {
    const { server } = await openEditor('');
    await user.click(field('学校'));
    await user.paste('浙大');
    await user.click(await screen.findByText('浙大 · 杭州'));
    await waitFor(() => expect(server.resume?.content.education[0]?.school).toBe('浙江大学'));
    await waitFor(() => expect(hintOf(field('学校'))).toBe('985211双一流'));
  });
});

describe('majors and employers', () => {
  it('are offered once somebody writes there, and nothing is asked before', async () => {
    const { server, seen } = await openEditor('浙江大学');
    expect(seen.filter(({ path }) => /majors|company\/search/.test(path))).toEqual([]);
    await user.click(field('专业'));
    await user.paste('软');
    await user.click(await screen.findByText('软工 · 计算机类'));
    await waitFor(() => expect(server.resume?.content.education[0]?.major).toBe('软件工程'));
    await user.click(field('公司'));
    await user.click(await screen.findByText('云杉'));
    await waitFor(() => expect(server.resume?.content.work[0]?.company).toBe('云杉示例科技（杭州）有限公司'));
  });
});
