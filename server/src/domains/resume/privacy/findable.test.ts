import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { emptyEntry, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { notLooking } from '@pinjian/contract/resume-privacy.ts';
import { requestDeletion } from '#domains/account/personal-data/request-deletion.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { unblockCompany } from '#domains/company/block/unblock-company.ts';
import { newId } from '#platform/core/ids.ts';
import { companyOwner, verifiedOwner } from '#testing/company.ts';
import { ownCode } from '#testing/own-code.ts';
import { agreeToBeFound, confirmedResume, hideResume, sampleContent } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { createResume } from '../create-resume.ts';
import {
  findableAmong,
  findingFacts,
  isOpenToCompanies,
  mayFindSeeker,
  requireFindable,
  type Finder,
  type FindingFacts,
} from '../index.ts';
import { presentEmployers } from './rules.ts';

const world = useWorld();

const willing: FindingFacts = {
  visibility: 'open',
  resumeId: newId(),
  jobStatus: 3,
  isLeaving: false,
  presentEmployers: ['云杉'],
};
const finder: Finder = { isVerified: true, isBlocked: false, tradeNames: ['青禾'] };

describe('the rule of being found', () => {
  it.each<[string, Partial<FindingFacts>, boolean]>([
    ['agreed, looking', {}, true],
    ['status not said', { jobStatus: null }, true],
    ['employed, open to it', { jobStatus: 2 }, true],
    ['no consent', { visibility: 'applied' }, false],
    ['no confirmed default resume', { resumeId: null }, false],
    ['not looking', { jobStatus: notLooking }, false],
    ['leaving', { isLeaving: true }, false],
  ])('%s: %o is open to companies: %s', (_what, changes, isOpen) => {
    const seeker = { ...willing, ...changes };
    expect(isOpenToCompanies(seeker)).toBe(isOpen);
    expect(mayFindSeeker(seeker, finder)).toBe(isOpen);
  });

  it.each<[string, Partial<Finder>, boolean]>([
    ['another company', {}, true],
    ['without a name that names anybody', { tradeNames: [] }, true],
    ['not verified', { isVerified: false }, false],
    ['blocked', { isBlocked: true }, false],
    ['the present employer, or an affiliate', { tradeNames: ['云杉'] }, false],
    ['by its short name', { tradeNames: ['青禾', '云杉'] }, false],
  ])('%s: %o may: %s', (_what, changes, may) => {
    expect(mayFindSeeker(willing, { ...finder, ...changes })).toBe(may);
  });

  const at = (company: string, period: { current: boolean; end: string | null }) => ({
    ...emptyEntry.work(),
    company,
    roles: [{ ...emptyEntry.workRole(), title: '工程师', start: '2020-01', ...period }],
  });
  it('takes an employer for present where a post goes on, or nothing says that it ended', () => {
    const work = [
      at('北京云杉科技有限公司', { current: true, end: null }),
      at('青禾网络有限公司', { current: false, end: null }),
      at('远山贸易有限公司', { current: false, end: '2019-12' }),
      at('某公司', { current: true, end: null }),
    ];
    expect(presentEmployers({ work })).toEqual(['云杉', '青禾']);
  });
});

describe('finding a seeker', () => {
  async function agreed(content: Partial<ResumeContent> = {}) {
    const seeker = await world.seeker();
    const mine = world.as(seeker);
    const resumeId = await confirmedResume(world, seeker, sampleContent({ work: [], ...content }));
    await agreeToBeFound(mine);
    return { seeker, mine, resumeId };
  }
  const company = async (name: string) => (await verifiedOwner(world, { name })).companyId;
  const find = (seekerId: string, companyId: string) => requireFindable(world.system(), { seekerId, companyId });
  const notThere = expect.objectContaining({ ...errors.notFound, name: 'Refusal' });

  it('is refused to the letter as somebody who does not exist, whatever the reason', async () => {
    const { seeker, mine } = await agreed();
    const one = await company('北京云杉科技有限公司');
    const sister = await company('云杉网络技术（杭州）有限公司');
    const { companyId: unverified } = await companyOwner(world, { name: '远山贸易有限公司' });
    await expect(find(seeker.userId, one)).resolves.toBeUndefined();
    await expect(find(newId(), one)).rejects.toEqual(notThere);
    await expect(find(seeker.userId, newId())).rejects.toEqual(notThere);
    await expect(find(seeker.userId, unverified)).rejects.toEqual(notThere);
    await blockCompany(mine, { companyId: one });
    for (const each of [one, sister]) await expect(find(seeker.userId, each)).rejects.toEqual(notThere);
    await unblockCompany(mine, { companyId: one });
    await expect(find(seeker.userId, one)).resolves.toBeUndefined();
    await hideResume(mine);
    await expect(find(seeker.userId, one)).rejects.toEqual(notThere);
  });

  it('is refused to the present employer with its affiliates, to nobody else', async () => {
    const { work } = sampleContent();
    const { seeker } = await agreed({ work });
    expect(work[0]?.company).toBe('云杉示例科技有限公司');
    const own = await company('云杉示例科技有限公司');
    const affiliate = await company('云杉示例网络技术（杭州）有限公司');
    const other = await company('青禾科技有限公司');
    for (const each of [own, affiliate]) await expect(find(seeker.userId, each)).rejects.toEqual(notThere);
    await expect(find(seeker.userId, other)).resolves.toBeUndefined();
    await world.db.updateTable('company_company').set({ short_name: '云杉示例' }).where('id', '=', other).execute();
    await expect(find(seeker.userId, other)).rejects.toEqual(notThere);
  });

  it('is asked of many at once, with the same answer for each', async () => {
    const { basics } = sampleContent();
    const one = await company('青禾科技有限公司');
    const found = await agreed();
    const silent = await agreed({ basics: { ...basics, jobStatus: notLooking } });
    const blocking = await agreed();
    await blockCompany(blocking.mine, { companyId: one });
    const employed = await agreed({ work: [{ ...emptyEntry.work(), company: '青禾网络（上海）有限公司' }] });
    const draft = await world.seeker();
    await createResume(world.as(draft), {});
    await agreeToBeFound(world.as(draft));
    const leaving = await agreed();
    await requestDeletion(leaving.mine, { code: await ownCode(world, leaving.seeker) });
    const unasked = await world.seeker();
    await confirmedResume(world, unasked);
    const people = [found.seeker, silent.seeker, blocking.seeker, employed.seeker, draft, leaving.seeker, unasked];
    const ids = people.map(({ userId }) => userId);
    expect(await findableAmong(world.system(), one, ids)).toEqual(new Set([found.seeker.userId]));
    const outcomes = await Promise.allSettled(ids.map((id) => find(id, one)));
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(ids.map((id) => id === found.seeker.userId));
    expect(await findableAmong(world.system(), one, [])).toEqual(new Set());
    const facts = await findingFacts(world.system(), ids);
    expect(facts.size).toBe(ids.length);
    expect(facts.get(found.seeker.userId)).toEqual({
      visibility: 'open',
      resumeId: found.resumeId,
      jobStatus: null,
      isLeaving: false,
      presentEmployers: [],
    });
    expect(facts.get(silent.seeker.userId)).toMatchObject({ jobStatus: notLooking });
    expect(facts.get(draft.userId)).toMatchObject({ resumeId: null });
  });
});
