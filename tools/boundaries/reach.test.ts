import { describe, expect, it } from 'vitest';
import { boundaryObjections } from '../testing/objections.ts';

describe('what must be reached through a port', () => {
  it.each([
    ['server/src/main.ts', "const port = process.env['PORT'];", /Only server\/src\/config\.ts reads the environment/],
    ['server/src/main.ts', "const { PORT } = process['env'];", /Only server\/src\/config\.ts/],
    ['server/src/main.ts', "import { env } from 'node:process';", /Only server\/src\/config\.ts/],
    ['web/src/lib/client.ts', 'const port = process.env.PORT;', /Only server\/src\/config\.ts/],
    ['server/src/domains/account/sign-in.ts', 'const now = new Date();', /Time is a port/],
    ['server/src/domains/account/sign-in.ts', 'const now = Date.now();', /Time is a port/],
    ['web/src/features/account/api.ts', "await fetch('/x');", /web\/src\/lib alone/],
    ['web/src/routes/login/index.tsx', "const s = new WebSocket('/x');", /web\/src\/lib alone/],
  ])('refuses in %s: %s', (path, text, says) => {
    expect(boundaryObjections(path, text)).toEqual([expect.stringMatching(says)]);
  });

  it.each([
    ['server/src/config.ts', 'export const read = (env = process.env) => env;'],
    ['server/src/domains/account/sign-in.test.ts', 'const at = new Date(); process.env.TZ;'],
    ['server/src/domains/account/sign-in.ts', 'const then = new Date(0); const env = { process: 1 }.process;'],
    ['tools/check.ts', 'const path = process.env.PATH;'],
    ['web/src/lib/client.ts', "await fetch('/x');"],
  ])('allows in %s: %s', (path, text) => {
    expect(boundaryObjections(path, text)).toEqual([]);
  });
});
