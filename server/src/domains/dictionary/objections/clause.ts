/** A stretch of plain text between two marks, with what stands around it in its sentence. */
export interface Clause {
  readonly text: string;
  /** Where it begins in the plain text. */
  readonly from: number;
  /** The clauses of the same line before it, nearest last; '' at the beginning of a line. */
  readonly previous: string;
}

/** Marks that end a clause; a dot between letters or figures (1.65, node.js) ends none, and a colon ties its sides together. */
const marks =
  /[,，;；。!！?？…\n()（）【】[\]{}<>《》「」|]|\.(?![\da-z])|(?<![\da-z])\.|(?<=\p{Script=Han})\.|(?<=\d)\.(?=\p{Script=Han})/gu;

/** What runs on for longer is read in pieces, or a text without marks would take the square of its length. */
const longest = 90;
const overlap = 30;

/** The clauses of a text; a line ends what a clause can refer to. */
export function clausesOf(plain: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let previous = '';
  const end = (to: number, mark: string) => {
    const text = plain.slice(from, to);
    for (let at = 0; at < text.length; at += longest - overlap) {
      clauses.push({ text: text.slice(at, at + longest), from: from + at, previous });
      if (at + longest >= text.length) break;
    }
    previous = /[\n。;；!！?？]/u.test(mark) ? '' : text === '' ? previous : text;
    from = to + mark.length;
  };
  for (const match of plain.matchAll(marks)) end(match.index, match[0]);
  end(plain.length, '');
  return clauses;
}
