import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rolePermissions } from '@pinjian/contract/permissions.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { rememberAuthStatus } from '#lib/session.ts';
import { LitText } from '#ui/lit-text.tsx';
import { sampleBulk } from '#web/testing/application.ts';
import { envelope } from '#web/testing/fake-server.ts';
import type { Seen } from '#web/testing/fake-server.ts';
import { sampleTalent, sampleTalentDetail, talentId } from '#web/testing/matching.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { TalentPage } from './talent-page.tsx';
import type { DrawChips } from './recommended.tsx';
import { TalentSearch } from './talent-search.tsx';

const positionId = '01a20764-0000-7000-8000-0000000000ff';
const position = {
  positionId,
  status: { value: 3, label: '招聘中' },
  version: 1,
  hasChanges: false,
  publishedAt: '2026-11-18T01:00:00Z',
  updatedAt: '2026-11-18T01:00:00Z',
  inReview: false,
  title: '前端工程师',
  salaryText: '2W-3W',
  city: { code: '101210100', name: '杭州' },
  district: null,
  categoryName: '前端开发',
  experience: null,
  education: null,
  jobType: null,
  headCount: 1,
};

afterEach(closeApp);

const pageOf = (records: readonly unknown[]) => ({
  records,
  total: records.length,
  current: 1,
  pageSize: 20,
  totalCapped: false,
});

/** The talents of a company that has one position; `write` answers what is done with them. */
/** As the route draws them, in short. */
const drawChips: DrawChips = ({ understood, onChange }) =>
  understood.map(({ key, text, typed }) => (
    <button key={key} type="button" onClick={() => onChange([key])}>
      去掉{text}（{typed}）
    </button>
  ));

function openSearch(at: string, write: (seen: Seen) => Response | undefined = () => undefined, positions = [position]) {
  const hidden = new Set<string>();
  const rows = () => [...'abc'].map((letter) => sampleTalent(letter)).filter((row) => !hidden.has(row.resumeId));
  return openPart(<TalentSearch resume={() => null} bulk={null} chips={drawChips} />, {
    as: 'employer',
    permissions: rolePermissions.owner,
    at,
    handle: (seen) => {
      const answer = write(seen);
      if (answer !== undefined) return answer;
      const { resumeId } = (seen.body ?? {}) as { readonly resumeId?: string };
      if (seen.path === '/job/position/list') return envelope({ ...pageOf(positions), counts: [] });
      if (seen.path === '/job/talent/recommended') {
        return envelope({ ...pageOf(rows()), position: { positionId, title: '前端工程师' } });
      }
      if (seen.path === '/job/talent/search') {
        return envelope({
          ...pageOf(rows().map((row) => ({ ...row, match: null }))),
          words: ['前端'],
          understood: [{ kind: 'role', text: '前端', key: 'role:前端', start: 0, end: 2, typed: '前段' }],
          relaxed: { exact: 0, dropped: ['硕士'] },
          suggestions: [],
        });
      }
      if (seen.path === '/job/talent/searches') return envelope([]);
      if (seen.path === '/job/talent/suggest') return envelope([]);
      if (seen.path === '/job/talent/hide') hidden.add(resumeId ?? '');
      if (seen.path === '/job/talent/unhide') hidden.delete(resumeId ?? '');
      if (seen.path.startsWith('/job/talent/'))
        return envelope({ positionId, resumeId, hidden: seen.path === '/job/talent/hide' });
      if (seen.path === '/service/dict/selectLabelByTypeList') return envelope({});
      if (seen.path.startsWith('/service/')) return envelope([]);
      return undefined;
    },
  });
}

const sent = (seen: readonly Seen[], path: string) => seen.filter((one) => one.path === path).map((one) => one.body);
const added = {
  applicationId: 'application-1',
  state: 2,
  version: 1,
  viewStatus: 3,
  appliedAt: null,
  updatedAt: '2026-11-20T01:00:00Z',
  rejection: null,
  invitation: null,
  round: null,
  offer: null,
  allowedMoves: ['reject'],
};

describe('recommended talents', () => {
  it('say why they fit and what is missing, in words', async () => {
    openSearch('/hire/searchTalent');
    const [reasons] = await screen.findAllByRole('list', { name: '匹配依据' });
    expect(reasons?.textContent).toContain('技能 1/2');
    expect(reasons?.textContent).toContain('薪资符合');
    expect(reasons?.textContent).toContain('未找到证据：Kubernetes');
    expect(document.body.textContent).not.toMatch(/\d\s*%/);
  });

  it('are gone over by J and K, and added by A for the newest position', async () => {
    const { seen } = openSearch('/hire/searchTalent', (one) =>
      one.path === '/job/talent/add' ? envelope(added) : undefined,
    );
    await screen.findByRole('link', { name: 'a**' });
    await userEvent.keyboard('jj');
    expect(document.activeElement?.textContent).toBe('b**');
    await userEvent.keyboard('a');
    await waitFor(() => expect(sent(seen, '/job/talent/add')).toMatchObject([{ positionId, resumeId: talentId('b') }]));
    expect(await screen.findByText('已加入候选人，对方会收到通知并答复')).toBeTruthy();
  });

  it('are hidden by H at once, and come back by 撤销', async () => {
    const { seen } = openSearch('/hire/searchTalent');
    await screen.findByRole('link', { name: 'a**' });
    await userEvent.keyboard('jh');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'a**' })).toBeNull());
    expect(sent(seen, '/job/talent/hide')).toMatchObject([{ positionId, resumeId: talentId('a'), reason: 'other' }]);
    await userEvent.click(
      within(screen.getByRole('region', { name: '已隐藏a**' })).getByRole('button', { name: /^撤销/ }),
    );
    expect(await screen.findByRole('link', { name: 'a**' })).toBeTruthy();
    expect(sent(seen, '/job/talent/unhide')).toMatchObject([{ positionId, resumeId: talentId('a') }]);
  });

  it('are opened on their own page, with the position and the way back', async () => {
    openSearch('/hire/searchTalent');
    const link = await screen.findByRole('link', { name: 'a**' });
    expect(link.getAttribute('href')).toBe(
      `/hire/searchTalent/talent-detail/${talentId('a')}/${positionId}?positionId=${positionId}`,
    );
  });

  it('are added many at once for the position, those who can be', async () => {
    const { seen } = openSearch('/hire/searchTalent', (one) =>
      one.path === '/job/talent/addAll' ? envelope(sampleBulk('abc', { move: 'addTalent' })) : undefined,
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
    const bar = within(screen.getByRole('region', { name: '批量操作' }));
    expect(bar.getByRole('status').textContent).toBe('已选 3 人');
    await userEvent.click(bar.getByRole('button', { name: '加入候选人' }));
    await waitFor(() =>
      expect(sent(seen, '/job/talent/addAll')).toMatchObject([{ positionId, resumeIds: [...'abc'].map(talentId) }]),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull());
  });

  it('need a position first', async () => {
    openSearch('/hire/searchTalent', undefined, []);
    expect((await screen.findByRole('link', { name: '发布职位' })).getAttribute('href')).toBe(
      '/hire/positionManagement',
    );
  });

  it('need a verified company first', async () => {
    const { seen } = openSearch('/hire/searchTalent');
    rememberAuthStatus('employer-1', 'NONE');
    expect((await screen.findByRole('link', { name: '去认证' })).getAttribute('href')).toBe('/hire/my/company-info');
    expect(seen.filter((one) => one.path === '/job/talent/recommended').length).toBeLessThan(2);
  });
});

describe('the search of talents', () => {
  it('sends words and filters of the address, and says how it read them', async () => {
    const { seen } = openSearch('/hire/searchTalent?tab=search&q=前段&yearsMin=3&notSeen=1');
    expect(await screen.findByRole('button', { name: '去掉前端（前段）' })).toBeTruthy();
    expect(screen.getByText('没有完全符合的人才，放宽了“硕士”')).toBeTruthy();
    expect(screen.getAllByText('前端', { selector: 'mark' }).length).toBeGreaterThan(0);
    const [search] = seen.filter((one) => one.path === '/job/talent/search');
    expect(search?.query).toMatchObject({ q: '前段', yearsMin: '3', notSeen: '1' });
  });

  it('takes a part of the words away by its chip, and keeps that in the address', async () => {
    const { seen } = openSearch('/hire/searchTalent?tab=search&q=前段');
    await userEvent.click(await screen.findByRole('button', { name: '去掉前端（前段）' }));
    await waitFor(() =>
      expect(seen.filter((one) => one.path === '/job/talent/search').at(-1)?.query).toMatchObject({
        q: '前段',
        without: 'role:前端',
      }),
    );
  });

  it('asks for the position of those who are added without one', async () => {
    const { seen } = openSearch('/hire/searchTalent?tab=search&q=前端', (one) =>
      one.path === '/job/talent/add' ? envelope(added) : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: '加入候选人：a**' }));
    const sheet = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(sheet.getByText('前端工程师 · 杭州')).toBeTruthy());
    await userEvent.click(sheet.getByRole('button', { name: '加入候选人' }));
    await waitFor(() => expect(sent(seen, '/job/talent/add')).toMatchObject([{ positionId, resumeId: talentId('a') }]));
  });

  it('is kept under a name with its words and filters', async () => {
    const { seen } = openSearch('/hire/searchTalent?tab=search&q=前端&yearsMin=3', (one) =>
      one.path === '/job/talent/searches/save'
        ? envelope({
            searchId: 'search-1',
            name: '前端',
            query: 'q=前端&yearsMin=3',
            alert: false,
            newCount: 0,
            createdAt: '2026-11-20T02:00:00.000Z',
          })
        : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: '保存这个搜索' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByLabelText<HTMLInputElement>('名称').value).toBe('前端');
    await userEvent.click(sheet.getByRole('button', { name: /^保\s?存$/ }));
    await waitFor(() => expect(sent(seen, '/job/talent/searches/save')).toHaveLength(1));
    const [body] = sent(seen, '/job/talent/searches/save') as { readonly query: string }[];
    expect(Object.fromEntries(new URLSearchParams(body?.query))).toEqual({ q: '前端', yearsMin: '3' });
  });
});

describe('one talent', () => {
  const open = (answer: () => Response) =>
    openPart(
      <TalentPage
        resumeId={talentId('a')}
        positionId={positionId}
        resume={({ work }) => <LitText path="work.0.roles.0.description" text={work[0]?.roles[0]?.description ?? ''} />}
        bulk={null}
      />,
      {
        as: 'employer',
        permissions: rolePermissions.owner,
        at: `/hire/searchTalent/talent-detail/${talentId('a')}/${positionId}`,
        handle: (seen) => {
          if (seen.path.startsWith('/job/talent/detail/')) return answer();
          if (seen.path === '/job/talent/recommended')
            return envelope({
              ...pageOf([...'abc'].map((letter) => sampleTalent(letter))),
              position: { positionId, title: '前端工程师' },
            });
          return undefined;
        },
      },
    );

  it('shows requirement by requirement what speaks for it, lit up where it stands', async () => {
    open(() => envelope(sampleTalentDetail('a')));
    const list = within(await screen.findByRole('list', { name: '逐条比对' }));
    expect(list.getByText('符合')).toBeTruthy();
    expect(list.getByText('未找到证据')).toBeTruthy();
    const resume = within(screen.getByRole('article', { name: 'a**的简历' }));
    const mark = resume.getByText('TypeScript');
    expect(mark.tagName).toBe('MARK');
    const before = mark.className;
    mark.scrollIntoView = () => {};
    await userEvent.click(list.getByRole('button', { name: /TypeScript/ }));
    expect(resume.getByText('TypeScript').className).not.toBe(before);
  });

  it('who is not to be found is a calm sentence with the way back', async () => {
    open(() => envelope(null, { code: 40400, status: 200, message: '内容不存在' }));
    const back = await screen.findByRole('link', { name: '返回搜索人才' });
    expect(back.getAttribute('href')).toBe(`/hire/searchTalent?positionId=${positionId}`);
  });
});
