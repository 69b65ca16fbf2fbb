import { describe, expect, it } from 'vitest';
import { boundaryObjections } from '../testing/objections.ts';

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

  it('reads neither comments nor texts', () => {
    const sql =
      "-- create table account_a (x int);\ncreate table message_message (id uuid);\ncomment on table message_message is 'none: references application_application';";
    expect(boundaryObjections('server/migrations/0003-message-base.sql', sql)).toEqual([]);
  });
});
