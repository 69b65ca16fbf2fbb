import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { patience } from '#testing/patience.ts';
import { useWorld } from '#testing/world.ts';
import { sendOldPhoneCode } from '../phone/send-old-phone-code.ts';
import { recordSignIn } from '../security/record-sign-in.ts';
import { lockPhone } from '../sign-in/queries.ts';
import { requestDeletion } from './request-deletion.ts';

const world = useWorld({ isolation: 'commit' });

/** Whether somebody waits for a phone to be free. */
async function isWaitedFor(): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (
      select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())
    ) as waiting`.execute(world.db);
  return rows[0]?.waiting === true;
}

it('a sign-in in the very moment of the request to be deleted ends neither of both', async () => {
  const seeker = await world.seeker();
  const mine = world.as(seeker);
  await sendOldPhoneCode(mine, {});
  const { phone, code } = world.test.sentSms.at(-1) ?? { phone: '', code: '' };
  const { personId, familyId } = seeker;
  // What a sign-in does, with the request in its middle: the phone is held, then the person is written about.
  const asked = await world.system().transaction(async (tx) => {
    await lockPhone(tx, tx.ports.secretBox.hash('phone', phone));
    const request = requestDeletion(mine, { code }).then(({ deletion }) => deletion);
    await vi.waitFor(async () => expect(await isWaitedFor()).toBe(true), patience);
    const from = { userAgent: '', address: '', device: null };
    await recordSignIn(tx, { personId, familyId, ...from, clientId: 'web-job-hunter' });
    return { request };
  });
  expect(await asked.request).not.toBeNull();
});
