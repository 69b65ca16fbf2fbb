import { Input } from 'antd';
import { useState } from 'react';
import { clearable } from '#ui/clearable.tsx';
import styles from './candidate.module.css';
import { longestSearch } from './filters.ts';

interface WordsFilterProps {
  readonly value: string;
  readonly onChange: (q: string) => void;
}

/** Words to search for; what is being typed stays, and keeps the focus, until the address says something else. */
export function WordsFilter({ value, onChange }: WordsFilterProps) {
  const [typed, setTyped] = useState({ text: value, of: value });
  if (typed.of !== value) setTyped({ text: value, of: value });
  return (
    <Input.Search
      className={styles.search}
      placeholder="姓名、手机号、学校或公司"
      aria-label="搜索候选人"
      allowClear={clearable}
      value={typed.text}
      maxLength={longestSearch}
      onChange={(event) => setTyped({ text: event.target.value, of: value })}
      onSearch={(text) => onChange(text.trim())}
    />
  );
}
