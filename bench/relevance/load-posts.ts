import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { Ctx } from '../../server/src/context.ts';
import { dictNumOf } from '../../server/src/domains/dictionary/index.ts';
import { addShownPositions } from '../../server/src/domains/position/index.ts';
import { newId } from '../../server/src/platform/core/ids.ts';
import type { GradedQuery } from './measures.ts';
import { contentOfPost, type WrittenPost } from './read-sets.ts';

const readText = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** `tune`: what the search may be tuned on; `unseen`: what it never is. */
export const readQueries = (half: 'tune' | 'unseen'): GradedQuery[] =>
  JSON.parse(readText(`queries-${half}.json`)) as GradedQuery[];

/** Puts the posts on show in a database that holds one employer at least. @returns the post's id of each position */
export async function loadPosts(
  ctx: Ctx,
  pool: Pool,
  posts: readonly WrittenPost[],
): Promise<ReadonlyMap<string, string>> {
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
    content: contentOfPost(post),
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
