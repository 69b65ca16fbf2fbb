import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from './source/files.ts';
import { reportProblems, type Problem } from './source/problem.ts';

/** A package as package-lock.json describes it. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string | readonly string[];
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const permissive = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 PostgreSQL Python-2.0 Unlicense Zlib'.split(
    ' ',
  ),
);
/** Licences for fonts and data, and the packages that are just that. */
const contentLicences = new Set(['OFL-1.1', 'CC-BY-4.0']);
const contentPackages = new Set(['@expo-google-fonts/noto-sans-sc']);
/** Weak copyleft: unmodified build and test tools only, never what server or browser loads. */
const toolLicences = new Set(['MPL-2.0']);
/** Packages whose licence file says more exactly what their package.json says loosely. */
const corrected: Readonly<Record<string, string>> = { duck: 'BSD-2-Clause' };

/** Objections to the licences in the lockfile. */
export function checkLicences(lockfile: Lockfile): Problem[] {
  const loaded = loadedAtRunTime(lockfile);
  const problems: Problem[] = [];
  for (const [path, locked] of Object.entries(lockfile.packages)) {
    if (!path.includes('node_modules/') || locked.link === true) continue;
    const name = nameOf(path);
    const licence = corrected[name] ?? stated(locked.license);
    const may = (id: string): boolean =>
      permissive.has(id) ||
      (contentLicences.has(id) && contentPackages.has(name)) ||
      (toolLicences.has(id) && !loaded.has(path));
    if (licence !== undefined && satisfies(licence, may)) continue;
    const use = loaded.has(path) ? 'loaded by server or browser' : 'a tool';
    problems.push({
      file: 'package-lock.json',
      message: `${name}@${locked.version ?? '?'} is under ${licence ?? 'no stated licence'} (${use}); docs/decisions/001 names the licences we take.`,
    });
  }
  return problems;
}

/** Packages from before SPDX list licences of which one may choose. */
function stated(license: string | readonly string[] | undefined): string | undefined {
  return typeof license === 'object' ? license.join(' OR ') : license;
}

/** Evaluates an SPDX expression: AND needs both sides, OR one. */
export function satisfies(expression: string, may: (licence: string) => boolean): boolean {
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  let at = 0;
  const alternatives = (): boolean => {
    let result = conjunction();
    while (tokens[at] === 'OR') {
      at += 1;
      const right = conjunction();
      result = result || right;
    }
    return result;
  };
  const conjunction = (): boolean => {
    let result = single();
    while (tokens[at] === 'AND') {
      at += 1;
      const right = single();
      result = result && right;
    }
    return result;
  };
  const single = (): boolean => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token !== '(') return may(token);
    const inner = alternatives();
    at += 1;
    return inner;
  };
  const result = alternatives();
  return result && at === tokens.length;
}

/** Paths of the packages that contract, server and web need when they run, with everything those need. */
function loadedAtRunTime({ packages }: Lockfile): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = ['contract', 'server', 'web'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const next = locate(packages, path, name);
      if (next === undefined || found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}

/** The copy of `name` that a package at `from` gets: the nearest node_modules upwards. */
function locate(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Objections to versions that are not exact and to addresses in the lockfile. */
export function checkPins(lockfile: Lockfile): Problem[] {
  const problems: Problem[] = [];
  for (const workspace of ['', ...workspaces]) {
    const locked = lockfile.packages[workspace];
    const asked = { ...locked?.dependencies, ...locked?.optionalDependencies, ...locked?.devDependencies };
    for (const [name, version] of Object.entries(asked)) {
      if (/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) continue;
      const file = workspace === '' ? 'package.json' : `${workspace}/package.json`;
      problems.push({ file, message: `${name} is asked for as '${version}': name one exact version.` });
    }
  }
  if (Object.values(lockfile.packages).some((each) => /^https?:/.test(each.resolved ?? ''))) {
    problems.push({
      file: 'package-lock.json',
      message: 'It records download addresses: write it again with the settings of .npmrc.',
    });
  }
  return problems;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const count = Object.keys(lockfile.packages).length;
  reportProblems('licences and pins', [...checkLicences(lockfile), ...checkPins(lockfile)], `${count} packages`);
}
