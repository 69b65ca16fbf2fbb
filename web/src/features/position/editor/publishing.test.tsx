import { issuesBeforePublish } from '@pinjian/contract/position-content.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { completeContent, editedPosition } from '#web/testing/answers/position.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { LeaveGuard } from '#ui/saving/leave-guard.tsx';
import { PositionEditor } from './position-editor.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const at = '2026-11-20T02:00:00.000Z';
const root = '/hire/positionManagement';
const complete = completeContent();

/** The editor of a draft with this content, on a server that takes everything unless it is `away`. */
function openEditor(content = complete) {
  const server = { away: false };
  const position = editedPosition({ content });
  const page = (
    <>
      <PositionEditor position={position} />
      <LeaveGuard />
    </>
  );
  const app = openPart(page, {
    as: 'employer',
    at: `${root}/edit/p`,
    handle(one) {
      if (server.away) return new TypeError('the network is away');
      if (one.path.endsWith('/publish')) return envelope({ ...position, status: { value: 3, label: '招聘中' } });
      if (one.method === 'PUT') {
        const { content: saved } = one.body as { content: object };
        return envelope({ ...position, content: saved, version: 4, savedAt: at });
      }
      return one.path === '/job/position/p' ? envelope(position) : undefined;
    },
  });
  const published = () => app.seen.filter((one) => one.path.endsWith('/publish')).map(({ body }) => body);
  return { ...app, server, published };
}

const titleField = () => screen.findByLabelText<HTMLInputElement>('职位名称', {}, patience);
async function fill(field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}
const publish = async () => user.click(await screen.findByRole('button', { name: '发布职位' }, patience));

describe('publishing a position', () => {
  it('sends the version that was saved, and leads back to the positions', async () => {
    const { published, here } = openEditor();
    await fill(await titleField(), '高级前端工程师');
    await publish();
    await waitFor(() => expect(here()).toBe(root), patience);
    expect(published()).toMatchObject([{ version: 4 }]);
  });

  it.each([
    ['headCount', { ...complete, headCount: null }],
    ['description', { ...complete, description: [] }],
    ['title', { ...complete, title: '' }],
  ])('is not tried while %s is missing: that is said, and the editor stays', async (_what, content) => {
    const { published, here } = openEditor(content);
    await titleField();
    await publish();
    const [first] = issuesBeforePublish(content);
    expect(await screen.findAllByText(first?.message ?? '', {}, patience)).not.toEqual([]);
    expect(published()).toEqual([]);
    expect(here()).toBe(`${root}/edit/p`);
  });

  it('is complained of at the field only as long as it is wrong there', async () => {
    openEditor({ ...complete, title: '' });
    await titleField();
    await publish();
    const wrong = { selector: '.ant-form-item-explain-error' };
    const words = '请填写职位名称，至少 2 个字';
    expect(await screen.findByText(words, wrong, patience)).toBeTruthy();
    await fill(await titleField(), '前端工程师');
    await waitFor(() => expect(screen.queryByText(words, wrong)).toBeNull(), patience);
  });

  it('is not tried where the last change could not be saved', async () => {
    const { server, published, here } = openEditor();
    server.away = true;
    await fill(await titleField(), '高级前端工程师');
    await publish();
    expect(await screen.findByText('修改还没有保存，请稍后再发布', {}, patience)).toBeTruthy();
    expect(published()).toEqual([]);
    expect(here()).toBe(`${root}/edit/p`);
  });
});

describe('looking at a position before it is published', () => {
  it('is told why not, where the last change could not be saved', async () => {
    const { server, here } = openEditor();
    server.away = true;
    await fill(await titleField(), '高级前端工程师');
    await user.click(screen.getByRole('button', { name: /^预\s?览$/ }));
    expect((await screen.findByText('修改还没有保存，请稍后再预览', {}, patience)).isConnected).toBe(true);
    expect(here()).toBe(`${root}/edit/p`);
  });
});

describe('leaving the editor of a position', () => {
  const leave = async () => user.click(screen.getByRole('link', { name: '职位管理', hidden: true }));
  const asked = async () => within(await screen.findByRole('dialog', { hidden: true }, patience));

  it('asks where the save failed; whoever stays finds what was typed, and may still go', async () => {
    const { server, here } = openEditor();
    server.away = true;
    await fill(await titleField(), '高级前端工程师');
    await leave();
    expect((await asked()).getByText('还有没保存的修改')).toBeTruthy();
    await user.click((await asked()).getByText('继续编辑'));
    expect(here()).toBe(`${root}/edit/p`);
    expect((await titleField()).value).toBe('高级前端工程师');
    await leave();
    await user.click((await asked()).getByText('不保存，离开'));
    await waitFor(() => expect(here()).toBe(root), patience);
  });

  it('saves first and lets go where that can be done', async () => {
    const { seen, here } = openEditor();
    await fill(await titleField(), '高级前端工程师');
    await leave();
    await waitFor(() => expect(here()).toBe(root), patience);
    expect(seen.findLast((one) => one.method === 'PUT')?.body).toMatchObject({ content: { title: '高级前端工程师' } });
  });
});
