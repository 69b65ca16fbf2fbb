import pg from 'pg';

/** A client for long reads and loads: no limit on a statement, and values written the same on every server. */
export async function openCareClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'pinjian-care', connectionTimeoutMillis: 10_000 });
  // A connection that ends between two queries fails the next one, which says so.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';" +
      "set extra_float_digits = 1; set client_encoding = 'UTF8'; set search_path = public; set statement_timeout = 0;" +
      'set idle_in_transaction_session_timeout = 0',
  );
  return client;
}

export interface Table {
  readonly name: string;
  /** Those that are written; a generated one follows by itself. */
  readonly columns: readonly string[];
}

/** The tables of the product's schema, sorted by name. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

export async function readSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
  );
  return rows;
}

/** How many rows a table holds, and the sum of their hashes: the same in every order and on every server. */
export async function sumTable(client: pg.Client, table: string): Promise<{ rows: number; checksum: string }> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `select count(*)::text as rows, coalesce(sum(hashtextextended(whole_row::text, 0)), 0)::text as checksum from ${quote(table)} as whole_row`,
  );
  return { rows: Number(rows[0]?.rows), checksum: rows[0]?.checksum ?? '' };
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export async function readForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace order by 1, 2`);
  return rows;
}

export const quote = (name: string): string => pg.escapeIdentifier(name);
