import { agentErrors } from '@pinjian/contract/agent.ts';
import type { AgentAct } from '@pinjian/contract/agent-act.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { actOf } from '#web/testing/answers/agent.ts';
import { idOf } from '#web/testing/answers/ids.ts';
import { pageOf } from '#web/testing/answers/page.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { Approvals } from './approvals.tsx';

afterEach(closeApp);

/** A list of acts that wait; what was decided has left it. `objection` answers what was agreed to. */
async function open(acts: readonly AgentAct[], objection: string | null = null) {
  let left = [...acts];
  const app = openPart(<Approvals side="seeker" agentId={null} />, {
    as: 'seeker',
    handle: ({ path, body }: Seen) => {
      if (path === '/agent/acts') return envelope(pageOf(left));
      const { acts: agreed, actIds } = body as { acts?: { actId: string }[]; actIds?: string[] };
      const ids = agreed?.map(({ actId }) => actId) ?? actIds ?? [];
      left = left.filter(({ actId }) => !ids.includes(actId));
      return envelope(
        ids.map((actId) => ({ actId, state: agreed === undefined ? 'declined' : 'approved', objection })),
      );
    },
  });
  await screen.findByRole('link', { name: acts[0]?.title ?? '' }, patience);
  const posts = () => app.seen.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));
  return { ...app, posts };
}

const dock = () => screen.findByRole('region', { name: '刚才的决定' }, patience);

describe('what waits for its owner', () => {
  it('is walked and agreed to by keys, the next by itself, and sent once the next is decided', async () => {
    const { posts } = await open([actOf('a'), actOf('b'), actOf('c')]);
    await userEvent.keyboard('ja');
    expect(within(await dock()).getByText('同意 1 件')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '投递职位a' })).toBeNull();
    expect(posts()).toEqual([]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('投递职位b'), patience);
    await userEvent.keyboard('d');
    await waitFor(
      () => expect(posts()).toMatchObject([{ path: '/agent/acts/approve', body: { acts: [{ actId: idOf('a') }] } }]),
      patience,
    );
    expect(within(await dock()).getByText('不同意 1 件')).toBeTruthy();
  });

  it('is taken back before it was sent', async () => {
    const { posts } = await open([actOf('a')]);
    await userEvent.click(screen.getByRole('button', { name: '同意：投递职位a' }));
    await userEvent.click(within(await dock()).getByRole('button', { name: /撤\s?销/ }));
    expect(await screen.findByRole('link', { name: '投递职位a' })).toBeTruthy();
    expect(posts()).toEqual([]);
  });

  it('is sent by whoever leaves the page', async () => {
    const { posts, unmount } = await open([actOf('a')]);
    await userEvent.click(screen.getByRole('button', { name: '不同意：投递职位a' }));
    await userEvent.click(within(await dock()).getByRole('button', { name: '薪资' }));
    expect(posts()).toEqual([]);
    unmount();
    await waitFor(
      () =>
        expect(posts()).toMatchObject([
          { path: '/agent/acts/decline', body: { actIds: [idOf('a')], reason: 'salary' } },
        ]),
      patience,
    );
  });

  it('is agreed to with other words than the agent wrote', async () => {
    const { posts } = await open([actOf('a')]);
    await userEvent.keyboard('je');
    const field = await screen.findByLabelText(/改成您要发的话/);
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, '我想应聘。');
    await userEvent.click(screen.getByRole('button', { name: '改好了' }));
    expect(screen.getByText('我想应聘。')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '同意：投递职位a' }));
    await userEvent.click(within(await dock()).getByRole('button', { name: '马上生效' }));
    await waitFor(
      () =>
        expect(posts().map(({ body }) => body)).toMatchObject([{ acts: [{ actId: idOf('a'), text: '我想应聘。' }] }]),
      patience,
    );
    expect(await screen.findByText('已同意 1 件，正在做', {}, patience)).toBeTruthy();
  });

  it('is answered many at once, without what only the person may say, and tells what was not done', async () => {
    const prepared = actOf('p', {
      kind: 'preparedAnswer',
      title: '发出答复',
      prepared: { kind: 'sendMessage', applicationId: idOf('talk'), words: '好的，谢谢' },
    });
    const { posts } = await open([actOf('a'), actOf('b'), prepared], agentErrors.dailyCap.message);
    await userEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    expect(screen.getByText('已选 2 件')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '同意所选' }));
    await userEvent.click(within(await dock()).getByRole('button', { name: '马上生效' }));
    expect(await screen.findByText(`没有做：${agentErrors.dailyCap.message}`, {}, patience)).toBeTruthy();
    expect(posts().map(({ body }) => body)).toMatchObject([{ acts: [{ actId: idOf('a') }, { actId: idOf('b') }] }]);
    expect(screen.getByRole('button', { name: '发出这条消息：发出答复' })).toBeTruthy();
  });

  it('says why, on which passages, at what cost and by which slip', async () => {
    await open([actOf('a', { credits: 5, slipVersion: 3 })]);
    await userEvent.click(screen.getByRole('button', { name: /^为什么（1 条依据）/ }));
    expect(screen.getByText('用 React 重写了工作台')).toBeTruthy();
    expect(screen.getByText('第 3 版')).toBeTruthy();
    expect(screen.getAllByText('5 额度').length).toBeGreaterThan(0);
  });
});

describe('a prepared answer', () => {
  it('is given by one tap as the person, then taken off what waits', async () => {
    const prepared = actOf('p', {
      kind: 'preparedAnswer',
      title: '同意交换联系方式',
      text: null,
      prepared: { kind: 'answerContact', applicationId: idOf('talk'), requestId: idOf('ask'), agree: true },
    });
    const { seen } = openPart(<Approvals side="seeker" agentId={null} />, {
      as: 'seeker',
      handle: ({ path }) => {
        if (path === '/agent/acts') return envelope(pageOf([prepared]));
        if (path === '/agent/acts/settle') return envelope({ ...prepared, state: 'done' });
        return path.endsWith('/contact/answer') ? envelope(conversation) : undefined;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '同意交换联系方式：同意交换联系方式' }, patience));
    expect(await screen.findByText('已由您本人答复', {}, patience)).toBeTruthy();
    expect(seen.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toMatchObject([
      [`/job/conversation/${idOf('talk')}/contact/answer`, { requestId: idOf('ask'), agree: true }],
      ['/agent/acts/settle', { actId: idOf('p'), answered: true }],
    ]);
  });
});

const conversation = {
  applicationId: idOf('talk'),
  side: 'seeker',
  position: { positionId: 'position-1', title: '前端工程师' },
  otherName: '青山软件',
  resumeId: null,
  closed: null,
  mayWrite: true,
  newest: 0,
  unread: 0,
  otherRead: 0,
  contactShown: true,
  request: null,
  mayAsk: false,
  askFrom: null,
  contactCost: null,
  contacts: null,
};
