import type { Problem } from '../source/problem.ts';
import type { Column, Table } from './introspect.ts';

/** What a query reads for each type of ours (server/src/platform/db/database.ts sets the parsers). */
const scalarTypes: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  'character varying': 'string',
  character: 'string',
  date: 'string',
  tsvector: 'string',
  inet: 'string',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  'timestamp with time zone': 'Timestamp',
  numeric: 'Numeric',
};

/** Declared at the head of the file when a column uses it. */
const helperTypes: Readonly<Record<string, string>> = {
  Generated: `/** Filled by the database when it is left out. */
type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;`,
  Computed: `/** Computed by the database, never written. */
type Computed<T> = ColumnType<T, never, never>;`,
  Timestamp: 'type Timestamp = ColumnType<Date, Date | string, Date | string>;',
  Numeric: 'type Numeric = ColumnType<string, string | number, string | number>;',
  Json: `/** Read parsed, written as text: JSON.stringify says what is meant where the driver would make an array of a list. */
type Json<T> = ColumnType<T, string, string>;`,
  JsonValue:
    'export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };',
};

const migrations = 'server/migrations';

/** The text of server/src/tables.ts, and what is missing in the migrations for it to be right. */
export function writeTables(tables: readonly Table[]): { readonly text: string; readonly problems: Problem[] } {
  const writer = new TableWriter();
  const interfaces = tables.map((table) => writer.table(table));
  const index = tables.map((table) => `  ${table.name}: ${interfaceName(table.name)};`);
  const imports = [...writer.imports]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([path, names]) => `import type { ${[...names].toSorted().join(', ')} } from '${path}';`);
  const body = [
    ...interfaces,
    `/** Every table, for kysely. */\nexport interface Tables {\n${index.join('\n')}\n}`,
  ].join('\n\n');
  const helpers = Object.entries(helperTypes).flatMap(([name, text]) => (writer.used.has(name) ? [text] : []));
  const usesColumnType = helpers.some((each) => each.includes('ColumnType<'));
  const head = [
    '// Generated from server/migrations by `npm run db-types`; checked by `npm test`. Change a migration, not this file.',
    ...(usesColumnType ? ["import type { ColumnType } from 'kysely';"] : []),
    ...imports,
  ].join('\n');
  return { text: `${[head, ...helpers, body].join('\n\n')}\n`, problems: writer.problems };
}

class TableWriter {
  readonly imports = new Map<string, Set<string>>();
  readonly used = new Set<string>();
  readonly problems: Problem[] = [];

  table(table: Table): string {
    const class_ = /^(personal|business|none): \S/.test(table.comment ?? '');
    if (!class_) {
      this.problems.push({
        file: migrations,
        message: `Table ${table.name} does not say whose data it holds: comment on table ${table.name} is 'personal|business|none: one sentence'.`,
      });
    }
    const columns = table.columns.map((column) => `  ${column.name}: ${this.column(table, column)};`);
    return `/** ${table.comment ?? ''} */\nexport interface ${interfaceName(table.name)} {\n${columns.join('\n')}\n}`;
  }

  private column(table: Table, column: Column): string {
    const base = this.baseType(table, column);
    const type = column.nullable ? `${base} | null` : base;
    if (column.generated) return this.use('Computed', `Computed<${type}>`);
    if (column.hasDefault) return this.use('Generated', `Generated<${type}>`);
    return type;
  }

  private baseType(table: Table, column: Column): string {
    if (column.type === 'jsonb') return this.use('Json', `Json<${this.jsonType(table, column)}>`);
    if (column.values !== null) {
      return column.values
        .map((value) => (typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "\\'")}'`))
        .join(' | ');
    }
    const array = column.type.endsWith('[]');
    const scalar = scalarTypes[array ? column.type.slice(0, -2) : column.type];
    if (scalar === undefined) {
      this.problems.push({
        file: migrations,
        message: `${table.name}.${column.name} has the type ${column.type}, which tools/db-types/write.ts does not know; add what the driver reads for it.`,
      });
      return 'never';
    }
    if (scalar in helperTypes) this.used.add(scalar);
    return array ? `${scalar}[]` : scalar;
  }

  /** `comment on column … is 'ts: <import path>#<Type>'` names the type of a jsonb column. */
  private jsonType(table: Table, column: Column): string {
    const comment = column.comment ?? '';
    if (!comment.startsWith('ts:')) return this.use('JsonValue', 'JsonValue');
    const named = /^ts:\s*(\S+\.ts)#([A-Z]\w*)((?:\[\])?)(?:\s|$)/.exec(comment);
    if (named?.[1] === undefined || named[2] === undefined) {
      this.problems.push({
        file: migrations,
        message: `The comment of ${table.name}.${column.name} should read 'ts: <import path>.ts#<Type>', not '${comment}'.`,
      });
      return 'never';
    }
    const names = this.imports.get(named[1]) ?? new Set();
    this.imports.set(named[1], names.add(named[2]));
    return named[2] + (named[3] ?? '');
  }

  private use(helper: string, text: string): string {
    this.used.add(helper);
    return text;
  }
}

/** account_sms_code -> AccountSmsCodeTable */
function interfaceName(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Table`;
}
