import { createHash } from 'node:crypto';
import type { ActSection, Evidence } from '@pinjian/contract/agent-act.ts';
import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import type { AgentFacts, Plan, Proposal } from '../../run/planner.ts';
import { groupLabels, groups, orderDeliveries, type Finding, type OrderedDelivery } from './order-deliveries.ts';
import { writeQuestion } from './write-question.ts';

/** What is looked at: every delivery that waits, and how each fits. */
export interface Deliveries {
  readonly positionId: string;
  readonly title: string;
  readonly companyName: string;
  readonly rows: readonly CandidateRow[];
  readonly matches: ReadonlyMap<string, Match>;
  /** The people, by application. */
  readonly seekers: ReadonlyMap<string, string>;
}

/** So many answers are prepared in one look: what one sitting can tap through. */
const prepared = { pass: 20, ask: 10 } as const;
/** A quote longer than this is cut. */
const longestQuote = 40;

const quoted = (words: string): string => (words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words);

const resultWords: Readonly<Record<Finding['result'], string>> = {
  met: '符合',
  partly: '部分符合',
  noEvidence: '未找到依据',
};

function findingWords({ words, must, result, quote, source, note }: Finding): string {
  const about = [source, note].filter((each) => each !== '').join('，');
  const ground = quote === '' ? '' : `“${quoted(quote)}”${about === '' ? '' : `（${about}）`}`;
  return `${must ? '' : '加分项 '}${words}：${resultWords[result]}${ground === '' ? '' : ` ${ground}`}`;
}

/** One delivery as a row: every requirement with its evidence, what is missing, what stands against it, what to ask. */
function rowWords({ findings, missing, questions, cautions, group }: OrderedDelivery): string {
  if (group === 'unread') return '没有可以比对的简历内容';
  return [
    ...findings.map(findingWords),
    ...(missing.length === 0 ? [] : [`还缺依据：${missing.join('、')}`]),
    ...cautions.map((each) => `留意：${each}`),
    ...(questions.length === 0 ? [] : [`可以问：${questions.join(' ')}`]),
  ].join('\n');
}

function sectionsOf(positionId: string, ordered: readonly OrderedDelivery[]): ActSection[] {
  const places = new Map(ordered.map((each, at) => [each, at + 1]));
  return groups.flatMap((group) => {
    const within = ordered.filter((each) => each.group === group);
    if (within.length === 0) return [];
    const rows = within.map((each) => {
      const { applicationId, resumeId, candidate } = each.row;
      return {
        label: `${places.get(each) ?? 0}. ${candidate.name}`,
        value: rowWords(each),
        subject: { applicationId, positionId, resumeId, candidateName: candidate.name },
      };
    });
    return [{ title: `${groupLabels[group]}（${within.length} 人）`, rows }];
  });
}

function evidenceOf({ findings }: OrderedDelivery): Evidence[] {
  return findings.flatMap(({ words, quote }) =>
    quote === '' ? [] : [{ claim: `职位要求：${words}`, source: 'resume' as const, quote }],
  );
}

/** The same deliveries in the same order are the same ranking. */
function keyOf(ordered: readonly OrderedDelivery[]): string {
  const order = ordered.map(({ row, group }) => `${row.applicationId} ${group}`).join('\n');
  return `ranking:${createHash('sha256').update(order).digest('base64url').slice(0, 22)}`;
}

function rankingOf({ positionId, title }: Deliveries, ordered: readonly OrderedDelivery[]): Proposal {
  const many = (group: OrderedDelivery['group']) => ordered.filter((each) => each.group === group).length;
  const told = groups.flatMap((group) => (many(group) === 0 ? [] : [`${groupLabels[group]} ${many(group)} 人`]));
  return {
    act: 'ranking',
    key: keyOf(ordered),
    subject: { positionId, positionTitle: title },
    title: `${ordered.length} 份投递排好了：${told.join('，')}`,
    why: '按职位的必须项逐条在简历里找依据，依据多的在前；所有投递都在，没有人被筛掉',
    evidence: [],
    sections: sectionsOf(positionId, ordered),
  };
}

function passOf(facts: Deliveries, each: OrderedDelivery): Proposal {
  const { applicationId, resumeId, candidate } = each.row;
  const seekerId = facts.seekers.get(applicationId);
  return {
    act: 'preparedAnswer',
    key: `pass:${applicationId}`,
    subject: subjectOf(facts, each),
    ...(seekerId !== undefined && { seekerId }),
    title: `${candidate.name}：必须项都有依据，要不要通过简历？`,
    why: '必须项在简历里都找到了原文；通过与否由您定',
    evidence: evidenceOf(each),
    prepared: { kind: 'passResume', applicationId },
    sections: [{ title: '逐条依据', rows: rowsOf(each, { applicationId, resumeId }) }],
  };
}

function rowsOf(
  { findings }: OrderedDelivery,
  subject: { readonly applicationId: string; readonly resumeId: string },
): ActSection['rows'] {
  return findings.map(({ words, result, quote }) => ({
    label: words,
    value: resultWords[result],
    ...(quote !== '' && { quote }),
    subject,
  }));
}

const subjectOf = ({ positionId, title }: Deliveries, { row }: OrderedDelivery): Proposal['subject'] => ({
  positionId,
  positionTitle: title,
  applicationId: row.applicationId,
  resumeId: row.resumeId,
  candidateName: row.candidate.name,
});

function askOf(facts: Deliveries, each: OrderedDelivery): Proposal {
  const { applicationId, resumeId, candidate } = each.row;
  const open = each.findings.filter(({ must, result }) => must && result !== 'met');
  const { text, evidence } = writeQuestion(facts, open);
  const seekerId = facts.seekers.get(applicationId);
  return {
    act: 'preparedAnswer',
    key: `ask:${applicationId}`,
    subject: subjectOf(facts, each),
    ...(seekerId !== undefined && { seekerId }),
    title: `${candidate.name}：还缺 ${each.missing.length} 条必须项的依据，要不要问一句？`,
    why: `简历里没有找到“${each.missing.slice(0, 3).join('、')}”，没写不等于不会`,
    evidence: [...evidence],
    text,
    prepared: { kind: 'sendMessage', applicationId, words: text },
    sections: [{ title: '逐条依据', rows: rowsOf(each, { applicationId, resumeId }) }],
  };
}

/**
 * Puts every delivery in the order in which it is worth reading and prepares what a person may tap: to pass who has evidence
 * for everything needed, to ask who lacks it. Nobody is turned away, left out or hidden.
 */
export function plan(facts: Deliveries, of: Pick<AgentFacts, 'known'>): Plan {
  const { title, rows, matches } = facts;
  if (rows.length === 0) return { saw: `「${title}」现在没有等待评估的投递`, proposals: [] };
  const ordered = orderDeliveries(rows, matches);
  const isNew = ({ key }: Proposal): boolean => !of.known.has(key);
  const pass = ordered.filter(({ group }) => group === 'first').map((each) => passOf(facts, each));
  // Who lacks nothing that is needed has nothing to be asked, whatever else stands against them.
  const ask = ordered.filter(({ missing }) => missing.length > 0).map((each) => askOf(facts, each));
  const proposals = [
    rankingOf(facts, ordered),
    ...pass.filter(isNew).slice(0, prepared.pass),
    ...ask.filter(isNew).slice(0, prepared.ask),
  ].filter(isNew);
  const first = ordered.filter(({ group }) => group === 'first').length;
  return {
    saw: `「${title}」有 ${rows.length} 份投递等待评估，其中 ${first} 份必须项都有依据，全部排好了`,
    proposals,
  };
}
