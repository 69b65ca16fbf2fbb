import { posix } from 'node:path';
import { Visitor } from 'oxc-parser';
import { rankOf } from '../source/domains.ts';
import { isTest } from '../source/files.ts';
import type { SourceFile } from '../source/parse.ts';
import type { Problem } from '../source/problem.ts';
import { areaOf, type Area } from './areas.ts';
import { ownerOf, type Tables } from './tables.ts';

/**
 * Objections to SQL in the wrong place: it stands in queries.ts, and reads only tables of its own domain and of those
 * above. A table counts as touched when its name stands as a word in any string of the file.
 */
export function checkSql(file: SourceFile, tables: Tables): Problem[] {
  const area = areaOf(file.path);
  if (!['domain', 'platform', 'sandbox', 'composition'].includes(area.kind)) return [];
  // A test of the whole may look into any table; one of a domain or the platform only where its subject may.
  if (isTest(file.path) && ['sandbox', 'composition'].includes(area.kind)) return [];
  const problems = new Map<string, Problem>();
  const object = (offset: number, message: string): void => {
    const line = file.lineAt(offset);
    problems.set(`${line} ${message}`, { file: file.path, line, message });
  };
  const readText = (text: string, offset: number): void => {
    for (const table of tablesIn(text, tables)) {
      const message = objectToTable(area, file.path, table);
      if (message !== undefined) object(offset, message);
    }
    if (guardsClock(area, file.path) && sqlClock.test(text))
      object(offset, 'Time is a port: pass ctx.now() as a parameter.');
  };
  const builds = area.kind === 'platform' || isQueries(file.path) || isTest(file.path);
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') readText(node.value, node.start);
    },
    TemplateElement(node) {
      readText(node.value.cooked ?? node.value.raw, node.start);
    },
    CallExpression(node) {
      const { callee } = node;
      if (builds || callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
        return;
      if (statementStarts.has(callee.property.name)) object(node.start, placeMessage(area));
    },
    TaggedTemplateExpression(node) {
      if (!builds && node.tag.type === 'Identifier' && node.tag.name === 'sql') object(node.start, placeMessage(area));
    },
  }).visit(file.program);
  if (!builds) {
    for (const each of file.imports) {
      if (/^(pg|kysely)$/.test(each.specifier) && !each.typeOnly && area.kind !== 'composition') {
        problems.set(each.specifier, { file: file.path, line: each.line, message: placeMessage(area) });
      }
    }
  }
  return [...problems.values()];
}

const statementStarts = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
  'executeQuery',
]);
const sqlClock = /\b(now\(\)|current_timestamp|clock_timestamp\(\)|current_date)/i;

function guardsClock(area: Area, path: string): boolean {
  return area.kind === 'domain' && !isTest(path) && isQueries(path);
}

/** queries.ts, <sub-concern>-queries.ts, or a file of a queries folder. */
function isQueries(path: string): boolean {
  return /(^|-)queries\.ts$/.test(posix.basename(path)) || posix.basename(posix.dirname(path)) === 'queries';
}

function placeMessage(area: Area): string {
  return area.kind === 'domain'
    ? "SQL stands in the domain's queries.ts: make it a function there and call it here."
    : "SQL stands in a domain's queries.ts or in the platform: call an operation or a function of its index.ts.";
}

function tablesIn(text: string, tables: Tables): string[] {
  return [...new Set(text.match(/[a-z][a-z0-9]*(?:_[a-z0-9]+)+/g) ?? [])].filter((word) => tables.has(word));
}

function objectToTable(area: Area, path: string, table: string): string | undefined {
  const owner = ownerOf(table);
  if (area.kind === 'platform') {
    return owner === 'platform'
      ? undefined
      : `The platform knows no product: '${table}' belongs to server/src/domains/${owner}.`;
  }
  if (owner === 'platform') {
    return `'${table}' belongs to the platform: call the function of #platform that reads it, or move this one there.`;
  }
  if (area.kind !== 'domain') {
    return `'${table}' is touched by server/src/domains/${owner}/queries.ts alone: call its domain through index.ts.`;
  }
  if (owner !== area.domain && rankOf(owner) >= rankOf(area.domain)) {
    return (
      `'${table}' belongs to '${owner}', which stands below '${area.domain}'. Move the query to server/src/domains/${owner}, ` +
      'or keep the fact here by subscribing to its event.'
    );
  }
  if (!isQueries(path) && !isTest(path)) return placeMessage(area);
  return undefined;
}
