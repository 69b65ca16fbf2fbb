/** A stretch of plain text between two marks, with what stands around it in its sentence. */
export interface Clause {
  readonly text: string;
  /** Where it begins in the plain text. */
  readonly from: number;
  /** The clauses of the same line before it, nearest last; '' at the beginning of a line. */
  readonly previous: string;
  /** The clause after it in the same sentence; '' at its end. */
  readonly next: string;
  /** The line about it, so far as it may say what the work is. */
  readonly around: string;
}

/** Marks that end a clause; a dot between letters or figures (1.65, node.js) ends none, and a colon ties its sides together. */
const marks =
  /[,，;；。!！?？…\n()（）【】[\]{}<>《》「」|]|\.(?![\da-z])|(?<![\da-z])\.|(?<=\p{Script=Han})\.|(?<=\d)\.(?=\p{Script=Han})/gu;
const endsSentence = /[\n。;；!！?？]/u;

/** What runs on for longer is read in pieces, or a text without marks would take the square of its length. */
const longest = 90;
const overlap = 30;
/** So far to either side a clause looks for what the work is. */
const reach = 60;

/** The clauses of a text; a line ends what a clause can refer to. */
export function clausesOf(plain: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let previous = '';
  /** The last clause of this sentence, whose `next` is not known yet. */
  let open: { -readonly [Key in keyof Clause]: Clause[Key] } | undefined;
  const end = (to: number, mark: string) => {
    const text = plain.slice(from, to);
    if (open !== undefined && text !== '') open.next = text.slice(0, longest);
    for (let at = 0; at < text.length; at += longest - overlap) {
      const piece = text.slice(at, at + longest);
      open = { text: piece, from: from + at, previous, next: '', around: around(plain, from + at, piece.length) };
      clauses.push(open);
      if (at + longest >= text.length) break;
    }
    const isEnd = endsSentence.test(mark);
    if (isEnd) open = undefined;
    previous = isEnd ? '' : text === '' ? previous : text;
    from = to + mark.length;
  };
  for (const match of plain.matchAll(marks)) end(match.index, match[0]);
  end(plain.length, '');
  return clauses;
}

function around(plain: string, from: number, length: number): string {
  const before = plain.slice(Math.max(0, from - reach), from);
  const after = plain.slice(from + length, from + length + reach);
  const lineEnd = after.indexOf('\n');
  return (
    before.slice(before.lastIndexOf('\n') + 1) +
    plain.slice(from, from + length) +
    (lineEnd < 0 ? after : after.slice(0, lineEnd))
  );
}
