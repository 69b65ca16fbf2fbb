import { describe, expect, it } from 'vitest';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { companyOwner } from '#testing/company.ts';
import { draftPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { suggestCompetencies } from './suggest-competencies.ts';

const world = useWorld();

describe('competencies to look at', () => {
  it('are those the AI interview asks about first, each with what good looks like', async () => {
    const owner = await companyOwner(world);
    const interviewer = await world.employer({ companyId: owner.companyId, role: 'interviewer' });
    const positionId = await draftPosition(world, owner);
    const { competencies } = await suggestCompetencies(world.as(owner), { positionId });
    const asked = competencies.filter((each) => each.asked);
    expect(asked.length).toBeGreaterThan(1);
    expect(competencies.slice(0, asked.length)).toEqual(asked);
    expect(competencies.find(({ name }) => name === '专业能力')?.anchor).toContain('为什么这样选');
    await expect(suggestCompetencies(world.as(interviewer), { positionId })).rejects.toMatchObject(
      accountErrors.noPermission,
    );
    const stranger = await companyOwner(world);
    await expect(suggestCompetencies(world.as(stranger), { positionId })).rejects.toMatchObject(errors.notFound);
  });
});
