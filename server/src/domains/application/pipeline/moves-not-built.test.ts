import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { moveNames, movesNotBuilt } from '@pinjian/contract/application-pipeline.ts';

const domain = path.join(import.meta.dirname, '..');
const doc = path.join(import.meta.dirname, '../../../../../docs/not-built.md');
/** Where rules speak of moves without making any. */
const rules = path.join('pipeline', 'rules.ts');

function movesMade(): readonly string[] {
  const operations = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== rules)
    .map((file) => readFileSync(path.join(domain, file), 'utf8'))
    .join('\n');
  return moveNames.filter((move) => operations.includes(`'${move}'`));
}

describe('moves that are not built', () => {
  it('are those that no operation names', () => {
    const made = movesMade();
    expect(moveNames.filter((move) => !made.includes(move))).toEqual([...movesNotBuilt]);
  });

  it('stand in docs/not-built.md', () => {
    const listed = [...readFileSync(doc, 'utf8').matchAll(/^- move `(\w+)`/gm)].map((line) => line[1]);
    expect(listed).toEqual([...movesNotBuilt]);
  });

  it('only become fewer', () => expect(movesNotBuilt.length).toBe(0));
});
