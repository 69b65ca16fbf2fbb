import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import { rolePermissions } from '@pinjian/contract/permissions.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleBulk, sampleCandidate } from '#web/testing/application.ts';
import { envelope } from '#web/testing/fake-server.ts';
import type { Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { CandidateList } from './candidate-list.tsx';
import { turnShortcuts } from '#lib/shortcuts.ts';

beforeEach(() => {
  // Six columns stand beside one another.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
});
afterEach(() => {
  turnShortcuts(true);
  closeApp();
});

const permissions = ['candidate.read', 'candidate.move'];
const reasons = { reject_reason: [{ dictLabel: '经验不匹配', dictNum: 2 }] };

/** The deliveries of a company; `write` answers what is done with them, and may take them off the list. */
function openList(ids: string, write: (seen: Seen, rows: CandidateRow[]) => Response, at = '/hire/activeDelivery') {
  const rows = [...ids].map((id) => sampleCandidate(id));
  return openPart(<CandidateList kind="activeDelivery" />, {
    as: 'employer',
    permissions,
    at,
    handle: (seen) => {
      if (seen.path === '/job/candidate/activeDelivery') {
        return envelope({ records: rows, total: rows.length, current: 1, pageSize: 10, totalCapped: false });
      }
      if (seen.path === '/service/dict/selectLabelByTypeList') return envelope(reasons);
      return seen.method === 'POST' ? write(seen, rows) : undefined;
    },
  });
}

function passed(seen: Seen, rows: CandidateRow[]): Response {
  const { applicationId } = seen.body as { applicationId: string };
  const at = rows.findIndex((row) => row.applicationId === applicationId);
  const [row] = rows.splice(at, 1);
  return envelope({ ...row, state: 2, version: 2, viewStatus: 3, allowedMoves: ['inviteToAiInterview', 'reject'] });
}

const sent = (seen: readonly Seen[], path: string) => seen.filter((one) => one.path === path).map((one) => one.body);
const focused = () => document.activeElement?.textContent;

describe('the list by keyboard', () => {
  it('goes from one to the next, passes with ten seconds to take it back, and goes on', async () => {
    const { seen } = openList('abc', () => envelope(sampleBulk('b')));
    await screen.findByRole('link', { name: '候选人a' });
    await userEvent.keyboard('j');
    expect(focused()).toBe('候选人a');
    await userEvent.keyboard('jk');
    expect(focused()).toBe('候选人a');
    await userEvent.keyboard('ja');
    await waitFor(() => expect(focused()).toBe('候选人c'));
    expect(sent(seen, '/job/candidate/passAll')).toMatchObject([
      { items: [{ applicationId: 'application-b', from: 1, version: 1 }] },
    ]);
    expect(await screen.findByRole('region', { name: '批量操作进度' })).toBeTruthy();
    expect(sent(seen, '/job/candidate/pass')).toEqual([]);
  });

  it('does nothing that the server does not allow, and nothing before a row was chosen', async () => {
    const { seen } = openList('a', passed);
    await screen.findByRole('link', { name: '候选人a' });
    await userEvent.keyboard('ar');
    await userEvent.keyboard('ji');
    expect(seen.filter((one) => one.method === 'POST')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('explains itself, and can be turned off', async () => {
    openList('ab', passed);
    await screen.findByRole('link', { name: '候选人a' });
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog'));
    await userEvent.click(help.getByRole('switch', { name: '启用快捷键' }));
    screen.getByRole('link', { name: '候选人a', hidden: true }).focus();
    await userEvent.keyboard('j');
    expect(focused()).toBe('候选人a');
    turnShortcuts(true);
    await userEvent.keyboard('j');
    expect(focused()).toBe('候选人b');
  });
});

async function fillSheet(sheet: ReturnType<typeof within>) {
  await userEvent.click(sheet.getByRole('combobox', { name: '原因' }));
  await userEvent.click(await screen.findByText('经验不匹配'));
}

function rejected(seen: Seen, rows: CandidateRow[]): Response {
  const [row] = rows.splice(0, 1);
  return envelope({ ...row, state: 6, version: 2, allowedMoves: ['undoRejection'] });
}

describe('the sheet of a rejection', () => {
  it('wants a reason, and sends reason, note and when the seeker learns of it', async () => {
    const { seen } = openList('ab', rejected);
    await userEvent.click(await screen.findByRole('button', { name: '不合适：候选人a' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText('将候选人a标记为不合适')).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: '标记不合适' }));
    expect(await sheet.findByText('请选择原因')).toBeTruthy();
    expect(sent(seen, '/job/candidate/reject')).toEqual([]);

    await fillSheet(sheet);
    await userEvent.type(sheet.getByLabelText('备注（选填，仅团队可见）'), '方向不同');
    await userEvent.click(sheet.getByRole('button', { name: '标记不合适' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '候选人a' })).toBeNull());
    expect(sent(seen, '/job/candidate/reject')).toMatchObject([
      { applicationId: 'application-a', from: 1, version: 1, reason: 2, note: '方向不同', releaseNow: false },
    ]);
    expect(await screen.findByText(/^已标记不合适，24 小时后告知求职者/)).toBeTruthy();
  });

  it('says that it can be undone until the seeker is told, and that telling at once is final', async () => {
    openList('a', rejected);
    await userEvent.click(await screen.findByRole('button', { name: '不合适：候选人a' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText(/求职者在 24 小时后（.+）得知结果；在那之前可以撤销/)).toBeTruthy();
    await userEvent.click(sheet.getByRole('checkbox', { name: '立即告知求职者' }));
    expect(sheet.getByText(/马上会收到结果，不能再撤销/)).toBeTruthy();
  });

  it('keeps what was typed where it is refused, refreshes the row, and sends the newest version again', async () => {
    let version = 1;
    const { seen } = openList('a', (one, rows) => {
      const [row] = rows;
      if (row === undefined || version > 1) return rejected(one, rows);
      version = 2;
      rows[0] = { ...row, version };
      return envelope(null, { code: 40900, message: '状态已变化，请刷新' });
    });
    await userEvent.click(await screen.findByRole('button', { name: '不合适：候选人a' }));
    const sheet = within(await screen.findByRole('dialog'));
    await fillSheet(sheet);
    await userEvent.type(sheet.getByLabelText('备注（选填，仅团队可见）'), '写好的话');
    await userEvent.click(sheet.getByRole('button', { name: '标记不合适' }));
    expect(await screen.findByText('状态已变化，请刷新')).toBeTruthy();
    expect(await screen.findByText('已为您刷新到最新状态')).toBeTruthy();
    expect(sheet.getByLabelText<HTMLTextAreaElement>('备注（选填，仅团队可见）').value).toBe('写好的话');
    await userEvent.click(sheet.getByRole('button', { name: /标记不合适/ }));
    await waitFor(() => expect(sent(seen, '/job/candidate/reject')).toHaveLength(2));
    expect(sent(seen, '/job/candidate/reject')).toMatchObject([{ version: 1 }, { version: 2, note: '写好的话' }]);
  });
});

describe('the sheet of a rejection after a reload', () => {
  it('has the note of this candidate again, and of nobody else', async () => {
    const note = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `不合适：${name}` }));
      return within(await screen.findByRole('dialog')).getByLabelText<HTMLTextAreaElement>('备注（选填，仅团队可见）');
    };
    const before = openList('ab', rejected);
    await userEvent.type(await note('候选人a'), '方向不同');
    window.dispatchEvent(new Event('pagehide'));
    before.unmount();
    const other = openList('ab', rejected);
    expect((await note('候选人b')).value).toBe('');
    other.unmount();
    openList('ab', rejected);
    const field = await note('候选人a');
    await waitFor(() => expect(field.value).toBe('方向不同'));
  });
});

describe('a move of many', () => {
  it('takes the whole page with one box', async () => {
    openList('abc', passed);
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部候选人' }));
    expect(screen.getByText('已选 3 人')).toBeTruthy();
  });
});

describe('a sheet that is open', () => {
  it('stays with what was typed when its candidate has left the list meanwhile, and says why it is too late', async () => {
    openList('ab', (_one, rows) => {
      rows.splice(0, 1);
      return envelope(null, { code: 40900, message: '状态已变化，请刷新' });
    });
    await userEvent.click(await screen.findByRole('button', { name: '不合适：候选人a' }));
    const sheet = within(await screen.findByRole('dialog'));
    await fillSheet(sheet);
    await userEvent.type(sheet.getByLabelText('备注（选填，仅团队可见）'), '写好的话');
    await userEvent.click(sheet.getByRole('button', { name: '标记不合适' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '候选人a', hidden: true })).toBeNull());
    expect(sheet.getByText('将候选人a标记为不合适')).toBeTruthy();
    expect(sheet.getByLabelText<HTMLTextAreaElement>('备注（选填，仅团队可见）').value).toBe('写好的话');
  });
});

describe('the address', () => {
  it('holds the filter, and leads to a candidate and back with it', async () => {
    const { seen, here } = openList('a', passed, '/hire/activeDelivery?view=1');
    const link = await screen.findByRole('link', { name: '候选人a' });
    expect(link.getAttribute('href')).toBe('/hire/activeDelivery/talent-detail/resume-a/position-1?view=1');
    expect(seen.find((one) => one.path === '/job/candidate/activeDelivery')?.query).toMatchObject({ viewStatus: '1' });
    expect(screen.getByRole('button', { name: '已投递' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: '全部' }));
    expect(here()).toBe('/hire/activeDelivery');
  });
});

describe('a search', () => {
  it('asks for the words, starts at the first page, and can be taken back', async () => {
    const { seen, here } = openList('a', passed, '/hire/activeDelivery?view=1&page=2');
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜索候选人' }), ' 张三 {Enter}');
    expect(here()).toBe(`/hire/activeDelivery?q=${encodeURIComponent('张三')}&view=1`);
    await waitFor(() =>
      expect(seen.findLast((one) => one.path === '/job/candidate/activeDelivery')?.query).toMatchObject({
        q: '张三',
        viewStatus: '1',
        current: '1',
      }),
    );
    await userEvent.clear(screen.getByRole('searchbox', { name: '搜索候选人' }));
    await userEvent.keyboard('{Enter}');
    expect(here()).toBe('/hire/activeDelivery?view=1');
  });

  it('takes letters as words, not as keys of the list', async () => {
    const { seen } = openList('a', passed);
    await screen.findByRole('link', { name: '候选人a' });
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索候选人' }), 'jar');
    expect(seen.filter((one) => one.method === 'POST')).toEqual([]);
  });
});

/** The candidates as somebody with these permissions sees them. */
function openCandidates(ids: string, who: readonly string[], at = '/hire/candidateList') {
  const records = [...ids].map((id) => sampleCandidate(id));
  const page = { records, total: records.length, current: 1, pageSize: 10, totalCapped: false, counts: [] };
  return openPart(<CandidateList kind="candidateList" />, {
    as: 'employer',
    permissions: who,
    at,
    handle: (seen) => (seen.path === '/job/candidate/list' ? envelope(page) : undefined),
  });
}

describe('the list of an interviewer', () => {
  const { interviewer, recruiter } = rolePermissions;

  it('says that nothing is assigned to them, and offers nothing to filter', async () => {
    const { seen } = openCandidates('', interviewer);
    expect(await screen.findByText('还没有分配给您的面试')).toBeTruthy();
    expect(screen.getByText('分配给您的候选人')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByText('查看主动投递')).toBeNull();
    // They may not list positions: it is not tried.
    expect(seen.filter((one) => one.path.startsWith('/job/position'))).toEqual([]);
  });

  it('has its tools where somebody is, and for who sees everybody', async () => {
    const { unmount } = openCandidates('a', interviewer);
    expect(await screen.findByRole('searchbox', { name: '搜索候选人' })).toBeTruthy();
    unmount();
    openCandidates('', recruiter);
    expect(await screen.findByText('还没有候选人')).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: '搜索候选人' })).toBeTruthy();
  });

  it('says that nothing fits where they filtered', async () => {
    openCandidates('', interviewer, '/hire/candidateList?q=张三');
    expect(await screen.findByText('没有符合条件的候选人')).toBeTruthy();
  });
});

describe('an empty list', () => {
  it('says what would be here, or that nothing fits', async () => {
    openList('', passed).unmount();
    openList('', passed);
    expect(await screen.findByText('没有等待筛选的投递')).toBeTruthy();
    openList('', passed, '/hire/activeDelivery?view=2');
    expect(await screen.findByText('没有符合条件的候选人')).toBeTruthy();
  });
});
