import { Select } from 'antd';
import { useMedia, wide } from '#lib/media.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import styles from './candidate.module.css';

export interface Choice {
  readonly key: string;
  readonly label: string;
  /** How many there are; not said where nobody counted. */
  readonly count?: number;
}

interface StepChoiceProps {
  /** What is chosen between, for readers. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** More than this do not stand beside one another on a phone. */
const fewest = 3;

/** One of several steps with how many stand there: chips, and on phones a select where they are many. */
export function StepChoice({ label, choices, value, onChange }: StepChoiceProps) {
  const beside = useMedia(wide);
  if (!beside && choices.length > fewest) {
    return (
      <Select
        className={styles.stepSelect}
        aria-label={label}
        value={value}
        options={choices.map(({ key, label: word, count }) => ({ value: key, label: `${word} ${count ?? ''}`.trim() }))}
        onChange={onChange}
      />
    );
  }
  return <ChoiceChips label={label} choices={choices} value={value} onChange={onChange} />;
}
