import { Visitor } from 'oxc-parser';
import type { SourceFile } from '../source/parse.ts';
import type { Problem } from '../source/problem.ts';

const documentation = 'docs/operations.md';

/** Objects to a setting that config.ts reads and operations.md does not describe, and the other way round. */
export function checkSettings(config: SourceFile, operations: string): Problem[] {
  const read = new Map<string, number>();
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string' && /^[A-Z][A-Z0-9_]{3,}$/.test(node.value))
        read.set(node.value, config.lineAt(node.start));
    },
  }).visit(config.program);
  const described = new Set([...operations.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map((match) => match[1] ?? ''));
  return [
    ...[...read]
      .filter(([name]) => !described.has(name))
      .map(([name, line]) => ({
        file: config.path,
        line,
        message: `${name} is not described: give it a row in ${documentation}.`,
      })),
    ...[...described]
      .filter((name) => !read.has(name))
      .map((name) => ({ file: documentation, message: `${name} is described, but ${config.path} does not read it.` })),
  ];
}
