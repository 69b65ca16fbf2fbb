import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isScript, workspaces } from './source/files.ts';
import { parseFile, type SourceFile } from './source/parse.ts';
import { reportProblems, type Problem } from './source/problem.ts';
import { resolverFor } from './source/resolve.ts';
import { checkFileName } from './vocabulary/file-names.ts';
import { checkGlossary, readGlossary } from './vocabulary/glossary.ts';
import { checkLength, median } from './vocabulary/length.ts';
import { checkServerName } from './vocabulary/server-names.ts';
import { checkSettings, settingFiles } from './vocabulary/settings.ts';

/** Reads every file of ours and says which names are not the project's words and which files are too long. */
export function checkVocabulary(root: string): {
  readonly problems: Problem[];
  readonly files: number;
  readonly medianLines: number;
} {
  const resolver = resolverFor(root);
  const glossary = readGlossary(read(root, 'docs/glossary.md'));
  const problems: Problem[] = [];
  const lengths: number[] = [];
  const settings: SourceFile[] = [];
  for (const path of workspaces.flatMap((workspace) => filesBelow(root, workspace))) {
    if (!isScript(path) && !/\.(css|sql)$/.test(path)) continue;
    problems.push(...checkFileName(path));
    const text = readFileSync(join(root, path), 'utf8');
    problems.push(...checkLength(path, text));
    if (!isScript(path)) continue;
    lengths.push(text.split('\n').length);
    const file = parseFile(root, path);
    problems.push(...checkServerName(file, resolver), ...checkGlossary(file, glossary));
    if (settingFiles.includes(path)) settings.push(file);
  }
  problems.push(...checkSettings(settings, read(root, 'docs/operations.md')));
  return { problems, files: lengths.length, medianLines: median(lengths) };
}

function read(root: string, path: string): string {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
}

if (import.meta.main) {
  const { problems, files, medianLines } = checkVocabulary(join(import.meta.dirname, '..'));
  reportProblems('vocabulary', problems, `${files} files, median ${medianLines} lines`);
}
