import { expect, it } from 'vitest';
import { leavingPerson } from '#testing/leaving-person.ts';
import { dumpDatabase } from '#testing/whole-dump.ts';
import { useWorld } from '#testing/world.ts';

const world = useWorld();

/** Tables that hold a word, by name. */
const tablesWith = (lines: readonly string[], word: string): string[] => [
  ...new Set(lines.filter((line) => line.includes(word)).map((line) => line.slice(0, line.indexOf(':')))),
];

it('a dump of the database tells nobody without the key how to reach a person', { timeout: 240_000 }, async () => {
  const { contacts } = await leavingPerson(world);
  const withKey = await dumpDatabase(world.db, world.test.ports.secretBox);
  const without = await dumpDatabase(world.db, null);
  expect(without).toHaveLength(withKey.length);
  for (const contact of contacts)
    expect({ contact, tables: tablesWith(without, contact) }).toEqual({ contact, tables: [] });
  // What nobody finds stands there all the same.
  const [phone = '', , mail = '', ofFile = ''] = contacts;
  const own = ['public.account_person', 'public.application_application', 'public.resume_resume'];
  for (const contact of [phone, mail]) expect(tablesWith(withKey, contact)).toEqual(expect.arrayContaining(own));
  expect(tablesWith(withKey, ofFile)).toEqual(
    expect.arrayContaining(['public.resume_resume', 'public.resume_version']),
  );
  // Nor how to reach anybody else of that world: whatever has the shape of a phone or a mail. Masked ones (z***g@) have not.
  const shape = /(?<![\da-f])1[3-9]\d{9}(?![\da-f])|(?<![\w*])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
  expect(without.flatMap((line) => line.match(shape) ?? [])).toEqual([]);
  expect(withKey.flatMap((line) => line.match(shape) ?? []).length).toBeGreaterThan(10);
});
