import { describe, expect, it } from 'vitest';
import { boundaryObjections } from '../testing/objections.ts';

const maker = "import { keysOf } from '#lib/query-key.ts';";

describe('keys of queries', () => {
  it.each([
    ['made in a component', 'web/src/features/position/components/list.tsx', maker, /Keys are made by/],
    ['made in the shell', 'web/src/app/shell/real-time.tsx', maker, /Keys are made by/],
    [
      'that belong to another feature',
      'web/src/features/position/keys.ts',
      `${maker}\nconst key = keysOf('application');`,
      /another feature owns 'application'/,
    ],
    [
      'whose owner cannot be read',
      'web/src/features/position/keys.ts',
      `${maker}\nconst key = keysOf(String(1));`,
      /The keys of 'position' begin with its name/,
    ],
    [
      'that know their feature',
      'web/src/features/position/keys.ts',
      "import { pageSize } from './model.ts';",
      /knows nothing but lib\/query-key/,
    ],
  ])('%s are refused', (_what, path, text, says) => expect(boundaryObjections(path, text).join('\n')).toMatch(says));

  it.each([
    ['of a feature', 'web/src/features/position/keys.ts', `${maker}\nconst key = keysOf('position');`],
    ['below a second root', 'web/src/features/message/keys.ts', `${maker}\nconst key = keysOf('message-preference');`],
    [
      'of another feature, to refresh it',
      'web/src/features/position/api.ts',
      "import { applicationKeys } from '#features/application/keys.ts';",
    ],
  ])('%s are allowed', (_what, path, text) => expect(boundaryObjections(path, text)).toEqual([]));
});
