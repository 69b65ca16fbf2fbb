import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { domains, rankOf } from '../source/domains.ts';
import { filesBelow } from '../source/files.ts';
import type { Problem } from '../source/problem.ts';

/** Every table that the migrations make, by name. */
export type Tables = ReadonlySet<string>;

/** A migration without its comments and string texts, so that only SQL words are left; line breaks stay. */
interface Migration {
  readonly path: string;
  readonly domain: string;
  readonly sql: string;
}

/** Reads server/migrations; answers the tables and what is wrong with the files themselves. */
export function readTables(root: string): { readonly tables: Tables; readonly problems: readonly Problem[] } {
  const migrations = filesBelow(root, 'server/migrations').filter((path) => path.endsWith('.sql'));
  const tables = new Set<string>();
  const problems = objectToNumbers(migrations);
  for (const path of migrations) {
    const domain = /^\d{4}-([a-z]+)-[a-z0-9-]+\.sql$/.exec(posix.basename(path))?.[1];
    if (domain === undefined || (domain !== 'platform' && rankOf(domain) === -1)) {
      problems.push({
        file: path,
        message: `A migration is named NNNN-<domain>-<what>.sql with one of: platform, ${domains.join(', ')}.`,
      });
      continue;
    }
    const migration = { path, domain, sql: bareSql(readFileSync(join(root, path), 'utf8')) };
    for (const name of namesAfter(migration, /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([a-z0-9_."]+)/gi))
      tables.add(name.table);
    problems.push(...objectToMigration(migration));
  }
  return { tables, problems };
}

/**
 * The last number that several migrations share: databases know those by their names, so they stay. Two branches that
 * take the same number since then would be applied in another order than they were tried in.
 */
const lastSharedNumber = 30;

/** A number names one migration. */
function objectToNumbers(migrations: readonly string[]): Problem[] {
  const numberOf = (path: string): string => posix.basename(path).slice(0, 4);
  return migrations
    .filter((path) => Number(numberOf(path)) > lastSharedNumber)
    .filter((path) => migrations.some((other) => other < path && numberOf(other) === numberOf(path)))
    .map((path) => ({
      file: path,
      message: `The number ${numberOf(path)} is taken by another migration: take the next free one.`,
    }));
}

/** A migration makes and changes tables of its own domain and refers to those of domains above. */
function objectToMigration(migration: Migration): Problem[] {
  const { path, domain } = migration;
  const own =
    /\b(?:create\s+table\s+(?:if\s+not\s+exists\s+)?|alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?|drop\s+table\s+(?:if\s+exists\s+)?|insert\s+into\s+|delete\s+from\s+|truncate\s+(?!on\b)(?:table\s+)?)([a-z0-9_."]+)/gi;
  const foreign = /\breferences\s+([a-z0-9_."]+)/gi;
  return [
    ...namesAfter(migration, own)
      .filter(({ table }) => ownerOf(table) !== domain)
      .map(({ table, line }) => ({
        file: path,
        line,
        message: `'${table}' is not a table of '${domain}': tables are named <domain>_<noun>, and only the domain's own migrations touch them.`,
      })),
    ...namesAfter(migration, foreign)
      .filter(({ table }) => !mayKnow(domain, ownerOf(table)))
      .map(({ table, line }) => ({
        file: path,
        line,
        message: `'${domain}' may refer to its own tables and to those of domains above it; '${table}' is below. Keep the id without a foreign key, or turn the reference round.`,
      })),
  ];
}

/** The word before the first underscore: the domain, or platform. */
export function ownerOf(table: string): string {
  return table.split('_')[0] ?? table;
}

/** Whether `domain` may know tables of `owner`: its own, those of domains above, and as a foreign key the platform's. */
function mayKnow(domain: string, owner: string): boolean {
  if (owner === domain || owner === 'platform') return true;
  return rankOf(owner) !== -1 && rankOf(owner) < rankOf(domain);
}

function namesAfter(migration: Migration, pattern: RegExp): { readonly table: string; readonly line: number }[] {
  return [...migration.sql.matchAll(pattern)].map((match) => ({
    table: (match[1] ?? '').replaceAll('"', '').replace(/^public\./, ''),
    line: migration.sql.slice(0, match.index).split('\n').length,
  }));
}

function bareSql(sql: string): string {
  const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
  return sql.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, blank);
}
