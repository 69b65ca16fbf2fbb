import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leafCategories, positionCategory } from '../../data/categories.ts';
import { readQuery, type Part } from './read-query.ts';

const yuan = (fen: number | null): string => (fen === null ? '' : `${Math.round(fen / 100)}`);

/** A part as the samples write it; roles are looked at by themselves. */
function written({ meaning, label }: Part): string[] {
  switch (meaning.kind) {
    case 'role':
      return [];
    case 'pay':
      return [`pay:${yuan(meaning.min)}-${yuan(meaning.max)}`];
    case 'experience':
      return [`experience:${meaning.years === null ? 'none' : `${meaning.years}-${meaning.most ?? ''}`}`];
    case 'education':
      return [`education:${meaning.degree}`];
    case 'employment':
      return [`employment:${meaning.type}`];
    case 'workMode':
      return [`workMode:${meaning.mode}`];
    case 'source':
      return [`source:${meaning.source}`];
    case 'wish':
      return [`wish:${meaning.code}`];
    case 'level':
      return [`level:${meaning.rank}`];
    case 'word':
      return [`word:${meaning.spelling}`];
    default:
      return [`${meaning.kind}:${label}`];
  }
}

/** Leaves of a name, each with the nodes above it. */
const idsOf = (name: string): (readonly string[])[] =>
  leafCategories().flatMap((leaf) => (leaf.name === name ? [positionCategory(leaf.id)?.ids ?? []] : []));

/** What people type, each with a role that is meant ('' for none) and everything else that is said. */
const sayings = readFileSync(new URL('../samples/sayings.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind = '', typed = '', role = '', rest = ''] = line.split('\t');
    return [kind, typed, role, rest] as const;
  });

describe('what people type', () => {
  it.each([...new Set(sayings.map(([kind]) => kind))])('%s: is understood', (kind) => {
    const understood = sayings
      .filter(([each]) => each === kind)
      .map(([, typed, role, rest]) => {
        const { parts, roles } = readQuery(typed, { mends: true });
        const isMeant = idsOf(role).some((lineage) => roles.some((id) => lineage.includes(id)));
        return {
          typed,
          role: isMeant || (role === '' && roles.length === 0),
          rest: parts.flatMap(written).toSorted(),
          is: rest,
        };
      });
    expect(understood.length).toBeGreaterThan(10);
    expect(understood.filter(({ role, rest, is }) => !role || rest.join(' ') !== is)).toEqual([]);
  });

  it.each([
    'asdfjkl',
    'qwertyuiop',
    'zxcvbnm',
    '啊啊啊啊',
    'hhhhhh',
    '123456',
    'yyds',
    'gggg',
    'zxc',
    'wdnmd',
    '锟斤拷',
    '床前明月光',
    '万一',
  ])('%s is read as nothing that could be looked for', (typed) => {
    const { parts, roles } = readQuery(typed, { mends: true });
    expect(roles).toEqual([]);
    expect(parts.filter(({ meaning }) => meaning.kind !== 'word')).toEqual([]);
  });
});
