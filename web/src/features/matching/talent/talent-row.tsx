import { factsText, postText, schoolText } from '@pinjian/contract/application-summary.ts';
import { activityLabels, type TalentRow as Row } from '@pinjian/contract/matching-talent-view.ts';
import { Checkbox } from 'antd';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { rowAttribute } from '#lib/list/use-cursor.ts';
import { Marked } from '#ui/marked.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { ReasonLine } from '../match/reason-line.tsx';
import { activityTone, wishText } from './model.ts';
import { TalentActions } from './talent-actions.tsx';
import { TalentMarks } from './talent-marks.tsx';
import styles from './talent.module.css';
import type { TalentMoves } from './use-talent-moves.ts';

interface TalentRowProps {
  readonly row: Row;
  /** Words that were searched for, to be marked. */
  readonly words: readonly string[];
  /** Address of the talent's page. */
  readonly to: string;
  /** Opens the talent beside the list, where there is room; else the link is followed. */
  readonly onOpen: (() => void) | null;
  readonly isOpen: boolean;
  readonly atCursor: boolean;
  readonly chosen: boolean;
  /** null where nobody can be chosen. */
  readonly onChoose: ((chosen: boolean) => void) | null;
  readonly choosable: boolean;
  readonly moves: TalentMoves;
}

/** Whether a press on a link means this page and no new tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A talent in a list: who, what for, why, and what there has been. */
export function TalentRow({
  row,
  words,
  to,
  onOpen,
  isOpen,
  atCursor,
  chosen,
  onChoose,
  choosable,
  moves,
}: TalentRowProps) {
  const { candidate, activity, jobStatus, wishes, match, standing, resumeId } = row;
  const career = [postText(candidate), schoolText(candidate)].filter((part) => part !== '');
  const wished = wishText(wishes);
  const classes = [styles.row, atCursor ? styles.atCursor : '', isOpen ? styles.opened : ''];
  return (
    <li className={classes.filter((name) => name !== '').join(' ')} {...{ [rowAttribute]: resumeId }}>
      <div className={styles.rowHead}>
        {onChoose !== null && (
          <Checkbox
            className={styles.choice ?? ''}
            checked={chosen}
            disabled={!choosable}
            aria-label={`选择${candidate.name}`}
            onChange={(event) => onChoose(event.target.checked)}
          />
        )}
        <Link
          to={to}
          className={styles.name}
          aria-current={isOpen ? 'true' : undefined}
          onClick={(event) => {
            if (onOpen === null || !isPlain(event)) return;
            event.preventDefault();
            onOpen();
          }}
        >
          {candidate.name}
        </Link>
        <span className={styles.facts}>{factsText(candidate)}</span>
        <TalentMarks standing={standing} />
        <StatusTag tone={activityTone(activity)}>{activityLabels[activity]}</StatusTag>
      </div>
      <div className={styles.career}>
        {career.map((line) => (
          <p key={line} className={styles.line}>
            <Marked text={line} words={words} />
          </p>
        ))}
      </div>
      {(wished !== '' || jobStatus !== null) && (
        <p className={styles.wished}>
          <Marked
            text={[wished === '' ? '' : `期望 ${wished}`, jobStatus?.label ?? '']
              .filter((part) => part !== '')
              .join(' · ')}
            words={words}
          />
        </p>
      )}
      <div className={styles.rowFoot}>
        <div className={styles.why}>
          {match !== null ? (
            <ReasonLine match={match} reader="employer" />
          ) : (
            candidate.skills.length > 0 && (
              <p className={styles.skills}>
                <Marked text={candidate.skills.join(' · ')} words={words} />
              </p>
            )
          )}
        </div>
        <div className={styles.actions}>
          <TalentActions
            target={{ resumeId, name: candidate.name, mayAdd: standing.mayAdd }}
            moves={moves}
            size="small"
          />
        </div>
      </div>
    </li>
  );
}
