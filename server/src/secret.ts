import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';

/** PINJIAN_SECRET, or the one in the data folder, made once and readable by its owner only. */
export async function readSecret(config: Config): Promise<string> {
  if (config.secret !== null) return config.secret;
  const place = path.join(config.data.folder, 'secret');
  await mkdir(config.data.folder, { recursive: true, mode: 0o700 });
  try {
    const handle = await open(place, 'wx', 0o600);
    await handle.writeFile(randomBytes(32).toString('base64url'));
    await handle.sync();
    await handle.close();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
  }
  return (await readFile(place, 'utf8')).trim();
}
