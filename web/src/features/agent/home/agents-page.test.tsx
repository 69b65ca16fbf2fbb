import { agentErrors } from '@pinjian/contract/agent.ts';
import { defaultSlip } from '@pinjian/contract/agent-slip.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { actOf, agentDetailOf, agentOf, resultsOf } from '#web/testing/answers/agent.ts';
import { idOf } from '#web/testing/answers/ids.ts';
import { pageOf } from '#web/testing/answers/page.ts';
import { envelope, httpError, refusal, type Seen } from '#web/testing/fake-server.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { patience } from '#web/testing/patience.ts';

afterEach(closeApp);

const agentId = idOf('agent');
const posts = (seen: readonly Seen[]) =>
  seen
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/agent/'))
    .map(({ path, body }) => ({ path, body }));

describe('the agents of somebody', () => {
  it('are none at first: the kinds say what each does and never does, and lead to their set-up', async () => {
    const app = openApp('/seeker/agents', { as: 'seeker' });
    const kinds = within(await screen.findByRole('list', { name: '可以设立的智能体' }, patience));
    expect(kinds.getAllByRole('heading').map((each) => each.textContent)).toEqual([
      '职位侦察',
      '投递助手',
      '面试教练',
      '求职秘书',
    ]);
    expect(kinds.getByText('不会写简历里没有的事')).toBeTruthy();
    await userEvent.click(kinds.getByRole('link', { name: '设立 投递助手' }));
    await waitFor(() => expect(app.here()).toBe('/seeker/agents/new?kind=submitter'), patience);
  });

  it('of which everybody has one are looked at, not set up once more; of a position there is one each', async () => {
    const app = openApp('/seeker/agents', {
      as: 'seeker',
      handle: ({ path }) =>
        path === '/agent/list' ? envelope({ agents: [agentOf({})], waiting: 0, switchedOff: [] }) : undefined,
    });
    const kinds = within(await screen.findByRole('list', { name: '可以设立的智能体' }, patience));
    expect(kinds.queryByRole('link', { name: '设立 投递助手' })).toBeNull();
    expect(kinds.getByRole('link', { name: '设立 职位侦察' })).toBeTruthy();
    await userEvent.click(kinds.getByRole('link', { name: '查看 投递助手' }));
    await waitFor(() => expect(app.here()).toBe(`/seeker/agents/${agentId}`), patience);
    closeApp();
    openApp('/seeker/agents/new?kind=submitter', {
      as: 'seeker',
      handle: ({ path }) =>
        path === '/agent/list' ? envelope({ agents: [agentOf({})], waiting: 0, switchedOff: [] }) : undefined,
    });
    expect(await screen.findByText('您已有一个投递助手', {}, patience)).toBeTruthy();
  });

  it('say what each is doing, are paused one or all at once, and tell what the platform switched off', async () => {
    const paused = agentDetailOf({ state: 'paused' });
    const app = openApp('/seeker/agents', {
      as: 'seeker',
      handle({ path }) {
        if (path === '/agent/list')
          return envelope({ agents: [agentOf({ waiting: 2 })], waiting: 2, switchedOff: ['scout'] });
        if (path === '/agent/pause') return envelope(paused);
        return path === '/agent/pauseAll' ? envelope(null) : undefined;
      },
    });
    expect(await screen.findByText('2 件等您', {}, patience)).toBeTruthy();
    expect(screen.getByText('看了 12 个职位，2 个合适')).toBeTruthy();
    expect(screen.getByText('平台暂停了：职位侦察。恢复后会自动继续。')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '暂停：投递助手' }));
    expect(await screen.findByText('已暂停，从现在起它什么都不做', {}, patience)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '全部暂停' }));
    const asked = within(await screen.findByRole('dialog', {}, patience));
    await userEvent.click(asked.getByRole('button', { name: '全部暂停' }));
    await waitFor(
      () =>
        expect(posts(app.seen)).toMatchObject([
          { path: '/agent/pause', body: { agentId } },
          { path: '/agent/pauseAll', body: {} },
        ]),
      patience,
    );
  });

  it('say so where they could not be loaded, and load then', async () => {
    let fails = true;
    openApp('/hire/agents', {
      as: 'employer',
      handle: ({ path }) => (path === '/agent/list' && fails ? httpError(500) : undefined),
    });
    expect(await screen.findByText('智能体没有加载出来', {}, patience)).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('list', { name: '可以设立的智能体' }, patience)).toBeTruthy();
  });
});

describe('setting up an agent', () => {
  it('reads the slip back as it is written, shows what the server objects to, and opens the agent', async () => {
    const answers = [
      refusal({ code: 400, message: '参数不正确' }, [{ path: 'slip.companiesNever', message: '最多 50 家公司' }]),
      envelope(agentDetailOf()),
    ];
    const app = openApp('/seeker/agents/new?kind=submitter', {
      as: 'seeker',
      handle({ path }) {
        if (path === '/agent/create') return answers.shift();
        return path === `/agent/one/${agentId}` ? envelope(agentDetailOf()) : undefined;
      },
    });
    const paper = within(await screen.findByRole('region', { name: '许可单' }, patience));
    expect(paper.getByText(/^投递：您同意后才做/)).toBeTruthy();
    const mode = within(screen.getByRole('group', { name: '投递做到哪一步' }));
    await userEvent.click(mode.getByRole('button', { name: '自己做' }));
    expect(paper.getByText('投递：它自己做，每天最多 5 次，总共最多 60 次。')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('不投的公司'), '示例外包{Enter}');
    expect(paper.getByText('不投递也不联系：示例外包')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '同意许可单，开始' }));
    expect((await screen.findAllByText('最多 50 家公司', {}, patience)).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: '同意许可单，开始' }));
    await waitFor(() => expect(app.here()).toBe(`/seeker/agents/${agentId}`), patience);
    const [first, second] = posts(app.seen).map(({ body }) => body as { key: string });
    expect(second).toMatchObject({
      kind: 'submitter',
      slip: { acts: { apply: { mode: 'act', daily: 5, total: 60 } }, companiesNever: ['示例外包'] },
    });
    expect(second?.key).toBe(first?.key);
  });

  it('sends an employer without an open position on to where one is published', async () => {
    openApp('/hire/agents/new?kind=sourcer', { as: 'employer' });
    expect(await screen.findByText('还没有在招的职位', {}, patience)).toBeTruthy();
    expect(screen.getByRole('link', { name: '去发布职位' })).toBeTruthy();
  });

  it('says that there are too many', async () => {
    openApp('/hire/agents/new?kind=intake', {
      as: 'employer',
      handle: ({ path }) => (path === '/agent/create' ? refusal(agentErrors.tooManyAgents) : undefined),
    });
    await userEvent.click(await screen.findByRole('button', { name: '同意许可单，开始' }, patience));
    expect(await screen.findByText(agentErrors.tooManyAgents.message, {}, patience)).toBeTruthy();
  });
});

describe('one agent', () => {
  const slip = { ...defaultSlip('submitter'), salaryFloor: 2_000_000 };
  const detail = agentDetailOf({
    slip,
    slipVersion: 2,
    slipVersions: [
      { version: 2, at: '2026-11-21T02:00:00.000Z', slip },
      { version: 1, at: '2026-11-20T02:00:00.000Z', slip: defaultSlip('submitter') },
    ],
  });
  const open = (tab: string, more: (seen: Seen) => Response | undefined = () => undefined) =>
    openApp(`/seeker/agents/${agentId}${tab}`, {
      as: 'seeker',
      handle: (seen) =>
        more(seen) ??
        (seen.path === `/agent/one/${agentId}`
          ? envelope(detail)
          : seen.path === '/agent/list'
            ? envelope({ agents: [agentOf()], waiting: 0, switchedOff: [] })
            : undefined),
    });

  it('shows every version of its slip, and marks what the next one changes', async () => {
    const app = open('?tab=slip', ({ path }) =>
      path === '/agent/slip/save' ? envelope({ ...detail, slipVersion: 3 }) : undefined,
    );
    const paper = async () => within(await screen.findByRole('region', { name: '许可单' }, patience));
    expect((await paper()).getByText('薪资：不低于 20K/月')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: '看哪一版' }));
    await userEvent.click(await screen.findByText(/^第 1 版/, {}, patience));
    expect((await paper()).getByText('薪资：不设底线')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '改许可单' }));
    const pay = screen.getByLabelText('薪资底线');
    await userEvent.clear(pay);
    await userEvent.type(pay, '25000');
    const changed = (await paper()).getByText(/薪资：不低于 25K\/月/);
    expect(within(changed).getByText('（有改动）')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '保存新版本' }));
    await waitFor(
      () =>
        expect(posts(app.seen)).toMatchObject([{ body: { agentId, version: 2, slip: { salaryFloor: 2_500_000 } } }]),
      patience,
    );
  });

  it('keeps a diary that is narrowed by its address, takes back what it did, and learns from a no', async () => {
    const done = actOf('d', { state: 'done', undo: 'withdrawApplication' });
    const app = open('?tab=diary&state=done', ({ path }) => {
      if (path === '/agent/acts') return envelope(pageOf([done]));
      if (path === '/agent/acts/undo') return envelope({ ...done, state: 'undone', undo: null });
      return path === '/agent/acts/verdict' ? envelope({ good: false, reason: null, words: '' }) : undefined;
    });
    expect(await screen.findByRole('link', { name: '投递职位d' }, patience)).toBeTruthy();
    expect(app.seen.find(({ path }) => path === '/agent/acts')?.query).toMatchObject({
      list: 'diary',
      agentId,
      state: 'done',
    });
    await userEvent.click(screen.getByRole('button', { name: '不合适：投递职位d' }));
    await userEvent.click(screen.getByRole('button', { name: '撤回投递：投递职位d' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', {}, patience)).getByRole('button', { name: '撤回投递' }),
    );
    expect(await screen.findByText('已撤销', {}, patience)).toBeTruthy();
    expect(posts(app.seen)).toMatchObject([
      { path: '/agent/acts/verdict', body: { actId: idOf('d'), good: false, reason: null, words: '' } },
      { path: '/agent/acts/undo', body: { actId: idOf('d') } },
    ]);
  });

  it('folds what it put together at length in the diary, and tells agents of a kind apart by their positions', async () => {
    const row = (label: string) => ({ label, value: '符合' });
    const long = actOf('l', { state: 'done', sections: [{ title: '逐条依据', rows: [...'甲乙丙丁戊'].map(row) }] });
    const short = actOf('s', { state: 'done', sections: [{ title: '时间', rows: [row('己')] }] });
    open('?tab=diary', ({ path }) => (path === '/agent/acts' ? envelope(pageOf([long, short])) : undefined));
    const fold = await screen.findByText('逐条依据（5 条）', {}, patience);
    expect(fold.closest('details')?.open).toBe(false);
    expect(screen.getByText('己').closest('details')).toBeNull();
    closeApp();
    const position = { positionId: idOf('p'), title: '前端工程师' };
    const counts = { shown: 1, done: 0, approved: 0, declined: 0, undone: 0, failed: 0, good: 0, bad: 0, runs: 1 };
    const nothing = { ...counts, credits: 0, tokens: 0, creditsAllowed: 0 };
    open('?tab=results', ({ path }) =>
      path === '/agent/list'
        ? envelope({ agents: [agentOf({ position })], waiting: 0, switchedOff: [] })
        : path === '/agent/results'
          ? envelope(resultsOf({ agents: [{ ...nothing, agentId, kind: 'submitter', name: '投递助手' }] }))
          : undefined,
    );
    expect((await screen.findAllByText('投递助手 · 前端工程师', {}, patience)).length).toBeGreaterThan(0);
  });

  it('that is not there leads back to one own agents', async () => {
    openApp(`/seeker/agents/${agentId}`, { as: 'seeker' });
    expect(await screen.findByText('没有这个智能体', {}, patience)).toBeTruthy();
    expect(screen.getByRole('link', { name: '看我的智能体' }).getAttribute('href')).toBe('/seeker/agents');
  });
});
