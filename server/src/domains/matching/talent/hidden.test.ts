import { describe, expect, it } from 'vitest';
import { talentQuery } from '@pinjian/contract/matching-talent-query.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { findableAmong } from '#domains/resume/index.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { agreeToBeFound, hideResume } from '#testing/resume.ts';
import { talent, talentContent, type Talent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { newId } from '#platform/core/ids.ts';
import { addTalent, addTalents } from './add.ts';
import { getTalent } from './get-talent.ts';
import { hideTalent } from './hide.ts';
import { listRecommendedTalents } from './recommend.ts';
import { searchTalents } from './search.ts';
import { saveSearch } from '../saved-search/save-search.ts';

const world = useWorld();

async function company(name = '北京云杉科技有限公司') {
  const owner = await verifiedOwner(world, { name });
  const positionId = await openPosition(world, owner);
  await world.deliver();
  return { owner, ctx: world.as(owner), companyId: owner.companyId, positionId };
}
type Company = Awaited<ReturnType<typeof company>>;

/** Everything that a company can learn of somebody, as text. */
async function learn({ ctx, positionId }: Company, { resumeId }: Talent, words: readonly string[]): Promise<string[]> {
  const answers: unknown[] = [];
  const ask = async (work: () => Promise<unknown>) => {
    answers.push(await work().catch((error: { code: number; message: string }) => [error.code, error.message]));
  };
  for (const q of ['', ...words])
    for (const sort of ['relevance', 'active', 'fit'])
      await ask(() => searchTalents(ctx, { ...talentQuery.parse({ q, sort, positionId }), current: 1, pageSize: 50 }));
  await ask(() => listRecommendedTalents(ctx, { positionId, current: 1, pageSize: 50 }));
  await ask(() => getTalent(ctx, { resumeId, positionId }));
  await ask(() => getTalent(ctx, { resumeId, positionId: '0' }));
  await ask(() => addTalent(ctx, { resumeId, positionId }));
  await ask(() => hideTalent(ctx, { resumeId, positionId, reason: 'other' }));
  await ask(async () => {
    const { newCount } = await saveSearch(ctx, { name: '全部', query: 'sort=active', alert: true });
    return newCount;
  });
  await ask(async () => (await addTalents(ctx, { key: newId(), positionId, resumeIds: [resumeId] })).rows);
  return answers.map((answer) => JSON.stringify(answer));
}

/** The same of somebody who does not exist. */
const nobody = { resumeId: '01900000-0000-7000-8000-00000000dead' } as Talent;
const words = ['前端', '远帆示例网络', '浙江示例大学', '13800138000', 'linshili@example.com', '林示例', 'React'];
const [post] = talentContent().work;
if (post === undefined) throw new Error('the sample has worked');

describe('nothing tells of somebody', () => {
  const at = (name: string) => ({
    ...post,
    company: name,
    roles: post.roles.map((role) => ({ ...role, current: true })),
  });

  type Case = readonly [string, (someone: Talent, here: Company) => Promise<void>, Partial<ResumeContent>];
  it.each<Case>([
    ['who hides', (someone: Talent) => hideResume(someone.mine), {}],
    [
      'who blocked the company',
      async (someone: Talent, { companyId }: Company) => void (await blockCompany(someone.mine, { companyId })),
      {},
    ],
    [
      'who blocked an affiliate of it',
      async (someone: Talent) => {
        const { companyId } = await verifiedOwner(world, { name: '云杉网络技术（杭州）有限公司' });
        await blockCompany(someone.mine, { companyId });
      },
      {},
    ],
    ['who works there', () => Promise.resolve(), { work: [at('北京云杉科技有限公司')] }],
    ['who works at an affiliate', () => Promise.resolve(), { work: [at('云杉网络技术（杭州）有限公司')] }],
    ['who does not look for work', () => Promise.resolve(), { basics: { ...talentContent().basics, jobStatus: 4 } }],
    [
      'who is leaving',
      async (someone: Talent) => {
        await world.db
          .insertInto('account_deletion')
          .values({
            person_id: someone.seeker.personId,
            requested_at: world.clock.now(),
            due_at: new Date(world.clock.now().getTime() + 7 * 86_400_000),
          })
          .execute();
      },
      {},
    ],
  ])('%s, at once and afterwards', async (_who, hide, changes) => {
    const here = await company();
    const without = await learn(here, nobody, words);
    const someone = await talent(world, changes);
    await hide(someone, here);
    // Before any news of it was delivered.
    expect(await learn(here, someone, words)).toEqual(without);
    await world.deliver();
    expect(await learn(here, someone, words)).toEqual(without);
    expect((await findableAmong(world.system(), here.companyId, [someone.seeker.userId])).size).toBe(0);
  });

  it('and what others may learn is theirs: another company still finds who blocked this one', async () => {
    const here = await company();
    const other = await company('远山贸易有限公司');
    const someone = await talent(world);
    await blockCompany(someone.mine, { companyId: here.companyId });
    const asked = { ...talentQuery.parse({ q: '前端' }), current: 1, pageSize: 10 };
    expect((await searchTalents(here.ctx, asked)).total).toBe(0);
    expect((await searchTalents(other.ctx, asked)).total).toBe(1);
    expect((await findableAmong(world.system(), other.companyId, [someone.seeker.userId])).size).toBe(1);
  });

  it('who came back is found again', async () => {
    const here = await company();
    const someone = await talent(world);
    await hideResume(someone.mine);
    await world.deliver();
    await agreeToBeFound(someone.mine);
    await world.deliver();
    const asked = { ...talentQuery.parse({}), current: 1, pageSize: 10 };
    expect((await searchTalents(here.ctx, asked)).total).toBe(1);
  });
});
