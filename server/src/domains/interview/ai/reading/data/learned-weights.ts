import { readFileSync } from 'node:fs';
import { wholeBuckets, windowBuckets } from '../features.ts';
import { windowKinds, type WholeKind, wholeKinds, type WindowKind } from '../saying-kind.ts';

/** What was learned of one kind: the weight of each bucket as a byte, in units of `unit`. */
export interface KindWeights {
  readonly weights: Int8Array;
  readonly unit: number;
}
export type Table<Kind extends string> = Readonly<Record<Kind, KindWeights>>;
export interface Weights {
  readonly window: Table<WindowKind>;
  readonly whole: Table<WholeKind>;
}

/** What the bytes of a file of weights mean: kind after kind, its unit in millionths and its weights. */
export function openWeights(bytes: Uint8Array): Weights {
  const windowBytes = windowKinds.length * (windowBuckets + 4);
  return {
    window: openTable(bytes.subarray(0, windowBytes), windowKinds, windowBuckets),
    whole: openTable(bytes.subarray(windowBytes), wholeKinds, wholeBuckets),
  };
}

function openTable<Kind extends string>(bytes: Uint8Array, kinds: readonly Kind[], buckets: number): Table<Kind> {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const entries = kinds.map((kind, at) => {
    const from = at * (buckets + 4);
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset + from + 4, buckets);
    return [kind, { weights, unit: view.getUint32(from) / 1e6 }] as const;
  });
  return Object.fromEntries(entries) as Record<Kind, KindWeights>;
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
