import styles from './wording-switch.module.css';

interface WordingSwitchProps {
  /** True while the words as they were said are shown. */
  readonly original: boolean;
  readonly onChange: (original: boolean) => void;
}

const wordings = [
  { original: false, label: '更正后' },
  { original: true, label: '原文' },
] as const;

/** Chooses between the corrected transcript and what was said. */
export function WordingSwitch({ original, onChange }: WordingSwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label="文字记录的版本">
      {wordings.map((each) => (
        <button
          key={each.label}
          type="button"
          className={styles.wording}
          aria-pressed={each.original === original}
          onClick={() => onChange(each.original)}
        >
          {each.label}
        </button>
      ))}
    </div>
  );
}
