import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import {
  evidenceSourceLabels,
  type Evidence,
  type Match,
  type MatchedRequirement,
} from '@pinjian/contract/matching-match.ts';

/** One requirement of the position, and what the resume says to it. */
export interface Finding {
  /** As the position says it. */
  readonly words: string;
  readonly must: boolean;
  readonly result: MatchedRequirement['result'];
  /** Words of the resume, exactly; '' without evidence. */
  readonly quote: string;
  /** 工作经历, 项目经历; '' without evidence. */
  readonly source: string;
  /** 2 年，最近 2025; '' when there is nothing to add. */
  readonly note: string;
}

/**
 * Where to look first. There is no group for who is to be turned away, and everybody is in one: who has no match to go by
 * stands in `unread`, for a person to read.
 */
export const groups = ['first', 'next', 'ask', 'unread'] as const;
export type Group = (typeof groups)[number];
export const groupLabels: Readonly<Record<Group, string>> = {
  first: '先看',
  next: '接着看',
  ask: '先补问再看',
  unread: '请您直接看简历',
};

export interface OrderedDelivery {
  readonly row: CandidateRow;
  readonly group: Group;
  readonly findings: readonly Finding[];
  /** Needed requirements that nothing was found for. */
  readonly missing: readonly string[];
  /** What to ask, each about one requirement. */
  readonly questions: readonly string[];
  /** What stands against it, in the words of the match: 期望薪资高于职位上限. */
  readonly cautions: readonly string[];
}

const best = (evidence: readonly Evidence[]): Evidence | undefined => evidence[0];

function findingOf({ words, kind, result, evidence }: MatchedRequirement): Finding {
  const found = best(evidence);
  return {
    words,
    must: kind === 'must',
    result,
    quote: found?.words ?? '',
    source: found === undefined ? '' : evidenceSourceLabels[found.source],
    note: found?.note ?? '',
  };
}

/** A question about what the resume does not say, or says too little of. */
export function questionAbout({ words, result }: Pick<Finding, 'words' | 'result'>): string {
  return result === 'partly'
    ? `关于“${words}”，能再具体说说做过什么、用了多久吗？`
    : `职位要求“${words}”，我们在您的简历里没有看到，有相关经历吗？`;
}

function groupOf(match: Match | undefined, missing: readonly string[], needed: number): Group {
  if (match === undefined) return 'unread';
  const isOpen = match.gates.every(({ open }) => open);
  if (isOpen && missing.length === 0 && (match.fit === 'strong' || match.fit === 'good')) return 'first';
  // Half of what is needed was found, or nothing is needed.
  return isOpen && missing.length * 2 <= needed ? 'next' : 'ask';
}

/** How many needed requirements are met, then the score, then who waited longer. */
function compare(a: Weighed, b: Weighed): number {
  return (
    groups.indexOf(a.ordered.group) - groups.indexOf(b.ordered.group) ||
    b.met - a.met ||
    b.score - a.score ||
    (a.ordered.row.appliedAt ?? '').localeCompare(b.ordered.row.appliedAt ?? '') ||
    a.ordered.row.applicationId.localeCompare(b.ordered.row.applicationId)
  );
}

interface Weighed {
  readonly ordered: OrderedDelivery;
  readonly met: number;
  readonly score: number;
}

function weigh(row: CandidateRow, match: Match | undefined): Weighed {
  const findings = (match?.requirements ?? []).map(findingOf);
  const needed = findings.filter(({ must }) => must);
  const missing = needed.filter(({ result }) => result === 'noEvidence');
  const vague = findings.filter(({ must, result }) => must && result === 'partly');
  const share = (result: Finding['result'], worth: number): number =>
    worth * needed.filter((each) => each.result === result).length;
  return {
    score: match?.score ?? 0,
    met: needed.length === 0 ? 0 : (share('met', 2) + share('partly', 1)) / (2 * needed.length),
    ordered: {
      row,
      group: groupOf(
        match,
        missing.map(({ words }) => words),
        needed.length,
      ),
      findings,
      missing: missing.map(({ words }) => words),
      questions: [...missing, ...vague].slice(0, 3).map(questionAbout),
      cautions: (match?.gates ?? []).flatMap(({ open, text }) => (open ? [] : [text])),
    },
  };
}

/** Every delivery, once each, in the order in which it is worth reading. Nobody is left out and nobody is turned away. */
export function orderDeliveries(rows: readonly CandidateRow[], matches: ReadonlyMap<string, Match>): OrderedDelivery[] {
  return rows
    .map((row) => weigh(row, matches.get(row.applicationId)))
    .toSorted(compare)
    .map(({ ordered }) => ordered);
}
