import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quotableText, readSaying, type SayingReading } from './read-saying.ts';
import type { SayingKind } from './saying-kind.ts';

/**
 * Sayings with labels, from files beside this one. `sayings-tuning-*.json` are learned from, so that their figures only
 * keep what is known; `sayings-held-out-*.json`, laid beside them, are the measure by the same hands, looked at a few
 * times; `sayings-unseen-*.json` are by later hands, a third of them trying hard to be overheard, and nothing was learned
 * or chosen by them. A file is {note, sayings: [{id, question, text, label, also, span}]}, where `span` are the words
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
/** Kinds that count as heard where a saying of one kind was read. */
const heardAs: Partial<Record<SayingKind, readonly SayingKind[]>> = {
  crisis: ['crisis', 'distress'],
  distress: ['distress', 'crisis'],
};

interface Bars {
  /** The least share of each kind that has to be heard as such. */
  readonly heard: Partial<Record<SayingKind, number>>;
  /** The least share of what is need, private or steering that is no quote. */
  readonly keptBack: Partial<Record<SayingKind, number>>;
  /** Of ordinary answers with the same words in them so many may be taken for need, private or steering. */
  readonly mistaken: number;
}

/** What is wanted of every set holds on those learned from; the others must not get worse than they were (2026-11). */
const bars: Readonly<Record<string, Bars>> = {
  'sayings-tuning': {
    heard: {
      crisis: 0.9,
      distress: 0.8,
      private: 0.85,
      steering: 0.9,
      refusal: 0.75,
      neverDid: 0.75,
      nothingToAdd: 0.75,
      questionBack: 0.75,
    },
    keptBack: { crisis: 0.95, distress: 0.95, private: 0.95, steering: 0.95 },
    mistaken: 2 / 60,
  },
  'sayings-held-out': {
    heard: {
      crisis: 0.66,
      distress: 0.75,
      private: 0.76,
      steering: 0.84,
      refusal: 0.85,
      neverDid: 0.85,
      nothingToAdd: 0.8,
      questionBack: 0.85,
    },
    keptBack: { crisis: 0.66, distress: 0.75, private: 0.76, steering: 0.84 },
    mistaken: 3 / 60,
  },
  'sayings-unseen': {
    heard: {
      crisis: 0.62,
      distress: 0.88,
      private: 0.55,
      steering: 0.59,
      refusal: 0.71,
      neverDid: 0.6,
      nothingToAdd: 0.8,
      questionBack: 0.67,
    },
    keptBack: { crisis: 0.72, distress: 0.9, private: 0.6, steering: 0.59 },
    mistaken: 0.14,
  },
};

/** Nothing of it stands as a quote whole: the private words are kept back, or all of it is. */
function isKeptBack({ text }: LabelledSaying, reading: SayingReading): boolean {
  return reading.withheld.length > 0 || quotableText(text, reading).trim() === '';
}

const prefixes = Object.keys(bars).filter((prefix) => files.some((name) => name.startsWith(prefix)));

function shareOf<Each>(of: readonly Each[], holds: (each: Each) => boolean): number {
  return of.length === 0 ? 1 : of.filter(holds).length / of.length;
}

describe.each(prefixes)('%s', (prefix) => {
  const bar = bars[prefix] as Bars;
  const sayings = files.filter((name) => name.startsWith(prefix)).flatMap(read);
  const heard = sayings.map((saying) => ({ saying, reading: readSaying(saying.question, saying.text) }));
  const of = (kind: string) => heard.filter(({ saying }) => saying.label === kind);
  const below = (least: Bars['heard'], share: (kind: SayingKind) => number): string[] =>
    Object.entries(least).flatMap(([kind, wanted]) => {
      const had = share(kind as SayingKind);
      tell(prefix, `${kind} ${had.toFixed(2)} of ${of(kind).length}`);
      return had < wanted ? [kind] : [];
    });

  it('are heard', () => {
    const broken = below(bar.heard, (kind) =>
      shareOf(of(kind), ({ reading }) => reading.kinds.some((each) => (heardAs[kind] ?? [kind]).includes(each))),
    );
    expect(broken).toEqual([]);
  });

  it('are no quote where they are private, distress or steering', () => {
    const broken = below(bar.keptBack, (kind) =>
      shareOf(of(kind), ({ saying, reading }) => isKeptBack(saying, reading)),
    );
    expect(broken).toEqual([]);
  });

  it('are answers where they are', () => {
    const mistaken = shareOf(of('answer'), ({ reading }) => reading.kinds.some((kind) => sensitive.includes(kind)));
    tell(prefix, `answers taken for something else: ${mistaken.toFixed(3)} of ${of('answer').length}`);
    expect(mistaken).toBeLessThanOrEqual(bar.mistaken);
  });
});
