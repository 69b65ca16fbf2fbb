import { describe, expect, it } from 'vitest';
import { checkLicences, checkPins, satisfies, type Lockfile } from './licences.ts';

const lockfile = (packages: Lockfile['packages']): Lockfile => ({ packages });
const messages = (packages: Lockfile['packages']): string[] =>
  checkLicences(lockfile(packages)).map((each) => each.message);

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['MIT AND GPL-3.0-or-later', false],
    ['(MIT AND Zlib)', true],
    ['MIT OR (Apache-2.0 AND GPL-2.0)', true],
    ['GPL-2.0', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('%s: %s', (expression, expected) => {
    expect(satisfies(expression, (id) => ['MIT', 'Apache-2.0', 'Zlib'].includes(id))).toBe(expected);
  });

  it('refuses copyleft and the unknown, wherever it hides', () => {
    expect(
      messages({
        server: { dependencies: { a: '1.0.0' } },
        'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '^2.0.0' } },
        'node_modules/a/node_modules/b': { version: '2.1.0', license: 'AGPL-3.0-only' },
        'node_modules/c': { version: '3.0.0' },
      }),
    ).toEqual([
      expect.stringMatching(/^b@2\.1\.0 is under AGPL-3\.0-only \(loaded by server or browser\)/),
      expect.stringMatching(/^c@3\.0\.0 is under no stated licence \(a tool\)/),
    ]);
  });

  it('reads the list that old packages state: one of them is enough', () => {
    expect(messages({ 'node_modules/a': { version: '0.1.0', license: ['MIT', 'Apache2'] } })).toEqual([]);
    expect(messages({ 'node_modules/b': { version: '0.1.0', license: ['GPL-2.0', 'AGPL-3.0'] } })).toHaveLength(1);
  });

  it('takes MPL-2.0 for a tool, never for what server or browser loads', () => {
    const packages = {
      'node_modules/vite': { license: 'MIT', dependencies: { lightningcss: '1' } },
      'node_modules/lightningcss': { license: 'MPL-2.0' },
    };
    expect(messages({ ...packages, web: { devDependencies: { vite: '8.3.8' } } })).toEqual([]);
    expect(messages({ ...packages, web: { dependencies: { vite: '8.3.8' } } })).toEqual([
      expect.stringMatching(/^lightningcss/),
    ]);
  });

  it('takes a font licence for a font only', () => {
    expect(messages({ 'node_modules/@expo-google-fonts/noto-sans-sc': { license: 'MIT AND OFL-1.1' } })).toEqual([]);
    expect(messages({ 'node_modules/left-pad': { license: 'OFL-1.1' } })).toHaveLength(1);
  });
});

describe('pins', () => {
  it('refuses ranges and download addresses', () => {
    const problems = checkPins(
      lockfile({
        '': { devDependencies: { vitest: '5.1.0', knip: '^6.0.0' } },
        server: { dependencies: { pg: '8.23.1' }, optionalDependencies: { postgres: '18.4.0-beta.17', x: 'latest' } },
        'node_modules/pg': { version: '8.23.1', resolved: 'https://example.org/pg.tgz' },
      }),
    );
    expect(problems.map((each) => `${each.file} ${each.message}`)).toEqual([
      expect.stringMatching(/^package\.json knip is asked for as '\^6\.0\.0'/),
      expect.stringMatching(/^server\/package\.json x is asked for as 'latest'/),
      expect.stringMatching(/^package-lock\.json It records download addresses/),
    ]);
  });
});
