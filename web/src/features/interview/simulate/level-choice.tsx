import {
  interviewDifficulties,
  interviewDifficultyLabels,
  type InterviewDifficulty,
} from '@pinjian/contract/interview.ts';
import { useState } from 'react';
import { levelSize, levelWords } from './levels.ts';
import styles from './choice.module.css';

interface LevelChoiceProps {
  readonly value: InterviewDifficulty;
  readonly onChange: (difficulty: InterviewDifficulty) => void;
}

/** How hard, each level with what it means. */
export function LevelChoice({ value, onChange }: LevelChoiceProps) {
  // What is pressed shows at once: the address, which holds the level, follows a moment later.
  const [pressed, setPressed] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setPressed(value);
  }
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
              checked={difficulty === pressed}
              onChange={() => {
                setPressed(difficulty);
                onChange(difficulty);
              }}
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
