import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { programEnvironment } from './program-run.ts';
import { findPrograms, linkLibraries } from './programs.ts';
import { cleanGround, emptyFolder, isRoot } from './proving-ground.ts';

afterAll(cleanGround);

/** The package as npm unpacks it with scripts off: without a single link. */
async function packageWithoutLinks(): Promise<string> {
  const { postgres } = await findPrograms(null, emptyFolder());
  const copy = path.join(emptyFolder(), 'package');
  cpSync(path.resolve(postgres, '../../..'), copy, { recursive: true, verbatimSymlinks: true });
  const lib = path.join(copy, 'native', 'lib');
  for (const entry of readdirSync(lib))
    if (lstatSync(path.join(lib, entry)).isSymbolicLink()) rmSync(path.join(lib, entry));
  return copy;
}

function initdbVersion(folder: string, libraryPath: string | null): string {
  const initdb = path.join(folder, 'native', 'bin', 'initdb');
  const env = programEnvironment({ initdb, postgres: '', major: 18, libraryPath });
  return execFileSync(initdb, ['--version'], { env, encoding: 'utf8', stdio: 'pipe' });
}

describe('the libraries of the package', () => {
  it('are linked where they lie, and again without harm', async () => {
    const folder = await packageWithoutLinks();
    expect(() => initdbVersion(folder, null)).toThrow(/shared libraries|Library not loaded/);
    expect(await linkLibraries(folder, emptyFolder())).toBeNull();
    expect(await linkLibraries(folder, emptyFolder())).toBeNull();
    expect(initdbVersion(folder, null)).toContain('18.');
  });

  it('are linked in the data folder when the package belongs to somebody else', async () => {
    const folder = await packageWithoutLinks();
    const cache = emptyFolder();
    const lib = path.join(folder, 'native', 'lib');
    chmodSync(lib, 0o555);
    chmodSync(path.dirname(folder), 0o755);
    chmodSync(cache, 0o777);
    const script = `const { linkLibraries } = await import(process.argv[1]); console.log(await linkLibraries(...process.argv.slice(2)))`;
    const args = ['--input-type=module', '-e', script, path.join(import.meta.dirname, 'programs.ts'), folder, cache];
    const prefix = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
    const [file = '', ...rest] = [...prefix, process.execPath, ...args];
    const libraryPath = execFileSync(file, rest, { encoding: 'utf8' }).trim();
    chmodSync(lib, 0o755);
    expect(libraryPath).toBe(`${cache}/lib:${folder}/native/lib`);
    expect(initdbVersion(folder, libraryPath)).toContain('18.');
  });
});
