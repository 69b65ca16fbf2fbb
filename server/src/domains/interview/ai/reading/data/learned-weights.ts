import { readFileSync } from 'node:fs';
import { buckets } from '../features.ts';
import { sayingKinds, type SayingKind } from '../saying-kind.ts';

/** What was learned of one kind: the weight of each bucket as a byte, in units of `unit`. */
export interface KindWeights {
  readonly weights: Int8Array;
  readonly unit: number;
}
export type Weights = Readonly<Record<SayingKind, KindWeights>>;

/** What the bytes of a file of weights mean: kind after kind, its unit in millionths and its weights. */
export function openWeights(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const entries = sayingKinds.map((kind, at) => {
    const from = at * (buckets + 4);
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset + from + 4, buckets);
    return [kind, { weights, unit: view.getUint32(from) / 1e6 }] as const;
  });
  return Object.fromEntries(entries) as Record<SayingKind, KindWeights>;
}

let learned: Weights | undefined;

/** The weights in this folder, read once; e2e/soak/interview-sayings makes them. */
export function learnedWeights(): Weights {
  learned ??= openWeights(readFileSync(new URL('./learned-weights.bin', import.meta.url)));
  return learned;
}

/** Takes other weights in place of those in this folder: what is learned is tried before it is written. */
export function tryWeights(weights: Weights): void {
  learned = weights;
}
