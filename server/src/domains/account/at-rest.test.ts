import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { documentInput } from '#testing/real-name.ts';
import { useWorld } from '#testing/world.ts';
import { sendMailCode } from './mail/send-mail-code.ts';
import { submitDocument } from './real-name/submit-document.ts';

const world = useWorld();
const [nonceBytes, tagBytes] = [12, 16];

/** Every column that is named for being encrypted, of whichever domain. */
async function cipherColumns() {
  const { rows } = await sql<{ table_name: string; column_name: string; data_type: string }>`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and column_name like '%cipher' order by 1, 2`.execute(world.db);
  return rows;
}

describe('what is encrypted', () => {
  it('is kept as bytes, and nothing that names a person stands beside it in clear', async () => {
    const columns = await cipherColumns();
    expect(columns.length).toBeGreaterThanOrEqual(5);
    expect(columns.filter((each) => each.data_type !== 'bytea')).toEqual([]);
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name like 'account_%'
        and column_name in ('phone', 'mail', 'id_number', 'number', 'secret', 'token', 'code')`.execute(world.db);
    expect(rows).toEqual([]);
  });

  it('is another text each time, cannot be changed unnoticed, and is read back', async () => {
    const [one, other] = [await world.seeker(), await world.seeker()];
    for (const seeker of [one, other]) {
      await sendMailCode(world.as(seeker), { mail: 'xiaoman@example.com' });
      await submitDocument(world.as(seeker), await documentInput(world, seeker));
    }
    const { secretBox } = world.test.ports;
    for (const { table_name: table, column_name: column } of await cipherColumns()) {
      const { rows } = await sql<{ bytes: Buffer }>`
        select ${sql.ref(column)} as bytes from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
        world.db,
      );
      for (const { bytes } of rows) {
        expect(bytes.length).toBeGreaterThan(nonceBytes + tagBytes);
        const text = secretBox.decrypt(bytes);
        expect(bytes.includes(text)).toBe(false);
        const again = secretBox.encrypt(text);
        expect(again.equals(bytes)).toBe(false);
        expect(again.subarray(0, nonceBytes).equals(bytes.subarray(0, nonceBytes))).toBe(false);
        const changed = Buffer.from(bytes);
        changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
        expect(() => secretBox.decrypt(changed)).toThrow(/authenticate data/);
      }
    }
    const mails = await world.db.selectFrom('account_mail_code').select('mail_cipher').execute();
    expect(new Set(mails.map((row) => row.mail_cipher.toString('hex'))).size).toBe(2);
  });
});
