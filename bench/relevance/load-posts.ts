import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { emptyPositionContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import type { Ctx } from '../../server/src/context.ts';
import {
  allCities,
  cityByCode,
  cityByName,
  dictNumOf,
  districtsOf,
  leafCategories,
  skillByName,
} from '../../server/src/domains/dictionary/index.ts';
import { addShownPositions } from '../../server/src/domains/position/index.ts';
import type { GradedQuery } from './measures.ts';
import { newId } from '../../server/src/platform/core/ids.ts';

/** A post as it was written by hand. */
export interface Post {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly staffSize: string;
  readonly financing: string;
  readonly category: string;
  readonly city: string;
  readonly district: string;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly experience: string;
  readonly education: string;
  readonly jobType: string;
  readonly recruitType: string;
  readonly workMode: string;
  readonly skills: readonly string[];
  readonly description: string;
}

const readText = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

export const readPosts = (): Post[] => JSON.parse(readText('posts.json')) as Post[];

/** `tune`: what the search may be tuned on; `unseen`: what it never is. */
export const readQueries = (half: 'tune' | 'unseen'): GradedQuery[] =>
  JSON.parse(readText(`queries-${half}.json`)) as GradedQuery[];

const fen = (yuan: number | null): number | null => (yuan === null ? null : yuan * 100);

function contentOf(post: Post): PositionContent {
  // A town that is a city of its own stands in the register below the one around it.
  const town = allCities()
    .flatMap(({ code }) => districtsOf(code))
    .find(({ name }) => name === `${post.city}市`);
  const city = cityByName(post.city) ?? cityByCode(town?.cityCode ?? '');
  const category = leafCategories().find(({ name }) => name === post.category);
  if (city === undefined || category === undefined) throw new Error(`${post.id}: no such city or category`);
  const district =
    districtsOf(city.code).find(({ name }) => post.district !== '' && name.startsWith(post.district)) ??
    (cityByName(post.city) === undefined ? town : undefined);
  const num = (type: Parameters<typeof dictNumOf>[0], label: string): number => dictNumOf(type, label) ?? 0;
  return {
    ...emptyPositionContent(),
    title: post.title,
    categoryId: category.id,
    cityCode: city.code,
    districtCode: district?.code ?? null,
    address: '人民路一号',
    salaryMin: fen(post.salaryMin),
    salaryMax: fen(post.salaryMax),
    experience: num('experience', post.experience),
    education: num('education', post.education),
    jobType: num('job_type', post.jobType),
    recruitType: num('recruit_type', post.recruitType),
    workMode: num('work_mode', post.workMode),
    headCount: 1,
    requirements: post.skills.map((skill) => ({
      kind: 'must',
      skill,
      skillId: skillByName(skill, category.id)?.id ?? null,
      years: null,
      anyOf: null,
      from: null,
      by: 'writer',
    })),
    description: [{ title: 1, text: post.description }],
  };
}

/** Puts the posts on show in a database that holds one employer at least. @returns the post's id of each position */
export async function loadPosts(ctx: Ctx, pool: Pool, posts: readonly Post[]): Promise<ReadonlyMap<string, string>> {
  await pool.query('truncate position_search');
  const owner = await pool.query<{ id: string }>('select created_by as id from company_company limit 1');
  const createdBy = owner.rows[0]?.id ?? '';
  const companies = new Map<string, string>();
  for (const [index, { company, staffSize, financing }] of posts.entries()) {
    if (companies.has(company)) continue;
    const id = newId();
    companies.set(company, id);
    await pool.query(
      `insert into company_company (id, name, credit_code, industry, staff_size, financing_stage, city, benefits,
         verification_status, created_by, created_at, updated_at)
       values ($1, $2, $3, '900101', $4, $5, '101010100', '{}', 1, $6, now(), now())`,
      [
        id,
        company,
        `R${index}${id.slice(-9)}`,
        dictNumOf('staff_size', staffSize),
        dictNumOf('financing_stage', financing),
        createdBy,
      ],
    );
  }
  const now = Date.now();
  const rows = posts.map((post, index) => ({
    companyId: companies.get(post.company) ?? '',
    createdBy,
    shownAt: new Date(now - ((index * 37) % 400) * 3_600_000),
    content: contentOf(post),
  }));
  await addShownPositions(ctx, rows);
  const titles = new Map(
    posts.map((post) => [`${post.title}\n${companies.get(post.company) ?? ''}\n${post.description}`, post.id]),
  );
  const shown = await pool.query<{ id: string; key: string }>(
    `select id, title || E'\\n' || company_id || E'\\n' || (content->'description'->0->>'text') as key
     from position_position where id in (select position_id from position_search)`,
  );
  return new Map(shown.rows.flatMap(({ id, key }) => (titles.has(key) ? [[id, titles.get(key) ?? ''] as const] : [])));
}
