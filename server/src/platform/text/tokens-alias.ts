/** A spelling that was found: what it stands for, and where it is in the text, in UTF-16 units. */
export interface Mention {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Finds known spellings in text, the longest first, without overlap. */
export type AliasFinder = (text: string) => Mention[];

/** A Latin spelling is a word of its own: not part of a longer one (`go` in google, `c` in c++). */
const beforeLatin = /[a-z0-9+#.]/u;
const afterLatin = /[a-z0-9+#]/u;
const latin = /[a-z0-9+#]/u;

/**
 * @param spellings normalized spelling -> id.
 * @returns a finder for normalized text; it must run before segmentation, which tears c++ and node.js apart.
 */
export function createAliasFinder(spellings: ReadonlyMap<string, string>): AliasFinder {
  const byFirst = new Map<string, string[]>();
  for (const spelling of [...spellings.keys()].toSorted((a, b) => b.length - a.length)) {
    const first = spelling.charAt(0);
    const bucket = byFirst.get(first);
    if (bucket === undefined) byFirst.set(first, [spelling]);
    else bucket.push(spelling);
  }
  return (text) => {
    const mentions: Mention[] = [];
    for (let at = 0; at < text.length;) {
      const spelling = byFirst
        .get(text.charAt(at))
        ?.find((each) => text.startsWith(each, at) && standsAlone(text, at, each));
      if (spelling !== undefined)
        mentions.push({ id: spellings.get(spelling) ?? '', from: at, to: at + spelling.length });
      at += spelling?.length ?? 1;
    }
    return mentions;
  };
}

function standsAlone(text: string, from: number, spelling: string): boolean {
  const to = from + spelling.length;
  if (latin.test(spelling.charAt(0)) && beforeLatin.test(text.charAt(from - 1))) return false;
  return !(latin.test(spelling.charAt(spelling.length - 1)) && afterLatin.test(text.charAt(to)));
}
