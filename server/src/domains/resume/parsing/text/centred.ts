import type { TextLine } from './line.ts';

/** Fewer lines than this tell nothing of how a column is set. */
const fewest = 6;

/**
 * The lines with no indent where their column is set in its middle: there a line begins wherever its length lets it, and how
 * far from the edge says nothing.
 */
export function straightenCentred(lines: readonly TextLine[]): TextLine[] {
  const blocks = new Map<number, TextLine[]>();
  for (const line of lines) blocks.set(line.block, [...(blocks.get(line.block) ?? []), line]);
  const centred = new Set([...blocks].filter(([, own]) => isCentred(own)).map(([block]) => block));
  return centred.size === 0
    ? [...lines]
    : lines.map((line) => (centred.has(line.block) && !line.bullet ? { ...line, indent: 0 } : line));
}

function isCentred(lines: readonly TextLine[]): boolean {
  if (lines.length < fewest) return false;
  const far = lines.filter(({ indent }) => indent >= 1.2);
  // What is only set in stands at a few distances; longer lines begin further left.
  const distances = new Set(far.map(({ indent }) => Math.round(indent * 2)));
  if (far.length < 0.75 * lines.length || distances.size < 0.45 * far.length) return false;
  const pairs = far.flatMap((line, at) => far.slice(at + 1, at + 4).map((other) => [line, other] as const));
  const differ = pairs.filter(([one, other]) => Math.abs(one.text.length - other.text.length) >= 3);
  const agree = differ.filter(([one, other]) => one.text.length > other.text.length === one.indent < other.indent);
  return differ.length >= 4 && agree.length >= 0.85 * differ.length;
}
