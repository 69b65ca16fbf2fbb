import { describe, expect, it } from 'vitest';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { planErrors, type PlanRound, type PositionPlan } from '@pinjian/contract/position-plan.ts';
import { newId } from '#platform/core/ids.ts';
import { companyOwner, verifiedOwner } from '#testing/company.ts';
import { draftPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { personal } from '../personal.ts';
import { addToTeam } from './add-to-team.ts';
import { copyPositionPlan } from './copy-position-plan.ts';
import { getPositionPlan } from './get-position-plan.ts';
import { savePositionPlan } from './save-position-plan.ts';

const world = useWorld();

const round = (changes: Partial<PlanRound> = {}): PlanRound => ({
  planRoundId: newId(),
  name: '业务面',
  form: 1,
  minutes: 45,
  interviewerIds: [],
  competencies: [{ name: '专业能力', anchor: '能说清做法和取舍' }],
  ...changes,
});

async function scene() {
  const owner = await companyOwner(world);
  const { companyId } = owner;
  const interviewer = await world.employer({ companyId, role: 'interviewer' });
  const recruiter = await world.employer({ companyId, role: 'recruiter' });
  const positionId = await draftPosition(world, owner);
  const content: PositionPlan = {
    rounds: [
      round({ interviewerIds: [interviewer.userId, owner.userId] }),
      round({ name: 'HR面', form: 2, minutes: 30, competencies: [] }),
    ],
    team: [
      { memberId: owner.userId, part: 'manager' },
      { memberId: recruiter.userId, part: 'recruiter' },
    ],
  };
  return { owner, interviewer, recruiter, positionId, content };
}

describe('the interview plan of a position', () => {
  it('is empty until it is written, and kept as it was written, in its order', async () => {
    const { owner, recruiter, positionId, content } = await scene();
    const mine = world.as(owner);
    const empty = await getPositionPlan(mine, { positionId });
    expect(empty).toMatchObject({ version: 0, savedAt: null, savedBy: null, content: { rounds: [], team: [] } });
    expect(empty.colleagues.map(({ role }) => role).toSorted()).toEqual(['interviewer', 'owner', 'recruiter']);
    const saved = await savePositionPlan(world.as(recruiter), { positionId, version: 0, content });
    expect(saved).toMatchObject({ version: 1, content });
    expect(saved.savedBy).toBe(saved.colleagues.find(({ memberId }) => memberId === recruiter.userId)?.name);
    const turned = { ...content, rounds: content.rounds.toReversed(), team: content.team.toReversed() };
    await savePositionPlan(mine, { positionId, version: 1, content: turned });
    expect(await getPositionPlan(mine, { positionId })).toMatchObject({ version: 2, content: turned });
  });

  it('is saved once, whatever is sent again, and never over what somebody else saved', async () => {
    const { owner, positionId, content } = await scene();
    const mine = world.as(owner);
    await savePositionPlan(mine, { positionId, version: 0, content });
    expect(await savePositionPlan(mine, { positionId, version: 0, content })).toMatchObject({ version: 1 });
    const other = { ...content, team: [] };
    await expect(savePositionPlan(mine, { positionId, version: 0, content: other })).rejects.toMatchObject(
      planErrors.planEditedElsewhere,
    );
    expect(await getPositionPlan(mine, { positionId })).toMatchObject({ version: 1, content });
  });

  it('names members of the company only, and leaves out who is none any more', async () => {
    const { owner, interviewer, positionId, content } = await scene();
    const mine = world.as(owner);
    const stranger = await companyOwner(world);
    const named = { ...content, team: [{ memberId: stranger.userId, part: 'manager' as const }] };
    await expect(savePositionPlan(mine, { positionId, version: 0, content: named })).rejects.toMatchObject(
      planErrors.planNamesStranger,
    );
    await savePositionPlan(mine, { positionId, version: 0, content });
    await world.db.deleteFrom('account_membership').where('user_id', '=', interviewer.userId).execute();
    const { content: left } = await getPositionPlan(mine, { positionId });
    expect(left.rounds[0]?.interviewerIds).toEqual([owner.userId]);
  });

  it('cannot take over a round of another position', async () => {
    const { owner, positionId, content } = await scene();
    const mine = world.as(owner);
    await savePositionPlan(mine, { positionId, version: 0, content });
    const other = await draftPosition(world, owner);
    await expect(savePositionPlan(mine, { positionId: other, version: 0, content })).rejects.toMatchObject(
      errors.notFound,
    );
    expect((await getPositionPlan(mine, { positionId })).content).toEqual(content);
  });

  it('is written by who may write positions of that company', async () => {
    const { interviewer, positionId, content } = await scene();
    const input = { positionId, version: 0, content };
    await expect(savePositionPlan(world.as(interviewer), input)).rejects.toMatchObject(accountErrors.noPermission);
    const stranger = await verifiedOwner(world);
    await expect(savePositionPlan(world.as(stranger), input)).rejects.toMatchObject(errors.notFound);
    await expect(getPositionPlan(world.as(stranger), { positionId })).rejects.toMatchObject(errors.notFound);
  });

  it('is read by an interviewer who is in it, and by no other', async () => {
    const { owner, interviewer, positionId, content } = await scene();
    const theirs = world.as(interviewer);
    await expect(getPositionPlan(theirs, { positionId })).rejects.toMatchObject(accountErrors.noPermission);
    await savePositionPlan(world.as(owner), { positionId, version: 0, content });
    expect(await getPositionPlan(theirs, { positionId })).toMatchObject({ content });
    const other = await draftPosition(world, owner);
    await expect(getPositionPlan(theirs, { positionId: other })).rejects.toMatchObject(accountErrors.noPermission);
  });
});

describe('the hiring team', () => {
  it('takes a colleague in once, and gives them another part', async () => {
    const { owner, interviewer, positionId, content } = await scene();
    const mine = world.as(owner);
    await savePositionPlan(mine, { positionId, version: 0, content });
    const input = { positionId, memberId: interviewer.userId };
    expect(await addToTeam(mine, { ...input, part: 'interviewer' })).toMatchObject({
      version: 2,
      content: { ...content, team: [...content.team, { memberId: interviewer.userId, part: 'interviewer' }] },
    });
    expect(await addToTeam(mine, { ...input, part: 'interviewer' })).toMatchObject({ version: 2 });
    const { content: changed } = await addToTeam(mine, { ...input, part: 'coordinator' });
    expect(changed.team.at(-1)).toEqual({ memberId: interviewer.userId, part: 'coordinator' });
    await expect(addToTeam(world.as(interviewer), { ...input, part: 'manager' })).rejects.toMatchObject(
      accountErrors.noPermission,
    );
  });
});

describe('a copied plan', () => {
  it('begins as the other, with rounds of its own, and never goes over what was written', async () => {
    const { owner, positionId, content } = await scene();
    const mine = world.as(owner);
    await savePositionPlan(mine, { positionId, version: 0, content });
    const copy = await draftPosition(world, owner);
    const input = { positionId: copy, fromPositionId: positionId };
    const made = await copyPositionPlan(mine, input);
    expect(made.content.team).toEqual(content.team);
    expect(made.content.rounds.map(({ planRoundId: _id, ...each }) => each)).toEqual(
      content.rounds.map(({ planRoundId: _id, ...each }) => each),
    );
    expect(await copyPositionPlan(mine, input)).toEqual(made);
    const emptied = { rounds: [], team: [] };
    await savePositionPlan(mine, { positionId: copy, version: 1, content: emptied });
    expect((await copyPositionPlan(mine, input)).content).toEqual(emptied);
    const stranger = await companyOwner(world);
    const theirs = await draftPosition(world, stranger);
    await expect(
      copyPositionPlan(world.as(stranger), { positionId: theirs, fromPositionId: positionId }),
    ).rejects.toMatchObject(errors.notFound);
  });
});

describe('what is known of a member in plans', () => {
  it('goes with them, and leaves when they do', async () => {
    const { owner, interviewer, positionId, content } = await scene();
    const mine = world.as(owner);
    const team = [...content.team, { memberId: interviewer.userId, part: 'interviewer' as const }];
    await savePositionPlan(world.as(owner), { positionId, version: 0, content: { ...content, team } });
    expect(await personal.export(world.system(), interviewer.userId)).toMatchObject({
      hiringTeams: [{ title: '前端开发工程师', teamPart: '面试官' }],
      plannedRounds: [{ title: '前端开发工程师', roundName: '业务面' }],
    });
    await personal.erase(world.system(), interviewer.userId);
    const { content: left } = await getPositionPlan(mine, { positionId });
    expect(left).toEqual({
      rounds: content.rounds.map((each) => ({
        ...each,
        interviewerIds: each.interviewerIds.filter((id) => id !== interviewer.userId),
      })),
      team: content.team,
    });
    await personal.erase(world.system(), owner.userId);
    expect((await world.db.selectFrom('position_plan').select('updated_by').execute())[0]?.updated_by).toBeNull();
  });
});
