import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { workspaces } from './files.ts';

/** Where an import leads: a file of the project or a package. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string };

/** Resolves import specifiers the way Node does with our package.json files. */
export interface Resolver {
  resolve(fromPath: string, specifier: string): Target;
}

interface Manifest {
  readonly name?: string;
  readonly imports?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}

/** Reads the `imports` and `exports` of every workspace once. */
export function resolverFor(root: string): Resolver {
  const aliases = new Map<string, readonly Pattern[]>();
  const published: Pattern[] = [];
  for (const workspace of workspaces) {
    const file = join(root, workspace, 'package.json');
    if (!existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    aliases.set(
      workspace,
      patternsOf(manifest.imports ?? {}, workspace, (key) => key),
    );
    published.push(
      ...patternsOf(manifest.exports ?? {}, workspace, (key) => posix.join(manifest.name ?? workspace, key)),
    );
  }
  return {
    resolve(fromPath, specifier) {
      if (specifier.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(fromPath), specifier) };
      const own = aliases.get(fromPath.split('/')[0] ?? '') ?? [];
      const path = matchPatterns(specifier.startsWith('#') ? own : published, specifier);
      if (path !== undefined) return { kind: 'file', path };
      return { kind: 'package', name: packageName(specifier) };
    },
  };
}

interface Pattern {
  readonly prefix: string;
  readonly target: string;
}

function patternsOf(
  map: Readonly<Record<string, string>>,
  workspace: string,
  name: (key: string) => string,
): Pattern[] {
  return Object.entries(map)
    .filter(([key, target]) => key.endsWith('*') && target.endsWith('*'))
    .map(([key, target]) => ({ prefix: name(key).slice(0, -1), target: posix.join(workspace, target).slice(0, -1) }));
}

function matchPatterns(patterns: readonly Pattern[], specifier: string): string | undefined {
  const match = patterns
    .filter((pattern) => specifier.startsWith(pattern.prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
  return match === undefined ? undefined : posix.normalize(match.target + specifier.slice(match.prefix.length));
}

function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}
