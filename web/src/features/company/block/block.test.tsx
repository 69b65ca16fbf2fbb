import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maxBlockedCompanies } from '@pinjian/contract/company-block.ts';
import type { BlockedCompany } from '@pinjian/contract/company-block.ts';
import type { CompanyFound } from '@pinjian/contract/company.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from 'antd';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import type { Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { BlockSection } from './block-section.tsx';
import { affiliatesText, linesOf } from './model.ts';

const found = (companyId: string, name: string) => ({ companyId, name, shortName: null });
const sister = found('c', '云杉网络技术（杭州）有限公司');
const blocked: BlockedCompany = {
  ...found('a', '北京云杉科技有限公司'),
  blockedAt: '2026-11-20T09:00:00+08:00',
  affiliates: [sister],
  affiliateCount: 1,
};
const other: BlockedCompany = { ...blocked, ...found('b', '青禾科技有限公司'), affiliates: [], affiliateCount: 0 };

afterEach(closeApp);

/** A server that blocks and unblocks. */
function blockServer(start: readonly BlockedCompany[]) {
  let records = [...start];
  return (seen: Seen) => {
    const [, verb, id] = /^\/api\/account\/setting\/(block|unblock)-company\/(\w+)$/.exec(seen.path) ?? [];
    if (seen.path === '/api/account/setting/blocked-companies') return envelope({ records });
    if (seen.path === '/service/job-hunter/company/search') return envelope([blocked, other, sister]);
    if (verb === 'unblock') {
      records = records.filter(({ companyId }) => companyId !== id);
      return envelope(null);
    }
    const company = [blocked, other].find(({ companyId }) => companyId === id);
    if (verb !== 'block' || company === undefined) return undefined;
    records = [company, ...records.filter(({ companyId }) => companyId !== id)];
    return envelope(company);
  };
}

function Suggestions({
  onBlock,
  covered,
}: {
  readonly onBlock: (company: CompanyFound) => void;
  readonly covered: ReadonlySet<string>;
}) {
  return covered.has('b') ? null : <Button onClick={() => onBlock(other)}>屏蔽青禾</Button>;
}

function openSection(start: readonly BlockedCompany[], handle = blockServer(start)) {
  return openPart(<BlockSection Suggestions={Suggestions} />, { as: 'seeker', handle });
}

const names = () =>
  within(screen.getByRole('list', { name: '屏蔽的公司' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('屏蔽公司', () => {
  it('says which companies are blocked, since when and which with them', async () => {
    openSection([blocked]);
    expect(await screen.findByText('同时屏蔽 1 家关联公司：云杉网络技术（杭州）有限公司')).toBeTruthy();
    expect(screen.getByText('2026-11-20 屏蔽')).toBeTruthy();
  });

  it('blocks what is found by its name, by keyboard; what is covered cannot be chosen again', async () => {
    const { seen } = openSection([]);
    const user = userEvent.setup();
    expect(await screen.findByText('还没有屏蔽公司')).toBeTruthy();
    const box = screen.getByRole('combobox', { name: '查找要屏蔽的公司' });
    const marked = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await user.type(box, '云杉');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(marked()).toBe('北京云杉科技有限公司');
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe('青禾科技有限公司');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(await screen.findByText('已屏蔽“北京云杉科技有限公司”和 1 家关联公司')).toBeTruthy();
    expect(names()).toHaveLength(1);
    await user.type(box, '云杉');
    const again = await screen.findAllByRole('option');
    expect(again.map((option) => option.getAttribute('aria-disabled'))).toEqual(['true', 'false', 'true']);
    expect(again[2]?.textContent).toBe('云杉网络技术（杭州）有限公司已屏蔽');
    expect(marked()).toBe('青禾科技有限公司');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    const searches = seen.filter(({ path }) => path === '/service/job-hunter/company/search');
    expect(searches.map(({ query }) => query['q'])).toEqual(['云杉']);
  });

  it('says when no verified company is found', async () => {
    openSection([], (seen) =>
      seen.path === '/service/job-hunter/company/search' ? envelope([]) : blockServer([])(seen),
    );
    await userEvent.type(await screen.findByRole('combobox'), '没有这家');
    expect(await screen.findByText('没有找到，只能屏蔽已经通过认证的公司')).toBeTruthy();
  });

  it('takes a suggestion, which then is none any more', async () => {
    openSection([blocked]);
    await userEvent.click(await screen.findByRole('button', { name: '屏蔽青禾' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(names()[0]).toContain('青禾');
    expect(screen.queryByRole('button', { name: '屏蔽青禾' })).toBeNull();
  });

  it('unblocks, and undoes it in the same place, where the keyboard stays', async () => {
    const { seen } = openSection([other, blocked]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '取消屏蔽「北京云杉科技有限公司」' }));
    expect(await screen.findByText('已取消屏蔽「北京云杉科技有限公司」')).toBeTruthy();
    expect(names()[1]).toContain('已取消屏蔽');
    const undo = screen.getByRole('button', { name: '撤销，继续屏蔽「北京云杉科技有限公司」' });
    expect(document.activeElement).toBe(undo);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: '取消屏蔽「北京云杉科技有限公司」' })).toBeTruthy();
    expect(seen.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/api/account/setting/unblock-company/a',
      '/api/account/setting/block-company/a',
    ]);
    expect(screen.queryByText(/^已取消屏蔽/)).toBeNull();
  });

  it('says when there are as many as can be, and when the list did not load', async () => {
    const full = Array.from({ length: maxBlockedCompanies }, (_, at) => ({ ...other, companyId: `x${at}` }));
    const { unmount } = openSection(full);
    expect(await screen.findByText(/已经屏蔽 200 家公司/)).toBeTruthy();
    expect(screen.getByRole('combobox')).toHaveProperty('disabled', true);
    unmount();
    closeApp();
    let fails = true;
    openSection([], (seen) => (fails ? httpError(500) : blockServer([blocked])(seen)));
    expect(await screen.findByText('屏蔽的公司没有加载出来')).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(names()).toHaveLength(1));
  });
});

describe('the line of affiliates', () => {
  it.each([
    [0, [], ''],
    [1, ['甲'], '同时屏蔽 1 家关联公司：甲'],
    [12, ['甲', '乙', '丙', '丁'], '同时屏蔽 12 家关联公司：甲、乙、丙 等'],
  ])('of %i', (affiliateCount, affiliates, text) => {
    const company = { ...blocked, affiliateCount, affiliates: affiliates.map((name) => found(name, name)) };
    expect(affiliatesText(company)).toBe(text);
  });
});

describe('lines that were unblocked', () => {
  it('stand where they stood, and once only', () => {
    const ended = [
      { company: other, place: 1 },
      { company: blocked, place: 0 },
    ];
    const ids = (now: readonly BlockedCompany[]) =>
      linesOf(now, ended).map(({ company, ended: isEnded }) => `${company.companyId}${isEnded ? '-' : ''}`);
    expect(ids([])).toEqual(['a-', 'b-']);
    expect(ids([{ ...other, companyId: 'z' }])).toEqual(['a-', 'b-', 'z']);
    expect(ids([blocked])).toEqual(['a', 'b-']);
  });
});
