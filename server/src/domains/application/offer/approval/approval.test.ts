import { describe, expect, it } from 'vitest';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { applicationErrors } from '@pinjian/contract/application.ts';
import { offerErrors } from '@pinjian/contract/application-offer.ts';
import { defaultLetter } from '@pinjian/contract/application-offer-settings.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { EmployerActor } from '#server/context.ts';
import type { Delivered } from '#testing/application.ts';
import { draftOffer, lookedAt, offerOf, readyForOffer } from '#testing/offer.ts';
import { useWorld } from '#testing/world.ts';
import { listOffers } from '../list-offers.ts';
import { saveOffer } from '../save-offer.ts';
import { sendOffer } from '../send-offer.ts';
import { getOfferSettings } from '../settings/get-offer-settings.ts';
import { saveOfferSettings } from '../settings/save-offer-settings.ts';
import { answerOfferApproval, delegateOfferApproval } from './answer-offer-approval.ts';
import { askOfferApproval, takeBackOfferApproval } from './ask-offer-approval.ts';
import { skipOfferApproval } from './skip-offer-approval.ts';

const world = useWorld();
const refused = ({ code }: { readonly code: number }) => expect.objectContaining({ name: 'Refusal', code });
const inList = { list: 'toApprove' as const, current: 1, pageSize: 10 };

interface WithChain extends Delivered {
  readonly first: EmployerActor;
  readonly second: EmployerActor;
}

/** A company whose offers two recruiters approve, the second from 500,000 yuan a year on. */
async function withChain(): Promise<WithChain> {
  const here = await readyForOffer(world);
  const colleague = () => world.employer({ companyId: here.companyId, role: 'recruiter', companyStatus: 1 });
  const first = await colleague();
  const second = await colleague();
  await saveOfferSettings(here.company, {
    version: 0,
    approvers: [
      { memberId: first.userId, fromYearly: null },
      { memberId: second.userId, fromYearly: 50_000_000 },
    ],
    letter: defaultLetter,
  });
  return { ...here, first, second };
}

async function looked(here: Delivered) {
  const { offerId, revision } = await offerOf(here);
  return { offerId, revision };
}

async function messagesToMember({ userId }: EmployerActor): Promise<string[]> {
  const rows = await world.db
    .selectFrom('message_message')
    .select('content')
    .where('recipient_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.content);
}

describe('the chain of approvers', () => {
  it('is asked one after the other, and only then the offer can be sent', async () => {
    const here = await withChain();
    await draftOffer(here, { basePay: 4_000_000 });
    await expect(sendOffer(here.company, await lookedAt(here))).rejects.toEqual(refused(offerErrors.approvalNeeded));
    const before = await looked(here);
    const asked = await askOfferApproval(here.company, before);
    expect(asked).toMatchObject({
      state: 'approving',
      draft: { approval: 'asked', approvals: [{ state: 'waiting' }, { state: 'waiting' }] },
      acts: ['takeBackApproval', 'skipApproval'],
    });
    expect(await askOfferApproval(here.company, before)).toEqual(asked);
    await expect(
      saveOffer(here.company, {
        applicationId: here.applicationId,
        revision: asked.revision,
        terms: asked.draft?.terms ?? neverTerms(),
      }),
    ).rejects.toEqual(refused(offerErrors.beingApproved));
    const answer = { ...(await looked(here)), approve: true, reason: '' };
    await expect(answerOfferApproval(world.as(here.second), answer)).rejects.toEqual(refused(offerErrors.notApprover));
    expect((await listOffers(world.as(here.second), inList)).total).toBe(0);
    expect((await listOffers(world.as(here.first), inList)).records).toMatchObject([
      { toApprove: true, pay: '40,000元/月 × 14' },
    ]);
    const once = await answerOfferApproval(world.as(here.first), answer);
    expect(await answerOfferApproval(world.as(here.first), answer)).toEqual(once);
    await expect(
      answerOfferApproval(world.as(here.first), { ...answer, approve: false, reason: '再想想' }),
    ).rejects.toEqual(refused(errors.stateChanged));
    expect(await messagesToMember(here.second)).toEqual(['「后端工程师」有一份 Offer 等您审批，同意后才能发出。']);
    const given = await answerOfferApproval(world.as(here.second), {
      ...(await looked(here)),
      approve: true,
      reason: '可以',
    });
    expect(given).toMatchObject({ state: 'draft', draft: { approval: 'given' } });
    expect(await sendOffer(here.company, await lookedAt(here))).toMatchObject({ state: 'sent' });
  });

  it('asks only who is asked at this pay, and not who asks', async () => {
    const here = await withChain();
    await draftOffer(here);
    const asked = await askOfferApproval(here.company, await looked(here));
    expect(asked.draft?.approvals).toMatchObject([{ approver: { memberId: here.first.userId } }]);
    const other = await withChain();
    await draftOffer(other);
    const own = await askOfferApproval(world.as(other.first), await looked(other));
    expect(own).toMatchObject({
      state: 'draft',
      draft: { approval: 'given', approvals: [{ state: 'approved', reason: '由本人提交' }] },
    });
  });

  it('returns terms with a reason; what is changed is asked anew', async () => {
    const here = await withChain();
    await draftOffer(here);
    await askOfferApproval(here.company, await looked(here));
    const answer = { ...(await looked(here)), approve: false, reason: '' };
    await expect(answerOfferApproval(world.as(here.first), answer)).rejects.toEqual(refused(errors.invalidInput));
    const returned = await answerOfferApproval(world.as(here.first), { ...answer, reason: '高于同级' });
    expect(returned).toMatchObject({
      state: 'draft',
      draft: { approval: 'returned', approvals: [{ reason: '高于同级' }] },
    });
    expect(await messagesToMember(here.owner)).toContain('您提交的「后端工程师」Offer 被退回修改：高于同级');
    await expect(sendOffer(here.company, await lookedAt(here))).rejects.toEqual(refused(offerErrors.approvalNeeded));
    await draftOffer(here, { basePay: 2_000_000 });
    expect((await offerOf(here)).draft?.approval).toBe('open');
    await askOfferApproval(here.company, await looked(here));
    await answerOfferApproval(world.as(here.first), { ...(await looked(here)), approve: true, reason: '' });
    // A change after the approval is nobody's approval.
    await draftOffer(here, { basePay: 3_000_000 });
    await expect(sendOffer(here.company, await lookedAt(here))).rejects.toEqual(refused(offerErrors.approvalNeeded));
  });

  it('is taken back by who may move the candidate', async () => {
    const here = await withChain();
    await draftOffer(here);
    await askOfferApproval(here.company, await looked(here));
    const before = await looked(here);
    const taken = await takeBackOfferApproval(here.company, before);
    expect(taken).toMatchObject({ state: 'draft', draft: { approval: 'open', approvals: [] } });
    expect(await takeBackOfferApproval(here.company, before)).toEqual(taken);
    await expect(takeBackOfferApproval(here.company, await looked(here))).rejects.toEqual(
      refused(applicationErrors.moveNotAllowed),
    );
  });

  it('lets one hand their approval to a colleague who reads offers', async () => {
    const here = await withChain();
    await draftOffer(here);
    await askOfferApproval(here.company, await looked(here));
    const interviewer = await world.employer({ companyId: here.companyId, role: 'interviewer', companyStatus: 1 });
    const before = { ...(await looked(here)), memberId: here.second.userId };
    const approver = world.as(here.first);
    await expect(delegateOfferApproval(approver, { ...before, memberId: interviewer.userId })).rejects.toEqual(
      refused(offerErrors.cannotApprove),
    );
    await expect(delegateOfferApproval(here.company, before)).rejects.toEqual(refused(offerErrors.notApprover));
    const handed = await delegateOfferApproval(approver, before);
    expect(handed.draft?.approvals).toMatchObject([
      { approver: { memberId: here.second.userId }, delegatedBy: { memberId: here.first.userId } },
    ]);
    expect(await delegateOfferApproval(approver, before)).toEqual(handed);
    const answer = { ...(await looked(here)), approve: true, reason: '' };
    await expect(answerOfferApproval(approver, answer)).rejects.toEqual(refused(offerErrors.notApprover));
    expect(await answerOfferApproval(world.as(here.second), answer)).toMatchObject({ draft: { approval: 'given' } });
  });

  it('is skipped by an owner alone, with a reason that stays', async () => {
    const here = await withChain();
    await draftOffer(here);
    await askOfferApproval(here.company, await looked(here));
    const before = { ...(await looked(here)), reason: '审批人休假' };
    await expect(skipOfferApproval(world.as(here.second), before)).rejects.toEqual(refused(accountErrors.noPermission));
    const skipped = await skipOfferApproval(here.company, before);
    expect(skipped).toMatchObject({
      draft: { approval: 'given', approvals: [{ state: 'skipped', reason: '审批人休假' }] },
    });
    expect(skipped.history[0]).toMatchObject({ what: 'approvalSkipped', words: '审批人休假' });
    expect(await skipOfferApproval(here.company, before)).toEqual(skipped);
    expect(
      (await sendOffer(here.company, await lookedAt(here))).history.some(({ what }) => what === 'approvalSkipped'),
    ).toBe(true);
  });
});

describe('how a company makes offers', () => {
  it('is set by an owner, from the version that they looked at', async () => {
    const here = await readyForOffer(world);
    const recruiter = await world.employer({ companyId: here.companyId, role: 'recruiter', companyStatus: 1 });
    expect(await getOfferSettings(world.as(recruiter))).toMatchObject({
      version: 0,
      approvers: [],
      letter: defaultLetter,
      mayChange: false,
    });
    const approvers = [{ memberId: recruiter.userId, fromYearly: null }];
    const input = { version: 0, approvers, letter: { ...defaultLetter, title: '录用通知书' } };
    await expect(saveOfferSettings(world.as(recruiter), input)).rejects.toEqual(refused(accountErrors.noPermission));
    const saved = await saveOfferSettings(here.company, input);
    expect(saved).toMatchObject({ version: 1, approvers: [{ role: 'recruiter' }], letter: { title: '录用通知书' } });
    expect(await saveOfferSettings(here.company, input)).toEqual(saved);
    await expect(saveOfferSettings(here.company, { ...input, letter: defaultLetter })).rejects.toEqual(
      refused(errors.stateChanged),
    );
    const twice = { ...input, version: 1, approvers: [...approvers, ...approvers] };
    await expect(saveOfferSettings(here.company, twice)).rejects.toEqual(refused(errors.invalidInput));
    const stranger = { ...input, version: 1, approvers: [{ memberId: here.seeker.userId, fromYearly: null }] };
    await expect(saveOfferSettings(here.company, stranger)).rejects.toEqual(refused(offerErrors.cannotApprove));
    const unlawful = { ...input, version: 1, letter: { ...defaultLetter, closing: '入职需缴纳押金 500 元。' } };
    await expect(saveOfferSettings(here.company, unlawful)).rejects.toEqual(refused(offerErrors.objectionable));
  });
});

function neverTerms(): never {
  throw new Error('nothing is written');
}
