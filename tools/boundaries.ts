import { join } from 'node:path';
import { checkImports } from './boundaries/imports.ts';
import { checkKeys } from './boundaries/keys.ts';
import { checkLinks, readPages } from './boundaries/links.ts';
import { checkReach } from './boundaries/reach.ts';
import { checkSql } from './boundaries/sql.ts';
import { readTables } from './boundaries/tables.ts';
import { workspaces } from './source/files.ts';
import { parseFolders } from './source/parse.ts';
import { reportProblems, type Problem } from './source/problem.ts';
import { resolverFor } from './source/resolve.ts';

/** Reads every script and migration of the project and says what stands where it should not. There is no allowlist. */
export function checkBoundaries(root: string): { readonly problems: Problem[]; readonly files: number } {
  const files = parseFolders(root, workspaces);
  const resolver = resolverFor(root);
  const { tables, problems } = readTables(root);
  const pages = readPages(root);
  return {
    files: files.length,
    problems: [
      ...problems,
      ...files.flatMap((file) => [
        ...checkImports(file, resolver),
        ...checkKeys(file),
        ...checkLinks(file, pages),
        ...checkReach(file),
        ...checkSql(file, tables),
      ]),
    ],
  };
}

if (import.meta.main) {
  const { problems, files } = checkBoundaries(join(import.meta.dirname, '..'));
  reportProblems('boundaries', problems, `${files} files`);
}
