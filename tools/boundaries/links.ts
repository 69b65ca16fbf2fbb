import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Visitor } from 'oxc-parser';
import { filesBelow, isTest } from '../source/files.ts';
import type { SourceFile } from '../source/parse.ts';
import type { Problem } from '../source/problem.ts';

const routes = 'web/src/routes';

/** The pages of the web, each as the segments of its address; null stands for one that a parameter fills. */
export type Pages = readonly (readonly (string | null)[])[];

/** Addresses that the router leads on from, without a folder of their own. */
const ledOn = ['seeker', 'hire', 'seeker/my', 'hire/my', 'message'];

/** Reads which pages there are. */
export function readPages(root: string): Pages {
  const files = existsSync(join(root, routes)) ? filesBelow(root, routes) : [];
  const folders = files
    .filter((file) => posix.basename(file) === 'index.tsx')
    .map((file) => posix.dirname(file).slice(routes.length + 1));
  return [...ledOn, ...folders].map((folder) =>
    folder.split('/').map((segment) => (segment.startsWith('$') ? null : segment)),
  );
}

/** Pages of the roles: what begins with their segments is an address in the server's files, too, and never a call. */
const roleSegments = new Set(['seeker', 'hire', 'console']);

/**
 * Objections to an address of a page, written as a text or a template, where no page stands. What begins with another
 * word than a page does is a call, a file, or no address at all.
 */
export function checkLinks(file: SourceFile, pages: Pages): Problem[] {
  const isWeb = file.path.startsWith('web/src/');
  const isProduct = isWeb || file.path.startsWith('server/src/') || file.path.startsWith('contract/src/');
  if (!isProduct || isTest(file.path) || file.path.includes('/testing/')) return [];
  const first = isWeb ? new Set(pages.map(([segment]) => segment)) : roleSegments;
  const found: Problem[] = [];
  const check = (text: string, start: number): void => {
    if (!/^\/[\w-]+(?:[/?#]|$)/.test(text)) return;
    const path = text.split(/[?#]/, 1)[0] ?? '';
    const segments = path.slice(1).split('/');
    if (!first.has(segments[0] ?? '') || pages.some((page) => leadsTo(segments, page))) return;
    const message = `No page stands at '${path}': a page is a folder of ${routes}, and its address is its path.`;
    found.push({ file: file.path, line: file.lineAt(start), message });
  };
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') check(value, start);
    },
    TemplateLiteral({ quasis, start }) {
      check(quasis.map((each) => each.value.cooked ?? '').join('*'), start);
    },
  }).visit(file.program);
  return found;
}

/** Whether an address can lead to a page; '*' in it is filled in when it runs. */
function leadsTo(segments: readonly string[], page: readonly (string | null)[]): boolean {
  return (
    segments.length === page.length &&
    segments.every((segment, at) => {
      const wanted = page[at] ?? null;
      return wanted === null || new RegExp(`^${segment.replaceAll('*', '.*')}$`).test(wanted);
    })
  );
}
