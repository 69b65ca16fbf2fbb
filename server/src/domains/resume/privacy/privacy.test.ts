import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { emptyEntry } from '@pinjian/contract/resume-content.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { unblockCompany } from '#domains/company/block/unblock-company.ts';
import { companyOwner, verifiedOwner } from '#testing/company.ts';
import { confirmedResume, sampleContent } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { personal } from '../personal.ts';
import { getResumeVisibility } from './get-resume-visibility.ts';
import { listOwnEmployers } from './list-own-employers.ts';
import { mayFindSeeker } from './policy.ts';
import { requireFindable } from './check-findable.ts';
import { setResumeVisibility } from './set-resume-visibility.ts';

const world = useWorld();
const company = async (name: string) => (await verifiedOwner(world, { name })).companyId;

describe('who may find a seeker', () => {
  it.each([
    ['open', false, true],
    ['open', true, false],
    ['applied', false, false],
    ['applied', true, false],
  ] as const)('%s, blocked %s: %s', (visibility, isBlocked, may) => {
    expect(mayFindSeeker({ visibility, isBlocked })).toBe(may);
  });

  it('is open until the seeker chooses, stays what they chose, and is theirs alone', async () => {
    const [mine, other] = [world.as(await world.seeker()), world.as(await world.seeker())];
    expect(await getResumeVisibility(mine)).toEqual({ visibility: 'open' });
    for (const visibility of ['applied', 'applied', 'open', 'applied'] as const)
      expect(await setResumeVisibility(mine, { visibility })).toEqual({ visibility });
    expect(await getResumeVisibility(mine)).toEqual({ visibility: 'applied' });
    expect(await getResumeVisibility(other)).toEqual({ visibility: 'open' });
  });

  it('is refused to the letter as somebody who does not exist', async () => {
    const seeker = await world.seeker();
    const mine = world.as(seeker);
    const companyId = await company('北京云杉科技有限公司');
    const sister = await company('云杉网络技术（杭州）有限公司');
    const find = (of: string) => requireFindable(world.system(), { seekerId: seeker.userId, companyId: of });
    const notThere = expect.objectContaining({ ...errors.notFound, name: 'Refusal' });
    await expect(find(companyId)).resolves.toBeUndefined();
    await blockCompany(mine, { companyId });
    await expect(find(companyId)).rejects.toEqual(notThere);
    await expect(find(sister)).rejects.toEqual(notThere);
    await unblockCompany(mine, { companyId });
    await expect(find(companyId)).resolves.toBeUndefined();
    await setResumeVisibility(mine, { visibility: 'applied' });
    await expect(find(companyId)).rejects.toEqual(notThere);
  });

  it('goes along with the person, and goes with them', async () => {
    const { userId } = await world.seeker();
    const mine = world.as({ kind: 'seeker' as const, userId, personId: userId, familyId: userId });
    await setResumeVisibility(mine, { visibility: 'applied' });
    expect(await personal.export(world.system(), userId)).toMatchObject({ visibility: 'applied' });
    await personal.erase(world.system(), userId);
    expect(await getResumeVisibility(mine)).toEqual({ visibility: 'open' });
  });
});

describe('one’s own employers', () => {
  const at = (name: string, current: boolean) => {
    const [role] = emptyEntry.work().roles;
    if (role === undefined) throw new Error('an entry has a role');
    return { ...emptyEntry.work(), company: name, roles: [{ ...role, title: '工程师', current }] };
  };

  it('are the verified companies that the resumes name, the present one first, one of a trade name, none twice', async () => {
    const seeker = await world.seeker();
    const old = await company('青禾科技有限公司');
    const present = await company('北京云杉科技有限公司');
    await company('云杉网络技术（杭州）有限公司');
    await companyOwner(world, { name: '远山贸易有限公司' });
    const work = [
      at('青禾科技', false),
      at('北京云杉科技有限公司', true),
      at('远山贸易', false),
      at('某互联网公司', false),
    ];
    await confirmedResume(world, seeker, sampleContent({ work }));
    await confirmedResume(world, seeker, sampleContent({ work: [at('云杉', false)] }));
    const mine = world.as(seeker);
    expect(await listOwnEmployers(mine)).toEqual({
      records: [
        { companyId: present, name: '北京云杉科技有限公司', shortName: null, current: true },
        { companyId: old, name: '青禾科技有限公司', shortName: null, current: false },
      ],
    });
    expect(await listOwnEmployers(world.as(await world.seeker()))).toEqual({ records: [] });
  });
});
