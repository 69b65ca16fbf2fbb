import { posix } from 'node:path';
import { rankOf } from '../source/domains.ts';
import type { SourceFile } from '../source/parse.ts';
import type { Problem } from '../source/problem.ts';
import type { Resolver } from '../source/resolve.ts';
import { verbs } from './verbs.ts';

/** The fixed files of a server domain and of its sub-concerns; docs/architecture.md says what each holds. */
const fixedFiles = new Set([
  'index',
  'routes',
  'policy',
  'rules',
  'queries',
  'view',
  'tasks',
  'personal',
  'tools',
  'socket',
  'permit',
  'planner',
  'seeker-planners',
  'employer-planners',
  'thread',
]);
/** Folders whose files are named for what they hold. */
const heartFolders = new Set(['engine', 'prompts', 'data', 'queries']);

/** Objections to the names inside server/src/domains. */
export function checkServerName(file: SourceFile, resolver: Resolver): Problem[] {
  const match = /^server\/src\/domains\/([^/]+)\/(?:(.*)\/)?([^/]+)$/.exec(file.path);
  if (match === null) return [];
  const [, domain = '', folders = '', name = ''] = match;
  if (rankOf(domain) === -1)
    return [
      {
        file: file.path,
        message: `'${domain}' is no domain: its place is in tools/source/domains.ts and docs/architecture.md.`,
      },
    ];
  const base = posix.basename(name, '.ts');
  if (base.endsWith('.test') || fixedFiles.has(base) || base.endsWith('-queries')) return [];
  if (folders.split('/').some((folder) => heartFolders.has(folder))) return [];
  if (verbs.has(base.split('-')[0] ?? '')) return [];
  // The port of an interview and what stands behind it (docs/architecture.md).
  if (domain === 'interview' && /(^|-)conductor$/.test(base)) return [];
  const outside = whatMakesItImpure(file, resolver);
  if (folders !== '' && outside === undefined) return [];
  return [{ file: file.path, message: namingAdvice(base, folders, outside) }];
}

function namingAdvice(base: string, folders: string, outside: string | undefined): string {
  const why = folders === '' ? 'It stands beside index.ts' : `It reaches outside ('${outside}')`;
  return (
    `${why}, so it is ${[...fixedFiles].join(', ')} or an operation that begins with a verb (find-${base}.ts; verbs: ` +
    'tools/vocabulary/verbs.ts). Code without ctx, platform or I/O may be named for what it holds, in a folder such as engine/, prompts/ or data/.'
  );
}

const pureBuiltins = /^node:(assert|crypto|path|url|util|buffer|string_decoder)$/;
const impurePackages = new Set(['pg', 'kysely', 'pg-boss', 'fastify', 'ws', 'undici', 'ky']);

/** The first import through which a file touches the outside (database, network, files, ctx); undefined for pure code. */
function whatMakesItImpure(file: SourceFile, resolver: Resolver): string | undefined {
  return file.imports.find((each) => {
    const target = resolver.resolve(file.path, each.specifier);
    if (target.kind === 'package') {
      if (each.specifier.startsWith('node:')) return !pureBuiltins.test(each.specifier);
      return !each.typeOnly && impurePackages.has(target.name);
    }
    if (target.path === 'server/src/context.ts' || target.path.startsWith('server/src/platform/')) {
      return (
        !target.path.startsWith('server/src/platform/core/refusal') &&
        !(each.typeOnly && !target.path.endsWith('/context.ts'))
      );
    }
    return /(^|[/-])queries(\.ts$|\/)/.test(target.path);
  })?.specifier;
}
