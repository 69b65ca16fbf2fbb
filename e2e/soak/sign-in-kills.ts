import { setTimeout as delay } from 'node:timers/promises';
import { makeDataFolder, removeDataFolder, startProduct } from '../harness/product.ts';
import { callProduct, signIn, type SignedIn } from '../harness/sign-in.ts';
import { killOne, patiently } from './killing.ts';
import type { SoakRun } from './run.ts';

const writers = 4;
// The limits of SMS are for people; the writers are in a hurry.
const env = { PINJIAN_SMS_ADDRESS_PER_HOUR: '1000000', PINJIAN_SMS_RESEND_SECONDS: '1', PINJIAN_LOG: 'error' };

interface Witness {
  readonly phone: string;
  readonly session: SignedIn;
}

/**
 * People sign in without pause while the server or its database is killed. Afterwards everyone who was answered is
 * still known by the same id, under the same token: no acknowledged write is lost, and nobody exists twice.
 */
export const signInKills: SoakRun = {
  name: 'sign-in-kills',
  rounds: 10,
  async run(rounds, tell) {
    const witnesses: Witness[] = [];
    const lost: string[] = [];
    let unanswered = 0;
    let nextPhone = 13_900_000_000;

    /** Signs new people in until `over` says so. What is not answered (the server just died) claims nothing. */
    async function write(url: string, over: AbortSignal): Promise<void> {
      while (!over.aborted) {
        const phone = String((nextPhone += 1));
        try {
          const session = await signIn(url, 'web-job-hunter', phone);
          witnesses.push({ phone, session });
        } catch {
          unanswered += 1;
          await delay(20);
        }
      }
    }

    let product = await startProduct({ dataFolder: await makeDataFolder(), env });
    for (let round = 1; round <= rounds; round += 1) {
      const since = witnesses.length;
      const over = new AbortController();
      const writing = Promise.all(Array.from({ length: writers }, () => write(product.url, over.signal)));
      await delay(300 + Math.random() * 1500);
      const during = async () => {
        over.abort();
        await writing;
      };
      const killed = await killOne(product, round, { env, during });
      product = killed.product;
      lost.push(...(await forgotten(product.url, witnesses.slice(since))));
      tell(`${killed.told}; ${witnesses.length - since} answered, ${lost.length} lost in all`);
    }
    // Signing in again finds the same person, also for those from before the first kill.
    for (const { phone, session } of witnesses.slice(0, 20)) {
      const again = await patiently(() => signIn(product.url, 'web-job-hunter', phone));
      if (again.userId !== session.userId) lost.push(`${phone} exists twice`);
    }
    await product.stop();
    await removeDataFolder(product.dataFolder);
    tell(`${rounds} kills, ${witnesses.length} sign-ins answered, ${unanswered} not answered`);
    return witnesses.length > rounds ? lost : [...lost, 'hardly anybody was answered'];
  },
};

/** Who of those who were answered is not known any more, or as somebody else. */
async function forgotten(url: string, witnesses: readonly Witness[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { phone, session } of witnesses) {
    try {
      const userId = await patiently(() => userIdOf(url, session));
      if (userId !== session.userId) lost.push(`${phone} became somebody else`);
    } catch (error) {
      lost.push(`${phone} is not known: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return lost;
}

async function userIdOf(url: string, { accessToken }: SignedIn): Promise<string> {
  const authorization = `Bearer ${accessToken}`;
  const info = await callProduct<{ readonly sysUser: { readonly userId: string } }>(url, '/admin/user/info', {
    authorization,
  });
  return info.sysUser.userId;
}
