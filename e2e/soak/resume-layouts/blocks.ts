/** A piece of a line with one look. */
export interface Piece {
  readonly text: string;
  readonly look: 'plain' | 'strong' | 'faint' | 'leaning';
}

/** What a section is made of, whatever program writes it down. */
export type Block =
  /** Groups stand apart: the first at the left, the last at the right, or each in a column of its own. */
  | {
      readonly kind: 'line';
      readonly groups: readonly (readonly Piece[])[];
      readonly spread: 'between' | 'columns';
      readonly head: boolean;
    }
  | { readonly kind: 'points'; readonly marker: string; readonly lines: readonly string[] }
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | {
      readonly kind: 'grid';
      readonly header: readonly string[] | null;
      readonly rows: readonly (readonly string[])[];
      readonly widths: readonly number[];
    }
  /** A small table of labels and values, two pairs a row; what is long has a row of its own. */
  | {
      readonly kind: 'sheet';
      readonly pairs: readonly (readonly [string, string])[];
      readonly long: readonly (readonly [string, string])[];
    }
  /** Rows of a form, each of cells that are so many 24ths of the room wide. */
  | { readonly kind: 'cells'; readonly rows: readonly (readonly FormCell[])[] }
  | {
      readonly kind: 'pairs';
      readonly pairs: readonly (readonly [string, string])[];
      readonly columns: number;
      readonly colon: string;
    }
  | { readonly kind: 'tags'; readonly words: readonly string[] }
  | {
      readonly kind: 'bars';
      readonly bars: readonly { readonly name: string; readonly word: string; readonly share: number }[];
    }
  /** Something in a narrow column at the left of other blocks. */
  | { readonly kind: 'aside'; readonly side: readonly string[]; readonly blocks: readonly Block[] }
  /** What belongs together: an entry. */
  | { readonly kind: 'entry'; readonly blocks: readonly Block[] };

export interface FormCell {
  readonly text: string;
  readonly span: number;
  /** Whether it names what stands in other cells. */
  readonly named: boolean;
  /** How many rows it reaches over; those below have a cell with 0 in its place. */
  readonly tall?: number;
}

export interface Section {
  readonly key: string;
  /** As it is written, numbered, bilingual or with an icon; '' for none. */
  readonly title: string;
  readonly english: string;
  readonly blocks: readonly Block[];
}

/** The marker of the nth line, in the manner of the first. */
export function markerOf(marker: string, index: number): string {
  if (marker === '①') return String.fromCodePoint(0x2460 + index);
  if (marker === '1.') return `${index + 1}. `;
  if (marker === '1、') return `${index + 1}、`;
  if (marker === '1)') return `${index + 1}) `;
  if (marker === '1）') return `${index + 1}）`;
  if (marker === '【1】') return `【${index + 1}】`;
  if (marker === '（1）') return `（${index + 1}）`;
  return marker;
}
