import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';
import type { EndReason, Turn } from '../engine/event.ts';
import type { Progress } from '../engine/state.ts';
import type { InterviewRow, TurnRow } from '../queries.ts';

/** What was said so far, and the turn that a frame became: null for a signal, undefined when it was never taken. */
interface SoFar {
  readonly turns: readonly TurnRow[];
  readonly known: { readonly seq: number | null } | undefined;
}

/**
 * One question to the database for both, since every answer of a candidate asks it. A frame is only ever taken after
 * the greeting, so that there is a turn to carry it. To be asked once the interview is locked, in a statement of its
 * own: one that waits for the lock would not see what was stored meanwhile.
 */
export async function findSoFar(tx: Ctx, interviewId: string, frameId: string | undefined): Promise<SoFar> {
  const rows = await tx.db
    .selectFrom('interview_turn')
    .leftJoin('interview_frame', (join) =>
      join
        .onRef('interview_frame.interview_id', '=', 'interview_turn.interview_id')
        .on('interview_frame.frame_id', '=', frameId ?? null),
    )
    .selectAll('interview_turn')
    .select(['interview_frame.frame_id', 'interview_frame.seq as frame_seq'])
    .where('interview_turn.interview_id', '=', interviewId)
    .orderBy('interview_turn.seq')
    .execute();
  const taken = rows[0] !== undefined && rows[0].frame_id !== null;
  return { turns: rows, known: taken ? { seq: rows[0]?.frame_seq ?? null } : undefined };
}

/** A frame that was taken and changed nothing. */
export async function insertFrame(tx: Ctx, interviewId: string, frameId: string): Promise<void> {
  await tx.db
    .insertInto('interview_frame')
    .values({ interview_id: interviewId, frame_id: frameId, seq: null, received_at: tx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What an event leaves behind. */
interface Advance {
  readonly turns: readonly Turn[];
  /** The frame it came in, and the turn that the frame became; null for what came from no frame. */
  readonly frame: { readonly id: string; readonly seq: number | null } | null;
  readonly progress: Progress;
  readonly answers: number;
  readonly started: boolean;
  readonly ended: { readonly reason: EndReason; readonly complete: boolean } | null;
}

/**
 * Stores an event whole, in one statement: the turns, the frame and the state. Always the same statement, so that it is
 * prepared once.
 */
export async function saveAdvance(tx: Ctx, row: InterviewRow, advance: Advance): Promise<void> {
  const { turns, frame, progress, answers, started, ended } = advance;
  const now = tx.now();
  const opened = started && row.started_at === null;
  const state = ended !== null ? 'finished' : opened ? 'running' : row.state;
  const said = turns.map((turn) => ({ ...turn, at: new Date(turn.at) }));
  await sql`
    with said as (
      insert into interview_turn (interview_id, seq, speaker, kind, text, question, at)
      select ${row.id}, t.seq, t.speaker, t.kind, t.text, t.question, t.at
      from jsonb_to_recordset(${JSON.stringify(said)})
        as t (seq integer, speaker text, kind text, text text, question integer, at timestamptz)
    ), received as (
      insert into interview_frame (interview_id, frame_id, seq, received_at)
      select ${row.id}, f.id, f.seq, ${now}
      from jsonb_to_recordset(${JSON.stringify(frame === null ? [] : [frame])}) as f (id text, seq integer)
    )
    update interview_interview
    set progress = ${JSON.stringify(progress)}, answers = ${answers}, state = ${state},
      started_at = ${opened ? now : row.started_at}, ended_at = ${ended === null ? row.ended_at : now},
      end_reason = ${ended?.reason ?? row.end_reason}, complete = ${ended?.complete ?? row.complete}
    where id = ${row.id}
  `.execute(tx.db);
}
