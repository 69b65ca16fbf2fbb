import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { listRecommendedPositions } from '@pinjian/contract/matching-position-list.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { pageOf } from '#web/testing/answers/page.ts';
import { samplePosition } from '#web/testing/application.ts';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import type { Seen } from '#web/testing/fake-server.ts';
import { sampleMatch } from '#web/testing/matching.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { Jobs } from './jobs.tsx';

afterEach(closeApp);

type List = Answer<typeof listRecommendedPositions>;
const idOf = (letter: string) => `01a20764-0000-7000-8000-00000000000${letter}`;
const recommended = (letter: string, lowered: string[] = []): List['records'][number] => ({
  position: samplePosition({ positionId: idOf(letter), title: `职位 ${letter}` }),
  match: sampleMatch(),
  lowered,
});
const listOf = (changes: Partial<List> = {}): List => ({
  records: [],
  following: [],
  basis: 'wishes',
  personalOrder: true,
  effects: [],
  ...changes,
});

/** The lists of a seeker before a server that remembers what was dismissed. */
function openJobs(
  answer: (gone: ReadonlySet<string>) => List,
  at = '/',
  more: (seen: Seen) => Response | undefined = () => undefined,
) {
  const gone = new Set<string>();
  const text = '您说过地点不合适：北京的职位排后';
  return openPart(
    <Jobs
      base="/seeker/job"
      drawPane={() => null}
      drawWhy={(match) => <p>{match.reasons.map((reason) => reason.text).join('，')}</p>}
      drawWishes={() => <p>求职意向在这里</p>}
      wishes={<p>求职意向</p>}
      orderOff={<p>您关闭了个性化推荐</p>}
    />,
    {
      as: 'seeker',
      at,
      handle: (seen) => {
        const own = more(seen);
        if (own !== undefined) return own;
        const { path, body } = seen;
        const { positionId = '' } = (body ?? {}) as { positionId?: string };
        if (path === '/job/recommendation/positions') return envelope(answer(gone));
        if (path === '/job/recommendation/dismiss') {
          gone.add(positionId);
          return envelope({ positionId, effect: { reason: 'place', text, positionIds: [positionId] } });
        }
        if (path === '/job/recommendation/dismiss/undo') {
          gone.delete(positionId);
          return envelope(null);
        }
        if (path === '/job/search')
          return envelope({
            ...pageOf([samplePosition()]),
            nextCursor: null,
            words: [],
            understood: [],
            relaxed: null,
            suggestions: [],
          });
        return undefined;
      },
    },
  );
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('推荐', () => {
  it('says why, leaves out what is dismissed with the way back in its place, and brings it back', async () => {
    openJobs((gone) =>
      listOf({
        records: ['1', '2']
          .map((letter) => recommended(letter))
          .filter(({ position }) => !gone.has(position.positionId)),
      }),
    );
    await screen.findByText('职位 1');
    expect(screen.getAllByText('您有技能 1/2，薪资达到您的期望')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '不感兴趣：职位 1' }));
    const reasons = screen.getByRole('group', { name: '对「职位 1」不感兴趣的原因' });
    await userEvent.click(within(reasons).getByRole('button', { name: '地点不合适' }));
    const line = await screen.findByText('不再推荐「职位 1」。您说过地点不合适：北京的职位排后');
    await waitFor(() => expect(titles()).toEqual(['职位 2']));
    const items = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    expect(items[0]?.contains(line)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(titles()).toEqual(['职位 1', '职位 2']));
    expect(screen.queryByText(/不再推荐「职位 1」/)).toBeNull();
  });

  it('says what changed it, and takes all of one rule back', async () => {
    const effect = {
      reason: 'place' as const,
      text: '您说过地点不合适：北京的职位排后',
      positionIds: [idOf('8'), idOf('9')],
    };
    const { seen } = openJobs(() => listOf({ records: [recommended('1', [effect.text])], effects: [effect] }));
    await userEvent.click(await screen.findByRole('button', { name: `撤销：${effect.text}` }));
    await waitFor(() => expect(seen.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(2));
    expect(screen.getAllByText(effect.text)).toHaveLength(2);
  });

  it('asks for the pages after the first by their names', async () => {
    const { seen } = openJobs(() => listOf({ records: [recommended('1')], following: [idOf('2'), idOf('3')] }));
    await userEvent.click(await screen.findByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(seen.at(-1)?.query['ids']).toBe(`${idOf('2')},${idOf('3')}`));
  });

  it.each([
    ['nothing', '告诉我们您想找什么，就能推荐', '填写求职意向'],
    ['wishes', '现在没有符合您意向的职位', '修改求职意向'],
  ] as const)('that is empty by %s says so, with the next step', async (basis, title, button) => {
    openJobs(() => listOf({ basis }));
    expect(await screen.findByText(title)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText('求职意向在这里')).toBeTruthy();
  });

  it('of who wants no order says so calmly, above the newest', async () => {
    openJobs(() => listOf({ personalOrder: false }));
    expect(await screen.findByText('您关闭了个性化推荐')).toBeTruthy();
    expect(await screen.findByText('前端工程师')).toBeTruthy();
  });

  it('that could not be loaded is tried again', async () => {
    let fails = true;
    openJobs(
      () => listOf({ records: [recommended('1')] }),
      '/',
      ({ path }) => (fails && path === '/job/recommendation/positions' ? httpError(500) : undefined),
    );
    const again = await screen.findByRole('button', { name: '重试' });
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByText('职位 1')).toBeTruthy();
  });
});

describe('the other lists', () => {
  it('stand in the address; a link with filters leads to 最新', async () => {
    const { here, seen } = openJobs(() => listOf(), '/?salary=4');
    await screen.findByText('前端工程师');
    expect(seen.find(({ path }) => path === '/job/search')?.query['salaryRange']).toBe('4');
    await userEvent.click(screen.getByRole('button', { name: '推荐' }));
    expect(here()).toBe('/?salary=4&tab=recommended');
  });

  it('附近 says where it looks, and why there', async () => {
    openJobs(
      () => listOf(),
      '/?tab=nearby',
      ({ path }) =>
        path === '/job/recommendation/nearby'
          ? envelope({
              ...pageOf([samplePosition()]),
              nextCursor: null,
              place: {
                city: { code: '101280100', name: '广州' },
                district: { code: '440106', name: '天河区' },
                from: 'wish',
                commuting: [{ code: '101280800', name: '佛山' }],
              },
            })
          : undefined,
    );
    expect(await screen.findByText('按求职意向里的城市：广州天河区，然后是全市、通勤城市佛山')).toBeTruthy();
    expect(screen.getByText('前端工程师')).toBeTruthy();
  });

  it('最近看过 is cleared with one press', async () => {
    let cleared = false;
    openJobs(
      () => listOf(),
      '/?tab=viewed',
      ({ path }) => {
        if (path === '/job/recommendation/viewed/clear') cleared = true;
        if (path.endsWith('/clear')) return envelope(null);
        if (path !== '/job/recommendation/viewed') return undefined;
        const records = cleared ? [] : [{ position: samplePosition(), viewedAt: '2026-11-20T02:00:00Z' }];
        return envelope({ ...pageOf(records), notes: true });
      },
    );
    await screen.findByText('前端工程师');
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(await screen.findByText('还没有看过的职位')).toBeTruthy();
  });
});
