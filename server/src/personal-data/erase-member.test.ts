import { describe, expect, it } from 'vitest';
import { changeMemberRole } from '#domains/company/member/change-member-role.ts';
import { joinCompany } from '#domains/company/member/join-company.ts';
import { listMembers } from '#domains/company/member/list-members.ts';
import { applyThere, applicationRow, hiring, pass } from '#testing/application.ts';
import { decidePositionReview } from '#domains/position/index.ts';
import { positionInReview } from '#testing/position-review.ts';
import { useWorld } from '#testing/world.ts';
import { erasePerson } from './erase-person.ts';

const world = useWorld();

async function statusOf(positionId: string): Promise<number> {
  const row = await world.db
    .selectFrom('position_position')
    .select(['status', 'created_by'])
    .where('id', '=', positionId)
    .executeTakeFirstOrThrow();
  expect(row.created_by).toBeNull();
  return row.status;
}

describe('a member of a company who is erased', () => {
  it('leaves company, positions and candidates as they are, and another member as owner', async () => {
    const here = await applyThere(await hiring(world));
    await pass(here);
    const interviewer = await world.employer({ companyId: here.companyId, role: 'interviewer', companyStatus: 1 });
    const recruiter = await world.employer({ companyId: here.companyId, role: 'recruiter', companyStatus: 1 });
    await erasePerson(world.system(), here.owner.personId);
    expect(await statusOf(here.positionId)).toBe(3);
    expect(await applicationRow(world, here.applicationId)).toMatchObject({ status: 2 });
    const { members } = await listMembers(world.as(recruiter));
    expect(members.map(({ memberId, role }) => [memberId, role])).toEqual(
      expect.arrayContaining([
        [recruiter.userId, 'owner'],
        [interviewer.userId, 'interviewer'],
      ]),
    );
    const told = await world.db
      .selectFrom('message_message')
      .select('title')
      .where('recipient_id', '=', recruiter.userId)
      .execute();
    expect(told).toEqual([{ title: '您已成为公司管理员' }]);
  });

  it("takes nobody's place where an owner is left", async () => {
    const here = await hiring(world);
    const other = await world.employer({ companyId: here.companyId, role: 'recruiter', companyStatus: 1 });
    await changeMemberRole(here.company, { memberId: other.userId, role: 'owner' });
    await world.employer({ companyId: here.companyId, role: 'recruiter', companyStatus: 1 });
    await erasePerson(world.system(), here.owner.personId);
    const { members } = await listMembers(world.as(other));
    expect(members.map((each) => each.role)).toEqual(['owner', 'recruiter']);
  });

  it('closes the positions of a company that nobody is left in, and answers who waits to join it', async () => {
    const here = await hiring(world);
    const waiting = await world.employer();
    await joinCompany(world.as(waiting), { targetCompanyId: here.companyId, note: '' });
    const { positionId: inReview, reviewId } = await positionInReview(world, here.owner);
    await erasePerson(world.system(), here.owner.personId);
    expect(await statusOf(here.positionId)).toBe(6);
    // Nobody may put it on show any more: it is a draft again.
    expect(await statusOf(inReview)).toBe(1);
    await expect(
      decidePositionReview(world.as(await world.admin()), { reviewId, outcome: 'approved' }),
    ).rejects.toMatchObject({ code: 40900 });
    const request = await world.db
      .selectFrom('company_join_request')
      .select(['state', 'answer'])
      .executeTakeFirstOrThrow();
    expect(request).toEqual({ state: 'refused', answer: '这家公司已没有成员，无法答复申请' });
  });
});
