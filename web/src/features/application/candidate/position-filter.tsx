import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { clearable } from '#ui/clearable.tsx';
import { positionsToFilterQuery } from './api.ts';
import styles from './candidate.module.css';

interface PositionFilterProps {
  readonly value: string | null;
  /** Positions of the rows on the screen: names the chosen one where it is not among those that were found. */
  readonly known: readonly { readonly positionId: string; readonly title: string }[];
  readonly onChange: (positionId: string | null) => void;
}

const longestWords = 40;

/** Narrows a list to one of the company's positions, found by words of its title. */
export function PositionFilter({ value, known, onChange }: PositionFilterProps) {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery(positionsToFilterQuery(useDeferredValue(typed.trim().slice(0, longestWords))));
  const found = (data?.records ?? []).filter((position) => position.title !== '');
  const shown = found.some(({ positionId }) => positionId === value);
  const chosen = known.find(({ positionId }) => positionId === value)?.title ?? '所选职位';
  const options = found.map(({ positionId, title }) => ({ value: positionId, label: title }));
  return (
    <Select
      className={styles.position}
      aria-label="职位"
      placeholder="全部职位"
      allowClear={clearable}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      notFoundContent="没有这样的职位"
      options={value === null || shown ? options : [{ value, label: chosen }, ...options]}
      value={value}
      onChange={(positionId: string | null | undefined) => onChange(positionId ?? null)}
    />
  );
}
