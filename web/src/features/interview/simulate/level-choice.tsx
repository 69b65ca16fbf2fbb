import {
  interviewDifficulties,
  interviewDifficultyLabels,
  type InterviewDifficulty,
} from '@pinjian/contract/interview.ts';
import { levelSize, levelWords } from './levels.ts';
import styles from './choice.module.css';

interface LevelChoiceProps {
  readonly value: InterviewDifficulty;
  readonly onChange: (difficulty: InterviewDifficulty) => void;
}

/** How hard, each level with what it means. */
export function LevelChoice({ value, onChange }: LevelChoiceProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>难度</legend>
      <div className={styles.levels}>
        {interviewDifficulties.map((difficulty) => (
          <label key={difficulty} className={styles.option}>
            <input
              type="radio"
              name="difficulty"
              value={difficulty}
              checked={difficulty === value}
              onChange={() => onChange(difficulty)}
            />
            <span className={styles.optionTitle}>{interviewDifficultyLabels[difficulty]}</span>
            <span className={styles.optionText}>{levelWords(difficulty)}</span>
            <span className={styles.optionText}>{levelSize(difficulty)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
