import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { newId } from '#platform/core/ids.ts';
import type { EmployerActor } from '#server/context.ts';
import { verifiedOwner } from '#testing/company.ts';
import { publishableContent } from '#testing/position.ts';
import { rowsLookedAt } from '#testing/rows-looked-at.ts';
import { useWorld, type World } from '#testing/world.ts';
import { companyOf } from '../find-cards.ts';
import { searchDocument } from './index-position.ts';
import { listCompanyPositions } from './list-of-company.ts';
import { searchPositions } from './search.ts';
import { suggestSearch } from './suggest.ts';

const world = useWorld();

const size = 60_000;
/** Rows that a search may look at, far fewer than there are; a page in the depth has all before it to read too. */
const few = 6000;
const deep = 20_000;

const engineer = publishableContent({ benefits: ['五险一金'] });
const nurse = publishableContent({
  title: '护士',
  categoryId: '210301',
  cityCode: '101020100',
  districtCode: null,
  requirements: [],
  description: [{ title: 1, text: '负责病房的日常护理与记录，配合医生完成治疗，做好患者和家属的沟通与健康指导。' }],
  experience: 4,
  education: 4,
  salaryMin: 800_000,
  salaryMax: 1_200_000,
  benefits: ['五险一金'],
});
const accountant = publishableContent({
  title: '总账会计',
  categoryId: '160101',
  cityCode: '101010100',
  districtCode: null,
  requirements: [],
  description: [{ title: 1, text: '负责总账核算、编制报表、配合年度审计，按时完成纳税申报工作，整理归档凭证。' }],
  benefits: ['五险一金'],
});
const mender = publishableContent({ ...accountant, title: '古籍修复师' });

/** As many positions of one content, spread over the same time. */
async function addMany(owner: EmployerActor & { companyId: string }, content: PositionContent, many: number) {
  const id = newId();
  const shownAt = world.clock.now();
  const at = { id, companyId: owner.companyId, status: positionStatus.open, shownAt };
  const document = searchDocument(at, content, await companyOf(world.system(), owner.companyId));
  await sql`insert into position_position
      (id, company_id, created_by, draft_key, status, version, title, content, published_at, shown_at, created_at, updated_at)
    select gen_random_uuid(), ${owner.companyId}, ${owner.userId}, ${id} || n, ${positionStatus.open}, 1, ${content.title},
      ${JSON.stringify(content)}::jsonb, at, at, at, at
    from generate_series(1, ${many}::int) as n,
      lateral (select ${shownAt}::timestamptz + n * interval '1 day' / ${many}::int as at) as shown`.execute(world.db);
  await sql`insert into position_search
      (position_id, company_id, status, shown_at, city_code, monthly_min, monthly_max, experience, education, job_type,
       recruit_type, work_mode, doc)
    select id, company_id, status, shown_at, ${document.cityCode}, ${document.monthly?.min ?? null}::bigint,
      ${document.monthly?.max ?? null}::bigint, ${document.experience}::int, ${document.education}::int,
      ${document.jobType}::int, ${document.recruitType}::int, ${document.workMode}::int,
      array_to_tsvector(${document.tokens}::text[])
    from position_position where company_id = ${owner.companyId} and title = ${content.title}`.execute(world.db);
}

/** Runs the work without the indexes of the search, which are made anew after it: so many rows are in them much sooner. */
async function withoutIndexes(work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'position_search' and indexname not like '%_pkey'`.execute(world.db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(world.db);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(world.db);
  await sql`analyze position_search`.execute(world.db);
}

const rowsOf = (work: (db: World['db']) => Promise<unknown>, table = 'position_search') =>
  rowsLookedAt(world, work, table);

type Asked = Partial<Parameters<typeof searchPositions>[1]>;

const shapes: readonly Asked[] = [
  {},
  { q: '古籍修复师' },
  { q: '古籍' },
  { q: '前瑞工程师' },
  { q: '量子泡茶' },
  { q: 'asdfqwer' },
  { q: '前端工程师' },
  { q: '五险一金' },
  { q: '护士' },
  // Each of many, together of none.
  { q: '护士 前端' },
  { q: '前端 React 性能优化' },
  { q: '上海 会计' },
  { q: '杭州' },
  { cityCode: ['101210100'] },
  { cityCode: ['101280100'] },
  { cityCode: ['101210100'], q: '护士' },
  { districtCode: ['330106'] },
  { categoryId: ['160101'] },
  { categoryId: ['100201'], cityCode: ['101020100'] },
  { industryCode: ['900102'] },
  { experience: [5] },
  { education: [7] },
  { experience: [5], education: [4] },
  { experience: [4, 5], education: [6, 7], workMode: [1, 2, 3] },
  { experience: [1, 2, 3, 4], education: [6, 7], jobType: [1, 2, 3], salaryRange: [1, 2, 7] },
  { cityCode: ['101210100', '101280100'], categoryId: ['160101', '100201'] },
  { cityCode: ['101210100', '101280100'], q: '护士' },
  { staffSize: [2], financingStage: [3] },
  { staffSize: [3, 4], q: '前端工程师' },
  { publishedWithin: 1, q: '古籍' },
  { publishedWithin: 7, q: '前端工程师' },
  { publishedWithin: 30, education: [7] },
  { salaryRange: [7] },
  { salaryRange: [1, 8] },
  { salaryRange: [4], experience: [4], education: [5] },
  { q: '前端', education: [7] },
  { q: '护士', salaryRange: [5, 6] },
  { q: '会计', experience: [5], cityCode: ['101010100'] },
];

describe('a search among very many positions', () => {
  it('looks at few of them, whatever is asked', async () => {
    const owner = await verifiedOwner(world);
    const other = await verifiedOwner(world, { name: '另一家科技有限公司' });
    await withoutIndexes(async () => {
      await addMany(owner, mender, 3);
      await addMany(owner, engineer, size * 0.6);
      await addMany(owner, nurse, size * 0.35);
      await addMany(other, accountant, size * 0.05);
    });
    const seeker = await world.seeker();
    const everything = {
      without: [],
      q: '',
      cityCode: [],
      districtCode: [],
      categoryId: [],
      industryCode: [],
      staffSize: [],
      financingStage: [],
      salaryRange: [],
      experience: [],
      education: [],
      jobType: [],
      recruitType: [],
    };
    const ask = (asked: Asked) => (db: typeof world.db) =>
      searchPositions(
        { ...world.as(seeker), db },
        { ...everything, workMode: [], postSource: [], current: 1, pageSize: 10, ...asked },
      );

    const walks: string[] = [];
    const note = (what: string, rows: number, most: number): void => {
      if (rows > most) walks.push(`${what}: ${rows} rows`);
    };
    for (const asked of shapes) {
      const name = JSON.stringify(asked);
      note(name, await rowsOf(ask(asked)), few);
      note(`${name}, one at a time`, await rowsOf(ask({ ...asked, pageSize: 1 })), few);
      note(`${name}, in the depth`, await rowsOf(ask({ ...asked, current: 99 })), deep);
      const { nextCursor } = await ask(asked)(world.db);
      if (nextCursor !== null) note(`${name}, next page`, await rowsOf(ask({ ...asked, cursor: nextCursor })), few);
    }
    const list = (targetCompanyId: string, categoryId?: string) => (db: typeof world.db) =>
      listCompanyPositions({ ...world.as(seeker), db }, { targetCompanyId, categoryId, current: 1, pageSize: 10 });
    note('a company', await rowsOf(list(other.companyId)), few);
    note('a category of a company', await rowsOf(list(other.companyId, '100201')), few);
    note('no company', await rowsOf(list(newId())), few);
    expect(walks).toEqual([]);
  }, 240_000);
});

describe('a suggestion among very many companies', () => {
  it('looks at few of them', async () => {
    const owner = await verifiedOwner(world, { name: '玉兰云图科技有限公司' });
    await sql`insert into company_company
        (id, name, short_name, credit_code, industry, staff_size, city, benefits, verification_status, created_by, created_at, updated_at)
      select gen_random_uuid(), '示例' || n || '号贸易有限公司', '示例' || n, 'X' || n, '900101', 1, '101010100', '{}', 1,
        ${owner.userId}, ${world.clock.now()}, ${world.clock.now()}
      from generate_series(1, 20000) as n`.execute(world.db);
    await sql`analyze company_company`.execute(world.db);
    const seeker = await world.seeker();
    const suggest = (q: string) => (db: typeof world.db) => suggestSearch({ ...world.as(seeker), db }, { q });
    for (const [q, name] of [
      ['云图', '玉兰云图科技有限公司'],
      ['例1234', '示例1234'],
      ['不存在的', undefined],
    ] as const) {
      const found = await suggest(q)(world.db);
      expect(found.find(({ kind }) => kind === 'company')?.text).toBe(name);
      expect(await rowsOf(suggest(q), 'company_company')).toBeLessThan(500);
    }
  }, 60_000);
});
