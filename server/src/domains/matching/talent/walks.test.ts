import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { talentQuery } from '@pinjian/contract/matching-talent-query.ts';
import { verifiedOwner } from '#testing/company.ts';
import { addTalentsLike } from '#testing/many-talents.ts';
import { openPosition } from '#testing/position.ts';
import { rowsLookedAt } from '#testing/rows-looked-at.ts';
import { talent, talentContent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { listRecommendedTalents } from './recommend.ts';
import { searchTalents } from './search.ts';

const world = useWorld();

/** Many of two trades, a few of a third. */
const many = { developers: 12_000, nurses: 7000, menders: 3 };
/** Rows of a table that one statement may look at. */
const few = 6000;

const [wish] = talentContent().intentions;
if (wish === undefined) throw new Error('there is one');
const wishing = (position: string, positionCode: string, city: { code: string; name: string }) => ({
  intentions: [{ ...wish, position, positionCode, cities: [city] }],
  work: [],
  skills: [],
});
const shanghai = { code: '101020100', name: '上海' };

type Asked = Partial<Record<string, string>>;
const shapes: readonly Asked[] = [
  {},
  { q: '古籍修复师' },
  { q: 'asdfqwer' },
  { q: '护士 前端' },
  { cityCodes: '101280100', categoryIds: '160101' },
  { cityCodes: '101020100', skills: 'React' },
  { q: '古籍', yearsMin: '3', education: '5,6,7' },
  { activeWithin: '3' },
  { education: '7' },
  { salaryRange: '7' },
  { yearsMin: '30' },
];

describe('a talent search among very many', () => {
  it('looks at few of them, and asks of each of those alone whether it may be found', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner, { categoryId: '160101', title: '总账会计', requirements: [] });
    const templates = [
      [await talent(world), many.developers],
      [await talent(world, wishing('护士', '210301', shanghai)), many.nurses],
      [await talent(world, wishing('古籍修复师', '160101', shanghai)), many.menders],
    ] as const;
    for (const [like, count] of templates) await addTalentsLike(world, like, count);
    for (const table of ['matching_talent', 'resume_visibility', 'account_identity', 'resume_resume', 'matching_look'])
      await sql`analyze ${sql.table(table)}`.execute(world.db);
    const ctx = world.as(owner);
    const ask = (asked: Asked) => (db: typeof world.db) =>
      searchTalents({ ...ctx, db }, { ...talentQuery.parse(asked), current: 1, pageSize: 10 });
    const walks: string[] = [];
    for (const asked of shapes) {
      const { total } = await ask(asked)(world.db);
      const rows = await rowsLookedAt(world, ask(asked), 'matching_talent');
      const choices = await rowsLookedAt(world, ask(asked), 'resume_visibility');
      if (rows > few || choices > few)
        walks.push(`${JSON.stringify(asked)}: ${rows} talents, ${choices} choices, ${total} found`);
    }
    const recommend = (db: typeof world.db) =>
      listRecommendedTalents({ ...ctx, db }, { positionId, current: 1, pageSize: 10 });
    expect(await rowsLookedAt(world, recommend, 'resume_visibility')).toBeLessThan(few);
    expect(walks).toEqual([]);
  }, 240_000);
});
