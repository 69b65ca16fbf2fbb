import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import { objectionsIn } from './model.ts';
import styles from './scorecard.module.css';

interface ObjectionNotesProps {
  readonly text: string;
  readonly path: string;
  readonly objections: readonly Objection[];
}

/** What may not be judged by, marked in its own words, and why. Nothing that was typed is taken away. */
export function ObjectionNotes({ text, path, objections }: ObjectionNotesProps) {
  const lines = objectionsIn(text, path, objections);
  return (
    <div role="status" className={styles.objected}>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ at, before, word, after, message, suggestion }) => (
            <li key={`${at} ${word}`}>
              …{before}
              <mark className={styles.objectedWord}>{word}</mark>
              {after}…<br />
              {message}。{suggestion}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
