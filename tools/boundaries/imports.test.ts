import { describe, expect, it } from 'vitest';
import { boundaryObjections } from '../testing/objections.ts';

describe('imports', () => {
  const refused: readonly (readonly [what: string, path: string, text: string, says: RegExp])[] = [
    ['the contract a library', 'contract/src/ids.ts', "import { v7 } from 'uuid';", /imports zod and nothing else/],
    [
      'the contract the server',
      'contract/src/ids.ts',
      "import { newId } from '../../server/src/platform/core/ids.ts';",
      /The contract is the wire alone/,
    ],
    [
      'the contract of a domain one below it',
      'contract/src/account.ts',
      "import { positionCard } from './position-view.ts';",
      /'position' stands below 'account'/,
    ],
    [
      'the words of the wire a domain',
      'contract/src/endpoint.ts',
      "import type { ClientId } from './account.ts';",
      /knows no domain/,
    ],
    [
      'the web its test code',
      'web/src/lib/client.ts',
      "import { fakeServer } from '#web/testing/fake-server.ts';",
      /is for tests/,
    ],
    [
      'the platform a domain',
      'server/src/platform/http/bind.ts',
      "import type { Seeker } from '#domains/account/index.ts';",
      /The platform knows no product/,
    ],
    [
      'the platform the shared context',
      'server/src/platform/http/bind.ts',
      "import type { Ctx } from '#server/context.ts';",
      /The platform knows no product/,
    ],
    [
      'a domain one below it',
      'server/src/domains/account/sign-in.ts',
      "import { openPositions } from '#domains/position/index.ts';",
      /'position' stands below 'account'/,
    ],
    [
      'a domain one below it, dynamically',
      'server/src/domains/account/sign-in.ts',
      "const a = await import('../position/index.ts');",
      /'position' stands below/,
    ],
    [
      'a domain one below it, re-exporting',
      'server/src/domains/account/index.ts',
      "export * from '#domains/position/index.ts';",
      /'position' stands below/,
    ],
    [
      'a domain the inside of another',
      'server/src/domains/position/publish.ts',
      "import { findPerson } from '#domains/account/queries.ts';",
      /through their index\.ts/,
    ],
    [
      'a domain the settings',
      'server/src/domains/account/sign-in.ts',
      "import { readConfig } from '#server/config.ts';",
      /take it from ctx/,
    ],
    [
      'a domain that nobody has placed',
      'server/src/domains/referral/invite.ts',
      "import { newId } from '#platform/core/ids.ts';",
      /'referral' is no domain/,
    ],
    [
      'the events a domain',
      'server/src/events.ts',
      "import type { Step } from '#domains/application/index.ts';",
      /known to every domain and know none/,
    ],
    [
      'the app the inside of a domain',
      'server/src/app.ts',
      "import { signIn } from '#domains/account/sign-in.ts';",
      /its own affair/,
    ],
    [
      'the demo world the inside of a domain',
      'server/src/demo/seekers.ts',
      "import { signIn } from '#domains/account/sign-in.ts';",
      /through their index\.ts/,
    ],
    [
      'the product test code',
      'server/src/app.ts',
      "import { useWorld } from '#testing/world.ts';",
      /#testing is for tests/,
    ],
    [
      'the product its tools',
      'server/src/app.ts',
      "import { checkBoundaries } from '../../tools/boundaries.ts';",
      /builds, tests or measures/,
    ],
    [
      'the web the server',
      'web/src/lib/format.ts',
      "import { maskPhone } from '../../../server/src/platform/core/mask.ts';",
      /through the contract only/,
    ],
    [
      'lib the ui',
      'web/src/lib/format.ts',
      "import { Button } from '#ui/button.tsx';",
      /web\/src\/lib knows no product/,
    ],
    [
      'the ui a feature',
      'web/src/ui/card.tsx',
      "import { Avatar } from '#features/account/components/avatar.tsx';",
      /web\/src\/ui knows no product/,
    ],
    [
      'a feature another',
      'web/src/features/application/components/card.tsx',
      "import { JobCard } from '#features/position/components/job-card.tsx';",
      /give the component a slot/,
    ],
    [
      'a feature a route',
      'web/src/features/account/components/link.tsx',
      "import Login from '#routes/login/index.tsx';",
      /Routes compose features/,
    ],
    [
      'a feature the shell',
      'web/src/features/account/api.ts',
      "import { router } from '#app/router.tsx';",
      /Routes compose features/,
    ],
    [
      'a component the client',
      'web/src/features/account/components/form.tsx',
      "import { call } from '#lib/client.ts';",
      /api\.ts calls the server/,
    ],
    [
      'a route the client',
      'web/src/routes/login/index.tsx',
      "import * as client from '#lib/client/index.ts';",
      /api\.ts calls the server/,
    ],
    [
      'a feature a library for requests',
      'web/src/features/account/api.ts',
      "import ky from 'ky';",
      /Requests are made by web\/src\/lib alone/,
    ],
  ];
  it.each(refused)('refuses %s', (_what, path, text, says) => {
    expect(boundaryObjections(path, `\n${text}\n`)).toEqual([expect.stringMatching(says)]);
    expect(boundaryObjections(path, `\n${text}\n`)[0]).toContain(`${path}:2 `);
  });

  const allowed: readonly (readonly [what: string, path: string, text: string])[] = [
    ['zod/mini in the contract', 'contract/src/ids.ts', "import * as z from 'zod/mini';\nexport * from './time.ts';"],
    ['a library in a test of the contract', 'contract/src/ids.test.ts', "import { it } from 'vitest';"],
    [
      'the contract everywhere',
      'server/src/platform/http/bind.ts',
      "import { errors } from '@pinjian/contract/errors.ts';",
    ],
    [
      'a domain above, through its index',
      'server/src/domains/position/publish.ts',
      "import { requirePermission } from '#domains/account/index.ts';",
    ],
    [
      'context and events in a domain',
      'server/src/domains/position/publish.ts',
      "import type { Ctx } from '#server/context.ts';\nimport type { Events } from '#server/events.ts';",
    ],
    [
      'how a domain is plugged in',
      'server/src/app.ts',
      "import { routes } from '#domains/account/routes.ts';\nimport { tasks } from '#domains/account/tasks.ts';",
    ],
    [
      'an operation in a test of the whole',
      'server/src/personal-data/erase-person.test.ts',
      "import { joinCompany } from '#domains/company/member/join-company.ts';",
    ],
    ['the type of the settings in the context', 'server/src/context.ts', "import type { Config } from './config.ts';"],
    [
      'the type of a column in the generated tables',
      'server/src/tables.ts',
      "import type { State } from '#domains/interview/ai/engine/state.ts';",
    ],
    [
      'the type of the settings in a domain',
      'server/src/domains/account/rules.ts',
      "import type { SmsLimits } from '#server/config.ts';",
    ],
    [
      'what binds routes in a domain',
      'server/src/domains/account/routes.ts',
      "import { bind } from '#server/bind.ts';",
    ],
    [
      'test code of the web in its tests',
      'web/src/lib/client/call.test.ts',
      "import { fakeServer } from '#web/testing/fake-server.ts';",
    ],
    ['the contract of a domain above', 'contract/src/position-view.ts', "import { option } from './dictionary.ts';"],
    [
      'test code in a test',
      'server/src/domains/position/publish.test.ts',
      "import { useWorld } from '#testing/world.ts';",
    ],
    [
      'features in a route, lib in a feature',
      'web/src/routes/login/index.tsx',
      "import { Form } from '#features/account/components/form.tsx';\nimport { Card } from '#ui/card.tsx';",
    ],
    [
      'the pickers of reference data in any feature',
      'web/src/features/company/components/form.tsx',
      "import { CityPicker } from '#features/dictionary/components/city-picker.tsx';",
    ],
    ['the client in api.ts', 'web/src/features/account/api.ts', "import { call } from '#lib/client.ts';"],
    [
      'another name of the client in a component',
      'web/src/features/account/components/form.tsx',
      "import { Failure } from '#lib/client.ts';",
    ],
    [
      'an import that only stands in a text or a comment',
      'contract/src/ids.ts',
      "// import x from 'uuid'\nexport const text = \"import x from 'uuid'\";",
    ],
  ];
  it.each(allowed)('allows %s', (_what, path, text) => {
    expect(boundaryObjections(path, text)).toEqual([]);
  });
});
