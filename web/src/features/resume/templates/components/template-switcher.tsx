import type { ResumeTemplate } from '@pinjian/contract/resume.ts';
import { useId } from 'react';
import { templateChoices } from '../model.ts';
import { TemplateThumbnail } from './template-thumbnail.tsx';
import styles from './templates.module.css';

interface TemplateSwitcherProps {
  readonly value: ResumeTemplate;
  readonly onChange: (template: ResumeTemplate) => void;
}

/** The three templates as small pages, one of them chosen; arrow keys move between them. */
export function TemplateSwitcher({ value, onChange }: TemplateSwitcherProps) {
  const name = useId();
  return (
    <fieldset className={styles.switcher}>
      <legend className="visually-hidden">模板</legend>
      {templateChoices.map(({ template, label, hint }) => (
        <label key={template} className={styles.choice} title={hint}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={template === value}
            onChange={() => onChange(template)}
          />
          <TemplateThumbnail template={template} />
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>
            <span className={styles.hint}>{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
