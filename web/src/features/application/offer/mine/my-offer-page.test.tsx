import type { MyOffer } from '@pinjian/contract/application-offer-view.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { idOf } from '#web/testing/answers/ids.ts';
import { sampleMyOffer, sampleVersion } from '#web/testing/answers/offer.ts';
import { sampleApplication } from '#web/testing/application.ts';
import { envelope, pdfFile, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { MyOfferScreen } from './my-offer-page.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const positionId = idOf('position-1');

/** A server with one offer, that takes what `answer` answers to an answer. */
function openOffer(offer: MyOffer | null, answer: (seen: Seen) => Response | undefined = () => undefined) {
  const app = openPart(<MyOfferScreen positionId={positionId} base="/seeker/home" />, {
    as: 'seeker',
    at: `/seeker/home/offer/${positionId}`,
    handle: (seen) => {
      if (seen.path.startsWith('/job/offer/mine/letter/')) return pdfFile();
      if (seen.path.startsWith('/job/offer/mine/')) return envelope({ offer, earlier: [], name: '林示例' });
      if (seen.path.startsWith('/job/conversation/'))
        return envelope(null, { code: 40400, message: '内容不存在或已被移除' });
      return answer(seen);
    },
  });
  return { ...app, sent: (path: string) => app.seen.filter((one) => one.path === path).map(({ body }) => body) };
}

const open = async (name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', {}, patience);
};

describe("a seeker's offer", () => {
  it('tells month and year, until when, and marks what the newest version changed', async () => {
    openOffer(sampleMyOffer({ versions: [sampleVersion(2, { basePay: 2_800_000 }), sampleVersion(1)] }));
    expect((await screen.findAllByText('422,000元')).length).toBeGreaterThan(0);
    expect(screen.getByRole('timer').textContent).toMatch(/^请在 .+ 前/);
    expect(screen.getByText('25,000元/月 × 14 个月（税前）').tagName).toBe('DEL');
  });

  it('estimates what is left, and follows the assumptions', async () => {
    openOffer(sampleMyOffer());
    const left = await screen.findByRole('status', { name: '全年到手估算' });
    const before = left.textContent;
    await user.click(screen.getByRole('button', { name: '修改假设' }));
    const share = screen.getByLabelText('公积金个人比例');
    await user.clear(share);
    await user.type(share, '12');
    await waitFor(() => expect(left.textContent).not.toBe(before));
    expect(screen.getByText(/公积金个人部分按 12%/)).toBeTruthy();
  });

  it('finds the assumptions again after a reload, for the same person alone', async () => {
    openOffer(sampleMyOffer());
    await user.click(await screen.findByRole('button', { name: '修改假设' }));
    const deduction = screen.getByLabelText('每月专项附加扣除');
    await user.clear(deduction);
    await user.type(deduction, '2000');
    await waitFor(() => expect(screen.getByText(/专项附加扣除.*2,000元/)).toBeTruthy());
    const left = screen.getByRole('status', { name: '全年到手估算' }).textContent;
    closeApp();

    openOffer(sampleMyOffer());
    expect((await screen.findByRole('status', { name: '全年到手估算' })).textContent).toBe(left);
    expect(screen.getByText(/专项附加扣除.*2,000元/)).toBeTruthy();
    closeApp();

    const kept = localStorage.getItem('pinjian-tax-assumptions') ?? '';
    localStorage.setItem('pinjian-tax-assumptions', kept.replace(/"userId":"[^"]*"/, '"userId":"somebody-else"'));
    openOffer(sampleMyOffer());
    expect((await screen.findByRole('status', { name: '全年到手估算' })).textContent).not.toBe(left);
  });

  it('is accepted under a typed name, with the consent, by the version that was read', async () => {
    const accepted = sampleMyOffer({
      state: 'accepted',
      answer: null,
      acceptance: { at: '2026-11-21T01:00:00Z', number: 1, hash: 'a'.repeat(64), name: '林示例' },
      papers: [{ name: '银行卡', readyAt: null, receivedAt: null }],
    });
    const { sent } = openOffer(sampleMyOffer(), ({ path }) =>
      path === '/job/offer/accept' ? envelope({ application: sampleApplication(), offer: accepted }) : undefined,
    );
    const sheet = await open(/^接\s?受$/);
    await user.click(within(sheet).getByRole('button', { name: '接受Offer' }));
    expect(await within(sheet).findByText('请填写您的姓名')).toBeTruthy();
    expect(await within(sheet).findByText('请先确认您已阅读')).toBeTruthy();
    expect(sent('/job/offer/accept')).toEqual([]);
    await user.type(within(sheet).getByLabelText('您的姓名'), '林示例');
    await user.click(within(sheet).getByRole('checkbox'));
    await user.click(within(sheet).getByRole('button', { name: '接受Offer' }));
    await waitFor(() =>
      expect(sent('/job/offer/accept')).toMatchObject([
        { offerId: idOf('offer-1'), number: 1, from: 5, version: 6, name: '林示例' },
      ]),
    );
  });

  it('that moved meanwhile keeps what was typed, and says so', async () => {
    const { sent } = openOffer(sampleMyOffer(), ({ path }) =>
      path === '/job/offer/counter' ? envelope(null, { code: 40900, message: '状态已变化，请刷新' }) : undefined,
    );
    const sheet = await open(/^商\s?议$/);
    await user.click(within(sheet).getByRole('button', { name: '发给招聘方' }));
    expect(await within(sheet).findByText('请填写希望的薪资、入职日期或说明')).toBeTruthy();
    await user.type(within(sheet).getByLabelText('期望的每月基本工资（选填）'), '28000');
    await user.click(within(sheet).getByRole('button', { name: '发给招聘方' }));
    expect(await screen.findByText('状态已变化，请刷新', {}, patience)).toBeTruthy();
    expect(sent('/job/offer/counter')).toMatchObject([{ basePay: 2_800_000, startsOn: null, words: '' }]);
    expect(within(sheet).getByLabelText<HTMLInputElement>('期望的每月基本工资（选填）').value).toBe('28000');
  });

  it('that was answered offers no answer any more', async () => {
    openOffer(sampleMyOffer({ state: 'withdrawn', answer: null, withdrawnWords: '编制调整' }));
    expect(await screen.findByText('编制调整')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^接\s?受$/ })).toBeNull();
  });

  it('that ran out says what can still be done', async () => {
    openOffer(sampleMyOffer({ state: 'expired', answer: null }));
    expect(await screen.findByText('这份Offer在有效期内没有答复，已经过期')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^接\s?受$/ })).toBeNull();
  });

  it('that there is not says what would be here', async () => {
    openOffer(null);
    expect(await screen.findByText('这个职位还没有Offer')).toBeTruthy();
  });
});
