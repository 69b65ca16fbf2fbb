import { emptyPositionContent } from '@pinjian/contract/position-content.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { withoutMotion } from '#web/testing/without-motion.ts';
import { InReview } from './in-review.tsx';
import { PositionEditor } from './position-editor.tsx';

beforeEach(withoutMotion);
afterEach(closeApp);

const at = '2026-11-20T02:00:00.000Z';
const title = '宿舍管理员，限女性';
const objection = {
  path: 'title',
  from: 6,
  to: 9,
  word: '限女性',
  reason: 'gender' as const,
  message: '不得以性别限制或优先录用',
  suggestion: '删去性别',
};
const complete = {
  ...emptyPositionContent(),
  title,
  categoryId: '100201',
  cityCode: '101210100',
  experience: 5,
  education: 5,
  headCount: 1,
  requirements: [
    { kind: 'must' as const, skill: '沟通', skillId: null, years: null, from: null, by: 'writer' as const },
  ],
  description: [
    { title: 1, text: '负责女生宿舍夜间值班、住宿登记和安全巡查，处理学生的日常报修，与学校后勤部门保持联系。' },
  ],
};
const position = {
  positionId: 'p',
  version: 3,
  status: { value: 1, label: '草稿' },
  updatedAt: at,
  content: complete,
  objections: [objection],
  review: null,
};
const editor = '/hire/positionManagement/edit/p';
const posts = (seen: readonly Seen[], path: RegExp) =>
  seen.filter((one) => one.method === 'POST' && path.test(one.path)).map(({ body }) => body);

function openEditor(submit: () => Response, changes: object = {}) {
  return openPart(<PositionEditor position={{ ...position, ...changes } as never} />, {
    as: 'employer',
    at: editor,
    handle(one) {
      if (one.path.endsWith('/submitReview')) return submit();
      return undefined;
    },
  });
}

async function openSheet(submit: () => Response) {
  const app = openEditor(submit);
  const opener = await screen.findByRole('button', { name: '提交人工审核' }, patience);
  await userEvent.click(opener);
  return { ...app, opener, sheet: within(await screen.findByRole('dialog', {}, patience)) };
}

const accepted = () => envelope({ ...position, status: { value: 2, label: '待审核' } });

describe('asking a person to look at a position', () => {
  it('sends what is written with the reason, once, and leads back to the positions', async () => {
    const { seen, sheet, here } = await openSheet(accepted);
    await userEvent.type(sheet.getByRole('textbox'), ' 岗位在女生宿舍值夜班 ');
    await userEvent.dblClick(sheet.getByRole('button', { name: '提交审核' }));
    await waitFor(() => expect(here()).toBe('/hire/positionManagement'), patience);
    expect(posts(seen, /submitReview$/)).toEqual([
      expect.objectContaining({ version: 3, note: '岗位在女生宿舍值夜班' }),
    ]);
    expect(screen.getByText('已提交人工审核，结果会通过消息通知您')).toBeTruthy();
  });

  it('needs no reason, and goes by keyboard', async () => {
    const { seen, here } = await openSheet(accepted);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'), patience);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('提交审核');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toBe('/hire/positionManagement'), patience);
    expect(posts(seen, /submitReview$/)).toEqual([expect.objectContaining({ note: '' })]);
  });

  it('is left by Esc, and nothing is sent', async () => {
    const { seen, opener } = await openSheet(accepted);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'), patience);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(posts(seen, /submitReview$/)).toEqual([]);
    expect(document.activeElement).toBe(opener);
  });

  it('keeps the reason where it is refused', async () => {
    const { sheet, here } = await openSheet(() => envelope(null, { code: 40900, message: '状态已变化，请刷新' }));
    await userEvent.type(sheet.getByRole('textbox'), '依法只招女性');
    await userEvent.click(sheet.getByRole('button', { name: '提交审核' }));
    expect(await screen.findByText('状态已变化，请刷新', {}, patience)).toBeTruthy();
    expect(sheet.getByRole<HTMLTextAreaElement>('textbox').value).toBe('依法只招女性');
    expect(here()).toBe(editor);
  });

  it('is told first what is missing', async () => {
    const { seen } = openEditor(accepted, { content: { ...complete, headCount: null, description: [] } });
    await userEvent.click(await screen.findByRole('button', { name: '提交人工审核' }, patience));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('.ant-form-item-explain-error')).not.toBeNull();
    expect(posts(seen, /submitReview$/)).toEqual([]);
  });

  it('is not offered where nothing is objected to', async () => {
    openEditor(accepted, { objections: [] });
    expect(await screen.findByRole('button', { name: '发布职位' }, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交人工审核' })).toBeNull();
  });

  it('shows why the last one was refused', async () => {
    const review = { state: 'rejected', version: 2, reason: '请说明依据', submittedAt: at, decidedAt: at };
    openEditor(accepted, { review });
    expect(await screen.findByText(/原因：请说明依据。/, {}, patience)).toBeTruthy();
  });
});

describe('a position in review', () => {
  const open = (withdraw: () => Response) =>
    openPart(<InReview positionId="p" title={title} />, { as: 'employer', at: editor, handle: withdraw });

  it('is taken back once asked, once', async () => {
    const { seen } = open(() => envelope({ ...position, version: 3 }));
    expect(screen.getByRole('link', { name: '预览提交的内容' }).getAttribute('href')).toBe(
      '/hire/positionManagement/preview/p',
    );
    await userEvent.click(screen.getByRole('button', { name: '撤回审核，继续修改' }));
    const asked = within(await screen.findByRole('dialog', {}, patience));
    await userEvent.dblClick(asked.getByRole('button', { name: '撤回审核' }));
    await waitFor(() => expect(posts(seen, /withdrawReview$/)).toHaveLength(1), patience);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(posts(seen, /withdrawReview$/)).toHaveLength(1);
  });

  it('stays in review where the answer is no', async () => {
    const { seen } = open(() => envelope(null));
    await userEvent.click(screen.getByRole('button', { name: '撤回审核，继续修改' }));
    await screen.findByRole('dialog', {}, patience);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(posts(seen, /withdrawReview$/)).toEqual([]);
    expect(screen.getByText('正在人工审核')).toBeTruthy();
  });

  it('says so where it was decided meanwhile', async () => {
    open(() => envelope(null, { code: 40900, message: '状态已变化，请刷新' }));
    await userEvent.click(screen.getByRole('button', { name: '撤回审核，继续修改' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', {}, patience)).getByRole('button', { name: '撤回审核' }),
    );
    expect(await screen.findByText('状态已变化，请刷新', {}, patience)).toBeTruthy();
  });
});
