import { jobDescriptionLength } from '@pinjian/contract/interview.ts';
import { Input } from 'antd';
import { useId } from 'react';
import styles from './choice.module.css';

interface DescriptionFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A job description from anywhere, pasted. */
export function DescriptionField({ value, onChange }: DescriptionFieldProps) {
  const fieldId = useId();
  const hintId = useId();
  const typed = value.trim().length;
  const missing = jobDescriptionLength.least - typed;
  return (
    <div className={styles.pane}>
      <label className={styles.label} htmlFor={fieldId}>
        职位描述
      </label>
      <Input.TextArea
        id={fieldId}
        aria-describedby={hintId}
        value={value}
        maxLength={jobDescriptionLength.most}
        showCount
        rows={9}
        placeholder="把招聘页面上的岗位职责和任职要求粘贴到这里，第一行写职位名称效果更好"
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={hintId} className={styles.hint}>
        {typed > 0 && missing > 0 ? `再多写 ${missing} 个字就能看到会问什么` : '只用来准备这场练习，不会给别人看'}
      </p>
    </div>
  );
}
