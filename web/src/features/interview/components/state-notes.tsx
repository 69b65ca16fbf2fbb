import { scoreStateLabels } from '@pinjian/contract/interview-report.ts';
import type { ScoreState } from '@pinjian/contract/interview-report.ts';
import { stateReasons, statesToExplain } from './score-words.ts';
import styles from './state-notes.module.css';

/** Explains the states without a number that stand on the page. */
export function StateNotes({ states }: { readonly states: readonly ScoreState[] }) {
  const explained = statesToExplain(states);
  if (explained.length === 0) return null;
  return (
    <dl className={styles.notes}>
      {explained.map((state) => (
        <div key={state}>
          <dt>{scoreStateLabels[state]}</dt>
          <dd>{stateReasons[state]}</dd>
        </div>
      ))}
    </dl>
  );
}
