import { scoreStateLabels } from '@pinjian/contract/interview-report.ts';
import type { CompetencyResult, ReportQuote } from '@pinjian/contract/interview-report.ts';
import { StatusTag } from '#ui/tag.tsx';
import { PersonTag } from '../review/people-tags.tsx';
import { Level } from './level.tsx';
import { Quotes } from './quotes.tsx';
import styles from './report.module.css';
import { stateTones } from './score-words.ts';
import { StandingTag } from './standing-tag.tsx';
import { StateNotes } from './state-notes.tsx';

interface CompetenciesProps {
  readonly interviewId: string;
  readonly competencies: readonly CompetencyResult[];
  readonly onOpen: (quote: ReportQuote) => void;
}

/** Each competency: its score, the anchor it meets, why, and the words it rests on. */
export function ReportCompetencies({ interviewId, competencies, onOpen }: CompetenciesProps) {
  return (
    <>
      <ul className={styles.items}>
        {competencies.map(({ competency, name, weight, state, standing, score, anchor, reason, quotes }) => (
          <li key={competency} className={styles.item}>
            <div className={styles.itemHead}>
              <h4 className={styles.name}>{name}</h4>
              <span className={styles.share}>{weight === 0 ? '不计入总分' : `占 ${Math.round(weight * 100)}%`}</span>
              {score !== null && (
                <span className={styles.score}>
                  <Level value={score} />
                  <strong>{score.toFixed(1)}</strong> / 5
                </span>
              )}
              <PersonTag interviewId={interviewId} target={competency} />
              <StandingTag standing={standing} />
              {state !== 'scored' && standing !== 'evidence' && (
                <StatusTag tone={stateTones[state]}>{scoreStateLabels[state]}</StatusTag>
              )}
            </div>
            {anchor !== null && <p>{anchor}</p>}
            <p className={styles.quiet}>{reason}</p>
            <Quotes quotes={quotes} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <StateNotes
        states={competencies.flatMap(({ state, standing }) => (standing === 'evidence' ? [] : state))}
        standings={competencies.map(({ standing }) => standing)}
      />
    </>
  );
}
