/** A run of text that either was searched for or was not. */
export interface Run {
  readonly text: string;
  readonly hit: boolean;
}

/** Cuts a text into runs, marking where one of the words stands (whatever their case); the longest word wins. */
export function highlight(text: string, words: readonly string[]): Run[] {
  const wanted = words.map((word) => word.toLowerCase()).filter((word) => word !== '');
  // Lower-casing may change a text's length (İ): then places would not fit, and nothing is marked.
  const folded = text.toLowerCase();
  if (wanted.length === 0 || folded.length !== text.length) return text === '' ? [] : [{ text, hit: false }];
  const runs: Run[] = [];
  let plain = 0;
  let at = 0;
  while (at < text.length) {
    const word = wanted.filter((each) => folded.startsWith(each, at)).toSorted((a, b) => b.length - a.length)[0];
    if (word === undefined) {
      at += 1;
      continue;
    }
    if (plain < at) runs.push({ text: text.slice(plain, at), hit: false });
    runs.push({ text: text.slice(at, at + word.length), hit: true });
    at += word.length;
    plain = at;
  }
  if (plain < text.length) runs.push({ text: text.slice(plain), hit: false });
  return runs;
}
