import type { ActSection, Evidence } from '@pinjian/contract/agent-act.ts';
import { ruleOf } from '@pinjian/contract/agent-slip.ts';
import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import type { TalentRow } from '@pinjian/contract/matching-talent-view.ts';
import { cityByCode } from '#domains/dictionary/index.ts';
import type { AgentFacts, Plan, Proposal } from '../../run/planner.ts';
import { calibrating, chooseDaily, chooseToCalibrate, type Chosen } from './choose-talents.ts';
import { learnTaste, traitsOf, traitsOfCandidate, type Lesson, type Verdict } from './learn-taste.ts';

/** Whom the company may find for the position, and who is a candidate by now. */
export interface Talents {
  readonly positionId: string;
  readonly title: string;
  /** As the list of recommended talents has them: nobody who may not be found, was hidden or said no. */
  readonly rows: readonly TalentRow[];
  /** It is open, but was not read for matching yet: nobody can be found for it at this moment. */
  readonly isUnread: boolean;
  readonly candidates: readonly CandidateRow[];
  readonly matches: ReadonlyMap<string, Match>;
  /** The people, by resume. */
  readonly seekers: ReadonlyMap<string, string>;
}

type Of = Pick<AgentFacts, 'known' | 'slip' | 'verdicts' | 'woke'>;

const keys = { shown: 'shown:', add: 'add:' } as const;

const resultWords = { met: '符合', partly: '部分符合', noEvidence: '未找到依据' } as const;

function evidenceOf({ match }: TalentRow): Evidence[] {
  return (match?.requirements ?? []).flatMap(({ words, evidence }) =>
    evidence.slice(0, 1).map((each) => ({ claim: `职位要求：${words}`, source: 'resume' as const, quote: each.words })),
  );
}

function sectionsOf({ match }: TalentRow, lessons: readonly string[]): ActSection[] {
  const rows = (match?.requirements ?? []).map(({ words, result, evidence }) => {
    const quote = evidence[0]?.words ?? '';
    return { label: words, value: resultWords[result], ...(quote !== '' && { quote }) };
  });
  const learned = lessons.map((value) => ({ label: '学到的', value }));
  return [
    ...(rows.length === 0 ? [] : [{ title: '逐条依据', rows }]),
    ...(learned.length === 0 ? [] : [{ title: '为什么排在前面', rows: learned }]),
  ];
}

/** 工作 4 年，后端开发，北京: what lists tell of somebody who may be found; never a name. */
function headline({ candidate: { workYears, title, city } }: TalentRow): string {
  return [workYears === null ? '' : `工作 ${workYears} 年`, title, city].filter((each) => each !== '').join('，');
}

function whyOf({ match }: TalentRow): string {
  const needed = (match?.requirements ?? []).filter(({ kind }) => kind === 'must');
  const found = needed.filter(({ result }) => result !== 'noEvidence').length;
  const missing = needed.flatMap(({ result, words }) => (result === 'noEvidence' ? [words] : []));
  const reasons = (match?.reasons ?? []).flatMap(({ good, employerText }) => (good ? [employerText] : [])).slice(0, 2);
  return [
    needed.length === 0 ? '' : `必须项 ${needed.length} 条里有 ${found} 条找到了依据`,
    missing.length === 0 ? '' : `没有找到“${missing.slice(0, 3).join('、')}”`,
    ...reasons,
  ]
    .filter((each) => each !== '')
    .join('；');
}

function proposalOf(
  facts: Talents,
  { row, lessons }: Chosen,
  act: 'suggestion' | 'addTalent',
  title: string,
): Proposal {
  const { positionId, seekers } = facts;
  const { resumeId, candidate } = row;
  const seekerId = seekers.get(resumeId);
  return {
    act,
    key: `${act === 'suggestion' ? keys.shown : keys.add}${resumeId}`,
    subject: { positionId, positionTitle: facts.title, resumeId, candidateName: candidate.name },
    ...(seekerId !== undefined && { seekerId }),
    title,
    why: whyOf(row),
    evidence: evidenceOf(row),
    sections: sectionsOf(row, lessons),
    ...(act === 'addTalent' && { input: { positionId, resumeId } }),
  };
}

function verdictsOf({ verdicts }: Of): Verdict[] {
  // The newest of each counts.
  const newest = new Map<string, Verdict>();
  for (const { subject, good, reason } of verdicts.toReversed())
    if (subject.resumeId !== undefined) newest.set(subject.resumeId, { resumeId: subject.resumeId, yes: good, reason });
  return [...newest.values()];
}

/** Whom the slip leaves out altogether: nothing is proposed that it would refuse. */
function isWithinSlip({ candidate, wishes }: TalentRow, { slip }: Of): boolean {
  const isNever = slip.companiesNever.some((name) => candidate.company.includes(name));
  const cities = slip.cityCodes.flatMap((code) => cityByCode(code)?.name ?? []);
  const isThere =
    cities.length === 0 ||
    wishes.anyCity ||
    wishes.cities.length === 0 ||
    wishes.cities.some((each) => cities.includes(each));
  return !isNever && isThere;
}

function lessonsOf(facts: Talents, verdicts: readonly Verdict[]): Lesson[] {
  const candidates = facts.candidates.map((row) => traitsOfCandidate(row, facts.matches.get(row.applicationId)));
  return learnTaste(verdicts, [...facts.rows.map(traitsOf), ...candidates]);
}

/** Minutes until a position that was just published is looked at again. */
const unreadMinutes = 5;

/** So many that were wanted are added at once, whatever the day allows: the slip counts them as they are done. */
const most = 10;

/**
 * First five people to judge; once they are judged, each day the best by fit and by what was learned, within what the slip
 * allows a day. Who was wanted is proposed to be added; who was shown is never shown again.
 */
export function plan(facts: Talents, of: Of): Plan {
  if (facts.isUnread)
    return {
      saw: `「${facts.title}」刚刚发布，正在整理它的要求，几分钟后开始找人`,
      proposals: [],
      again: unreadMinutes,
    };
  const rows = facts.rows.filter((row) => isWithinSlip(row, of));
  const shown = [...of.known].filter((key) => key.startsWith(keys.shown)).map((key) => key.slice(keys.shown.length));
  const added = [...of.known].filter((key) => key.startsWith(keys.add)).map((key) => key.slice(keys.add.length));
  const seen = new Set([...shown, ...added]);
  const verdicts = verdictsOf(of);
  const wanted = rows
    .filter(({ resumeId, standing }) => {
      const isWanted = verdicts.some((each) => each.yes && each.resumeId === resumeId);
      return isWanted && standing.mayAdd && !standing.hidden && !added.includes(resumeId);
    })
    .slice(0, most)
    .map((row) => proposalOf(facts, { row, lessons: [] }, 'addTalent', `加入您认可的人选：${headline(row)}`));
  const judged = shown.filter((resumeId) => verdicts.some((each) => each.resumeId === resumeId)).length;
  if (judged < calibrating && shown.length < calibrating) {
    const chosen = chooseToCalibrate(rows, seen, calibrating - shown.length);
    const proposals = chosen.map((each, at) =>
      proposalOf(facts, each, 'suggestion', `第 ${shown.length + at + 1} 位，请您判断：${headline(each.row)}`),
    );
    return { saw: calibratingWords(facts.title, chosen.length, rows.length), proposals: [...wanted, ...proposals] };
  }
  if (judged < Math.min(calibrating, shown.length))
    return {
      saw: `「${facts.title}」还有 ${shown.length - judged} 位等您说合适或不合适，说完我就照着找`,
      proposals: wanted,
    };
  const lessons = lessonsOf(facts, verdicts);
  // News and a changed slip bring no one new: the day's few are found by the clock, or when their owner asks.
  const many = of.woke === 'news' || of.woke === 'slip' ? 0 : ruleOf(of.slip, 'addTalent').daily - wanted.length;
  const daily = chooseDaily(rows, { lessons, seen, many });
  const proposals = daily.map((each) => proposalOf(facts, each, 'addTalent', `今天的人选：${headline(each.row)}`));
  return {
    saw: dailyWords(facts.title, wanted.length + proposals.length, lessons),
    proposals: [...wanted, ...proposals],
  };
}

function calibratingWords(title: string, chosen: number, rows: number): string {
  if (rows === 0) return `现在没有适合「${title}」、又同意被企业找到的人`;
  if (chosen === 0) return `适合「${title}」的人都请您看过了`;
  return `在 ${rows} 位适合「${title}」的人里选了 ${chosen} 位请您判断，我会照您的判断去找`;
}

function dailyWords(title: string, found: number, lessons: readonly Lesson[]): string {
  const learned = lessons.length === 0 ? '' : `；${lessons.map(({ says }) => says).join('；')}`;
  return found === 0 ? `适合「${title}」的人里没有新的${learned}` : `为「${title}」找了 ${found} 位${learned}`;
}
