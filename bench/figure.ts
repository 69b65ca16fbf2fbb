import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

/** One measured figure and the bar it is held against. */
export interface Figure {
  readonly id: string;
  readonly what: string;
  readonly whatChinese: string;
  readonly value: number;
  readonly unit: string;
  readonly bar: { readonly atMost: number } | { readonly atLeast: number };
  /** How it was measured: counts, the other side of a ratio, spread. */
  readonly detail: string;
}

/** A measurement: one or more figures, seen in one run. */
export interface Row {
  readonly name: string;
  measure(): Promise<readonly Figure[]>;
}

/** What was measured, where and when; committed as bench/latest.json. */
export interface Measurement {
  readonly date: string;
  readonly machine: string;
  readonly figures: readonly Figure[];
}

export function passes({ value, bar }: Figure): boolean {
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

export function barText({ bar, unit }: Figure): string {
  const tail = unit === '' ? '' : ` ${unit}`;
  return 'atMost' in bar ? `≤ ${bar.atMost}${tail}` : `≥ ${bar.atLeast}${tail}`;
}

export function valueText({ value, unit }: Figure): string {
  const digits = value >= 1000 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
}

/** The machine in a few words, and how busy it is already; nothing that names it. */
export function describeMachine(): string {
  const all = cpus();
  const model = (all[0]?.model ?? 'unknown').replaceAll(/\s+/g, ' ').trim();
  return `${all.length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(1)} before`;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that a share of the values does not exceed (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Resident memory of a process in MB; Linux only. */
export function residentMegabytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(line) / 1024;
}
