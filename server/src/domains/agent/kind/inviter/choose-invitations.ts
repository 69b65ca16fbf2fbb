import type { Evidence } from '@pinjian/contract/agent-act.ts';
import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import { step } from '@pinjian/contract/application-pipeline.ts';
import { bandLabels } from '@pinjian/contract/interview-report.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';

/** Somebody to be invited, and why; every ground stands in a list that the person can open. */
export interface Invitable {
  readonly row: CandidateRow;
  readonly to: 'ai' | 'real';
  readonly why: string;
  readonly evidence: readonly Evidence[];
}

/** Somebody who is not invited by an agent: for a person to look at, with the reason. Nobody is turned away by it. */
export interface LeftToYou {
  readonly row: CandidateRow;
  readonly why: string;
}

export interface Choice {
  readonly invite: readonly Invitable[];
  readonly yours: readonly LeftToYou[];
}

/** Bands that speak for an interview with people. */
const good = new Set(['strong', 'recommended']);

function groundsOf(match: Match | undefined): Evidence[] {
  return (match?.requirements ?? [])
    .flatMap(({ words, evidence }) =>
      evidence
        .slice(0, 1)
        .map((each) => ({ claim: `职位要求：${words}`, source: 'resume' as const, quote: each.words })),
    )
    .slice(0, 6);
}

function needed(match: Match | undefined): {
  readonly all: number;
  readonly met: readonly string[];
  readonly missing: readonly string[];
} {
  const musts = (match?.requirements ?? []).filter(({ kind }) => kind === 'must');
  return {
    all: musts.length,
    met: musts.flatMap(({ result, words }) => (result === 'noEvidence' ? [] : [words])),
    missing: musts.flatMap(({ result, words }) => (result === 'noEvidence' ? [words] : [])),
  };
}

/** An AI interview asks what the resume leaves open: who has evidence for half of what is needed is worth asking. */
function judgeForAi(row: CandidateRow, match: Match | undefined): Invitable | LeftToYou | null {
  if (row.invitation !== null) {
    const { state } = row.invitation;
    if (state === 'declined') return { row, why: '候选人谢绝过 AI 面试，要不要再邀请由您定' };
    if (state === 'expired') return { row, why: '上次的 AI 面试邀请没有得到答复，要不要再邀请由您定' };
    if (state === 'takenBack') return { row, why: '您收回过 AI 面试邀请，要不要再邀请由您定' };
  }
  if (match === undefined) return { row, why: '没有可以比对的简历，请您直接看' };
  const closed = match.gates.find(({ open }) => !open);
  if (closed !== undefined) return { row, why: `${closed.text}，请您先看` };
  const { all, met, missing } = needed(match);
  if (missing.length * 2 > all)
    return { row, why: `必须项里“${missing.slice(0, 3).join('、')}”没有找到依据，请您先看` };
  const found = all === 0 ? '职位没有写必须项' : `必须项 ${all} 条里有 ${met.length} 条找到了依据`;
  const open = missing.length === 0 ? '' : `，“${missing.slice(0, 2).join('、')}”可以在面试里问`;
  return { row, to: 'ai', why: `${found}${open}`, evidence: groundsOf(match) };
}

/** After an AI interview: a report that recommends leads on, any other waits for a person. */
function judgeForReal(row: CandidateRow, match: Match | undefined): Invitable | LeftToYou | null {
  const { assessment, round } = row;
  if (round !== null && round.state !== 'held') return { row, why: '约过真人面试但没有面成，要不要再约由您定' };
  const band = assessment?.humanBand ?? assessment?.band ?? null;
  if (assessment === null || assessment === undefined) return { row, why: 'AI 面试已结束，您还看不到报告，请先看' };
  if (band === null || (assessment.state !== 'scored' && assessment.humanBand === null))
    return { row, why: 'AI 面试的证据不足，请您看过报告再定' };
  const by = assessment.humanBand === null ? 'AI 面试报告' : '同事看过报告后的判断';
  const quote = bandLabels[band];
  if (!good.has(band)) return { row, why: `${by}是“${quote}”，请您看过报告再定` };
  return {
    row,
    to: 'real',
    why: `${by}是“${quote}”`,
    evidence: [{ claim: by, source: 'interview' as const, quote }, ...groundsOf(match)].slice(0, 6),
  };
}

/**
 * Whom to invite to what, the best grounds first, and who is left to the person. Only who applied is invited, only by a move
 * that stands open, nobody a second time after a no.
 */
export function chooseInvitations(rows: readonly CandidateRow[], matches: ReadonlyMap<string, Match>): Choice {
  const invite: (Invitable & { readonly score: number })[] = [];
  const yours: LeftToYou[] = [];
  for (const row of rows) {
    const match = matches.get(row.applicationId);
    const judged = judge(row, match);
    if (judged === null) continue;
    if ('to' in judged) invite.push({ ...judged, score: match?.score ?? 0 });
    else yours.push(judged);
  }
  const ordered = invite.toSorted(
    (a, b) =>
      Number(b.to === 'real') - Number(a.to === 'real') ||
      b.score - a.score ||
      a.row.applicationId.localeCompare(b.row.applicationId),
  );
  return { invite: ordered.map(({ row, to, why, evidence }) => ({ row, to, why, evidence })), yours };
}

function judge(row: CandidateRow, match: Match | undefined): Invitable | LeftToYou | null {
  if (row.appliedAt === null) return null;
  if (row.state === step.candidate)
    return row.allowedMoves.includes('inviteToAiInterview') ? judgeForAi(row, match) : null;
  if (row.state === step.aiEnded)
    return row.allowedMoves.includes('inviteToRealInterview') ? judgeForReal(row, match) : null;
  return null;
}
