import { useQuery } from '@tanstack/react-query';
import type { DictType } from '@pinjian/contract/dictionary.ts';
import { Select } from 'antd';
import { clearable } from '#ui/clearable.tsx';
import { dictionariesQuery } from '../api.ts';
import { toOptions } from '../model.ts';
import { LoadProblem } from './load-problem.tsx';

interface DictSelectProps {
  readonly type: DictType;
  /** dictNum. */
  readonly value?: number | null;
  readonly onChange?: (value: number | null) => void;
  readonly id?: string;
  readonly placeholder?: string;
  readonly allowClear?: boolean;
  readonly disabled?: boolean;
  /** Values that make no sense here (面议 as a filter, say). */
  readonly without?: readonly number[];
  readonly 'aria-label'?: string;
}

/** Chooses one value of a dictionary. */
export function DictSelect({ type, value, onChange, without = [], allowClear = false, ...rest }: DictSelectProps) {
  const { data, error, isFetching, refetch } = useQuery(dictionariesQuery([type]));
  const options = toOptions(data?.[type]).filter((option) => !without.includes(option.value));
  return (
    <Select
      placeholder="请选择"
      {...rest}
      allowClear={allowClear && clearable}
      loading={isFetching}
      notFoundContent={error === null ? undefined : <LoadProblem error={error} onRetry={() => void refetch()} />}
      options={options}
      // A number whose name is not loaded yet has none to show.
      labelRender={({ label }) => label ?? ''}
      value={value ?? null}
      onChange={(chosen: number | null | undefined) => onChange?.(chosen ?? null)}
      style={{ width: '100%' }}
    />
  );
}
