import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { PracticeSeries, PracticeSitting, previewJobSimulation } from '@pinjian/contract/interview-practice.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { overviewOf, quoteOf } from '#web/testing/answers/billing.ts';
import { idOf } from '#web/testing/answers/ids.ts';
import { pageOf } from '#web/testing/answers/page.ts';
import { shownPosition } from '#web/testing/answers/position.ts';
import { sampleApplication, samplePosition } from '#web/testing/application.ts';
import { envelope } from '#web/testing/fake-server.ts';
import type { Seen } from '#web/testing/fake-server.ts';
import { interviewOf } from '#web/testing/fake-room.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { resumeOf, resumeServer, writtenContent } from '#web/testing/resume-server.ts';
import { emptyEntry } from '@pinjian/contract/resume-content.ts';

afterEach(closeApp);

type Preview = Answer<typeof previewJobSimulation>;

const preview: Preview = {
  title: '前端工程师',
  companyName: '云杉示例科技',
  questionCount: 6,
  minutes: 25,
  followUps: 3,
  topics: [
    { name: '专业能力', questions: 4, minutes: 17 },
    { name: '沟通协作', questions: 2, minutes: 8 },
  ],
  skills: ['React'],
  withResume: true,
  unfinished: [],
  left: 20,
};

interface World {
  readonly at?: string;
  readonly applied?: readonly string[];
  readonly collected?: readonly string[];
  readonly preview?: Partial<Preview> | ((seen: Seen) => Response | Error);
  readonly series?: PracticeSeries[];
  readonly start?: () => Response;
  readonly intention?: string;
  readonly earlier?: ReturnType<typeof interviewOf>;
  readonly money?: (seen: Seen) => Response | undefined;
}

const target = (positionId: string) => ({
  position: samplePosition({ positionId, title: `职位 ${positionId}` }),
  application: sampleApplication({ positionId }),
});

/** Opens the page of somebody who applied to and collected these. */
function openSimulate({ at = '', applied = [], collected = [], series = [], ...world }: World = {}) {
  const content = {
    ...writtenContent(),
    intentions: world.intention === undefined ? [] : [{ ...emptyEntry.intention(), positionCode: world.intention }],
  };
  const resumes = resumeServer(resumeOf({ confirmed: true, isDefault: true, content }));
  const app = openApp(`/seeker/interview/simulate${at}`, {
    as: 'seeker',
    handle: (seen) => {
      const said = world.money?.(seen);
      if (said !== undefined) return said;
      if (seen.path === '/job/application/targetJobList') {
        const tab = seen.query['tab'];
        return envelope(pageOf((tab === '3' ? applied : tab === '1' ? collected : []).map(target)));
      }
      if (seen.path === '/job/search') {
        return envelope({
          ...pageOf([samplePosition({ positionId: 'found', title: '搜到的职位' })]),
          nextCursor: null,
          understood: [],
          relaxed: null,
          suggestions: [],
          words: [],
        });
      }
      if (seen.path.startsWith('/job/detail/')) {
        const positionId = seen.path.split('/').at(-1) ?? '';
        return envelope(shownPosition({ positionId, title: '带来的职位' }));
      }
      if (seen.path === '/job/search/suggest') {
        return envelope([
          { kind: 'company', text: '前端公司', id: 'c' },
          { kind: 'position', text: 'Web前端开发工程师', id: '100203' },
        ]);
      }
      if (seen.path === '/interview/previewJobSimulation') {
        if (typeof world.preview === 'function') return world.preview(seen);
        return envelope({ ...preview, ...world.preview });
      }
      if (seen.path === '/interview/startJobSimulationInterview') {
        return world.start?.() ?? envelope({ interviewId: idOf('begun') });
      }
      if (seen.path === '/interview/practiceHistory') return envelope({ competencies: [], next: null });
      if (seen.path === '/interview/practiceSeries') return envelope({ ...pageOf(series), pageSize: 5 });
      if (seen.path === '/interview/detail' && world.earlier !== undefined) return envelope(world.earlier);
      return resumes.answer(seen);
    },
  });
  const wishes = () =>
    app.seen.filter((one) => one.path === '/interview/previewJobSimulation').map((one) => one.body as object);
  return { ...app, wishes };
}

const outline = async () => within(await screen.findByRole('region', { name: '会问什么' }));

describe('what to practise', () => {
  it('is the position it was opened from, with what will be asked about', async () => {
    const { wishes } = openSimulate({ at: '?jobId=given', applied: ['a'] });
    expect(await screen.findByText('带来的职位')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /带来的职位/, checked: true })).toBeTruthy();
    const panel = await outline();
    expect(await panel.findByText('6 个主要问题，约 25 分钟，每题最多追问 3 次')).toBeTruthy();
    const topics = within(panel.getByRole('list', { name: '会问到的能力' })).getAllByRole('listitem');
    expect(topics.map((topic) => topic.textContent)).toEqual(['专业能力4 题 · 约 17 分钟', '沟通协作2 题 · 约 8 分钟']);
    expect(wishes()[0]).toMatchObject({ jobId: 'given', difficulty: 'medium' });
  });

  it('is the last position applied to where nothing is said, and can be another', async () => {
    const { here, wishes } = openSimulate({ applied: ['a', 'b'], collected: ['b', 'c'] });
    expect(await screen.findByText('已为您选好最近投递的职位，可以换。')).toBeTruthy();
    const radios = (await screen.findAllByRole<HTMLInputElement>('radio', { name: /职位 / })).map(({ value }) => value);
    expect(radios).toEqual(['a', 'b', 'c']);
    await userEvent.click(screen.getByRole('radio', { name: /职位 c/ }));
    await waitFor(() => expect(here()).toContain('jobId=c'));
    await waitFor(() => expect(wishes().at(-1)).toMatchObject({ jobId: 'c' }));
  });

  it('is what the resume aims at where nobody applied anywhere', async () => {
    const { wishes } = openSimulate({ intention: '100203' });
    expect(await screen.findByText('已按简历里的求职期望选好，可以换。')).toBeTruthy();
    await waitFor(() => expect(wishes()[0]).toMatchObject({ positionCode: '100203' }));
  });

  it('says what to do where nothing is known, and finds a position by words', async () => {
    const { wishes } = openSimulate();
    expect(await screen.findByText(/您还没有投递或收藏过职位/)).toBeTruthy();
    expect((await outline()).getByText(/先选好要练什么/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '开始练习' })).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索职位' }), 'qianduan');
    await userEvent.click(await screen.findByRole('radio', { name: /搜到的职位/ }));
    await waitFor(() => expect(wishes().at(-1)).toMatchObject({ jobId: 'found' }));
  });

  it('is a kind of work that typing suggests, of which companies are none', async () => {
    const { here } = openSimulate({ at: '?way=category' });
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索岗位' }), 'qianduan');
    await userEvent.click(await screen.findByText('Web前端开发工程师'));
    await waitFor(() => expect(here()).toContain('code=100203'));
    expect(screen.queryByText('前端公司')).toBeNull();
  });

  it('is a pasted description once there is enough of it; a switch forgets nothing', async () => {
    const { wishes } = openSimulate({ at: '?way=text' });
    const field = await screen.findByRole('textbox', { name: '职位描述' });
    await userEvent.type(field, '太短了');
    expect(screen.getByText('再多写 17 个字就能看到会问什么')).toBeTruthy();
    expect(wishes()).toEqual([]);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('前端工程师，负责协作产品的界面和组件库，要求熟悉 React。');
    await waitFor(() => expect(wishes().at(-1)).toMatchObject({ jobDescription: expect.stringContaining('组件库') }));
    await userEvent.click(screen.getByText('选职位'));
    expect(await screen.findByRole('searchbox', { name: '搜索职位' })).toBeTruthy();
    await userEvent.click(screen.getByText('粘贴描述'));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '职位描述' })).value).toContain('组件库');
  });

  it('once more is what the practice before was about', async () => {
    const jobDescription = '前端工程师，负责协作产品的界面和组件库，要求熟悉 React。';
    const { wishes } = openSimulate({
      at: '?way=text&again=interview-1&difficulty=hard',
      earlier: interviewOf({ kind: 'simulate', practice: { source: { jobDescription }, difficulty: 'medium' } }),
    });
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '职位描述' })).value).toBe(jobDescription);
    await waitFor(() => expect(wishes()[0]).toMatchObject({ jobDescription, difficulty: 'hard' }));
  });
});

describe('what a practice uses up', () => {
  const nothing = { each: 3, left: 0, until: '2026-11-30T16:00:00Z' };
  const costs = (available: number) =>
    quoteOf({ item: 'simulation', unit: 'simulation', each: 1, total: 1, available, enough: available > 0 });

  it('is said before it begins, with what it is taken from', async () => {
    openSimulate({ at: '?jobId=given' });
    expect(await screen.findByText(/开始时冻结 1 次（可用 3 次），练过一半才扣除/)).toBeTruthy();
    expect(await screen.findByText(/先用每月免费（剩 3 次，2026-12-01 到期）/)).toBeTruthy();
  });

  it('leads to the wallet and back where nothing is left, and what was typed waits', async () => {
    const { here, router } = openSimulate({
      at: '?way=text',
      money: ({ path }) => {
        if (path === '/wallet/quote') return envelope(costs(0));
        return path === '/wallet/overview'
          ? envelope(overviewOf('seeker', { available: 0, freeSimulations: nothing }))
          : undefined;
      },
    });
    await userEvent.click(await screen.findByRole('textbox', { name: '职位描述' }));
    await userEvent.paste('前端工程师，负责协作产品的界面和组件库，要求熟悉 React。');
    const buy = await screen.findByRole('button', { name: '购买次数' });
    expect(screen.getByRole('button', { name: '开始练习' })).toHaveProperty('disabled', true);
    await userEvent.click(buy);
    await waitFor(() => expect(here()).toContain('/seeker/my/wallet?next='));
    expect(screen.queryByRole('dialog')).toBeNull();
    const back = (await screen.findByRole('link', { name: '回到刚才的页面' })).getAttribute('href') ?? '';
    await router.navigate(back);
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '职位描述' })).value).toContain('组件库');
  });
});

describe('beginning a practice', () => {
  it('leads to its preparation, at the chosen level', async () => {
    const { here, seen } = openSimulate({ at: '?jobId=given' });
    const easy = await screen.findByRole<HTMLInputElement>('radio', { name: /^入门/ });
    await userEvent.click(easy);
    await waitFor(() => expect(here()).toContain('difficulty=easy'));
    // The address is there before the page is drawn with it.
    await waitFor(() => expect(easy.checked).toBe(true));
    // What the level changes is asked for anew: a button found before may be another one by then.
    const button = () => screen.getByRole('button', { name: '开始练习' });
    await waitFor(() => expect(button()).toHaveProperty('disabled', false));
    await userEvent.click(button());
    await waitFor(() => expect(here()).toBe(`/seeker/interview/ai/preparation?interviewId=${idOf('begun')}`));
    const sent = seen.find((one) => one.path === '/interview/startJobSimulationInterview')?.body;
    expect(sent).toMatchObject({ jobId: 'given', difficulty: 'easy' });
  });

  it('goes on with the one that is open instead of making another', async () => {
    const unfinished: Preview['unfinished'] = [
      { interviewId: idOf('open-1'), difficulty: 'medium', state: 'created', windowEndsAt: '2099-01-01T00:00:00Z' },
      { interviewId: idOf('open-2'), difficulty: 'hard', state: 'running', windowEndsAt: '2099-01-01T00:00:00Z' },
    ];
    const { here, seen } = openSimulate({ at: '?jobId=given', preview: { unfinished } });
    const open = within(await screen.findByRole('list', { name: '没做完的练习' }));
    expect(open.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/seeker/interview/ai/preparation?interviewId=${idOf('open-1')}`,
      `/seeker/interview/ai/start?interviewId=${idOf('open-2')}`,
    ]);
    await userEvent.click(screen.getByRole('button', { name: '继续这场练习' }));
    await waitFor(() => expect(here()).toBe(`/seeker/interview/ai/preparation?interviewId=${idOf('open-1')}`));
    expect(seen.some((one) => one.path === '/interview/startJobSimulationInterview')).toBe(false);
  });

  it('says how many are left where they are few, and that none is where none is', async () => {
    openSimulate({ at: '?jobId=given', preview: { left: 2 } });
    expect(await screen.findByText('24 小时内还可以开始 2 场')).toBeTruthy();
    closeApp();
    openSimulate({ at: '?jobId=given', preview: { left: 0 } });
    expect(await screen.findByText('24 小时内的练习次数已经用完，请明天再来')).toBeTruthy();
    expect(screen.getByRole('button', { name: '开始练习' })).toHaveProperty('disabled', true);
  });

  it('that is refused says why, and everything stays', async () => {
    const message = '24 小时内最多开始 20 场练习，请明天再来；没做完的可以接着做';
    const start = () => envelope(null, { code: 42951, message });
    const { here } = openSimulate({ at: '?jobId=given&difficulty=hard', start });
    const button = await screen.findByRole('button', { name: '开始练习' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await userEvent.click(button);
    expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
    expect(here()).toContain('difficulty=hard');
  });
});

describe('a preview that does not come', () => {
  it('because the position is gone says so', async () => {
    openSimulate({ at: '?jobId=given', preview: () => envelope(null, { code: 40400, message: '内容不存在' }) });
    expect(await screen.findByText('这个职位已经下线，换一个来练')).toBeTruthy();
    expect(screen.getByRole('button', { name: '开始练习' })).toHaveProperty('disabled', true);
  });

  it('can be asked for again', async () => {
    let broken = true;
    openSimulate({
      at: '?jobId=given',
      preview: () => (broken ? new TypeError('fetch failed') : envelope(preview)),
    });
    const panel = await outline();
    expect(await panel.findByText('没有加载出来')).toBeTruthy();
    broken = false;
    await userEvent.click(panel.getByRole('button', { name: '重试' }));
    expect(await panel.findByText('6 个主要问题，约 25 分钟，每题最多追问 3 次')).toBeTruthy();
  });
});

describe('what was practised', () => {
  const sitting = (word: string, change: Partial<PracticeSitting>): PracticeSitting => ({
    interviewId: idOf(word),
    difficulty: 'easy',
    state: 'scored',
    status: 1,
    createdAt: '2026-11-01T10:00:00+08:00',
    endedAt: '2026-11-01T10:30:00+08:00',
    questionCount: 6,
    answered: 6,
    ...change,
  });

  it('stands with how it developed, and leads one level up', async () => {
    openSimulate({
      series: [
        {
          title: 'Java开发工程师',
          companyName: '',
          source: { positionCode: '100102' },
          count: 2,
          sittings: [sitting('first', {}), sitting('second', { difficulty: 'medium', answered: 5 })],
          changes: [{ name: '专业能力', first: 2, latest: 3.4 }],
        },
      ],
    });
    const past = within(await screen.findByRole('region', { name: '练过的' }));
    expect(await past.findByText('练过 2 次')).toBeTruthy();
    expect(past.getByText('从 2.0 到 3.4')).toBeTruthy();
    expect(past.getByText('AI 生成')).toBeTruthy();
    expect(past.getByText('答了 5/6 题')).toBeTruthy();
    const links = past.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/seeker/interview/simulate?code=100102&difficulty=hard',
      `/seeker/interview/detail?interviewId=${idOf('second')}`,
      `/seeker/interview/detail?interviewId=${idOf('first')}`,
    ]);
  });

  it('is done once more on this very page, for the words that were pasted then', async () => {
    const jobDescription = '前端工程师，负责协作产品的界面和组件库，要求熟悉 React。';
    const { wishes } = openSimulate({
      at: '?way=text',
      earlier: interviewOf({ kind: 'simulate', practice: { source: { jobDescription }, difficulty: 'easy' } }),
      series: [
        {
          title: '前端工程师',
          companyName: '',
          source: { jobDescription },
          count: 1,
          sittings: [sitting('first', {})],
          changes: [],
        },
      ],
    });
    const past = within(await screen.findByRole('region', { name: '练过的' }));
    await userEvent.click(await past.findByRole('link', { name: /^再练一次/ }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '职位描述' })).toHaveProperty('value', jobDescription),
    );
    await waitFor(() => expect(wishes().at(-1)).toMatchObject({ jobDescription, difficulty: 'medium' }));
  });

  it('offers to go on with one that is open before another is begun', async () => {
    const open = sitting('open', { state: 'running', status: 2, endedAt: null, answered: null });
    openSimulate({
      series: [
        {
          title: '后端工程师',
          companyName: '青禾科技',
          source: { jobId: idOf('given') },
          count: 1,
          sittings: [open],
          changes: [],
        },
      ],
    });
    const past = within(await screen.findByRole('region', { name: '练过的' }));
    expect((await past.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      `/seeker/interview/ai/start?interviewId=${idOf('open')}`,
    ]);
  });
});
