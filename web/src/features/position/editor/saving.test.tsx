import { emptyPositionContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import { positionErrors } from '@pinjian/contract/position.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { PositionEditor } from './position-editor.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const at = '2026-11-20T02:00:00.000Z';

/** A server that keeps one position as the contract says; `lose` loses the next request or the next answer. */
function openEditor() {
  const world = {
    position: {
      positionId: 'p',
      version: 3,
      status: { value: 1, label: '草稿' },
      updatedAt: at,
      content: { ...emptyPositionContent(), title: '前端工程师' },
      objections: [],
      review: null,
    },
    lose: null as 'requests' | 'answers' | null,
  };
  /** The server gives skills ids of its own. */
  const settled = (content: PositionContent) => ({
    ...content,
    requirements: content.requirements.map((each) => ({ ...each, skillId: 'S00001' })),
  });
  function save({ version, content }: { version: number; content: PositionContent }): Response {
    const { position } = world;
    const stored = settled(content);
    if (JSON.stringify(stored) !== JSON.stringify(position.content)) {
      if (version !== position.version)
        return envelope(null, { code: positionErrors.editedElsewhere.code, message: '这个职位刚被其他人修改过' });
      world.position = { ...position, content: stored, version: version + 1 };
    }
    return envelope({ ...world.position, savedAt: at });
  }
  const app = openPart(<PositionEditor position={world.position as never} />, {
    as: 'employer',
    at: '/hire/positionManagement/edit/p',
    handle(one: Seen) {
      if (one.path !== '/job/position/p') return undefined;
      if (world.lose === 'requests') return new TypeError('the network is away');
      if (one.method === 'GET') return envelope(world.position);
      const answer = save(one.body as { version: number; content: PositionContent });
      return world.lose === 'answers' ? new TypeError('the answer was lost') : answer;
    },
  });
  /** What a colleague saves meanwhile. */
  const elsewhere = (changes: Partial<PositionContent>) => {
    const { position } = world;
    world.position = { ...position, version: position.version + 1, content: { ...position.content, ...changes } };
  };
  return { ...app, world, elsewhere, saves: () => app.seen.filter((one) => one.method === 'PUT') };
}

const titleField = () => screen.findByLabelText<HTMLInputElement>('职位名称', {}, patience);
const address = () => screen.getByLabelText<HTMLInputElement>('详细地址');
async function fill(field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}
const comeBack = () => globalThis.dispatchEvent(new Event('online'));

describe('the editor of a position', () => {
  it('tries again until it is saved, and says so all the while', async () => {
    const { world, saves } = openEditor();
    world.lose = 'requests';
    await fill(await titleField(), '高级前端工程师');
    expect(await screen.findByText('未保存，正在重试', {}, patience)).toBeTruthy();
    comeBack();
    await waitFor(() => expect(saves()).toHaveLength(2), patience);
    comeBack();
    await waitFor(() => expect(saves()).toHaveLength(3), patience);
    expect(screen.getByText('未保存，正在重试')).toBeTruthy();
    world.lose = null;
    // By itself: nobody presses anything, and nothing comes back.
    expect(await screen.findByText(/^已保存/, {}, { timeout: 20_000 })).toBeTruthy();
    expect(world.position.content.title).toBe('高级前端工程师');
  });

  it('goes on where the answer to a save was lost, without a word about others', async () => {
    const { world } = openEditor();
    world.position.content.requirements.push({
      kind: 'must',
      skill: 'React',
      skillId: 'S00001',
      years: null,
      from: null,
      by: 'writer',
    });
    world.lose = 'answers';
    await fill(await titleField(), '高级前端工程师');
    expect(await screen.findByText('未保存，正在重试', {}, patience)).toBeTruthy();
    expect(world.position).toMatchObject({ version: 4, content: { title: '高级前端工程师' } });
    await fill(await titleField(), '资深前端工程师');
    world.lose = null;
    comeBack();
    expect(await screen.findByText(/^已保存/, {}, patience)).toBeTruthy();
    expect(world.position).toMatchObject({ version: 5, content: { title: '资深前端工程师' } });
    expect(screen.queryByText(/别处/)).toBeNull();
    expect((await titleField()).value).toBe('资深前端工程师');
  });

  it('merges what a colleague wrote into another field', async () => {
    const { world, elsewhere } = openEditor();
    await titleField();
    elsewhere({ address: '学院路 1 号' });
    await fill(await titleField(), '高级前端工程师');
    expect(await screen.findByText(/^已保存/, {}, patience)).toBeTruthy();
    expect(address().value).toBe('学院路 1 号');
    expect(world.position.content).toMatchObject({ title: '高级前端工程师', address: '学院路 1 号' });
  });

  it.each([
    ['这里的：', '高级前端工程师'],
    ['别处的：', '前端架构师'],
  ])('asks about a field that both wrote: %s', async (side, title) => {
    const { world, elsewhere } = openEditor();
    await titleField();
    elsewhere({ title: '前端架构师', address: '学院路 1 号' });
    await fill(await titleField(), '高级前端工程师');
    await screen.findByText('有 1 处内容在这里和别处都被修改', {}, patience);
    expect(screen.getByLabelText('这里的：高级前端工程师')).toBeTruthy();
    expect(screen.getByLabelText('别处的：前端架构师')).toBeTruthy();
    expect(world.position.content.title).toBe('前端架构师');
    await user.click(screen.getByLabelText(new RegExp(side)));
    await user.click(screen.getByText('按选择保存'));
    expect(await screen.findByText(/^已保存/, {}, patience)).toBeTruthy();
    expect(world.position.content).toMatchObject({ title, address: '学院路 1 号' });
    expect((await titleField()).value).toBe(title);
    expect(address().value).toBe('学院路 1 号');
  });

  it('warns before the window closes while something is unsaved, and only then', async () => {
    openEditor();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      globalThis.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const field = await titleField();
    expect(close()).toBe(false);
    await fill(field, '高级前端工程师');
    expect(close()).toBe(true);
    await screen.findByText(/^已保存/, {}, patience);
    await waitFor(() => expect(close()).toBe(false), patience);
  });

  it('has what was typed after a page that was torn away', async () => {
    const { world, elsewhere, unmount } = openEditor();
    world.lose = 'requests';
    await fill(await titleField(), '高级前端工程师');
    await screen.findByText('未保存，正在重试', {}, patience);
    // A page that is torn away leaves its storage as it was; one that is left clears it.
    const kept = sessionStorage.getItem('pinjian-drafts');
    unmount();
    sessionStorage.setItem('pinjian-drafts', kept ?? '');
    elsewhere({ address: '学院路 1 号' });
    const again = openEditor();
    expect((await titleField()).value).toBe('高级前端工程师');
    await waitFor(() => expect(again.world.position.content.title).toBe('高级前端工程师'), patience);
  });
});
