import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readCatalogue } from './db-types/introspect.ts';
import { openScratch, type Scratch } from './db-types/scratch.ts';
import { writeTables } from './db-types/write.ts';
import { filesBelow } from './source/files.ts';
import { reportProblems, type Problem } from './source/problem.ts';

const tablesFile = 'server/src/tables.ts';

/** Runs the migrations below `root` on an empty database and answers the text of tables.ts that follows from them. */
export async function generateTables(
  root: string,
  scratch: Scratch,
): Promise<{ readonly text: string; readonly problems: Problem[] }> {
  const client = new pg.Client({ connectionString: await scratch.emptyDatabase() });
  await client.connect();
  try {
    for (const path of filesBelow(root, 'server/migrations').filter((each) => each.endsWith('.sql'))) {
      try {
        await client.query(readFileSync(join(root, path), 'utf8'));
      } catch (error) {
        throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }
    return writeTables(await readCatalogue(client));
  } finally {
    await client.end();
  }
}

/** What `--check` objects to: missing comments and types, and a committed file that does not follow from the migrations. */
export async function checkTables(root: string, scratch: Scratch): Promise<Problem[]> {
  const { text, problems } = await generateTables(root, scratch);
  const path = join(root, tablesFile);
  const committed = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (committed === text) return problems;
  const lines = committed.split('\n');
  const line = text.split('\n').findIndex((each, index) => each !== lines[index]) + 1;
  const message = 'The migrations say something else: run `npm run db-types` and commit the result.';
  return [...problems, { file: tablesFile, line, message }];
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const scratch = await openScratch();
  try {
    if (process.argv.includes('--check')) {
      reportProblems('db-types', await checkTables(root, scratch), tablesFile);
    } else {
      const { text, problems } = await generateTables(root, scratch);
      writeFileSync(join(root, tablesFile), text);
      reportProblems('db-types', problems, `wrote ${tablesFile}`);
    }
  } finally {
    await scratch.stop();
  }
}
