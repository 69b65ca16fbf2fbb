import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quotableText, readSaying, type SayingReading } from './read-saying.ts';
import type { SayingKind } from './saying-kind.ts';

/**
 * Sayings with labels, from files beside this one. `sayings-tuning-*.json` are learned from, so that their figures only
 * keep what is known; `sayings-held-out-*.json`, laid beside them, are the measure, and bars are held on whatever is
 * there. A file is {note, sayings: [{id, question, text, label, also, span}]}, where `span` are the words
 * that are the label if not all are; all of it is invented.
 */
interface LabelledSaying {
  readonly id: string;
  readonly question: string;
  readonly text: string;
  readonly label: SayingKind;
  readonly also: readonly SayingKind[];
}

const read = (name: string): LabelledSaying[] => {
  const parsed = JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as
    | LabelledSaying[]
    | { sayings: LabelledSaying[] };
  return Array.isArray(parsed) ? parsed : parsed.sayings;
};
const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^sayings-.*\.json$/u.test(name));

/** Figures for whoever runs it. */
function tell(...words: readonly string[]): void {
  process.stdout.write(`${words.join(' ')}\n`);
}

const sensitive: readonly SayingKind[] = ['crisis', 'distress', 'private', 'steering'];
/**
 * The least share of each kind that has to be heard as such, or as one of the kinds beside it: what is wanted of every
 * set, and what the sayings that nothing was learned from had at the second look (2026-11), which must not get worse.
 */
const bars: readonly (readonly [kind: SayingKind, heardAs: readonly SayingKind[], wanted: number, seen: number])[] = [
  ['crisis', ['crisis', 'distress'], 0.9, 0.66],
  ['distress', ['distress', 'crisis'], 0.8, 0.75],
  ['private', ['private'], 0.85, 0.76],
  ['steering', ['steering'], 0.9, 0.84],
  ['refusal', ['refusal'], 0.75, 0.85],
  ['neverDid', ['neverDid'], 0.75, 0.85],
  ['nothingToAdd', ['nothingToAdd'], 0.75, 0.8],
  ['questionBack', ['questionBack'], 0.75, 0.85],
];
const heldOut = 'sayings-held-out';
/** Of ordinary answers with the same words in them so many may be taken for need, private or steering. */
const mostMistaken = { wanted: 2 / 60, seen: 3 / 60 };
/** The least share of what is private, distress or steering that is no quote. */
const leastKeptBack = { wanted: 0.95, seen: { crisis: 0.66, distress: 0.75, private: 0.76, steering: 0.84 } };

/** Nothing of it stands as a quote whole: the private words are kept back, or all of it is. */
function isKeptBack({ text }: LabelledSaying, reading: SayingReading): boolean {
  return reading.withheld.length > 0 || quotableText(text, reading).trim() === '';
}

const prefixes = ['sayings-tuning', heldOut].filter((prefix) => files.some((name) => name.startsWith(prefix)));

describe.each(prefixes)('%s', (prefix) => {
  const sayings = files.filter((name) => name.startsWith(prefix)).flatMap(read);
  const heard = sayings.map((saying) => ({ saying, reading: readSaying(saying.question, saying.text) }));
  const of = (kind: SayingKind) => heard.filter(({ saying }) => saying.label === kind);

  it('are heard', () => {
    const figures = bars.map(([kind, heardAs, wanted, seen]) => {
      const bar = prefix === heldOut ? seen : wanted;
      const mine = of(kind);
      const right = mine.filter(({ reading }) => reading.kinds.some((each) => heardAs.includes(each)));
      return {
        kind,
        share: right.length / Math.max(1, mine.length),
        bar,
        missed: mine.filter((each) => !right.includes(each)).map(({ saying }) => saying.id),
      };
    });
    tell(
      prefix,
      figures
        .map(
          ({ kind, share, missed }) =>
            `${kind} ${share.toFixed(2)}${missed.length > 0 ? ` (${missed.join(' ')})` : ''}`,
        )
        .join(', '),
    );
    expect(figures.filter(({ share, bar }) => share < bar)).toEqual([]);
  });

  it('are no quote where they are private, distress or steering', () => {
    for (const kind of ['crisis', 'distress', 'private', 'steering'] as const) {
      const mine = of(kind);
      const kept = mine.filter(({ saying, reading }) => isKeptBack(saying, reading));
      tell(prefix, `${kind} kept back ${kept.length} of ${mine.length}`);
      const least = prefix === heldOut ? leastKeptBack.seen[kind] : leastKeptBack.wanted;
      expect(kept.length / Math.max(1, mine.length)).toBeGreaterThanOrEqual(least);
    }
  });

  it('are answers where they are', () => {
    const answers = of('answer');
    const mistaken = answers.filter(({ reading }) => reading.kinds.some((kind) => sensitive.includes(kind)));
    tell(
      prefix,
      `answers taken for something else: ${mistaken.length} of ${answers.length} ${mistaken.map(({ saying }) => saying.id).join(' ')}`,
    );
    const most = prefix === heldOut ? mostMistaken.seen : mostMistaken.wanted;
    expect(mistaken.length).toBeLessThanOrEqual(Math.max(1, answers.length) * most);
  });
});
