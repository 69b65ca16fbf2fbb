import { describe, expect, it } from 'vitest';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { closingErrors } from '@pinjian/contract/application-closing.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findEmployer } from '#domains/account/index.ts';
import { answerJoinRequest } from '#domains/company/member/answer-join-request.ts';
import { getJoinRequest } from '#domains/company/member/get-join-request.ts';
import { joinCompany } from '#domains/company/member/join-company.ts';
import { createCompany } from '#domains/company/profile/create-company.ts';
import { searchCompanies } from '#domains/company/profile/search-companies.ts';
import { closePosition } from '#domains/position/close.ts';
import { savePosition } from '#domains/position/save.ts';
import { reopenPosition } from '#domains/position/reopen.ts';
import { submitPositionForReview } from '#domains/position/review/submit-for-review.ts';
import { withdrawPositionReview } from '#domains/position/review/withdraw-review.ts';
import type { EmployerActor } from '#server/context.ts';
import { applyThere, hiring, reject } from '#testing/application.ts';
import { companyInput, companyOwner, newCreditCode, submitCompany, verifiedOwner } from '#testing/company.ts';
import { accept, makeOffer, readyForOffer } from '#testing/offer.ts';
import { publishableContent } from '#testing/position.ts';
import { positionInReview } from '#testing/position-review.ts';
import { useWorld, type World } from '#testing/world.ts';
import { closeCompany } from './close-company.ts';
import { getClosing } from './get-closing.ts';

const world = useWorld();
const refused = ({ code }: { readonly code: number }) => expect.objectContaining({ name: 'Refusal', code });

/** The person as their next call finds them. */
async function now(person: EmployerActor, where: World = world): Promise<EmployerActor> {
  const found = await findEmployer(where.system(), person);
  if (found === null) throw new Error('the person is gone');
  return found;
}

async function statusOf(positionId: string): Promise<number> {
  const row = await world.db
    .selectFrom('position_position')
    .select('status')
    .where('id', '=', positionId)
    .executeTakeFirstOrThrow();
  return row.status;
}

describe('the only member of a company', () => {
  it('reads what stands in the way, and leaves once nothing does', async () => {
    const here = await applyThere(await hiring(world));
    const { reviewId: _reviewId, positionId: inReview } = await positionInReview(world, here.owner);
    expect(await getClosing(here.company)).toEqual({
      isAlone: true,
      isVerified: true,
      positions: [
        { positionId: here.positionId, title: '后端工程师', status: { value: 3, label: '招聘中' } },
        expect.objectContaining({ positionId: inReview, status: expect.objectContaining({ value: 2 }) as object }),
      ],
      positionCount: 2,
      candidateCount: 1,
    });
    await expect(closeCompany(here.company)).rejects.toEqual(refused(closingErrors.stillRecruiting));
    await closePosition(here.company, { positionId: here.positionId });
    // One that was shown stays closed while its changes are looked at: a yes would put it on show again.
    await savePosition(here.company, {
      positionId: here.positionId,
      version: 1,
      content: publishableContent({ title: '后端工程师，限男性' }),
    });
    await submitPositionForReview(here.company, { positionId: here.positionId, version: 2, note: '' });
    expect((await getClosing(here.company)).positions.map(({ status }) => status.value)).toEqual([2, 2]);
    await withdrawPositionReview(here.company, { positionId: here.positionId });
    await withdrawPositionReview(here.company, { positionId: inReview });
    // Somebody still waits for an answer.
    expect(await getClosing(here.company)).toMatchObject({ positions: [], positionCount: 0, candidateCount: 1 });
    await expect(closeCompany(here.company)).rejects.toEqual(refused(closingErrors.stillRecruiting));
    expect((await now(here.owner)).companyId).toBe(here.companyId);
    await reject(here);
    await closeCompany(here.company);
    const gone = await now(here.owner);
    expect(gone).toMatchObject({ companyId: null, companyRole: null, permissions: [] });
    await expect(closeCompany(world.as(gone))).rejects.toEqual(refused(accountErrors.noCompany));
    expect(world.hints).toContainEqual({ channel: 'account.session', payload: `changed:${here.owner.userId}` });
    // The record stays; they may found or join another one.
    await createCompany(world.as(gone), companyInput({ creditCode: newCreditCode() }));
  });

  it('waits for the answer to an offer, and no longer', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    expect(await getClosing(here.company)).toMatchObject({ candidateCount: 1 });
    await accept(here);
    expect(await getClosing(here.company)).toMatchObject({ candidateCount: 0 });
  });

  it('takes along nobody who waits, and nobody asks or finds the company any more', async () => {
    const owner = await verifiedOwner(world, { name: '独木桥工作室' });
    const waiting = await world.employer();
    const target = { targetCompanyId: owner.companyId, note: '' };
    await joinCompany(world.as(waiting), target);
    await closeCompany(world.as(owner));
    expect((await getJoinRequest(world.as(waiting))).request).toMatchObject({
      state: 'refused',
      answer: '这家公司已没有成员，无法答复申请',
    });
    expect(await searchCompanies(world.as(waiting), { q: '独木桥', limit: 10 })).toEqual([]);
    await expect(joinCompany(world.as(waiting), target)).rejects.toEqual(refused(errors.notFound));
  });

  it('ends a submission in review with it, and is told nothing of that', async () => {
    const owner = await companyOwner(world);
    const verificationId = await submitCompany(world, owner);
    await closeCompany(world.as(await now(owner)));
    const row = await world.db
      .selectFrom('company_verification')
      .select(['status', 'reason'])
      .where('id', '=', verificationId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 2, reason: '公司已没有成员，认证申请随之结束' });
    expect(await world.db.selectFrom('message_outside_send').select('id').execute()).toEqual([]);
  });

  it('leaves no position on show that another window opened meanwhile', async () => {
    const here = await hiring(world);
    await closePosition(here.company, { positionId: here.positionId });
    await closeCompany(here.company);
    await reopenPosition(here.company, { positionId: here.positionId });
    await world.deliver();
    expect(await statusOf(here.positionId)).toBe(6);
  });
});

describe('who is not alone, or no owner', () => {
  it('does not close the company', async () => {
    const owner = await verifiedOwner(world);
    const recruiter = await world.employer({ companyId: owner.companyId, role: 'recruiter', companyStatus: 1 });
    expect(await getClosing(world.as(owner))).toMatchObject({ isAlone: false });
    await expect(closeCompany(world.as(owner))).rejects.toEqual(refused(closingErrors.notAlone));
    for (const act of [getClosing, closeCompany])
      await expect(act(world.as(recruiter))).rejects.toEqual(refused(accountErrors.noPermission));
    for (const act of [getClosing, closeCompany])
      await expect(act(world.as(await world.employer()))).rejects.toEqual(refused(accountErrors.noCompany));
    expect((await now(owner)).companyId).toBe(owner.companyId);
  });
});

describe('at the same moment', () => {
  const world = useWorld({ isolation: 'commit' });

  it('somebody is let in and the company is closed: one of the two', async () => {
    const owner = await verifiedOwner(world);
    const person = await world.employer();
    const { requestId } = await joinCompany(world.as(person), { targetCompanyId: owner.companyId, note: '' });
    const [closed, letIn] = await Promise.allSettled([
      closeCompany(world.as(owner)),
      answerJoinRequest(world.as(owner), { requestId, accept: true, role: 'recruiter', answer: '' }),
    ]);
    const companyOf = async (someone: EmployerActor) => (await now(someone, world)).companyId;
    const members = [await companyOf(owner), await companyOf(person)];
    expect([
      [owner.companyId, owner.companyId],
      [null, null],
    ]).toContainEqual(members);
    expect([closed?.status, letIn?.status].filter((status) => status === 'fulfilled').length).toBeGreaterThan(0);
  });
});
