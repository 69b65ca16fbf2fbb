import type { CandidateRow as Row } from '@pinjian/contract/application-candidate.ts';
import type { BulkMove } from '@pinjian/contract/application-bulk.ts';
import { factsText, postText, schoolText } from '@pinjian/contract/application-summary.ts';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { rowAttribute } from '#lib/list/use-cursor.ts';
import { OfferEntry } from '../offer/employer/offer-entry.tsx';
import styles from './candidate.module.css';
import { CandidateState } from './candidate-state.tsx';
import { canChoose } from './model.ts';
import { NextRound } from './next-round.tsx';
import { MoveButtons } from './move-buttons.tsx';
import type { Moves } from './use-moves.ts';

export interface CandidateRowProps {
  readonly row: Row;
  /** Address of the candidate's page. */
  readonly to: string;
  /** The time that the list is ordered by. */
  readonly time: string | null;
  readonly chosen: boolean;
  readonly atCursor: boolean;
  readonly moves: Moves;
  /** The bulk move that waits for them; nothing else can be done meanwhile. */
  readonly waiting?: BulkMove['move'] | undefined;
  readonly onChoose: (chosen: boolean) => void;
  /** Why they fit. */
  readonly why: ReactNode;
}

function Choice({ row, chosen, onChoose }: Pick<CandidateRowProps, 'row' | 'chosen' | 'onChoose'>) {
  return (
    <Checkbox
      checked={chosen}
      disabled={!canChoose(row)}
      aria-label={`选择${row.candidate.name}（${row.position.title}）`}
      onChange={(event) => onChoose(event.target.checked)}
    />
  );
}

function Who({ row, to, why }: Pick<CandidateRowProps, 'row' | 'to' | 'why'>) {
  const { candidate } = row;
  const school = schoolText(candidate);
  return (
    <>
      <p className={styles.headline}>
        <Link to={to} className={styles.name}>
          {candidate.name}
        </Link>
        <span className={styles.facts}>{factsText(candidate)}</span>
      </p>
      <p className={styles.post}>{postText(candidate)}</p>
      {school !== '' && <p className={styles.school}>{school}</p>}
      {why}
    </>
  );
}

/** A candidate as a row of the table. */
export function CandidateTableRow(props: CandidateRowProps) {
  const { row, time, atCursor, moves, waiting } = props;
  const now = useNow();
  return (
    <tr
      className={atCursor ? `${styles.row} ${styles.atCursor}` : styles.row}
      {...{ [rowAttribute]: row.applicationId }}
    >
      <td className={styles.choiceCell}>
        <Choice {...props} />
      </td>
      <td className={styles.whoCell}>
        <Who {...props} />
      </td>
      <td>{row.position.title}</td>
      <td className={styles.timeCell}>{time !== null && <time dateTime={time}>{messageTime(time, now)}</time>}</td>
      <td>
        <CandidateState standing={row} assessment={row.assessment} waiting={waiting} />
        <NextRound round={row.round} />
      </td>
      <td>
        <div className={styles.actions}>
          <MoveButtons
            candidate={{ standing: row, name: row.candidate.name, position: row.position }}
            moves={moves}
            size="small"
          />
          <OfferEntry standing={row} name={row.candidate.name} />
        </div>
      </td>
    </tr>
  );
}

/** The same as a card. */
export function CandidateCard(props: CandidateRowProps) {
  const { row, time, atCursor, moves, waiting } = props;
  const now = useNow();
  return (
    <li
      className={atCursor ? `${styles.card} ${styles.atCursor}` : styles.card}
      {...{ [rowAttribute]: row.applicationId }}
    >
      <div className={styles.cardTop}>
        <div className={styles.cardWho}>
          <Who {...props} />
        </div>
        <Choice {...props} />
      </div>
      <p className={styles.cardFacts}>
        <span>{row.position.title}</span>
        {time !== null && <time dateTime={time}>{messageTime(time, now)}</time>}
      </p>
      <div>
        <CandidateState standing={row} assessment={row.assessment} waiting={waiting} />
        <NextRound round={row.round} />
      </div>
      <div className={styles.cardActions}>
        <MoveButtons candidate={{ standing: row, name: row.candidate.name, position: row.position }} moves={moves} />
        <OfferEntry standing={row} name={row.candidate.name} />
      </div>
    </li>
  );
}
