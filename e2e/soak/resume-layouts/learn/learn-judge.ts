import type { Places } from '../../../../server/src/domains/resume/parsing/fields/places.ts';
import {
  doubtFeatures,
  judgeFeatures,
  type Reading,
  type Ways,
} from '../../../../server/src/domains/resume/parsing/learned/judge.ts';
import { isTold, pairReadings } from '../../../../server/src/domains/resume/parsing/learned/doubts.ts';
import { plainReadings } from '../../../../server/src/domains/resume/parsing/learned/plain-readings.ts';
import { careerWays, chooseCareer } from '../../../../server/src/domains/resume/parsing/learned/read-career.ts';
import { bucketOf } from '../../../../server/src/domains/resume/parsing/learned/tagger.ts';
import { doubtBuckets, judgeBuckets } from '../../../../server/src/domains/resume/parsing/data/learned-weights.ts';
import { prepare, readByRules } from '../../../../server/src/domains/resume/parsing/read-fields.ts';
import type { Draw } from '../draw.ts';
import type { Document } from './documents.ts';
import { toBytes } from './perceptron.ts';

/** One reading of one entry, by the buckets of its features, and whether it was right. */
export interface Judged {
  readonly buckets: readonly number[];
  readonly isRight: boolean;
}

const kinds = ['education', 'work', 'projects'] as const;
const sources = ['rules', 'lines', 'words'] as const;

/** Every reading of every entry of a document, with the taggers that are tried at present. */
export function judgedReadings({ rows, truth }: Document, places: Places): Judged[] {
  const { named, sections } = prepare(rows);
  const ways = careerWays(readByRules(sections, places), named, sections, places);
  const right = plainReadings({ ...truth, projects: truth.projects.map((each) => ({ ...each, link: '' })) });
  return kinds.flatMap((kind) => sources.flatMap((source) => judge(kind, source, ways[kind], right[kind])));
}

const parts = ['main', 'second', 'third', 'period'] as const;

/** Every value that was taken of the entries of a document, with the weights that are tried at present. */
export function doubtedValues({ rows, truth }: Document, places: Places): Judged[] {
  const { named, sections } = prepare(rows);
  const { ways, ...career } = chooseCareer(readByRules(sections, places), named, sections, places);
  const read = plainReadings(career);
  const right = plainReadings({ ...truth, projects: truth.projects.map((each) => ({ ...each, link: '' })) });
  return kinds.flatMap((kind) => {
    const truths = pairReadings(read[kind], right[kind]);
    return read[kind].flatMap((reading, at) =>
      parts
        .filter((part) => isTold(reading, part))
        .map((part) => ({
          buckets: doubtFeatures(kind, part, read[kind], at, ways[kind]).map((each) => bucketOf(each, doubtBuckets)),
          isRight: truths[at]?.[part] === reading[part],
        })),
    );
  });
}

function judge(kind: string, source: (typeof sources)[number], ways: Ways, right: readonly Reading[]): Judged[] {
  const left = right.map(keyOf);
  return ways[source].map((reading, at) => {
    const index = left.indexOf(keyOf(reading));
    if (index >= 0) left.splice(index, 1);
    const features = judgeFeatures(kind, source, at, ways);
    return { buckets: features.map((each) => bucketOf(each, judgeBuckets)), isRight: index >= 0 };
  });
}

function keyOf({ main, second, third, period }: Reading): string {
  return [main, second, third, period].join('|');
}

/** Logistic regression with steps that grow smaller where much was learned already (AdaGrad). */
export function learnJudge(
  draw: Draw,
  judged: readonly Judged[],
  { buckets: count, epochs }: { readonly buckets: number; readonly epochs: number },
): { weights: Int8Array; unit: number } {
  const weights = new Float64Array(count);
  const squares = new Float64Array(count).fill(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { buckets, isRight } of draw.shuffled(judged)) {
      const sum = buckets.reduce((all, bucket) => all + (weights[bucket] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0);
      for (const bucket of buckets) {
        const slope = error + 1e-5 * (weights[bucket] ?? 0);
        squares[bucket] = (squares[bucket] ?? 1) + slope * slope;
        weights[bucket] = (weights[bucket] ?? 0) - (0.08 / Math.sqrt(squares[bucket] ?? 1)) * slope;
      }
    }
  }
  const most = Math.max(...weights.map(Math.abs));
  return { weights: toBytes(weights, most), unit: most / 127 };
}
