import type { InterviewTurn } from '@pinjian/contract/interview-room.ts';
import type { ReportQuote } from '@pinjian/contract/interview-report.ts';
import type { ReactNode } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { changedStretch, segmentsOf } from './segments.ts';
import styles from './transcript.module.css';

/** A turn of the candidate's with the words that it had before they were corrected. */
export interface CorrectedTurn {
  readonly seq: number;
  readonly original: string;
}

interface TranscriptProps {
  readonly turns: readonly InterviewTurn[];
  /** What the candidate is called here. */
  readonly candidate: string;
  /** Words that a score rests on. */
  readonly quotes?: readonly ReportQuote[];
  /** The one that was asked for. */
  readonly chosen?: ReportQuote | null;
  /** Id of a turn's element, where other parts of the page lead to it. */
  readonly turnId?: (seq: number) => string;
  /** Words below a turn of the candidate's, such as 已保存. */
  readonly saved?: string;
  /** Turns that the candidate corrected, with the words as they were said. */
  readonly corrections?: readonly CorrectedTurn[];
  /** True shows those words in place of the corrected ones. */
  readonly original?: boolean;
  /** Items after the last turn. */
  readonly children?: ReactNode;
}

/** A quote whose place does not hold its words is not marked: marks are receipts. */
function stretchesIn(turn: InterviewTurn, quotes: readonly ReportQuote[]): readonly ReportQuote[] {
  return quotes.filter(({ seq, start, end, text }) => seq === turn.seq && turn.text.slice(start, end) === text);
}

function TurnText({
  turn,
  quotes,
  chosen,
  other,
}: {
  readonly turn: InterviewTurn;
  readonly quotes: readonly ReportQuote[];
  readonly chosen: ReportQuote | null;
  /** The words it is held against; null where there are no others. */
  readonly other: string | null;
}) {
  const [own = null] = chosen === null ? [] : stretchesIn(turn, [chosen]);
  let at = 0;
  const differs = other === null ? null : changedStretch(turn.text, other);
  return segmentsOf(turn.text, stretchesIn(turn, quotes), own, differs).map(
    ({ text, marked, chosen: isChosen, changed }) => {
      const key = at;
      at += text.length;
      const words = changed ? <span className={styles.changed}>{text}</span> : text;
      if (!marked) return <span key={key}>{words}</span>;
      return (
        <mark key={key} className={isChosen ? `${styles.mark} ${styles.chosen}` : styles.mark}>
          {words}
        </mark>
      );
    },
  );
}

/** Everything that was said, in its order. */
export function Transcript({
  turns,
  candidate,
  quotes = [],
  chosen = null,
  turnId,
  saved,
  corrections = [],
  original = false,
  children,
}: TranscriptProps) {
  return (
    <ol className={styles.turns}>
      {turns.map((turn) => {
        const mine = turn.speaker === 'candidate';
        const corrected = corrections.find(({ seq }) => seq === turn.seq);
        const shown = corrected !== undefined && original ? { ...turn, text: corrected.original } : turn;
        const other = corrected === undefined ? null : original ? turn.text : corrected.original;
        return (
          <li
            key={turn.seq}
            id={turnId?.(turn.seq)}
            tabIndex={turnId === undefined ? undefined : -1}
            className={mine ? `${styles.turn} ${styles.mine}` : styles.turn}
          >
            <p className={styles.who}>
              {mine ? candidate : 'AI 面试官'}
              <time dateTime={turn.at}>{dateTime(turn.at).slice(-5)}</time>
              {corrected !== undefined && <span className={styles.corrected}>{original ? '更正前' : '已更正'}</span>}
            </p>
            <p className={styles.text}>
              <TurnText turn={shown} quotes={quotes} chosen={chosen} other={other} />
            </p>
            {mine && saved !== undefined && <p className={styles.saved}>{saved}</p>}
          </li>
        );
      })}
      {children}
    </ol>
  );
}
