import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '#testing/world.ts';
import { listPeople } from './list-people.ts';
import { newestPeople } from './queries.ts';

const world = useWorld();
const people = 100_000;

interface Step {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Step[];
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

/** People who came in no order of their ids, one a second. */
async function fill(): Promise<void> {
  const phone = world.test.ports.secretBox.encrypt('13800000000');
  await sql`
    insert into account_person (id, phone_hash, phone_cipher, created_at)
    select gen_random_uuid(), decode(md5(n::text), 'hex'), ${phone}, '2026-01-01'::timestamptz + n * interval '1 second'
    from generate_series(1, ${people}::int) as n`.execute(world.db);
  await sql`analyze account_person`.execute(world.db);
}

describe('the list of people', () => {
  it('reads no further than its page, whichever it is and however many there are', async () => {
    await fill();
    const admin = world.as(await world.admin());
    for (const page of [
      { current: 1, pageSize: 20 },
      // The last that the console leads to.
      { current: 50, pageSize: 20 },
    ]) {
      const [row] = await newestPeople(admin, page).explain<{ 'QUERY PLAN': [{ Plan: Step }] }>('json', sql`analyze`);
      const steps = row === undefined ? [] : stepsOf(row['QUERY PLAN'][0].Plan);
      expect(steps.map((step) => step['Node Type'])).toEqual(['Limit', 'Index Scan']);
      expect(steps[1]?.['Index Name']).toBe('account_person_newest');
      expect(steps[1]?.['Actual Rows']).toBeLessThanOrEqual(page.current * page.pageSize);
    }
    const first = await listPeople(admin, { current: 1, pageSize: 20 });
    expect(first).toMatchObject({ total: 999, totalCapped: true });
    const times = first.records.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(20);
  });
});
