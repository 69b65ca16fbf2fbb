import {
  anchorOf,
  noEvidence,
  noEvidenceLabel,
  ratingLabels,
  ratings,
  type CompetencyAnswer,
} from '@pinjian/contract/application-scorecard-rating.ts';
import type { CardCompetency, ScorecardMark } from '@pinjian/contract/application-scorecard.ts';
import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import { Input } from 'antd';
import { useId } from 'react';
import { ObjectionNotes } from './objection-notes.tsx';
import styles from './scorecard.module.css';

interface RatingFieldProps {
  readonly at: number;
  readonly competency: CardCompetency;
  readonly mark: ScorecardMark;
  readonly objections: readonly Objection[];
  /** Keys answer this one. */
  readonly pointed: boolean;
  readonly onPoint: () => void;
  readonly onChange: (mark: ScorecardMark) => void;
}

const answers: readonly CompetencyAnswer[] = [...ratings, noEvidence];

/** One competency: four steps with what each means, 没有证据 as an answer of its own, and what it rests on. */
export function RatingField({ at, competency, mark, objections, pointed, onPoint, onChange }: RatingFieldProps) {
  const name = useId();
  const path = `marks.${at}.evidence`;
  return (
    <fieldset className={styles.competency} data-pointed={pointed} id={`competency-${at}`}>
      <legend className={styles.competencyName}>{competency.name}</legend>
      {competency.anchor !== '' && <p className={styles.hint}>评价标准：{competency.anchor}</p>}
      <div className={styles.answers}>
        {answers.map((answer) => (
          <label key={answer} className={styles.answer} data-chosen={mark.answer === answer}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={mark.answer === answer}
              onFocus={onPoint}
              onChange={() => onChange({ ...mark, answer })}
            />
            <span className={styles.answerName}>
              {answer === noEvidence ? noEvidenceLabel : `${answer} ${ratingLabels[answer]}`}
            </span>
            <span className={styles.anchor}>
              {answer === noEvidence ? '没有问到，或没有机会看到' : anchorOf(competency.name, answer)}
            </span>
          </label>
        ))}
      </div>
      <Input.TextArea
        aria-label={`${competency.name}的依据`}
        placeholder="看到或听到了什么（选填）"
        autoSize={{ minRows: 1, maxRows: 8 }}
        maxLength={1000}
        onFocus={onPoint}
        value={mark.evidence}
        onChange={({ target }) => onChange({ ...mark, evidence: target.value })}
      />
      <ObjectionNotes text={mark.evidence} path={path} objections={objections} />
    </fieldset>
  );
}
