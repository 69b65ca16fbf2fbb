import { Visitor } from 'oxc-parser';
import type { SourceFile } from '../source/parse.ts';
import type { Problem } from '../source/problem.ts';

/** Where the web makes the keys of its queries and mutations; every other array is refused by their type. */
const maker = /(?:^#lib|\/lib)\/query-key\.ts$/;

/**
 * Objections to a key of the web that is not made by the feature it belongs to: it stands in that feature's keys.ts, below
 * its name, and whoever refreshes it names it from there.
 */
export function checkKeys(file: SourceFile): Problem[] {
  if (!file.path.startsWith('web/src/')) return [];
  const feature = /^web\/src\/features\/([^/]+)\/keys\.ts$/.exec(file.path)?.[1];
  const found: Problem[] = [];
  for (const { specifier, line } of file.imports) {
    const makes = maker.test(specifier);
    if (makes && feature === undefined)
      found.push({
        file: file.path,
        line,
        message: 'Keys are made by web/src/features/<domain>/keys.ts: name one there.',
      });
    if (!makes && feature !== undefined)
      found.push({
        file: file.path,
        line,
        message: 'keys.ts is what other features may know of this one: it knows nothing but lib/query-key.',
      });
  }
  if (feature === undefined) return found;
  new Visitor({
    CallExpression({ callee, arguments: [root], start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'keysOf') return;
      const name = root?.type === 'Literal' && typeof root.value === 'string' ? root.value : '';
      if (name === feature || name.startsWith(`${feature}-`)) return;
      const message = `The keys of '${feature}' begin with its name, '${feature}' or '${feature}-…': another feature owns '${name}'.`;
      found.push({ file: file.path, line: file.lineAt(start), message });
    },
  }).visit(file.program);
  return found;
}
