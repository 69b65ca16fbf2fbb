import { checkBoundaries } from '../boundaries.ts';
import { projectWith } from './project.ts';

const migrations = {
  'server/migrations/0001-platform-base.sql': 'create table platform_file (id uuid primary key);',
  'server/migrations/0002-account-base.sql': 'create table account_person (id uuid primary key);',
  'server/migrations/0008-application-base.sql':
    'create table application_application (id uuid primary key, person_id uuid references account_person (id));',
};

/** What the guard of boundaries says about one file, the rest of the project being in order. */
export function boundaryObjections(path: string, text: string, rest: Readonly<Record<string, string>> = {}): string[] {
  const root = projectWith({ ...migrations, ...rest, [path]: text });
  return checkBoundaries(root).problems.map((problem) => `${problem.file}:${problem.line ?? 0} ${problem.message}`);
}
