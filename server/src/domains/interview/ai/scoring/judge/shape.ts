import type { AnswerFlag } from '@pinjian/contract/interview-report.ts';
import type { QuestionForm } from '../../bank/question.ts';
import type { Evidence } from '../evidence.ts';
import { contentLength } from '../fold.ts';
import { wordingOf } from './wording.ts';

/** What of an answer is weighed besides its words. */
export interface Seen {
  /** Its clauses that tell something, folded: not who speaks, nor what was taken out. */
  readonly told: readonly string[];
  readonly evidence: Evidence;
  readonly flags: readonly AnswerFlag[];
  /** How it stands to a question of the bank (relevance.ts); null for other questions, and where too little is said. */
  readonly aboutness: ReadonlyMap<string, number> | null;
  /** How it stands to a company's own question; null for any other. */
  readonly toOwn: ReadonlyMap<string, number> | null;
  readonly form: QuestionForm;
  /** What the rules alone make of how it is told, 1 to 5. */
  readonly rated: number;
}

const flagsSeen = ['textbook', 'keywordList', 'copiedQuestion', 'repetition'] as const satisfies readonly AnswerFlag[];

/** Ways of speaking, counted by the clause: who acts, whether it happened, causes, turns, hedges, fillers. */
const ways: Readonly<Record<string, RegExp>> = {
  self: /我(?!们)/gu,
  together: /我们|咱们|大家|团队/gu,
  would: /会|应该|可以|要|需要|必须/gu,
  past: /了|过|当时|那次|那天|去年|上次|后来|最后/gu,
  because: /因为|所以|原因|由于|导致/gu,
  turn: /但|不过|可是|其实|结果/gu,
  hedge: /可能|大概|好像|吧|应该|差不多|一般/gu,
  filler: /嗯|就是说|这个|那个|然后|反正|呃/gu,
  every: /都|全|所有|每/gu,
  number: /[0-9一二两三四五六七八九十百千万]+/gu,
  denial: /没|不/gu,
};

/**
 * The shape of an answer as numbers of about the same size, each by its name: what it tells, how densely, how it is told,
 * how it stands to the question. Nothing of it depends on who speaks.
 */
export function shapeOf({ told, evidence, flags, aboutness, form, rated }: Seen): ReadonlyMap<string, number> {
  const { narrative, points } = evidence;
  const folded = told.join(',');
  const clauses = Math.max(1, told.length);
  const count = (pattern: RegExp): number => folded.match(pattern)?.length ?? 0;
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
  const length = contentLength(folded);
  const contrast = aboutness?.get('contrast');
  const seen: [string, number][] = [
    ['rated', rated],
    ['met', mean(points.map(({ strength }) => strength))],
    ['explicit', mean(points.map(({ explicit }) => explicit))],
    ['points told', mean(points.map(({ explicit }) => Number(explicit > 0)))],
    ['length', Math.log(1 + length)],
    ['long', length / 100],
    ['clauses', told.length / 10],
    ['breadth', narrative.breadth],
    ['acts', Math.min(8, narrative.acts) / 4],
    ['narrated figures', Math.min(8, narrative.figures) / 4],
    ['dense', narrative.dense],
    ['waste', narrative.waste],
    ['taken back', Number(narrative.takenBack)],
    ['unexamined', Number(narrative.unexamined)],
    ['talk', Math.min(6, narrative.talk) / 3],
    ['actions', Math.min(10, evidence.actions) / 4],
    ['actions a clause', evidence.actions / clauses],
    ['figures', Math.min(8, evidence.figures) / 4],
    ['figures a clause', evidence.figures / clauses],
    ['contrasts', Math.min(4, evidence.contrasts) / 2],
    ['names', Math.min(5, evidence.names) / 3],
    ['reasons', Math.min(5, evidence.reasons) / 2],
    ['alternatives', Math.min(3, evidence.alternatives)],
    ['reflections', Math.min(3, evidence.reflections)],
    ['happened', Number(evidence.happened)],
    ['outcome', Number(evidence.outcome)],
    ['generic', evidence.genericShare],
    ['vague', Math.min(5, evidence.vagueCount) / 2],
    ['vague a clause', evidence.vagueCount / clauses],
    ['experience', Number(form === 'experience')],
    ['scenario', Number(form === 'scenario')],
    ['latin', Math.min(10, count(/[a-z]{2,}/gu)) / 5],
    ['varied', new Set(folded).size / Math.max(1, folded.length)],
    ...Object.entries(ways).map(([name, pattern]): [string, number] => [name, count(pattern) / clauses]),
    ...wordingOf(told),
    ...(contrast === undefined ? [] : [['contrast', contrast] satisfies [string, number]]),
    ...flagsSeen.map((flag): [string, number] => [flag, Number(flags.includes(flag))]),
  ];
  return new Map(seen);
}
