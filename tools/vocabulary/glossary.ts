import { Visitor } from 'oxc-parser';
import type { SourceFile } from '../source/parse.ts';
import type { Problem } from '../source/problem.ts';

/** One row of docs/glossary.md: a thing, its one word in code, and the words that are not used for it. */
export interface Entry {
  readonly chinese: string;
  readonly word: string;
  /** Spellings of the wire, to be used as they are. */
  readonly wire: readonly string[];
  /** Each as its words in lower case: ['job', 'posting']. */
  readonly not: readonly (readonly string[])[];
}

/**
 * Reads the tables of the glossary: rows of four cells, 中文 | code | wire | not; several words are separated by commas,
 * an empty cell is a dash.
 */
export function readGlossary(markdown: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of markdown.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll('`', ''))
      : [];
    const [chinese, word, wire, not] = cells;
    if (chinese === undefined || word === undefined || wire === undefined || not === undefined) continue;
    if (chinese === '中文' || /^:?-+:?$/.test(chinese)) continue;
    entries.push({ chinese, word, wire: list(wire), not: list(not).map(wordsOf) });
  }
  return entries;
}

function list(cell: string): string[] {
  return cell
    .split(/[,，]/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== '–' && each !== '-' && each !== '—');
}

/** jobPostings, job_posting, JOB_POSTING, job-posting -> ['job', 'postings'] … in lower case. */
export function wordsOf(identifier: string): string[] {
  return identifier
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Objections to names that a file gives to things for which the glossary has another word. */
export function checkGlossary(file: SourceFile, glossary: readonly Entry[]): Problem[] {
  const wire = new Set(glossary.flatMap((entry) => entry.wire));
  const problems = new Map<string, Problem>();
  for (const { name, offset } of namesGiven(file)) {
    if (wire.has(name)) continue;
    const words = wordsOf(name);
    const entry = glossary.find((each) => each.not.some((not) => containsRun(words, not)));
    if (entry === undefined || problems.has(name)) continue;
    problems.set(name, {
      file: file.path,
      line: file.lineAt(offset),
      message: `'${name}': ${entry.chinese} is called '${entry.word}' here (docs/glossary.md).`,
    });
  }
  return [...problems.values()];
}

/** Whether `run` stands in `words` as neighbours; a plural counts as its singular. */
function containsRun(words: readonly string[], run: readonly string[]): boolean {
  const same = (a: string | undefined, b: string): boolean =>
    a === b || a === `${b}s` || (b.endsWith('y') && a === `${b.slice(0, -1)}ies`);
  return words.some((_, start) => run.every((word, index) => same(words[start + index], word)));
}

interface Name {
  readonly name: string;
  readonly offset: number;
}

/** The names that a file itself gives: variables, functions, parameters, classes, types and the fields it declares. */
function namesGiven(file: SourceFile): Name[] {
  const names: Name[] = [];
  const add = (node: { readonly type: string; readonly start: number } | null | undefined): void => {
    if (node === null || node === undefined) return;
    if (node.type === 'Identifier' && 'name' in node && typeof node.name === 'string')
      names.push({ name: node.name, offset: node.start });
    if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string')
      names.push({ name: node.value, offset: node.start });
    if (node.type === 'AssignmentPattern' && 'left' in node) add(node.left as Parameters<typeof add>[0]);
  };
  new Visitor({
    VariableDeclarator: (node) => add(node.id),
    FunctionDeclaration: (node) => [node.id, ...node.params].forEach((each) => add(each)),
    FunctionExpression: (node) => [node.id, ...node.params].forEach((each) => add(each)),
    ArrowFunctionExpression: (node) => node.params.forEach((each) => add(each)),
    ClassDeclaration: (node) => add(node.id),
    TSInterfaceDeclaration: (node) => add(node.id),
    TSTypeAliasDeclaration: (node) => add(node.id),
    TSPropertySignature: (node) => add(node.key),
    TSMethodSignature: (node) => add(node.key),
    PropertyDefinition: (node) => add(node.key),
    MethodDefinition: (node) => add(node.key),
    Property: (node) => add(node.key),
  }).visit(file.program);
  return names;
}
