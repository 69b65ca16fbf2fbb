import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dictNumOf } from '#domains/dictionary/index.ts';
import {
  certificateByName,
  languageByName,
  leafCategories,
  majorByName,
  majorClasses,
  shiftByCode,
  skillByName,
} from '#domains/dictionary/index.ts';
import type { PositionReading } from '@pinjian/contract/position-requirement.ts';
import { readingsOf } from './reading/readings-of.ts';

interface Post {
  readonly name: string;
  readonly content: Parameters<typeof readingsOf>[0];
  readonly labels: readonly string[];
}

const titles: Readonly<Record<string, number>> = { 岗位职责: 1, 任职要求: 2, 优先条件: 3, 工作时间: 5 };

/** Posts with what a person reads in them, see posts/README.md. */
function postsOf(file: string): Post[] {
  const text = readFileSync(new URL(`./posts/${file}`, import.meta.url), 'utf8');
  return text
    .split(/^=== /mu)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.trimEnd().split('\n');
      const description: { title: number; text: string }[] = [];
      for (const line of lines.filter((each) => !each.startsWith('@'))) {
        const title = titles[/^\[(.+)\]$/u.exec(line)?.[1] ?? ''];
        const last = description.at(-1);
        if (title !== undefined) description.push({ title, text: '' });
        else if (last !== undefined) last.text += last.text === '' ? line : `\n${line}`;
      }
      const categoryId = leafCategories().find((each) => each.name === name)?.id ?? null;
      const labels = lines.filter((each) => each.startsWith('@')).flatMap((line) => labelOf(line.slice(1), categoryId));
      return { name, content: { description, categoryId }, labels };
    });
}

/** `must skill Java 3` -> the key of the reading that says the same; [] for a skill that the vocabulary does not have. */
function labelOf(line: string, categoryId: string | null): string[] {
  const [, kind = '', what = '', words = '', number = ''] = /^(must|nice) (\w+) (.+?)(?: (\d+))?$/u.exec(line) ?? [];
  const code = codeOf(what, words, categoryId);
  if (code === undefined) {
    if (what !== 'skill') throw new Error(`no ${what} ${words}`);
    return [];
  }
  return [[kind, what, code, number].join(' ')];
}

function codeOf(what: string, words: string, categoryId: string | null): string | undefined {
  if (what === 'skill') return skillByName(words, categoryId ?? undefined)?.id;
  if (what === 'certificate') return certificateByName(words)?.code;
  if (what === 'language') return languageByName(words)?.code;
  if (what === 'shift') return shiftByCode(words)?.code;
  if (what === 'major') return majorClasses().has(words) ? words : majorByName(words)?.code;
  return what === 'education' || what === 'experience' ? String(dictNumOf(what, words)) : undefined;
}

function keyOf(each: PositionReading): string {
  return [each.kind, each.what, each.code ?? each.words, each.years ?? each.level ?? ''].join(' ');
}

function measure(file: string) {
  let found = 0;
  let read = 0;
  let asked = 0;
  for (const { content, labels } of postsOf(file)) {
    const keys = readingsOf(content).map(keyOf);
    const expected = new Set(labels);
    found += keys.filter((key) => expected.has(key)).length;
    read += keys.length;
    asked += expected.size;
  }
  return { precision: found / read, recall: found / asked, read, asked };
}

describe('what posts ask for', () => {
  it.each([
    ['tuned.txt', 0.96, 0.97],
    ['unseen.txt', 0.84, 0.92],
  ])('is read from the words of %s', (file, precision, recall) => {
    const figures = measure(file);
    console.log(
      `${file}: precision ${figures.precision.toFixed(3)} of ${figures.read}, recall ${figures.recall.toFixed(3)} of ${figures.asked}`,
    );
    expect(figures.precision).toBeGreaterThanOrEqual(precision);
    expect(figures.recall).toBeGreaterThanOrEqual(recall);
  });
});
