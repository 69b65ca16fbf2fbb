import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { correctionErrors, type correctTranscript as endpoint } from '@pinjian/contract/interview-correction.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwn } from '../ai/policy.ts';
import { lockInterview } from '../ai/queries.ts';
import { scoreTask } from '../report/score-task.ts';
import { findCorrection, type FoundCorrection } from './find-correction.ts';
import { insertCorrections } from './queries.ts';
import { correctionsOf, isSameRound, type Correction } from './rules.ts';

/**
 * Corrects what the transcript says of one's own words and has everything scored anew (decisions §10). What was said
 * stays, and so does the report made from it. The same correction sent again is the same one.
 * @throws Refusal 40962 after a day, 40963 while the last one is being scored, 40964 after the fifth; 40900 when it was
 * made from an older version; 40001 with the turn named.
 */
export async function correctTranscript(
  ctx: Ctx<SeekerActor>,
  { interviewId, version, corrections }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return ctx.transaction(async (tx) => {
    const interview = requireOwn(await lockInterview(tx, interviewId), ctx.actor.userId);
    const found = await findCorrection(tx, interview);
    if (isRepeated(found, version, corrections)) return found.view;
    requireOpen(found);
    if (version !== found.view.version) throw new Refusal(errors.stateChanged);
    const changes = correctionsOf(corrections, found.view.turns);
    if ('path' in changes) throw refused(changes);
    if (changes.length === 0) throw refused({ path: 'corrections', message: '和现在的文字一样，没有要更正的' });
    await insertCorrections(tx, interviewId, version + 1, changes);
    await tx.enqueue(scoreTask, { interviewId });
    return (await findCorrection(tx, interview)).view;
  });
}

function refused(issue: { readonly path: string; readonly message: string }): Refusal {
  return new Refusal(errors.invalidInput, { message: issue.message, data: [issue] });
}

/** The newest round, sent once more. What it left unchanged is not in it. */
function isRepeated({ view, rows }: FoundCorrection, version: number, sent: readonly Correction[]): boolean {
  if (view.version === 0 || version !== view.version - 1) return false;
  const current = new Map(view.turns.map(({ seq, text }) => [seq, text]));
  const newest = rows.filter((row) => row.round === view.version);
  const inRound = new Set(newest.map((row) => row.seq));
  const unchanged = sent.filter(({ seq }) => !inRound.has(seq));
  return (
    unchanged.every(({ seq, text }) => current.get(seq) === text) &&
    isSameRound(
      newest,
      sent.filter(({ seq }) => inRound.has(seq)),
    )
  );
}

function requireOpen({ view }: FoundCorrection): void {
  if (view.state === 'closed') throw new Refusal(correctionErrors.correctionClosed);
  if (view.state === 'scoring') throw new Refusal(correctionErrors.correctionBeingScored);
  if (view.state === 'spent') throw new Refusal(correctionErrors.correctionsSpent);
}
