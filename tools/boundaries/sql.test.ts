import { describe, expect, it } from 'vitest';
import { boundaryObjections } from '../testing/objections.ts';

describe('sql', () => {
  it.each([
    [
      'the table of a domain below',
      'server/src/domains/account/queries.ts',
      "db.selectFrom('application_application as a')",
      /belongs to 'application', which stands below 'account'/,
    ],
    [
      'the same in a template',
      'server/src/domains/account/queries.ts',
      'sql`select 1 from application_application`',
      /stands below 'account'/,
    ],
    [
      'the same beside a hole',
      'server/src/domains/account/queries.ts',
      'sql`select ${x} from account_person join application_application a on true`',
      /stands below/,
    ],
    [
      'the same as a qualified column',
      'server/src/domains/account/queries.ts',
      "ref('application_application.id')",
      /stands below/,
    ],
    [
      'a table of the platform',
      'server/src/domains/account/queries.ts',
      "db.selectFrom('platform_file')",
      /call the function of #platform/,
    ],
    [
      "a domain's table in the platform",
      'server/src/platform/http/session.ts',
      "db.selectFrom('account_person')",
      /The platform knows no product/,
    ],
    [
      'a table outside queries.ts',
      'server/src/domains/account/sign-in.ts',
      "const table = 'account_person';",
      /SQL stands in the domain's queries\.ts/,
    ],
    [
      'a statement outside queries.ts',
      'server/src/domains/account/sign-in.ts',
      'ctx.db.insertInto(name).execute();',
      /SQL stands in the domain's queries\.ts/,
    ],
    [
      'sql`` outside queries.ts',
      'server/src/domains/account/sign-in.ts',
      'const one = sql`select 1`;',
      /SQL stands in the domain's queries\.ts/,
    ],
    [
      'the driver outside queries.ts',
      'server/src/domains/account/sign-in.ts',
      "import pg from 'pg';",
      /SQL stands in the domain's queries\.ts/,
    ],
    [
      'SQL in the sandbox',
      'server/src/sandbox/routes.ts',
      "db.selectFrom('account_person')",
      /alone: call its domain|SQL stands in a domain's queries\.ts/,
    ],
    [
      'the clock of the database',
      'server/src/domains/account/queries.ts',
      'sql`update account_person set at = now()`',
      /Time is a port/,
    ],
  ])('refuses %s', (_what, path, text, says) => {
    const found = boundaryObjections(path, text);
    expect(found).not.toEqual([]);
    for (const each of found) expect(each).toMatch(says);
  });

  it.each([
    ['its own table in queries.ts', 'server/src/domains/account/queries.ts', "db.selectFrom('account_person')"],
    [
      'its own table in a sub-concern',
      'server/src/domains/account/session/queries.ts',
      "db.selectFrom('account_person')",
    ],
    [
      'its own table in a named queries file',
      'server/src/domains/account/session-queries.ts',
      "db.selectFrom('account_person')",
    ],
    [
      'a table of a domain above',
      'server/src/domains/application/queries.ts',
      "db.selectFrom('application_application').innerJoin('account_person as p')",
    ],
    ['its own table in the platform', 'server/src/platform/files/embedded.ts', "db.selectFrom('platform_file')"],
    [
      'a table in a test of the domain',
      'server/src/domains/account/sign-in.test.ts',
      "db.selectFrom('account_person')",
    ],
    [
      'a word that only begins like a table',
      'server/src/domains/account/queries.ts',
      "const column = 'application_application_id';",
    ],
    [
      'the type of kysely outside queries.ts',
      'server/src/domains/account/view.ts',
      "import type { Selectable } from 'kysely';",
    ],
    [
      'a table named in a comment',
      'server/src/domains/account/policy.ts',
      '// account_person holds them\nexport const a = 1;',
    ],
  ])('allows %s', (_what, path, text) => {
    expect(boundaryObjections(path, text)).toEqual([]);
  });
});
