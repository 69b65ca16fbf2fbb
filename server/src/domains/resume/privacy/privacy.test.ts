import { describe, expect, it } from 'vitest';
import { emptyEntry } from '@pinjian/contract/resume-content.ts';
import { findableConsent, notLooking, resumePrivacyErrors } from '@pinjian/contract/resume-privacy.ts';
import { dictLabel } from '#domains/dictionary/index.ts';
import { companyOwner, verifiedOwner } from '#testing/company.ts';
import { writingNews } from '#testing/news.ts';
import { agreeToBeFound, confirmedResume, hideResume, sampleContent } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { addConsents } from '../index.ts';
import { personal } from '../personal.ts';
import { getResumeVisibility } from './get-resume-visibility.ts';
import { listOwnEmployers } from './list-own-employers.ts';
import { setResumeVisibility } from './set-resume-visibility.ts';

const world = useWorld();
const company = async (name: string) => (await verifiedOwner(world, { name })).companyId;

describe('who may see a seeker’s resumes', () => {
  it('is who they applied to until the seeker chooses, stays what they chose, and is theirs alone', async () => {
    const [mine, other] = [world.as(await world.seeker()), world.as(await world.seeker())];
    expect(await getResumeVisibility(mine)).toEqual({ visibility: 'applied', chosenAt: null });
    for (const visibility of ['applied', 'applied', 'open', 'open', 'applied'] as const) {
      const saved = await setResumeVisibility(mine, { visibility, consentVersion: findableConsent.version });
      expect(saved).toEqual({ visibility, chosenAt: world.clock.now().toISOString() });
    }
    expect(await getResumeVisibility(mine)).toMatchObject({ visibility: 'applied' });
    expect(await getResumeVisibility(other)).toEqual({ visibility: 'applied', chosenAt: null });
  });

  it('is a consent to the words that were shown, with when it was given and taken back, each time', async () => {
    const seeker = await world.seeker();
    const mine = world.as(seeker);
    const begun = world.clock.now().getTime();
    await agreeToBeFound(mine);
    world.clock.advance(60_000);
    // What holds already is not consented to again.
    await agreeToBeFound(mine);
    await hideResume(mine);
    world.clock.advance(60_000);
    await agreeToBeFound(mine);
    const at = (minutes: number) => new Date(begun + minutes * 60_000).toISOString();
    expect(await personal.export(world.system(), seeker.userId)).toMatchObject({
      visibility: 'open',
      chosenAt: at(2),
      findableConsents: [
        { consentVersion: '1', agreedAt: at(0), revokedAt: at(1) },
        { consentVersion: '1', agreedAt: at(2), revokedAt: null },
      ],
    });
  });

  it('is not opened by agreeing to other words than those of today; closing never fails', async () => {
    const mine = world.as(await world.seeker());
    const choose = (visibility: 'open' | 'applied') => setResumeVisibility(mine, { visibility, consentVersion: '0' });
    await expect(choose('open')).rejects.toMatchObject(resumePrivacyErrors.consentOutdated);
    expect(await getResumeVisibility(mine)).toEqual({ visibility: 'applied', chosenAt: null });
    await agreeToBeFound(mine);
    expect(await choose('applied')).toMatchObject({ visibility: 'applied' });
  });

  it('is not open without a standing consent, whatever a row of earlier days says', async () => {
    const seeker = await world.seeker();
    await world.db
      .insertInto('resume_visibility')
      .values({ seeker_id: seeker.userId, visibility: 'open', changed_at: world.clock.now() })
      .execute();
    expect(await getResumeVisibility(world.as(seeker))).toMatchObject({ visibility: 'applied' });
  });

  it('is told of when it changes, and only then', async () => {
    const seeker = await world.seeker();
    const { ctx: mine, news } = writingNews(world.as(seeker));
    await hideResume(mine);
    expect(news).toEqual([]);
    await agreeToBeFound(mine);
    await agreeToBeFound(mine);
    expect(news).toEqual([{ name: 'resume.visibilityChanged', payload: { seekerId: seeker.userId } }]);
  });

  it('is recorded for many at once, and leaves what somebody chose', async () => {
    const [fresh, closed] = [await world.seeker(), await world.seeker()];
    await hideResume(world.as(closed));
    await addConsents(world.system(), [fresh.userId, closed.userId]);
    await addConsents(world.system(), []);
    expect(await getResumeVisibility(world.as(fresh))).toMatchObject({ visibility: 'open' });
    expect(await getResumeVisibility(world.as(closed))).toMatchObject({ visibility: 'applied' });
  });

  it('goes with the person', async () => {
    const { userId } = await world.seeker();
    const mine = world.as({ kind: 'seeker' as const, userId, personId: userId, familyId: userId });
    await agreeToBeFound(mine);
    await personal.erase(world.system(), userId);
    expect(await personal.export(world.system(), userId)).toMatchObject({ chosenAt: null, findableConsents: [] });
  });

  it('names the status of the dictionary that keeps companies away', () => {
    expect(dictLabel('job_hunting_status', notLooking)).toBe('在职-暂不考虑');
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
