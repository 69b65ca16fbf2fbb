import { describe, expect, it } from 'vitest';
import { boundaryObjections } from '../testing/objections.ts';
import { projectWith } from '../testing/project.ts';
import { readTables } from './tables.ts';

describe('migrations', () => {
  it.each([
    ['a name without a domain', '0003-things.sql', 'select 1;', /NNNN-<domain>-<what>\.sql/],
    [
      'a table of another domain',
      '0003-message-base.sql',
      'create table account_note (id uuid);',
      /'account_note' is not a table of 'message'/,
    ],
    [
      'a change to another domain',
      '0003-message-base.sql',
      'alter table account_person add column x text;',
      /'account_person' is not a table of 'message'/,
    ],
    [
      'a reference downwards',
      '0003-message-base.sql',
      'create table message_message (a uuid references application_application (id));',
      /'application_application' is below/,
    ],
  ])('refuses %s', (_what, name, sql, says) => {
    expect(boundaryObjections(`server/migrations/${name}`, sql)).toEqual([expect.stringMatching(says)]);
  });

  it.each([
    ['0031', 1],
    ['0030', 0],
  ])('with the shared number %s: %i refused', (number, refused) => {
    const root = projectWith({
      [`server/migrations/${number}-account-first.sql`]: 'select 1;',
      [`server/migrations/${number}-message-second.sql`]: 'select 1;',
    });
    expect(readTables(root).problems).toEqual(
      Array.from({ length: refused }, () => ({
        file: `server/migrations/${number}-message-second.sql`,
        message: expect.stringMatching(/is taken by another migration/),
      })),
    );
  });

  it('reads neither comments nor texts', () => {
    const sql =
      "-- create table account_a (x int);\ncreate table message_message (id uuid);\ncomment on table message_message is 'none: references application_application';";
    expect(boundaryObjections('server/migrations/0003-message-base.sql', sql)).toEqual([]);
  });
});
