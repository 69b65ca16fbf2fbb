import {
  doubtBuckets,
  judgeBuckets,
  lineBars,
  lineTags,
  openWeights,
  tagBuckets,
  tryWeights,
  wordTags,
} from '../../../../server/src/domains/resume/parsing/data/learned-weights.ts';
import type { Places } from '../../../../server/src/domains/resume/parsing/fields/places.ts';
import { drawFrom } from '../draw.ts';
import type { Document } from './documents.ts';
import { exampleOf, type Example } from './examples.ts';
import { doubtedValues, judgedReadings, learnJudge, type Judged } from './learn-judge.ts';
import { learnTagger, type Bytes } from './perceptron.ts';
import { rearrange } from './rearrange.ts';
import { rename } from './rename.ts';

/** What one document teaches, renamed some times over. */
export interface Lesson {
  readonly documents: readonly Document[];
  readonly examples: readonly Example[];
}

/** A document under other names, `copies` times, every other time set otherwise, and what each teaches; one seed gives one lesson. */
export function lessonOf(document: Document, copies: number, seed: number, places: Places): Lesson {
  const documents = Array.from({ length: copies }, (_, copy) => {
    const draw = drawFrom(seed + copy * 7919);
    const renamed = rename(draw, document);
    return copy % 2 === 0 ? renamed : rearrange(draw, renamed);
  });
  return { documents, examples: documents.map((each) => exampleOf(each, places)) };
}

const epochs = 7;
/** Weights that judge nothing yet. */
const noJudge = { weights: new Int8Array(judgeBuckets), unit: 0 };
const noDoubts = { weights: new Int8Array(doubtBuckets), unit: 0 };

function taggersOf(lessons: readonly Lesson[]): [lines: Bytes, words: Bytes] {
  const examples = lessons.flatMap((lesson) => lesson.examples);
  return [
    learnTagger(
      [7, 17, 27].map(drawFrom),
      examples.map((each) => each.lines),
      lineTags,
      { buckets: tagBuckets, epochs, bars: lineBars },
    ),
    learnTagger(
      [8, 18, 28].map(drawFrom),
      examples.flatMap((each) => each.words),
      wordTags,
      { buckets: tagBuckets, epochs },
    ),
  ];
}

interface Weighing {
  readonly weights: Int8Array;
  readonly unit: number;
}

function fileOf(taggers: readonly Bytes[], ...judges: readonly Weighing[]): Uint8Array {
  const parts = [
    ...taggers.flatMap(({ weights, moves }) => [weights, moves]),
    ...judges.flatMap(({ weights, unit }) => {
      const bytes = new Uint8Array(4);
      new DataView(bytes.buffer).setUint32(0, Math.round(unit * 1e6));
      return [weights, bytes];
    }),
  ];
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))));
}

/**
 * The bytes of the weights that two halves of lessons give: the judge and the doubts see each half with taggers that
 * learned from the other. Leaves the weights that the reader uses tried with something else.
 */
export function learnWeights(
  halves: readonly [readonly Lesson[], readonly Lesson[]],
  places: Places,
): { readonly bytes: Uint8Array; readonly judged: number } {
  const others = [taggersOf(halves[1]), taggersOf(halves[0])] as const;
  const seen = (judge: Weighing, look: (document: Document) => Judged[]) =>
    halves.flatMap((lessons, half) => {
      tryWeights(openWeights(fileOf(others[half] ?? [], judge, noDoubts)));
      return lessons.flatMap(({ documents }) => documents.flatMap(look));
    });
  const judged = seen(noJudge, (document) => judgedReadings(document, places));
  const judge = learnJudge(drawFrom(9), judged, { buckets: judgeBuckets, epochs: 8 });
  const doubted = seen(judge, (document) => doubtedValues(document, places));
  const doubts = learnJudge(drawFrom(10), doubted, { buckets: doubtBuckets, epochs: 8 });
  return { bytes: fileOf(taggersOf(halves.flat()), judge, doubts), judged: judged.length + doubted.length };
}
