/** A run of text on a page; place and size as shares of the page's, counted from its top left. */
export interface TextRun {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Box = Omit<TextRun, 'text'>;

/**
 * Text as it is compared: width forms folded, without spaces and what stands between parts. A form has its label and
 * its value in cells of their own, which the reader writes as 姓名：张三.
 */
function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s:|,;·•、，；。]/g, '')
    .toLowerCase();
}

/** Parts of a line shorter than this stand in too many places to point at one. */
const shortestPart = 4;

function partsOf(source: string): string[] {
  return source
    .split(/[\s|｜:：]+/)
    .map(squeeze)
    .filter((part) => part.length >= shortestPart);
}

/** A part of one of several texts: from and to as shares of its length. */
interface Piece {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** The first place where the words stand in the texts read one after the other; of a text that is only partly meant, its part. */
function find(texts: readonly string[], wanted: string): Piece[] {
  const squeezed = texts.map(squeeze);
  const from = squeezed.join('').indexOf(wanted);
  if (wanted === '' || from === -1) return [];
  const until = from + wanted.length;
  let at = 0;
  return squeezed.flatMap((text, index) => {
    const before = at;
    at += text.length;
    const [start, end] = [Math.max(from, before) - before, Math.min(until, at) - before];
    return start < end ? [{ index, from: start / text.length, to: end / text.length }] : [];
  });
}

/**
 * Where the words of a source stand on a page: one box for each line of them, [] when they do not. Files write a line in
 * any order and in any pieces: the pieces are tried as they come, then from left to right, then the parts of the line
 * by themselves.
 */
export function boxesOf(runs: readonly TextRun[], source: string): readonly Box[] {
  const wanted = squeeze(source);
  for (const order of [runs, runs.toSorted(byPlace)]) {
    const found = search(order, wanted);
    if (found.length > 0) return lines(found);
  }
  return lines(partsOf(source).flatMap((part) => search(runs, part)));
}

function byPlace(a: TextRun, b: TextRun): number {
  const sameLine = Math.abs(a.top - b.top) < Math.min(a.height, b.height) / 2;
  return sameLine ? a.left - b.left : a.top - b.top;
}

function search(runs: readonly TextRun[], wanted: string): Box[] {
  const texts = runs.map((run) => run.text);
  return find(texts, wanted).flatMap(({ index, from, to }) => {
    const run = runs[index];
    return run === undefined
      ? []
      : [{ left: run.left + run.width * from, top: run.top, width: run.width * (to - from), height: run.height }];
  });
}

/** Boxes of one line as one box. */
function lines(boxes: readonly Box[]): Box[] {
  const merged: Box[] = [];
  for (const box of boxes) {
    const at = merged.findIndex((each) => Math.abs(each.top - box.top) < Math.min(each.height, box.height) / 2);
    const line = merged[at];
    if (line === undefined) {
      merged.push(box);
      continue;
    }
    const left = Math.min(line.left, box.left);
    const top = Math.min(line.top, box.top);
    const right = Math.max(line.left + line.width, box.left + box.width);
    const bottom = Math.max(line.top + line.height, box.top + box.height);
    merged[at] = { left, top, width: right - left, height: bottom - top };
  }
  return merged;
}

/** Which lines of a text hold the words of a source; a source may run over several. */
export function linesWith(texts: readonly string[], source: string): readonly number[] {
  const whole = find(texts, squeeze(source));
  const pieces = whole.length > 0 ? whole : partsOf(source).flatMap((part) => find(texts, part));
  return [...new Set(pieces.map(({ index }) => index))].toSorted((a, b) => a - b);
}

/** How far one can look closer: 1 fills the width. */
export const zooms = [1, 1.25, 1.5, 2] as const;
