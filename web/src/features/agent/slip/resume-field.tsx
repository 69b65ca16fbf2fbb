import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId } from 'react';
import { ownResumesQuery } from '../api.ts';
import { Issue } from './issue.tsx';
import type { SlipFormProps } from './slip-form.tsx';
import styles from './slip.module.css';

const byDefault = 'default';

/** Which resume goes with an application: a chosen one, or whichever is the default one at that time. */
export function ResumeField({ value, issues, onChange }: SlipFormProps) {
  const id = useId();
  const { data: resumes } = useQuery(ownResumesQuery);
  const own = resumes ?? [];
  const usual = own.find(({ isDefault }) => isDefault);
  const isGone =
    resumes !== undefined && value.resumeId !== null && !own.some((each) => each.resumeId === value.resumeId);
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-resume`} className={styles.name}>
        投递用的简历
      </label>
      <Select
        id={`${id}-resume`}
        loading={resumes === undefined}
        value={isGone ? null : (value.resumeId ?? byDefault)}
        placeholder="原来选的简历已删除，请重新选择"
        options={[
          { value: byDefault, label: usual === undefined ? '默认简历' : `默认简历（现在是「${usual.title}」）` },
          ...own.map(({ resumeId, title }) => ({ value: resumeId, label: title })),
        ]}
        onChange={(chosen: string | null) =>
          onChange({ resumeId: chosen === byDefault || chosen === null ? null : chosen })
        }
      />
      <Issue issues={issues} path="resumeId" />
    </div>
  );
}
