import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { clearable } from '#ui/clearable.tsx';
import { districtsQuery } from '../api.ts';

interface DistrictSelectProps {
  readonly cityCode: string | null;
  /** District code. */
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
  readonly id?: string;
  readonly placeholder?: string;
  readonly 'aria-label'?: string;
}

/** Where no other words are given, a form says first that a city is needed. */
const forForms = '请选择区县';

/** Chooses a district of a city; nothing can be chosen before the city is. */
export function DistrictSelect({ cityCode, value, onChange, placeholder = forForms, ...rest }: DistrictSelectProps) {
  const { data, isFetching } = useQuery(districtsQuery(cityCode));
  return (
    <Select
      {...rest}
      allowClear={clearable}
      showSearch={{ optionFilterProp: 'label' }}
      disabled={cityCode === null}
      loading={isFetching}
      placeholder={cityCode === null && placeholder === forForms ? '请先选择城市' : placeholder}
      options={(data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      value={value ?? null}
      onChange={(chosen: string | null | undefined) => onChange?.(chosen ?? null)}
      style={{ width: '100%' }}
    />
  );
}
