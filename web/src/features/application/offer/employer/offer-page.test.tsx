import { rolePermissions } from '@pinjian/contract/permissions.ts';
import type { Offer } from '@pinjian/contract/application-offer-view.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { idOf } from '#web/testing/answers/ids.ts';
import { sampleDraft, sampleOffer, sampleTerms, sampleVersion } from '#web/testing/answers/offer.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { OfferPage } from './offer-page.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const applicationId = idOf('application-1');

/** A server that keeps one offer as the contract says; `lost` loses what arrives. */
function openOffer(first: Offer | null, answer: (seen: Seen) => Response | undefined = () => undefined) {
  const world = { offer: first, lost: false };
  const known = () => ({
    position: {
      positionId: idOf('position-1'),
      title: '前端工程师',
      salary: '1.5W-2.5W·14薪',
      headCount: { filled: 0, wanted: 2, canClose: false },
    },
    candidate: { resumeId: idOf('resume-1'), name: '林示例', intendedSalary: '2W-3W' },
    suggested: sampleTerms({ startsOn: null }),
    mayDraft: world.offer === null,
    offer: world.offer,
    earlier: [],
  });
  const app = openPart(<OfferPage applicationId={applicationId} />, {
    as: 'employer',
    permissions: rolePermissions.owner,
    at: `/hire/candidateList/offer/${applicationId}`,
    handle: (seen) => {
      if (seen.path.startsWith('/job/conversation/'))
        return envelope(null, { code: 40400, message: '内容不存在或已被移除' });
      if (world.lost) return new TypeError('the network is away');
      if (seen.path.startsWith('/job/offer/candidate/')) return envelope(known());
      if (seen.path === '/job/offer/save') {
        const { revision, terms } = seen.body as { revision: number; terms: ReturnType<typeof sampleTerms> };
        if (revision !== (world.offer?.revision ?? 0))
          return envelope(null, { code: 40900, message: '状态已变化，请刷新' });
        const before = world.offer ?? sampleOffer();
        world.offer = {
          ...before,
          revision: revision + 1,
          draft: { ...(before.draft ?? sampleDraft({ number: before.versions.length + 1 })), terms },
        };
        return envelope(world.offer);
      }
      return answer(seen);
    },
  });
  return { ...app, world, sent: (path: string) => app.seen.filter((one) => one.path === path).map(({ body }) => body) };
}

const pay = () => screen.findByLabelText<HTMLInputElement>('每月基本工资（税前）', {}, patience);
const year = () => screen.getByRole('status', { name: '年度合计' }).textContent;

describe('the draft of an offer', () => {
  it('begins with what position and resume say, and saves itself with live sums', async () => {
    const { world } = openOffer(null);
    await user.click(await screen.findByRole('button', { name: '起草Offer' }, patience));
    const field = await pay();
    await user.clear(field);
    await user.type(field, '28000');
    expect(year()).toBe('422,000元');
    await waitFor(() => expect(world.offer?.draft?.terms.basePay).toBe(2_800_000), patience);
    expect((await screen.findByText(/已保存/, {}, patience)).textContent).toMatch(/^已保存/);
  });

  it('loses nothing without a network, and brings it together with what a colleague wrote', async () => {
    const { world } = openOffer(sampleOffer());
    const field = await pay();
    world.lost = true;
    await user.clear(field);
    await user.type(field, '28000');
    await screen.findByText('未保存，正在重试', {}, patience);
    const { offer } = world;
    expect(offer?.draft?.terms.basePay).toBe(2_500_000);
    if (offer?.draft === null || offer === null) throw new Error('there is no draft');
    world.offer = {
      ...offer,
      revision: 2,
      draft: { ...offer.draft, terms: { ...offer.draft.terms, place: '上海市' } },
    };
    world.lost = false;
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(
      () => expect(world.offer?.draft?.terms).toMatchObject({ basePay: 2_800_000, place: '上海市' }),
      patience,
    );
    expect(screen.getByLabelText<HTMLInputElement>('工作地点').value).toBe('上海市');
  });

  it('is not sent while something is missing, and says what at its field', async () => {
    const { sent } = openOffer(sampleOffer({ draft: sampleDraft({ terms: sampleTerms({ startsOn: null }) }) }));
    await user.click(await screen.findByRole('button', { name: '发出Offer' }, patience));
    expect((await screen.findAllByText('请选择入职日期')).length).toBeGreaterThan(0);
    expect(sent('/job/offer/send')).toEqual([]);
  });

  it('is sent once it is confirmed, naming what the candidate will read', async () => {
    const { sent } = openOffer(sampleOffer(), ({ path }) =>
      path === '/job/offer/send'
        ? envelope(
            sampleOffer({ state: 'sent', draft: null, versions: [sampleVersion(1)], revision: 2, acts: ['withdraw'] }),
          )
        : undefined,
    );
    await user.click(await screen.findByRole('button', { name: '发出Offer' }, patience));
    const question = await screen.findByRole('dialog', {}, patience);
    expect(question.textContent).toContain('月度合计 25,000元、年度合计 380,000元');
    await user.click(within(question).getByRole('button', { name: '发出Offer' }));
    await waitFor(() =>
      expect(sent('/job/offer/send')).toMatchObject([{ offerId: idOf('offer-1'), revision: 1, from: 32, version: 5 }]),
    );
  });
});

describe('an offer', () => {
  it('that waits for the reader is approved, or returned with a reason', async () => {
    const waiting = sampleOffer({
      state: 'approving',
      acts: ['answerApproval'],
      draft: sampleDraft({
        approval: 'asked',
        approvals: [
          {
            ordinal: 1,
            approver: { memberId: idOf('member-2'), name: '周总' },
            delegatedBy: null,
            state: 'waiting',
            reason: '',
            answeredAt: null,
          },
        ],
      }),
    });
    const { sent } = openOffer(waiting, ({ path }) =>
      path === '/job/offer/approval/answer' ? envelope(waiting) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: '退回修改' }, patience));
    const dialog = await screen.findByRole('dialog', {}, patience);
    await user.click(within(dialog).getByRole('button', { name: '退回修改' }));
    await within(dialog).findByText('请填写退回原因');
    expect(sent('/job/offer/approval/answer')).toEqual([]);
    await user.type(within(dialog).getByLabelText('退回原因'), '高于职级范围');
    await user.click(within(dialog).getByRole('button', { name: '退回修改' }));
    await waitFor(() =>
      expect(sent('/job/offer/approval/answer')).toMatchObject([
        { approve: false, reason: '高于职级范围', revision: 1 },
      ]),
    );
    expect(screen.queryByLabelText('每月基本工资（税前）')).toBeNull();
  });

  it('that was countered is taken up by a draft of the next version', async () => {
    const countered = sampleOffer({
      state: 'countered',
      draft: null,
      revision: 3,
      versions: [sampleVersion(1)],
      acts: ['save', 'withdraw'],
      counters: [{ at: '2026-11-21T01:00:00Z', number: 1, basePay: 2_800_000, startsOn: null, words: '希望再高一些' }],
    });
    const { world } = openOffer(countered);
    // Asked once, answered once: it stands where it is answered, and not among what was before.
    expect(await screen.findAllByText('希望再高一些', {}, patience)).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: '按期望起草新版本' }, patience));
    expect((await pay()).value).toBe('28000');
    expect(world.offer?.draft?.terms.basePay).toBe(2_800_000);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '发出新版本' }).disabled).toBe(false);
  });

  it('of somebody who is not there any more says so', async () => {
    openPart(<OfferPage applicationId={applicationId} />, {
      as: 'employer',
      handle: () => envelope(null, { code: 40400, message: '内容不存在或已被移除' }),
    });
    await screen.findByText('没有找到这位候选人');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });
});
