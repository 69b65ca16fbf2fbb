import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useDataFolder } from '#testing/data-folder.ts';
import { useWorld } from '#testing/world.ts';
import { erasePerson } from './erase-person.ts';
import { readErased } from './erased-file.ts';
import { keepErasures } from './keep-erasures.ts';

const world = useWorld();
const folder = useDataFolder(world);
const file = () => path.join(folder(), 'erased');

async function isThere(personId: string): Promise<boolean> {
  const row = await world.db.selectFrom('account_person').select('id').where('id', '=', personId).executeTakeFirst();
  return row !== undefined;
}

describe('who was erased', () => {
  it('is erased again after a restore of a backup of before, and nobody else', async () => {
    const [gone, stays] = [await world.seeker(), await world.seeker()];
    const row = await world.db
      .selectFrom('account_person')
      .selectAll()
      .where('id', '=', gone.personId)
      .executeTakeFirstOrThrow();
    await erasePerson(world.system(), gone.personId);
    await keepErasures(world.system());
    expect(readFileSync(file(), 'utf8')).not.toContain(gone.personId);
    expect(await readErased(file())).toHaveLength(1);

    // The restored database: they are there again, and it knows of no erasure.
    await world.db.deleteFrom('account_erasure').execute();
    await world.db.insertInto('account_person').values(row).execute();
    await keepErasures(world.system());
    expect([await isThere(gone.personId), await isThere(stays.personId)]).toEqual([false, true]);
    const kept = await world.db.selectFrom('account_erasure').select(['pending']).execute();
    expect(kept).toEqual([{ pending: false }]);
    await keepErasures(world.system());
    expect(await readErased(file())).toHaveLength(1);
  });

  it('is written into a file that was lost, and read past a line that a crash cut short', async () => {
    const [first, second] = [await world.seeker(), await world.seeker()];
    await erasePerson(world.system(), first.personId);
    appendFileSync(file(), '0123abcd');
    await keepErasures(world.system());
    await erasePerson(world.system(), second.personId);
    await keepErasures(world.system());
    expect(await readErased(file())).toHaveLength(2);
  });
});
