import { findPeriod } from '../text/dates.ts';
import { cutBullet, cutIcons, joinParts, type TextLine } from '../text/line.ts';
import { pitch } from './label-column.ts';
import type { PdfPage } from './read-pdf.ts';
import type { Chunk, Row } from './rows.ts';
import { arrangeStreams, type Stream } from './streams.ts';

/**
 * The lines of a document in the order a person reads them: by geometry, never by the order in the file. Columns are
 * read one after the other, and go on in the same column of the next page.
 */
export function layoutPages(pages: readonly PdfPage[]): TextLine[] {
  const body = bodyStyle(pages);
  return arrangeStreams(pages).flatMap((stream, number) => buildLines(stream, number, body));
}

interface BodyStyle {
  readonly size: number;
  readonly fonts: ReadonlySet<string>;
}

/** Size and fonts of most letters: what differs from it stands out. */
function bodyStyle(pages: readonly PdfPage[]): BodyStyle {
  const sizes = new Map<number, number>();
  const fonts = new Map<string, number>();
  let total = 0;
  for (const run of pages.flatMap((page) => page.runs)) {
    const size = Math.round(run.size * 2) / 2;
    sizes.set(size, (sizes.get(size) ?? 0) + run.text.length);
    fonts.set(run.font, (fonts.get(run.font) ?? 0) + run.text.length);
    total += run.text.length;
  }
  const common = [...sizes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
  const most = Math.max(...fonts.values());
  // Some programs cut one font into dozens: then none of them stands out.
  const isCut = fonts.size > 12 && most < 0.3 * total;
  return {
    size: common,
    fonts: new Set(
      [...fonts].filter(([, count]) => isCut || count === most || count > 0.4 * total).map(([font]) => font),
    ),
  };
}

/** The room above the first line of a block, which is not known: as much as no other has. */
const firstGap = 9;

function buildLines(stream: Stream, number: number, body: BodyStyle): TextLine[] {
  const edge = Math.max(
    ...stream.blocks.flatMap((block) =>
      block.isTable ? [] : block.rows.flatMap((row) => row.chunks.map((chunk) => chunk.right)),
    ),
  );
  const isNear = (row: Row, limit: number) =>
    row.chunks.length === 1 && (row.chunks[0]?.right ?? 0) >= limit - 1.05 * row.size;
  const near = stream.blocks.reduce((count, block) => count + block.rows.filter((row) => isNear(row, edge)).length, 0);
  const reachOf = (row: Row, limit: number): TextLine['reach'] => {
    if (isNear(row, limit) || (near > 1 && isNear(row, edge))) return 'edge';
    return isNear(row, edge) ? 'longest' : 'short';
  };
  return stream.blocks.flatMap((block) => {
    const edges = leftEdges(block.rows);
    const step = Math.max(1, pitch(block.rows));
    return block.rows.flatMap((row, at) => {
      const { bullet, parts } = withoutMark(
        row.chunks
          .flatMap((chunk) => chunk.text.split('\t'))
          .map(cutIcons)
          .filter((part) => part !== ''),
      );
      const first = row.chunks[0];
      if (first === undefined || parts.length === 0) return [];
      return [
        {
          parts,
          text: joinParts(parts),
          page: block.page,
          size: Math.round((row.size / body.size) * 20) / 20,
          strong: isStrong(row.chunks, body),
          bullet,
          indent: Math.round(((first.left - edgeBefore(edges, first.left)) / row.size) * 10) / 10,
          reach: block.isTable ? (isNear(row, block.limit) ? 'edge' : 'short') : reachOf(row, block.limit),
          block: number,
          look: {
            icon: first.look?.icon ?? false,
            ruled: first.look?.ruled ?? false,
            gap: Math.min(firstGap, Math.round(((row.y - (block.rows[at - 1]?.y ?? -Infinity)) / step) * 10) / 10),
          },
        },
      ];
    });
  });
}

/**
 * Where lines begin: the left edge and, in a timeline (periods on the left, what happened beside them), the edge that
 * the texts beside the periods share.
 */
function leftEdges(rows: readonly Row[]): number[] {
  const leftmost = Math.min(...rows.flatMap((row) => row.chunks.map((chunk) => chunk.left)));
  const beside = rows.flatMap(({ chunks: [first, second] }) => {
    const isPeriod = first !== undefined && findPeriod(first.text)?.source.length === first.text.length;
    return isPeriod && second !== undefined ? [second.left] : [];
  });
  const alone = rows.flatMap((row) => (row.chunks.length === 1 ? row.chunks.map((chunk) => chunk.left) : []));
  const shared = beside.find((edge) => alone.some((left) => Math.abs(left - edge) <= 3));
  return shared === undefined ? [leftmost] : [leftmost, shared];
}

/** The last of the edges that lies before a line. */
function edgeBefore(edges: readonly number[], left: number): number {
  return Math.max(...edges.filter((edge, index) => index === 0 || edge <= left + 3));
}

/** A bullet may be a part of its own, before a gap. */
function withoutMark(parts: readonly string[]): { bullet: boolean; parts: string[] } {
  const [first, ...rest] = parts;
  if (first === undefined) return { bullet: false, parts: [] };
  if (rest.length > 0 && /^[•●○◦▪■□◆◇►▶➢➤✓✔★☆※·∙⚫–—*＊-]$/u.test(first)) return { bullet: true, parts: rest };
  const cut = cutBullet(first);
  return { bullet: cut.bullet, parts: [cut.text, ...rest] };
}

function isStrong(chunks: readonly Chunk[], body: BodyStyle): boolean {
  return (chunks[0]?.size ?? 0) > 1.08 * body.size || !body.fonts.has(chunks[0]?.font ?? '');
}
