import type { Evidence as Quote } from '@pinjian/contract/agent-act.ts';
import { evidenceSourceLabels, type Evidence, type Match } from '@pinjian/contract/matching-match.ts';

const shortest = 8;

/** Words by which somebody tells what they did say more than entries of lists. */
function tells({ source, path, words }: Evidence): boolean {
  return (source === 'interview' || path.endsWith('.description')) && [...words].length >= shortest;
}

/** What somebody was called stands at the head of a resume too. */
const isTitle = ({ path }: Evidence): boolean => /\.(?:title|department|role)$/u.test(path);

/** A degree and years stand at the head of any resume: quoted beside a requirement they say nothing. */
const bareColumns: readonly Match['requirements'][number]['what'][] = ['education', 'experience'];

/** A passage with something hidden in it says too little to be sent. */
const isWhole = ({ words }: Evidence): boolean => words !== '' && !words.includes('*');

/** A person's own words beside what they answer to, as the position says it. */
export interface AskedQuote extends Quote {
  readonly asked: string;
  /** It tells of something they did; else it is an entry of a list, or a title. */
  readonly tells: boolean;
}

interface QuotesWanted {
  readonly most: number;
  /** Nothing that meets a requirement in part alone. */
  readonly metOnly?: boolean;
  /** Words of an AI interview are between those who held it. */
  readonly withInterviews?: boolean;
  /** Of what is sent to others: which passages may be; left out: all. */
  readonly isQuotable?: (passage: string) => boolean;
}

/**
 * What of a person's own words meets what a position asks for: needed things first, each passage once, the one that tells
 * most for each. The quotes are exact.
 */
export function quotesOf(match: Pick<Match, 'requirements'>, wanted: QuotesWanted): AskedQuote[] {
  const { most, metOnly = false, withInterviews = false, isQuotable = () => true } = wanted;
  const taken = new Set<string>();
  const quotes: (AskedQuote & { readonly rank: number })[] = [];
  for (const requirement of match.requirements) {
    const isAnswered = requirement.result === 'met' || (!metOnly && requirement.result === 'partly');
    if (!isAnswered || bareColumns.includes(requirement.what)) continue;
    const usable = requirement.evidence.filter(
      (each) =>
        isWhole(each) && !isTitle(each) && (withInterviews || each.source !== 'interview') && isQuotable(each.words),
    );
    const best =
      usable.find((each) => tells(each) && !taken.has(each.words)) ?? usable.find(({ words }) => !taken.has(words));
    if (best === undefined) continue;
    taken.add(best.words);
    const rank = (requirement.kind === 'must' ? 0 : 4) + (requirement.result === 'met' ? 0 : 2) + (tells(best) ? 0 : 1);
    const source = best.source === 'interview' ? 'interview' : 'resume';
    const claim = `${requirement.words}（${evidenceSourceLabels[best.source]}）`;
    quotes.push({ claim, source, quote: best.words, asked: requirement.words, tells: tells(best), rank });
  }
  return quotes
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ rank: _rank, ...quote }) => quote);
}

/** The same without what it answers to. */
export function asEvidence({ claim, source, quote }: AskedQuote): Quote {
  return { claim, source, quote };
}

/** What a position needs and the resume does not say. */
export function missingOf(match: Pick<Match, 'requirements'>, most: number): string[] {
  return match.requirements
    .filter(({ kind, result }) => kind === 'must' && result === 'noEvidence')
    .slice(0, most)
    .map(({ words }) => words);
}
