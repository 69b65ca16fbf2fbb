import type { InterviewTurn } from '@pinjian/contract/interview-room.ts';
import type { ReportQuote } from '@pinjian/contract/interview-report.ts';
import type { ReactNode } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { segmentsOf } from './segments.ts';
import styles from './transcript.module.css';

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
}: {
  readonly turn: InterviewTurn;
  readonly quotes: readonly ReportQuote[];
  readonly chosen: ReportQuote | null;
}) {
  const [own = null] = chosen === null ? [] : stretchesIn(turn, [chosen]);
  let at = 0;
  return segmentsOf(turn.text, stretchesIn(turn, quotes), own).map(({ text, marked, chosen: isChosen }) => {
    const key = at;
    at += text.length;
    if (!marked) return <span key={key}>{text}</span>;
    return (
      <mark key={key} className={isChosen ? `${styles.mark} ${styles.chosen}` : styles.mark}>
        {text}
      </mark>
    );
  });
}

/** Everything that was said, in its order. */
export function Transcript({ turns, candidate, quotes = [], chosen = null, turnId, saved, children }: TranscriptProps) {
  return (
    <ol className={styles.turns}>
      {turns.map((turn) => {
        const mine = turn.speaker === 'candidate';
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
            </p>
            <p className={styles.text}>
              <TurnText turn={turn} quotes={quotes} chosen={chosen} />
            </p>
            {mine && saved !== undefined && <p className={styles.saved}>{saved}</p>}
          </li>
        );
      })}
      {children}
    </ol>
  );
}
