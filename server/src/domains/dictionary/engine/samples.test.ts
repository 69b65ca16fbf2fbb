import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldCompany } from './fold-company.ts';
import { majorByName } from './name-major.ts';
import { schoolByName } from './name-school.ts';
import { skillMeant } from './name-skill.ts';

interface Sample {
  readonly words: string;
  /** What a person takes the words for; '' where nobody could be sure. Of companies: which group they are in. */
  readonly means: string;
  readonly use: 'tuning' | 'heldOut';
}

/** Spellings labelled by hand; every second one was not looked at while the rules were written. */
function samplesOf(kind: string): Sample[] {
  const [, ...lines] = readFileSync(new URL(`./samples/${kind}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [words = '', means = '', use] = line.split('\t');
    return { words, means, use: use === 'tuning' ? 'tuning' : 'heldOut' };
  });
}

interface Measured {
  readonly precision: number;
  readonly recall: number;
  /** How many answers there were, and how many there should be. */
  readonly said: number;
  readonly wanted: number;
}

function measured(right: number, said: number, wanted: number): Measured {
  return { precision: right / said, recall: right / wanted, said, wanted };
}

function measureNaming(samples: readonly Sample[], name: (words: string) => string | undefined): Measured {
  const answers = samples.map(({ words, means }) => ({ means, got: name(words) ?? '' }));
  return measured(
    answers.filter(({ got, means }) => got !== '' && got === means).length,
    answers.filter(({ got }) => got !== '').length,
    answers.filter(({ means }) => means !== '').length,
  );
}

/** Of every pair of spellings: whether they are taken for one employer, and whether they are one. */
function measurePairs(samples: readonly Sample[]): Measured {
  const folded = samples.map(({ words, means }) => ({ means, text: foldCompany(words) }));
  const pairs = folded.flatMap((one, index) => folded.slice(index + 1).map((other) => [one, other] as const));
  const joined = pairs.filter(([one, other]) => one.text !== null && one.text === other.text);
  const same = pairs.filter(([one, other]) => one.means === other.means);
  return measured(joined.filter(([one, other]) => one.means === other.means).length, joined.length, same.length);
}

const kinds: readonly [kind: string, atLeast: number, measure: (samples: readonly Sample[]) => Measured][] = [
  ['schools', 80, (samples) => measureNaming(samples, (words) => schoolByName(words)?.name)],
  ['majors', 60, (samples) => measureNaming(samples, (words) => majorByName(words)?.code)],
  ['skills', 60, (samples) => measureNaming(samples, (words) => skillMeant(words)?.name)],
  ['companies', 60, measurePairs],
];

describe.each(kinds)('%s as people spell them', (kind, atLeast, measure) => {
  const samples = samplesOf(kind);

  it.each(['tuning', 'heldOut', 'all'] as const)('are taken for what they are (%s)', (use) => {
    const { precision, recall, said, wanted } = measure(samples.filter((each) => use === 'all' || each.use === use));
    process.stdout.write(
      `${kind} ${use}: precision ${precision.toFixed(3)} of ${said}, recall ${recall.toFixed(3)} of ${wanted}\n`,
    );
    expect(precision).toBeGreaterThanOrEqual(0.99);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it('are enough to tell, each once', () => {
    expect(samples.length).toBeGreaterThanOrEqual(atLeast);
    expect(new Set(samples.map(({ words }) => words)).size).toBe(samples.length);
  });
});
