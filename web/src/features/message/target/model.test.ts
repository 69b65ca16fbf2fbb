import { readdirSync } from 'node:fs';
import path from 'node:path';
import { messageTarget, type MessageTarget } from '@pinjian/contract/message-target.ts';
import { describe, expect, it } from 'vitest';
import { messageTabs, type MessageRole } from '../model.ts';
import { pathOfTarget } from './model.ts';

const one = '0192a000-0000-7000-8000-000000000001';

/** One target of each kind of the contract, with every id that it names. */
const targets: readonly MessageTarget[] = messageTarget.def.options.map(({ shape }) =>
  messageTarget.parse({
    kind: shape.kind.def.values[0],
    ids: Object.fromEntries(Object.keys(shape.ids.shape).map((name) => [name, one])),
  }),
);
const roles = Object.keys(messageTabs) as MessageRole[];

/** The pages of the product that are built, as patterns of their addresses. */
const routes = path.join(import.meta.dirname, '../../../routes');
const built = readdirSync(routes, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.tsx'))
  .map((file) => new RegExp(`^/${path.posix.dirname(file).replaceAll(/\$\w+/g, '[^/]+')}$`));

describe('where a message leads', () => {
  it.each(targets.map((target) => [target.kind, target] as const))(
    'a %s is a page that is built, for somebody, and only there',
    (_kind, target) => {
      const paths = roles.flatMap((role) => pathOfTarget(target, role) ?? []);
      expect(paths).not.toEqual([]);
      for (const each of paths) expect(built.filter((page) => page.test(each.split('?', 1)[0] ?? ''))).toHaveLength(1);
    },
  );

  it('is a page of the reader own role', () => {
    for (const target of targets) {
      expect(pathOfTarget(target, 'seeker') ?? '/seeker/').toMatch(/^\/seeker\//);
      expect(pathOfTarget(target, 'employer') ?? '/hire/').toMatch(/^\/hire\//);
    }
  });
});
