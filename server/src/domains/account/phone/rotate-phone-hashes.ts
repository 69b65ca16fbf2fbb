import type { Ctx } from '#server/context.ts';
import { lockPeople, replacePhoneHash, waitForPhone } from './rotate-queries.ts';

/** Few: who signs in with one of these phones waits for the page. */
const pageSize = 50;

/**
 * Brings the hashes of everybody's phone to the secret in force, with the codes, wrong codes and familiar devices that bear
 * the same; answers how many were by another. Everybody is found all the while (`findPhoneHash`).
 */
export async function rotatePhoneHashes(ctx: Ctx): Promise<number> {
  const { secretBox } = ctx.ports;
  let rotated = 0;
  for (let after: string | null = null; ;) {
    const people = await ctx.transaction(async (tx) => {
      const page = await lockPeople(tx, after, pageSize);
      const phones = page.map((row) => secretBox.decrypt(row.phone_cipher));
      const behind = page.flatMap((row, at) => {
        const to = secretBox.hash('phone', phones[at] ?? '');
        return row.phone_hash.equals(to) ? [] : [{ id: row.id, from: row.phone_hash, to }];
      });
      await waitForPhone(
        tx,
        behind.flatMap(({ from, to }) => [from, to]),
      );
      for (const { id, from, to } of behind) await replacePhoneHash(tx, id, from, to);
      rotated += behind.length;
      return page;
    });
    after = people.at(-1)?.id ?? null;
    if (people.length < pageSize) return rotated;
  }
}
