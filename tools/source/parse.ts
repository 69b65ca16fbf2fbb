import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { EcmaScriptModule, Program } from 'oxc-parser';
import { filesBelow, isScript } from './files.ts';

/** One import, re-export or dynamic import of a file. */
export interface Import {
  readonly specifier: string;
  /** Imported names; '*' for a namespace, `export *` and `import()`, 'default' for a default import. */
  readonly names: readonly string[];
  /** Nothing of it is left at run time. */
  readonly typeOnly: boolean;
  readonly line: number;
}

/** A parsed source file of the project. */
export interface SourceFile {
  /** Path relative to the root, forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly program: Program;
  readonly imports: readonly Import[];
  /** Line (from 1) of a character offset. */
  lineAt(offset: number): number;
}

/** Parses one file with oxc; a syntax error is thrown with its place. */
export function parseFile(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const result = parseSync(path, text);
  const error = result.errors.find((each) => each.severity === 'Error');
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`);
  const lineAt = lineFinder(text);
  return { path, text, program: result.program, imports: importsOf(result.module, text, lineAt), lineAt };
}

/** Parses every script below the folders. */
export function parseFolders(root: string, folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) => filesBelow(root, folder).filter(isScript)).map((path) => parseFile(root, path));
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const next = starts.findIndex((start) => start > offset);
    return next === -1 ? starts.length : next;
  };
}

function importsOf(module: EcmaScriptModule, text: string, lineAt: (offset: number) => number): Import[] {
  const found: Import[] = [];
  for (const each of module.staticImports) {
    found.push({
      specifier: each.moduleRequest.value,
      names: each.entries.map((entry) => importedName(entry.importName)),
      typeOnly: each.entries.length > 0 && each.entries.every((entry) => entry.isType),
      line: lineAt(each.start),
    });
  }
  for (const each of module.staticExports) {
    const sources = new Set(
      each.entries.flatMap((entry) => (entry.moduleRequest === null ? [] : [entry.moduleRequest.value])),
    );
    for (const specifier of sources) {
      const entries = each.entries.filter((entry) => entry.moduleRequest?.value === specifier);
      found.push({
        specifier,
        names: entries.map((entry) => importedName(entry.importName)),
        typeOnly: entries.every((entry) => entry.isType),
        line: lineAt(each.start),
      });
    }
  }
  for (const each of module.dynamicImports) {
    const literal = /^(['"`])(.*)\1$/s.exec(text.slice(each.moduleRequest.start, each.moduleRequest.end));
    if (literal?.[2] !== undefined)
      found.push({ specifier: literal[2], names: ['*'], typeOnly: false, line: lineAt(each.start) });
  }
  return found;
}

function importedName(name: { readonly kind: string; readonly name: string | null }): string {
  if (name.kind === 'Default') return 'default';
  return name.name ?? '*';
}
