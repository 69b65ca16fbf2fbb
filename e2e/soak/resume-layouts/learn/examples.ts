import type { Places } from '../../../../server/src/domains/resume/parsing/fields/places.ts';
import { readDegree } from '../../../../server/src/domains/resume/parsing/fields/words.ts';
import { lineFeatures } from '../../../../server/src/domains/resume/parsing/learned/line-features.ts';
import { opinionsOfLines } from '../../../../server/src/domains/resume/parsing/learned/line-opinions.ts';
import { bucketsOf } from '../../../../server/src/domains/resume/parsing/learned/tagger.ts';
import { lineTags, tagBuckets, wordTags } from '../../../../server/src/domains/resume/parsing/data/learned-weights.ts';
import {
  headWords,
  joinsOf,
  wordFeatures,
  type HeadWord,
} from '../../../../server/src/domains/resume/parsing/learned/word-features.ts';
import { opinionsOfHeads } from '../../../../server/src/domains/resume/parsing/learned/word-opinions.ts';
import { prepare } from '../../../../server/src/domains/resume/parsing/read-fields.ts';
import { findPeriod } from '../../../../server/src/domains/resume/parsing/text/dates.ts';
import type { TextLine } from '../../../../server/src/domains/resume/parsing/text/line.ts';
import { alignLines, type Sought } from './align.ts';
import type { Document } from './documents.ts';
import type { Row } from './perceptron.ts';

/** What one document teaches: the tags of its lines, and of the words of each head. */
export interface Example {
  readonly lines: Row;
  readonly words: readonly Row[];
}

/** The lines of a document with their tags, and the words of its heads with theirs. */
export function exampleOf({ rows, truth }: Document, places: Places): Example {
  const { named, sections } = prepare(rows);
  const { tags, entries } = alignLines(named, truth);
  const features = bucketsOf(lineFeatures(named, opinionsOfLines(named, sections)), tagBuckets);
  const indexes: ReadonlyMap<string, number> = new Map(lineTags.map((tag, index) => [tag, index]));
  return {
    lines: { features, tags: tags.map((tag) => indexes.get(tag) ?? 0) },
    words: (['E', 'W', 'P'] as const).flatMap((kind) =>
      wordRows(
        kind,
        named,
        entries.filter((entry) => entry.kind === kind),
        places,
      ),
    ),
  };
}

function wordRows(kind: Sought['kind'], named: readonly TextLine[], entries: readonly Sought[], places: Places): Row[] {
  const heads = entries.flatMap((entry) => {
    if (entry.head === null) return [];
    const lines = named.slice(entry.head.from, entry.head.to + 1);
    const periods = lines.map((line) => findPeriod(line.text));
    const period = periods.findLast((each) => each !== null) ?? null;
    return [{ entry, head: lines, body: [], period, periods, words: headWords(lines, periods) }];
  });
  const opinions = opinionsOfHeads(kind, heads, places);
  return heads.flatMap(({ entry, head, periods, words }, at) => {
    if (words.length === 0) return [];
    const siblings = heads.filter((_, index) => index !== at).map((other) => other.words);
    const features = wordFeatures({ kind, lines: head, words, periods, siblings, opinion: opinions[at] });
    return [
      { features: bucketsOf(features, tagBuckets), tags: tagsOfWords(entry, head, words), joins: joinsOf(words) },
    ];
  });
}

interface Stretch {
  readonly tag: number;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

function tagsOfWords(entry: Sought, head: readonly TextLine[], words: readonly HeadWord[]): number[] {
  const stretches: Stretch[] = [];
  const claim = (tag: (typeof wordTags)[number], name: string) => {
    for (const [line, { text }] of head.entries()) {
      const at = findFolded(text, name);
      const isFree =
        at !== null && !stretches.some((each) => each.line === line && each.from < at.to && each.to > at.from);
      if (!isFree) continue;
      stretches.push({ tag: wordTags.indexOf(tag), line, ...at });
      return;
    }
  };
  claim('M', entry.main);
  claim('S', entry.second);
  claim('T', entry.third);
  return words.map((word) => {
    const own = stretches.find((each) => each.line === word.line && each.from <= word.from && each.to >= word.to);
    if (own !== undefined) return own.tag;
    const isDegree = entry.degree !== null && readDegree(word.text)?.degree === entry.degree;
    return isDegree ? wordTags.indexOf('T') : 0;
  });
}

/** Where a name stands in a text, spaces and widths of letters aside. */
function findFolded(text: string, name: string): { from: number; to: number } | null {
  const fold = (each: string) => each.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase();
  const places: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    for (const letter of fold(text.charAt(at))) {
      folded += letter;
      places.push(at);
    }
  }
  const wanted = fold(name);
  const index = wanted === '' ? -1 : folded.indexOf(wanted);
  const [from, last] = [places[index], places[index + wanted.length - 1]];
  return from === undefined || last === undefined ? null : { from, to: last + 1 };
}
