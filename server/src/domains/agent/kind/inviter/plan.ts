import type { Evidence } from '@pinjian/contract/agent-act.ts';
import { ruleOf } from '@pinjian/contract/agent-slip.ts';
import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import type { PlanRound } from '@pinjian/contract/position-plan.ts';
import type { AgentFacts, Plan, Proposal } from '../../run/planner.ts';
import { chooseInvitations, type Invitable } from './choose-invitations.ts';
import { chooseTimes, notice, type FreeSpan } from './choose-times.ts';
import { findPlace } from './find-place.ts';
import { writeNote } from './write-note.ts';

/** What invitations are made of. */
export interface Invitations {
  readonly positionId: string;
  readonly title: string;
  readonly companyName: string;
  /** Candidates for the position, whole. */
  readonly rows: readonly CandidateRow[];
  readonly matches: ReadonlyMap<string, Match>;
  readonly seekers: ReadonlyMap<string, string>;
  /** The first round of the interview plan; null without a plan. */
  readonly round: PlanRound | null;
  /** Names of who interviews in it. */
  readonly interviewers: readonly string[];
  /** When all of them are free, in the next two weeks. */
  readonly free: readonly FreeSpan[];
  /** Earlier rounds for the position, the newest first. */
  readonly before: readonly { readonly form: number; readonly place: string }[];
  /** What one AI interview costs, in credits. */
  readonly aiInterviewCredits: number;
}

type Of = Pick<AgentFacts, 'known' | 'slip' | 'now'>;

const keyOf = ({ row, to }: Invitable): string =>
  `${to === 'ai' ? 'aiInterview' : 'realInterview'}:${row.applicationId}`;

function subjectOf({ positionId, title, companyName }: Invitations, row: CandidateRow): Proposal['subject'] {
  return {
    positionId,
    positionTitle: title,
    companyName,
    applicationId: row.applicationId,
    resumeId: row.resumeId,
    candidateName: row.candidate.name,
  };
}

function common(facts: Invitations, each: Invitable) {
  const seekerId = facts.seekers.get(each.row.applicationId);
  return {
    key: keyOf(each),
    subject: subjectOf(facts, each.row),
    ...(seekerId !== undefined && { seekerId }),
    why: each.why,
  };
}

function toAi(facts: Invitations, each: Invitable): Proposal {
  const { applicationId, state, version, candidate } = each.row;
  return {
    ...common(facts, each),
    act: 'inviteToAiInterview',
    title: `邀请${candidate.name}参加 AI 面试`,
    evidence: [...each.evidence],
    input: { applicationId, from: state, version },
    credits: facts.aiInterviewCredits,
  };
}

/** Why nobody can be invited to an interview with people yet; null where nothing stands in the way. */
function obstacleOf({ round, free, before }: Invitations, { slip }: Of): string | null {
  if (round === null) return '职位还没有面试方案，先在职位里写好第一轮，我才能约时间';
  if (round.interviewerIds.length === 0) return `“${round.name}”还没有面试官，先在面试方案里选好，我才能约时间`;
  if (findPlace(round.form, slip.mayState, before) === null)
    return round.form === 1
      ? `“${round.name}”是视频面试，还不知道会议链接，请在许可单的“可以说明的事”里写上`
      : `“${round.name}”是现场面试，还不知道地址，请在许可单的“可以说明的事”里写上（地址：…）`;
  return free.length === 0 ? `“${round.name}”的面试官两周内没有共同的空闲时间` : null;
}

/** The hours in Beijing are those that people write. */
const timeWords = (at: string): string => {
  const local = new Date(Date.parse(at) + 8 * 3_600_000).toISOString();
  return `${local.slice(5, 10)} ${local.slice(11, 16)}`;
};

function toReal(
  facts: Invitations,
  each: Invitable,
  round: PlanRound,
  times: readonly string[],
  slip: Of['slip'],
): Proposal {
  const { applicationId, state, version, candidate } = each.row;
  const place = findPlace(round.form, slip.mayState, facts.before);
  const topics = round.competencies.map(({ name }) => name);
  const note = writeNote(
    { title: facts.title, companyName: facts.companyName, roundName: round.name, minutes: round.minutes, topics },
    slip.tone,
  );
  const grounds: Evidence[] = [
    ...each.evidence,
    ...note.evidence,
    ...times.map((time) => ({ claim: '面试官都有空', source: 'calendar' as const, quote: timeWords(time) })),
    ...(place === null || place.place === '' ? [] : [{ claim: '地点', source: place.source, quote: place.place }]),
  ];
  const first = times.toSorted()[0] ?? '';
  return {
    ...common(facts, each),
    act: 'inviteToRealInterview',
    title: `邀请${candidate.name}参加“${round.name}”`,
    evidence: grounds,
    text: note.text,
    input: {
      applicationId,
      from: state,
      version,
      name: round.name,
      form: round.form,
      minutes: round.minutes,
      place: place?.place ?? '',
      note: note.text,
      times,
      interviewerIds: round.interviewerIds,
      planRoundId: round.planRoundId,
    },
    sections: [
      {
        title: '可选时间',
        rows: times.map((time) => ({ label: timeWords(time), value: facts.interviewers.join('、') })),
      },
    ],
    // A time that comes too near cannot be offered any more.
    expiresAt: new Date(Date.parse(first) - (notice / 2) * 3_600_000),
  };
}

/** Those who are left to the person, in one line for them; the same people are the same line. */
function yoursOf(facts: Invitations, yours: ReturnType<typeof chooseInvitations>['yours']): Proposal[] {
  return yours.map(({ row, why }) => {
    const seekerId = facts.seekers.get(row.applicationId);
    return {
      act: 'suggestion',
      key: `yours:${row.applicationId}:${row.state}`,
      subject: subjectOf(facts, row),
      ...(seekerId !== undefined && { seekerId }),
      title: `${row.candidate.name}等您决定下一步`,
      why,
      evidence: [],
    };
  });
}

/** So many suggestions for the person in one look. */
const mostYours = 10;

/**
 * Whom to invite to which interview, within what the slip allows a day and in all, at times when the interviewers are free; no
 * two invitations offer the same time. Whoever the rules do not speak for is left to the person, with the reason: nobody is
 * turned away.
 */
export function plan(facts: Invitations, of: Of): Plan {
  const { title, rows, matches, round } = facts;
  const { slip, known } = of;
  const { invite, yours } = chooseInvitations(rows, matches);
  const open = invite.filter((each) => !known.has(keyOf(each)));
  const ai = open.filter(({ to }) => to === 'ai').slice(0, ruleOf(slip, 'inviteToAiInterview').daily);
  const real = open.filter(({ to }) => to === 'real').slice(0, ruleOf(slip, 'inviteToRealInterview').daily);
  const obstacle = real.length === 0 ? null : obstacleOf(facts, of);
  const taken = new Set<string>();
  const invited =
    obstacle !== null || round === null
      ? []
      : real.flatMap((each) => {
          const times = chooseTimes(facts.free, { now: of.now, taken });
          if (times.length === 0) return [];
          for (const time of times) taken.add(time);
          return [toReal(facts, each, round, times, slip)];
        });
  const stuck: Proposal[] =
    obstacle === null
      ? []
      : [
          {
            act: 'note',
            key: `obstacle:${of.now.toISOString().slice(0, 10)}:${obstacle}`,
            subject: { positionId: facts.positionId, positionTitle: title },
            title: `${real.length} 位可以约真人面试，还差一步`,
            why: obstacle,
            evidence: [],
          },
        ];
  const left = yoursOf(facts, yours)
    .filter(({ key }) => !known.has(key))
    .slice(0, mostYours);
  const proposals = [...invited, ...ai.map((each) => toAi(facts, each)), ...stuck, ...left].filter(
    ({ key }) => !known.has(key),
  );
  return { saw: sawOf(title, { ai: ai.length, real: invited.length, yours: yours.length, obstacle }), proposals };
}

function sawOf(
  title: string,
  {
    ai,
    real,
    yours,
    obstacle,
  }: { readonly ai: number; readonly real: number; readonly yours: number; readonly obstacle: string | null },
): string {
  const parts = [
    ai === 0 ? '' : `${ai} 位可以邀请 AI 面试`,
    real === 0 ? '' : `${real} 位可以约真人面试`,
    obstacle ?? '',
    yours === 0 ? '' : `${yours} 位等您决定`,
  ].filter((each) => each !== '');
  return parts.length === 0 ? `「${title}」现在没有要邀请的人` : `「${title}」${parts.join('，')}`;
}
