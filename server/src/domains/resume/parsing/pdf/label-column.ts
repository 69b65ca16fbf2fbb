import { isHeadingGloss, readOwnHeading } from '../headings.ts';
import { cutIcons } from '../text/line.ts';
import { squeeze } from '../text/normalize.ts';
import type { Chunk, Row } from './rows.ts';

/** Headings in a column of their own, and what stands beside them. */
interface LabelColumn {
  readonly left: readonly Row[];
  readonly right: readonly Row[];
}

/** The usual distance from one row to the next. */
export function pitch(rows: readonly { readonly y: number }[]): number {
  const steps = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? 0));
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
}

/** 工作经历 over Professional over Experience: the English double of a heading goes with it, wherever it stands. */
export function joinGlosses(rows: readonly Row[]): Row[] {
  const joined = rows.map((row): OpenRow => ({ ...row, chunks: [...row.chunks] }));
  joined.forEach((row, index) => {
    row.chunks.forEach((chunk, at) => {
      if (!/\p{Script=Han}/u.test(chunk.text)) return;
      let whole = joinTorn(chunk, row, joined.slice(index + 1));
      if (readOwnHeading(cutIcons(whole.text), true) === null) return;
      let last = row.y;
      for (const below of joined.slice(index + 1)) {
        if (below.y - last > 2.2 * chunk.size) break;
        const gloss = below.chunks.findIndex(
          (each) => each.left < chunk.right && each.right > chunk.left && each.size <= chunk.size + 0.5,
        );
        const text = below.chunks[gloss]?.text ?? '';
        if (gloss < 0) continue;
        if (!isHeadingGloss(text)) break;
        below.chunks.splice(gloss, 1);
        whole = { ...whole, text: `${whole.text} ${text}` };
        last = below.y;
      }
      row.chunks[at] = whole;
    });
  });
  return joined.filter((row) => row.chunks.length > 0);
}

interface OpenRow extends Row {
  readonly chunks: Chunk[];
}

/** 工 作 经 历 介 over 绍: a heading that a narrow column broke; what it takes is gone from the rows below. */
function joinTorn(chunk: Chunk, row: Row, below: readonly OpenRow[]): Chunk {
  const isHeading = (text: string) => readOwnHeading(cutIcons(text), true) !== null;
  const next = below.find((each) => each.chunks.some((other) => Math.abs(other.left - chunk.left) < 3));
  const at = next?.chunks.findIndex((other) => Math.abs(other.left - chunk.left) < 3) ?? -1;
  const rest = next?.chunks[at];
  if (next === undefined || rest === undefined || isHeading(chunk.text) || next.y - row.y > 2.2 * chunk.size)
    return chunk;
  const text = squeeze(chunk.text + rest.text);
  if (text.length > 10 || Math.abs(rest.size - chunk.size) > 0.5 || !isHeading(text) || isHeading(rest.text))
    return chunk;
  next.chunks.splice(at, 1);
  return { ...chunk, text, right: Math.max(chunk.right, rest.right) };
}

/**
 * One group for each heading and one for its rows, so that indents are measured in the section's own column. Labels
 * stand at the top of their sections or, in tables, at half of their height: whichever explains all of them best, with
 * wider gaps between the sections.
 */
export function mergeLabels({ left, right }: LabelColumn): (readonly Row[])[] {
  const step = Math.max(1, pitch(right));
  const isOver = (row: Row, label: Row | undefined) => label !== undefined && row.y < label.y - 0.6 * label.size;
  const above = right.filter((row) => isOver(row, left[0]));
  const plans = [
    // What stands above the first label goes on with the section before.
    withLead(
      above,
      cut(right.slice(above.length), left, step, (rows, label) => Math.abs((rows[0]?.y ?? 0) - label.y)),
    ),
    withLead(
      [],
      cut(right, left, step, (rows, label) => Math.abs(((rows[0]?.y ?? 0) + (rows.at(-1)?.y ?? 0)) / 2 - label.y)),
    ),
  ];
  const best = plans.reduce((one, other) => (other.cost < one.cost - 0.8 ? other : one));
  return [best.lead, ...left.flatMap((label, index) => [[label], best.sections[index] ?? []])].filter(
    (group) => group.length > 0,
  );
}

interface Plan {
  readonly cost: number;
  readonly sections: readonly (readonly Row[])[];
}

/** Rows above the first label speak against labels at the top. */
function withLead(lead: readonly Row[], plan: Plan): Plan & { readonly lead: readonly Row[] } {
  return { lead, sections: plan.sections, cost: plan.cost + (lead.length > 0 ? 1.2 : 0) };
}

/** The cheapest cut of rows into one stretch for each label. `distance`: how far a label is from where it should stand. */
function cut(
  rows: readonly Row[],
  labels: readonly Row[],
  step: number,
  distance: (section: readonly Row[], label: Row) => number,
): Plan {
  const gain = (index: number) =>
    index === 0 ? 0 : 0.8 * Math.min(2, Math.max(0, ((rows[index]?.y ?? 0) - (rows[index - 1]?.y ?? 0)) / step - 1));
  // best[k][n]: the first k labels have the first n rows.
  const best: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]];
  labels.forEach((label, order) => {
    const next: { cost: number; from: number }[] = [];
    for (let to = 0; to <= rows.length; to++) {
      next[to] = { cost: Infinity, from: 0 };
      for (let from = Math.max(0, to - longestSection); from <= to; from++) {
        const before = best[order]?.[from]?.cost ?? Infinity;
        const isLast = order === labels.length - 1;
        const own = from === to ? (isLast ? 0.5 : 3) : Math.min(8, distance(rows.slice(from, to), label) / step);
        const cost = before + own - gain(from);
        if (cost < (next[to]?.cost ?? Infinity)) next[to] = { cost, from };
      }
    }
    best.push(next);
  });
  const sections: Row[][] = [];
  let to = rows.length;
  for (let order = labels.length; order > 0; order--) {
    const { from } = best[order]?.[to] ?? { from: 0 };
    sections.unshift(rows.slice(from, to));
    to = from;
  }
  return { cost: best[labels.length]?.[rows.length]?.cost ?? Infinity, sections };
}

/** Rows of a page's longest section. */
const longestSection = 90;
