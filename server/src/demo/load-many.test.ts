import { searchPositions } from '@pinjian/contract/position-search.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '#testing/world.ts';
import { call } from './call.ts';
import { loadMany } from './load-many.ts';

const world = useWorld({ isolation: 'commit' });

describe('large numbers', () => {
  it('are positions that search finds and seekers with a default resume', async () => {
    const lines: string[] = [];
    const loaded = await loadMany(world.system() as never, { positions: 1300, seekers: 1100 }, (line) =>
      lines.push(line),
    );
    expect(loaded).toMatchObject({ positions: 1300, seekers: 1100 });

    const seeker = await world.seeker();
    const filters = {
      without: [],
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
      workMode: [],
      postSource: [],
    };
    const found = await call(world.as(seeker), searchPositions, { q: '护士', current: 1, pageSize: 20, ...filters });
    expect(found.total).toBe(50);
    expect(found.records[0]).toMatchObject({ title: expect.stringContaining('护士'), company: { verified: true } });

    const resumes = await world.db
      .selectFrom('resume_resume as resume')
      .innerJoin('account_identity as identity', 'identity.id', 'resume.user_id')
      .innerJoin('account_person as person', 'person.id', 'identity.person_id')
      .select(['resume.is_default', 'resume.confirmed_at', 'person.demo'])
      .execute();
    expect(resumes).toHaveLength(1100);
    expect(resumes.every((row) => row.is_default && row.confirmed_at !== null && row.demo)).toBe(true);
    const terms = await world.db
      .selectFrom('resume_term')
      .select(['kind', (select) => select.fn.count<number>('code').as('named')])
      .groupBy('kind')
      .orderBy('kind')
      .execute();
    expect(terms.map(({ kind }) => kind)).toEqual(['company', 'major', 'school', 'skill']);
    // Every demo resume names schools, majors and skills of the tables; its employers are nobody's.
    for (const { kind, named } of terms) expect(kind === 'company' ? named === 0 : named >= 1100).toBe(true);
  }, 120_000);

  it('leave the search index as strict as it was', async () => {
    await loadMany(world.system() as never, { positions: 26, seekers: 0 }, () => undefined);
    const { rows } = await sql<{ reloptions: string[] }>`
      select reloptions from pg_class where relname = 'position_search_doc'`.execute(world.db);
    expect(rows).toEqual([{ reloptions: ['fastupdate=off'] }]);
  }, 60_000);
});
