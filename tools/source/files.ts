import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'screens']);

/** Every file below `folder`, as paths relative to `root` with forward slashes, sorted; what is generated or installed is left out. */
export function filesBelow(root: string, folder: string): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  const found: string[] = [];
  const walk = (current: string): void => {
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      const path = join(current, entry.name);
      if (entry.isDirectory()) {
        if (!skippedFolders.has(entry.name)) walk(path);
      } else if (entry.isFile()) {
        found.push(relative(root, path).split(sep).join('/'));
      }
    }
  };
  walk(start);
  return found.toSorted();
}

/** The workspaces of the project, in the order of the layout. */
export const workspaces = ['contract', 'server', 'web', 'e2e', 'bench', 'tools'] as const;

export function isScript(path: string): boolean {
  return /\.(ts|tsx|mts|mjs|js|jsx)$/.test(path);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
