import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

const tableFacts = z.object({
  name: z.string(),
  /** In the order of their COPY. */
  columns: z.array(z.string()),
  rows: count,
  /** Sum of the hashes of all rows, whatever their order; a decimal number. */
  checksum: z.string(),
});

/** What a copy of the product's data says about itself before it begins. */
export const manifest = z.object({
  format: z.literal(1),
  /** Version of the product that wrote it. */
  version: z.string(),
  /** Moment of the snapshot, ISO 8601. */
  takenAt: z.string(),
  /** Names the secret that the data is encrypted with; null for a database that no product has used yet. */
  fingerprint: z.nullable(z.string()),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(tableFacts),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

/** Some rows of one table as COPY writes them; the parts of a table follow each other. */
export interface TablePart {
  readonly table: string;
  readonly bytes: Buffer;
}

/** A copy that cannot be made or taken on; the message, in Chinese, is for the person at the terminal. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Told after every part: the table at work, its rows so far and all rows so far. */
export type Progress = (at: { readonly table: string; readonly rows: number; readonly done: number }) => void;

/** In COPY's text format a line break inside a value is escaped, so each one ends a row. */
export function countRows(bytes: Buffer): number {
  let rows = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) rows += 1;
  return rows;
}
