import { standings, type Standing } from '@pinjian/contract/interview-register.ts';
import { scoreStateLabels } from '@pinjian/contract/interview-report.ts';
import type { ScoreState } from '@pinjian/contract/interview-report.ts';
import { standingMark, standingReasons, stateReasons, statesToExplain } from './score-words.ts';
import styles from './state-notes.module.css';

interface StateNotesProps {
  readonly states: readonly ScoreState[];
  readonly standings: readonly (Standing | undefined)[];
}

/** Explains the states without a number, and the numbers that do not count, that stand on the page. */
export function StateNotes({ states, standings: standing }: StateNotesProps) {
  const notes = [
    ...standings.flatMap((each) =>
      each !== 'counts' && standing.includes(each) ? [{ name: standingMark(each), reason: standingReasons[each] }] : [],
    ),
    ...statesToExplain(states).map((state) => ({ name: scoreStateLabels[state], reason: stateReasons[state] })),
  ];
  if (notes.length === 0) return null;
  return (
    <dl className={styles.notes}>
      {notes.map(({ name, reason }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{reason}</dd>
        </div>
      ))}
    </dl>
  );
}
