import { useQueries } from '@tanstack/react-query';
import { Select } from 'antd';
import { districtsQuery } from '#features/dictionary/api.ts';
import { clearable } from '#ui/clearable.tsx';
import { mostOfOne } from './filters.ts';

interface DistrictsSelectProps {
  readonly cityCodes: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (codes: string[]) => void;
}

/** Chooses districts of the cities that are chosen; nothing can be chosen before a city is. */
export function DistrictsSelect({ cityCodes, value, onChange }: DistrictsSelectProps) {
  const found = useQueries({ queries: cityCodes.map((code) => districtsQuery(code)) });
  const options = found.flatMap(({ data }) => data ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Select
      mode="multiple"
      aria-label="区县"
      placeholder="区县"
      maxCount={mostOfOne}
      maxTagCount="responsive"
      allowClear={clearable}
      showSearch={{ optionFilterProp: 'label' }}
      disabled={cityCodes.length === 0}
      loading={found.some(({ isFetching }) => isFetching)}
      options={options}
      value={options.length === 0 ? [] : [...value]}
      onChange={onChange}
      style={{ width: '100%' }}
    />
  );
}
