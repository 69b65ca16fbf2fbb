import { describe, expect, it } from 'vitest';
import { applicationErrors } from '@pinjian/contract/application.ts';
import { offerErrors } from '@pinjian/contract/application-offer.ts';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { applicationRow, eventsOf, messagesTo, reject, runTask } from '#testing/application.ts';
import {
  accept,
  draftOffer,
  lookedAt,
  makeOffer,
  myAnswer,
  myOfferOf,
  offered,
  offerOf,
  readyForOffer,
} from '#testing/offer.ts';
import { useWorld } from '#testing/world.ts';
import { expireOffersTask } from '../tasks.ts';
import { acceptOffer } from './answer/accept-offer.ts';
import { counterOffer } from './answer/counter-offer.ts';
import { declineOffer } from './answer/decline-offer.ts';
import { getMyOffer } from './answer/get-my-offer.ts';
import { listMyOffers } from './answer/list-my-offers.ts';
import { discardOfferDraft } from './discard-offer-draft.ts';
import { getCandidateOffer } from './get-candidate-offer.ts';
import { recordOnboarding } from './record-onboarding.ts';
import { checkOffer, saveOffer } from './save-offer.ts';
import { reviseOffer, sendOffer } from './send-offer.ts';
import { receiveOfferPaper, tickOfferPaper } from './tick-paper.ts';
import { withdrawOffer } from './withdraw-offer.ts';

const world = useWorld();
const refused = ({ code }: { readonly code: number }) => expect.objectContaining({ name: 'Refusal', code });
const day = 86_400_000;

describe('an offer is written', () => {
  it('from what the position and the candidate say, and kept with a revision', async () => {
    const here = await readyForOffer(world);
    const before = await getCandidateOffer(here.company, here);
    expect(before).toMatchObject({
      mayDraft: true,
      offer: null,
      suggested: { title: '后端工程师', months: 14 },
      candidate: { name: '林小满' },
    });
    const saved = await draftOffer(here);
    expect(saved).toMatchObject({ state: 'draft', revision: 1, draft: { number: 1, issues: [], approval: 'none' } });
    expect(saved.acts).toEqual(['save', 'discard', 'send']);
    const again = { applicationId: here.applicationId, revision: 0, terms: offered(world) };
    expect(await saveOffer(here.company, again)).toEqual(saved);
    await expect(saveOffer(here.company, { ...again, terms: offered(world, { months: 13 }) })).rejects.toEqual(
      refused(offerErrors.alreadyOpen),
    );
    // Writing moves nobody, and the seeker sees nothing of it.
    expect((await applicationRow(world, here.applicationId)).status).toBe(32);
    expect(await getMyOffer(here.mine, here)).toMatchObject({ offer: null });
    expect(await listMyOffers(here.mine)).toEqual([]);
  });

  it('by nobody but members who may move its candidate', async () => {
    const here = await readyForOffer(world);
    const interviewer = await world.employer({ companyId: here.companyId, role: 'interviewer', companyStatus: 1 });
    const input = { applicationId: here.applicationId, revision: 0, terms: offered(world) };
    await expect(saveOffer(world.as(interviewer), input)).rejects.toEqual(refused(accountErrors.noPermission));
    await expect(getCandidateOffer(world.as(interviewer), here)).rejects.toEqual(refused(accountErrors.noPermission));
    const other = await readyForOffer(world);
    await expect(saveOffer(other.company, input)).rejects.toEqual(refused(errors.notFound));
  });

  it('with what is missing, out of range or against the law marked', async () => {
    const here = await readyForOffer(world);
    const terms = offered(world, {
      basePay: 9_000_000,
      place: '',
      contractMonths: 12,
      probationMonths: 3,
      probationPercent: 70,
      conditions: '入职需缴纳押金 500 元。',
    });
    const { issues, warnings } = await checkOffer(here.company, { applicationId: here.applicationId, terms });
    expect(issues).toEqual([{ path: 'place', message: '请填写工作地点' }]);
    expect(warnings).toMatchObject([
      { path: 'basePay', words: '90,000元' },
      { path: 'probationMonths', words: '3 个月' },
      { path: 'probationPercent', words: '70%' },
      { path: 'conditions', from: expect.any(Number) as number },
    ]);
    await draftOffer(here, terms);
    await expect(sendOffer(here.company, await lookedAt(here))).rejects.toEqual(refused(offerErrors.incomplete));
    await draftOffer(here, { conditions: terms.conditions });
    await expect(sendOffer(here.company, await lookedAt(here))).rejects.toEqual(refused(offerErrors.objectionable));
  });

  it('and thrown away without a trace while nothing was sent', async () => {
    const here = await readyForOffer(world);
    const { offerId, revision } = await draftOffer(here);
    await expect(discardOfferDraft(here.company, { offerId, revision: 7 })).rejects.toEqual(
      refused(errors.stateChanged),
    );
    await discardOfferDraft(here.company, { offerId, revision });
    expect(await getCandidateOffer(here.company, here)).toMatchObject({ offer: null });
    expect((await draftOffer(here)).revision).toBe(1);
  });
});

describe('an offer is sent', () => {
  it('once: the candidate moves to 5 and is told, and seen when it is first opened', async () => {
    const here = await readyForOffer(world);
    await draftOffer(here);
    const looked = await lookedAt(here);
    const sent = await sendOffer(here.company, looked);
    expect(sent).toMatchObject({
      state: 'sent',
      draft: null,
      versions: [{ number: 1, terms: { basePay: 2_500_000 } }],
      acts: ['save', 'withdraw'],
    });
    expect(await sendOffer(here.company, looked)).toEqual(sent);
    expect(await applicationRow(world, here.applicationId)).toMatchObject({ status: 5, offer_base: 32 });
    expect((await messagesTo(world, here.seeker.userId)).at(-1)).toMatchObject({
      type: '7',
      content: expect.stringContaining('青禾科技向您发出了「后端工程师」的录用意向') as string,
      meta: { target: { kind: 'offer', ids: { positionId: here.positionId } } },
    });
    expect(await myOfferOf(here)).toMatchObject({ state: 'seen', position: { title: '后端工程师' } });
    await myOfferOf(here);
    expect((await offerOf(here)).history.filter(({ what }) => what === 'seen')).toHaveLength(1);
    expect(await eventsOf(here)).toEqual([
      'apply null>1 seeker'.replace('null', '0'),
      'passResume 1>2 employer',
      'sendOffer 32>5 employer',
    ]);
  });

  it('from 32 and 41 only', async () => {
    const here = await readyForOffer(world);
    await draftOffer(here);
    await world.db
      .updateTable('application_application')
      .set({ status: 2 })
      .where('id', '=', here.applicationId)
      .execute();
    expect((await offerOf(here)).acts).not.toContain('send');
    await expect(sendOffer(here.company, await lookedAt(here))).rejects.toEqual(
      refused(applicationErrors.moveNotAllowed),
    );
  });

  it('and lasts until the end of its last day, in Beijing', async () => {
    const here = await readyForOffer(world);
    const { versions } = await makeOffer(here);
    const validUntil = new Date(versions[0]?.validUntil ?? '');
    expect(validUntil.toISOString()).toMatch(/T15:59:59/);
    expect(validUntil.getTime() - world.clock.now().getTime()).toBeGreaterThan(6 * day);
    world.clock.advance(validUntil.getTime() - world.clock.now().getTime());
    await runTask(world, expireOffersTask);
    expect(await applicationRow(world, here.applicationId)).toMatchObject({ status: 32, offer_base: 32 });
    expect(await offerOf(here)).toMatchObject({ state: 'expired' });
    await runTask(world, expireOffersTask);
    expect((await eventsOf(here)).filter((event) => event.startsWith('expireOffer'))).toEqual([
      'expireOffer 5>32 system',
    ]);
    // Another attempt is another offer.
    await makeOffer(here);
    const { offer, earlier } = await getCandidateOffer(here.company, here);
    expect([offer?.state, ...earlier.map(({ state }) => state)]).toEqual(['sent', 'expired']);
  });
});

describe('an offer is answered', () => {
  it('by accepting the newest version with the name of the resume', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    const answer = await myAnswer(here);
    await expect(acceptOffer(here.mine, { ...answer, name: '林小' })).rejects.toEqual(refused(offerErrors.nameDiffers));
    const accepted = await acceptOffer(here.mine, { ...answer, name: ' 林小满 ' });
    const [version] = accepted.offer.versions;
    expect(accepted).toMatchObject({
      application: { state: 5, offer: { state: 'accepted' }, allowedMoves: [] },
      offer: { state: 'accepted', answer: null, acceptance: { number: 1, hash: version?.hash } },
    });
    expect(await acceptOffer(here.mine, { ...answer, name: '林小满' })).toEqual(accepted);
    const withdrawal = withdrawOffer(here.company, { ...(await lookedAt(here)), reason: '岗位取消' });
    await expect(withdrawal).rejects.toEqual(refused(offerErrors.offerOver));
    await expect(reject(here)).rejects.toEqual(refused(applicationErrors.moveNotAllowed));
    const { offerId, number } = answer;
    const later = { ...(await lookedAt(here)), offerId, number, reason: 'pay' as const, words: '' };
    const { application } = await getApplication(here);
    await expect(
      declineOffer(here.mine, { ...later, from: application.from, version: application.version }),
    ).rejects.toEqual(refused(offerErrors.offerOver));
    expect((await applicationRow(world, here.applicationId)).status).toBe(5);
  });

  it('by asking for something else; a revision makes the version before void', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    const first = await myAnswer(here);
    const asked = { ...first, basePay: 2_800_000, startsOn: null, words: '希望再高一些' };
    const countered = await counterOffer(here.mine, asked);
    expect(countered.offer).toMatchObject({ state: 'countered', counters: [{ number: 1, basePay: 2_800_000 }] });
    expect(await counterOffer(here.mine, asked)).toEqual(countered);
    // Asked again with other words from the same place it is another act.
    await expect(counterOffer(here.mine, { ...asked, words: '还是再高一些' })).rejects.toEqual(
      refused(errors.stateChanged),
    );
    const second = await myAnswer(here);
    await draftOffer(here, { basePay: 2_700_000 });
    // What is written is not sent: the version before stands.
    expect(await myOfferOf(here)).toMatchObject({ state: 'countered', versions: [{ number: 1 }] });
    const looked = await lookedAt(here);
    const revised = await reviseOffer(here.company, looked);
    expect(revised).toMatchObject({ state: 'sent', versions: [{ number: 2 }, { number: 1 }] });
    expect(await reviseOffer(here.company, looked)).toEqual(revised);
    await expect(acceptOffer(here.mine, { ...second, name: '林小满' })).rejects.toEqual(refused(errors.stateChanged));
    const newest = await myAnswer(here);
    await expect(acceptOffer(here.mine, { ...newest, number: 1, name: '林小满' })).rejects.toEqual(
      refused(errors.stateChanged),
    );
    expect((await accept(here)).offer).toMatchObject({ state: 'accepted', acceptance: { number: 2 } });
    expect((await offerOf(here)).versions[0]?.hash).not.toBe((await offerOf(here)).versions[1]?.hash);
  });

  it('by declining it, with a reason that the company reads', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    const answer = { ...(await myAnswer(here)), reason: 'place' as const, words: '通勤太远' };
    const declined = await declineOffer(here.mine, answer);
    expect(declined).toMatchObject({ application: { state: 32 }, offer: { state: 'declined', answer: null } });
    expect(await declineOffer(here.mine, answer)).toEqual(declined);
    expect(await offerOf(here)).toMatchObject({
      state: 'declined',
      decline: { reason: 'place', words: '通勤太远' },
      acts: [],
    });
    expect((await messagesTo(world, here.companyId)).at(-1)).toMatchObject({
      content: '林小满谢绝了「后端工程师」的 Offer。原因：工作地点不合适：通勤太远',
    });
  });

  it('by nobody else, and not when it is over', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    const answer = { ...(await myAnswer(here)), name: '林小满' };
    const other = await readyForOffer(world);
    await expect(acceptOffer(other.mine, answer)).rejects.toEqual(refused(errors.notFound));
    const { offerId } = await draftOffer(other);
    await expect(acceptOffer(other.mine, { ...answer, offerId })).rejects.toEqual(refused(errors.notFound));
    // The clock of the product has not run yet: the hour counts.
    const { validUntil = '' } = (await offerOf(here)).versions[0] ?? {};
    world.clock.advance(new Date(validUntil).getTime() - world.clock.now().getTime());
    await expect(acceptOffer(here.mine, answer)).rejects.toEqual(refused(offerErrors.offerOver));
  });
});

describe('an offer is withdrawn', () => {
  it('with a reason, once, and the candidate is where they were', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    await expect(reject(here)).rejects.toEqual(refused(offerErrors.openOffer));
    const { offerId, from, version } = await lookedAt(here);
    const input = { offerId, from, version, reason: '岗位调整' };
    const withdrawn = await withdrawOffer(here.company, input);
    expect(withdrawn).toMatchObject({ state: 'withdrawn', ending: { words: '岗位调整' } });
    expect(await withdrawOffer(here.company, input)).toEqual(withdrawn);
    expect(await myOfferOf(here)).toMatchObject({ state: 'withdrawn', withdrawnWords: '岗位调整', answer: null });
    expect(await reject(here)).toMatchObject({ state: 6 });
    const other = await readyForOffer(world);
    await expect(withdrawOffer(other.company, input)).rejects.toEqual(refused(errors.notFound));
  });
});

describe('after the acceptance', () => {
  it('both sides tick papers, each its own', async () => {
    const here = await readyForOffer(world);
    const { offerId } = await makeOffer(here, { papers: ['身份证', '离职证明'] });
    const early = { offerId, name: '身份证', ready: true };
    await expect(tickOfferPaper(here.mine, early)).rejects.toEqual(refused(offerErrors.offerOver));
    await accept(here);
    const ticked = await tickOfferPaper(here.mine, early);
    expect(ticked.papers).toMatchObject([
      { name: '身份证', readyAt: expect.any(String) as string, receivedAt: null },
      { name: '离职证明', readyAt: null },
    ]);
    world.clock.advance(60_000);
    expect(await tickOfferPaper(here.mine, early)).toEqual(ticked);
    const received = await receiveOfferPaper(here.company, { offerId, name: '离职证明', received: true });
    expect(received.papers[1]).toMatchObject({ readyAt: null, receivedAt: expect.any(String) as string });
    expect((await tickOfferPaper(here.mine, { ...early, ready: false })).papers[0]).toMatchObject({ readyAt: null });
    await expect(tickOfferPaper(here.mine, { ...early, name: '护照' })).rejects.toEqual(refused(errors.notFound));
    const other = await readyForOffer(world);
    await expect(tickOfferPaper(other.mine, early)).rejects.toEqual(refused(errors.notFound));
    await expect(receiveOfferPaper(other.company, { offerId, name: '身份证', received: true })).rejects.toEqual(
      refused(errors.notFound),
    );
  });

  it.each(['onboarded', 'notArrived'] as const)('%s is written down from the first day on', async (outcome) => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    await accept(here);
    const { offerId, revision } = await lookedAt(here);
    const input = { offerId, revision, outcome, reason: outcome === 'onboarded' ? '' : '联系不上' };
    await expect(recordOnboarding(here.company, input)).rejects.toEqual(refused(offerErrors.notStarted));
    world.clock.advance(20 * day);
    const recorded = await recordOnboarding(here.company, input);
    expect(recorded).toMatchObject({ state: outcome });
    expect(await recordOnboarding(here.company, input)).toEqual(recorded);
    const twice = recordOnboarding(here.company, { ...input, revision: recorded.revision });
    await expect(twice).rejects.toEqual(refused(offerErrors.offerOver));
    expect((await applicationRow(world, here.applicationId)).status).toBe(5);
    const other = await readyForOffer(world);
    await expect(recordOnboarding(other.company, input)).rejects.toEqual(refused(errors.notFound));
  });
});

/** What the seeker would move from, though nothing is offered to them any more. */
async function getApplication(here: Awaited<ReturnType<typeof readyForOffer>>) {
  const row = await applicationRow(world, here.applicationId);
  return { application: { from: row.status, version: row.seeker_version } };
}
