import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { createSecretBox } from '#platform/core/secret-box.ts';
import { backUpThere, restoreThere, secret, useGround } from '#testing/data-care.ts';
import { erasedFile, readErased } from '../personal-data/erased-file.ts';

const ground = useGround();
const box = createSecretBox(secret);

describe('a restore', () => {
  it('keeps who was erased from the database that it replaces, and lets wishes to be deleted wait again', async () => {
    const { url, pool } = await ground.source();
    const folder = ground.folder();
    const personId = newId();
    await pool.query(
      'insert into account_person (id, phone_hash, phone_cipher, created_at) values ($1, $2, $3, now())',
      [personId, box.hash('phone', '13800138000'), box.encrypt('13800138000')],
    );
    await pool.query(
      "insert into account_deletion (person_id, requested_at, due_at) values ($1, now() - interval '6 days', now() + interval '1 day')",
      [personId],
    );
    const place = path.join(folder, 'of-before.tar.zst');
    await backUpThere(url, place);
    const hash = box.hash('erased-person', newId());
    await pool.query('insert into account_erasure (person_hash, erased_at) values ($1, now())', [hash]);
    const dataDir = path.join(folder, 'data');
    await restoreThere({ place, dataDir, databaseUrl: url, replace: true });
    expect((await readErased(erasedFile(dataDir))).map((each) => each.hash)).toEqual([hash.toString('hex')]);
    const { rows } = await pool.query<{ renewed: boolean }>(
      "select due_at > now() + interval '6 days' as renewed from account_deletion",
    );
    expect(rows).toEqual([{ renewed: true }]);
  });
});
