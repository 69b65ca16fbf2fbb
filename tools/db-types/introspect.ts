import type { Client } from 'pg';

/** A column as the catalogue describes it. */
export interface Column {
  readonly name: string;
  /** format_type: uuid, text, timestamp with time zone, text[] … */
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** Computed by the database and never written. */
  readonly generated: boolean;
  readonly comment: string | null;
  /** The values of a `check (column in (…))`, in order; null without one. */
  readonly values: readonly (string | number)[] | null;
}

export interface Table {
  readonly name: string;
  readonly comment: string | null;
  readonly columns: readonly Column[];
}

interface ColumnRow {
  readonly table_name: string;
  readonly table_comment: string | null;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly has_default: boolean;
  readonly generated: boolean;
  readonly comment: string | null;
  readonly checks: readonly string[];
}

const catalogueQuery = `
  select c.relname as table_name,
         obj_description(c.oid, 'pg_class') as table_comment,
         a.attname as name,
         format_type(a.atttypid, null) as type,
         not a.attnotnull as nullable,
         (a.atthasdef or a.attidentity <> '') and a.attgenerated = '' as has_default,
         a.attgenerated <> '' or a.attidentity = 'a' as generated,
         col_description(c.oid, a.attnum) as comment,
         array(
           select pg_get_constraintdef(k.oid)
           from pg_constraint k
           where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
         ) as checks
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname, a.attnum`;

/** Every table of the schema `public`, by name, with its columns in order. */
export async function readCatalogue(client: Client): Promise<Table[]> {
  const { rows } = await client.query<ColumnRow>(catalogueQuery);
  const byTable = Map.groupBy(rows, (row) => row.table_name);
  return [...byTable].map(([name, columns]) => ({
    name,
    comment: columns[0]?.table_comment ?? null,
    columns: columns.map((row) => ({
      name: row.name,
      type: row.type,
      nullable: row.nullable,
      hasDefault: row.has_default,
      generated: row.generated,
      comment: row.comment,
      values: row.checks.map(valuesOfCheck).find((each) => each !== null) ?? null,
    })),
  }));
}

/**
 * The values that a check allows, from PostgreSQL's own spelling of `column in (…)`:
 * `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`, and `CHECK ((kind = 'a'::text))` for a single one. Null for any other check.
 */
export function valuesOfCheck(definition: string): (string | number)[] | null {
  const list = /^CHECK \(\(\w+ = ANY \(\(?ARRAY\[(.*?)\]\)?(?:::[\w ]+\[\])?\)\)\)$/s.exec(definition)?.[1];
  const single = /^CHECK \(\(\w+ = ((?:'(?:[^']|'')*'::[\w ]+)|-?\d+)\)\)$/s.exec(definition)?.[1];
  const source = list ?? single;
  if (source === undefined) return null;
  const item = /^\(?(?:'((?:[^']|'')*)'(?:::([\w ]+))?|(-?\d+))\)?(?:, |$)/;
  const values: (string | number)[] = [];
  let rest = source;
  while (rest !== '') {
    const match = item.exec(rest);
    if (match === null) return null;
    const [whole, text, cast = '', digits] = match;
    // A negative number is written as a text that is cast: '-1'::integer.
    values.push(text === undefined || /int/.test(cast) ? Number(text ?? digits) : text.replaceAll("''", "'"));
    rest = rest.slice(whole.length);
  }
  return values;
}
