import { Visitor } from 'oxc-parser';
import type { SourceFile } from '../source/parse.ts';
import type { Problem } from '../source/problem.ts';

const documentation = 'docs/operations.md';

/** The files that read settings. */
export const settingFiles: readonly string[] = ['server/src/config.ts', 'server/src/outside-config.ts'];

/** Objects to a setting that they read and operations.md does not describe, and the other way round. */
export function checkSettings(files: readonly SourceFile[], operations: string): Problem[] {
  const read = new Map<string, { readonly file: string; readonly line: number }>();
  for (const config of files) {
    new Visitor({
      Literal(node) {
        if (typeof node.value === 'string' && /^[A-Z][A-Z0-9_]{3,}$/.test(node.value))
          read.set(node.value, { file: config.path, line: config.lineAt(node.start) });
      },
    }).visit(config.program);
  }
  const described = new Set([...operations.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map((match) => match[1] ?? ''));
  return [
    ...[...read]
      .filter(([name]) => !described.has(name))
      .map(([name, at]) => ({
        ...at,
        message: `${name} is not described: give it a row in ${documentation}.`,
      })),
    ...[...described]
      .filter((name) => !read.has(name))
      .map((name) => ({
        file: documentation,
        message: `${name} is described, but ${settingFiles.join(' and ')} do not read it.`,
      })),
  ];
}
