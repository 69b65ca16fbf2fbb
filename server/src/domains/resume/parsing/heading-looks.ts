import { readOwnHeading } from './headings.ts';
import type { TextLine } from './text/line.ts';

interface Look {
  /** Lines of this look that may be headings. */
  may: number;
  /** Those of them whose words make a heading. */
  known: number;
  all: number;
  /** Of those that may be: in capitals throughout. */
  capitals: number;
  gaps: number[];
}

/** The lines that look as the headings of their file do, by their place among all lines. */
export type HeadingLooks = ReadonlySet<TextLine>;

/**
 * Finds headings by their looks: size and weight, a rule, an icon, the room above them, and that the same look comes
 * again. A look is one of headings where its lines are short and by themselves, and at least one of them has the words
 * of a heading; where a rule or an icon marks it, the words of none have to.
 */
export function findHeadingLooks(lines: readonly TextLine[], mayBe: (line: TextLine) => boolean): HeadingLooks {
  const looks = new Map<string, Look>();
  for (const line of lines) {
    const look = looks.get(lookOf(line)) ?? { may: 0, known: 0, all: 0, capitals: 0, gaps: [] };
    looks.set(lookOf(line), look);
    look.all++;
    if (!mayBe(line)) continue;
    look.may++;
    if (/^[A-Z][A-Z &/'’]{3,}$/u.test(line.text)) look.capitals++;
    if (!isKnown(line)) continue;
    look.known++;
    look.gaps.push(line.look?.gap ?? 0);
  }
  const isUnknown = [...looks.values()].every(({ known }) => known < 2);
  const isHeadings = (line: TextLine) => {
    const look = looks.get(lookOf(line));
    if (look === undefined || !stands(line)) return false;
    const share = look.may / look.all;
    // In a person's own words all through: large, apart, again and again.
    if (isUnknown && look.may >= 3 && share >= 0.9 && line.size > 1.08 && (line.look?.gap ?? 0) >= 1.3) return true;
    const isMarked = line.look?.icon === true || line.look?.ruled === true;
    if (look.capitals >= 3 && look.capitals === look.all && look.known >= 1) return true;
    if (look.known >= 2 && look.known >= (isMarked ? 0.2 : 0.34) * look.may) return share >= 0.7;
    return isMarked && look.known >= 1 && look.may >= 2 && share >= 0.75;
  };
  return new Set(lines.filter((line) => mayBe(line) && isHeadings(line) && isApart(line, looks.get(lookOf(line)))));
}

function isKnown(line: TextLine): boolean {
  return readOwnHeading(line.parts.join(' '), true) !== null;
}

/** As much room above as the headings have that are known. */
function isApart(line: TextLine, look: Look | undefined): boolean {
  const gaps = (look?.gaps ?? []).filter((gap) => Number.isFinite(gap)).toSorted((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)];
  return usual === undefined || line.look === undefined || line.look.gap >= 0.72 * usual;
}

function stands(line: TextLine): boolean {
  return line.strong || line.size > 1.08 || line.look?.icon === true || line.look?.ruled === true;
}

function lookOf({ size, strong, look }: TextLine): string {
  return `${size} ${strong} ${look?.icon ?? false} ${look?.ruled ?? false}`;
}
