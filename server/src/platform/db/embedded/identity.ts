import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { rootRefused } from './errors.ts';

const execute = promisify(execFile);

/** Enough for sh, unshare, ps and kill; nothing of the caller's environment reaches PostgreSQL. */
export const PROGRAM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** As whom PostgreSQL's programs run; they refuse uid 0. */
export interface Identity {
  readonly kind: 'self' | 'mapped' | 'nobody';
  /** Put before the program and its arguments. */
  readonly prefix: readonly string[];
  /** Given to spawn. */
  readonly ids: { readonly uid?: number; readonly gid?: number };
  /** The uid that must own the cluster, as seen from outside any namespace. */
  readonly owner: number;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Chooses how to run: an ordinary user as themselves. Root in a user namespace of its own, where the process is an
 * ordinary user but its files stay root's and a 0700 home stays reachable; where a container forbids that, as nobody.
 * @param needs what nobody must be able to reach
 * @param unshare the program that makes the namespace
 * @throws EmbeddedPostgresError root-refused
 */
export async function chooseIdentity(
  needs: { readonly folder: string; readonly program: string },
  unshare = 'unshare',
): Promise<Identity> {
  const uid = process.getuid?.() ?? -1;
  if (uid !== 0) return { kind: 'self', prefix: [], ids: {}, owner: uid };
  const nobody = await readNobody();
  const prefix = [unshare, '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];
  if (await runs([...prefix, 'true'])) return { kind: 'mapped', prefix, ids: {}, owner: 0 };
  const reach = ['sh', '-c', 'cd "$1" && test -x "$2"', 'sh', needs.folder, needs.program];
  if (await runs(reach, nobody)) return { kind: 'nobody', prefix: [], ids: nobody, owner: nobody.uid };
  throw rootRefused();
}

/** initdb looks its own user up by name, so the number must stand in the list of users. */
async function readNobody(): Promise<Account> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const ordinary = users.filter((user) => Number(user[2]) > 0);
  const chosen = ordinary.find((user) => user[0] === 'nobody') ?? ordinary[0];
  return { uid: Number(chosen?.[2] ?? 65_534), gid: Number(chosen?.[3] ?? 65_534) };
}

async function runs(command: readonly string[], ids: Partial<Account> = {}): Promise<boolean> {
  const [file = '', ...args] = command;
  try {
    await execute(file, args, { ...ids, env: { PATH: PROGRAM_PATH }, timeout: 10_000 });
    return true;
  } catch {
    return false; // The question was whether it runs here; why it does not makes no difference to the answer.
  }
}
