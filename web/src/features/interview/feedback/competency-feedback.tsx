import { scoreStateLabels } from '@pinjian/contract/interview-report.ts';
import type { InterviewFeedback, ReportQuote } from '@pinjian/contract/interview-report.ts';
import { StatusTag } from '#ui/tag.tsx';
import { Level } from '../components/level.tsx';
import { Quotes } from '../components/quotes.tsx';
import { StandingTag } from '../components/standing-tag.tsx';
import { standingReasons, stateReasons, stateTones } from '../components/score-words.ts';
import styles from './feedback.module.css';

interface CompetencyProps {
  readonly competency: InterviewFeedback['competencies'][number];
  readonly onOpen: (quote: ReportQuote) => void;
}

function labelOf({ level, nextAnchor }: CompetencyProps['competency']): string {
  if (nextAnchor === null) return '还可以补充';
  return level === null ? '下次可以做到' : '更进一步';
}

/** One competency for its owner: what was shown, in their own words, and the way to the next step. */
export function CompetencyFeedback({ competency, onOpen }: CompetencyProps) {
  const { name, state, standing, level, anchor, nextAnchor, howTo, quotes } = competency;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {level !== null && (
          <span className={styles.level}>
            <Level value={level} />第 {level} 级，共 5 级
          </span>
        )}
        <StandingTag standing={standing} />
        {state !== 'scored' && standing !== 'evidence' && (
          <StatusTag tone={stateTones[state]}>{scoreStateLabels[state]}</StatusTag>
        )}
      </div>
      {anchor !== null && <p className={styles.shown}>{anchor}</p>}
      {standing !== undefined && standing !== 'counts' && <p className={styles.quiet}>{standingReasons[standing]}</p>}
      {state !== 'scored' && standing !== 'evidence' && <p className={styles.quiet}>{stateReasons[state]}</p>}
      <Quotes quotes={quotes} onOpen={onOpen} />
      {(nextAnchor !== null || howTo.length > 0) && (
        <div className={styles.next}>
          <p>
            <span className={styles.nextLabel}>{labelOf(competency)}</span>
            {nextAnchor}
          </p>
          {howTo.length > 0 && (
            <ul className={styles.howTo}>
              {howTo.map((advice) => (
                <li key={advice}>{advice}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </li>
  );
}
