/** One line of a document in reading order, as every source (PDF, DOCX) delivers it. */
export interface TextLine {
  /** What stands apart on the line: cells, tab stops, wide gaps. At least one, none empty. */
  readonly parts: readonly string[];
  /** The parts joined by two spaces. */
  readonly text: string;
  /** Page from 1; a DOCX has one. */
  readonly page: number;
  /** Size of its letters against the body text, 1 for body. */
  readonly size: number;
  /** Bold, a heading style, or another font than the body's. */
  readonly strong: boolean;
  /** Begins with a bullet or number, or is an item of a list; the mark itself is cut off. */
  readonly bullet: boolean;
  /** Distance from the left edge of its column, in widths of its letters. */
  readonly indent: number;
  /**
   * Whether it ends where the column ends, so that the next line may go on with it: `edge` for certain, `longest` when
   * it is the one that reaches furthest and nothing else tells where the column ends.
   */
  readonly reach: 'edge' | 'longest' | 'short';
  /** Lines of one column or cell; a section of another block does not run into this one. */
  readonly block: number;
  /** How it stands on its page; absent where the source has no page to show. */
  readonly look?: LineLook;
}

/** What sets a line apart from those around it, beside its letters. */
export interface LineLook {
  /** An icon stands before it. */
  readonly icon: boolean;
  /** A level line is drawn close below, above or beside it. */
  readonly ruled: boolean;
  /** Distance from the line above, in usual distances, 9 at most and for the first of its block. */
  readonly gap: number;
}

/** The text of parts as one line. */
export function joinParts(parts: readonly string[]): string {
  return parts.join('  ');
}

const bulletMark =
  /^(?:[•●○◦▪■□◆◇►▶➢➤✓✔★☆※·∙⚫–—*＊-]\s*(?=\S)|\{\s+(?=\S)|[（(]?\d{1,2}(?:[.．](?!\d)|[、)）])\s*|[①-⑳]\s*|[一二三四五六七八九十]{1,2}、\s*)/u;

/** Icons before a phone number or an address, as letters of a symbol font. */
const icons = /^[\p{So}\p{Sk}\p{M}]+\s*/u;

/** The text without icons in front; '' when it is nothing else. */
export function cutIcons(text: string): string {
  return bulletMark.test(text) ? text : text.replace(icons, '');
}

/** Splits a line's own mark from its text. A hyphen before a digit (-5℃) or a lone mark is no bullet. */
export function cutBullet(text: string): { bullet: boolean; text: string } {
  const mark = bulletMark.exec(text)?.[0];
  if (mark === undefined || mark.length === text.length || /^[-–—*]\d/.test(text)) return { bullet: false, text };
  return { bullet: true, text: text.slice(mark.length) };
}
