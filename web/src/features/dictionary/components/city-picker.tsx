import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cityTreeQuery } from '../api.ts';
import { cityOptions } from '../model.ts';
import { TreePicker, type TreePickerProps } from './tree-picker.tsx';

/** Chooses a city by province; speaks in city codes. */
export function CityPicker(props: TreePickerProps) {
  const { data, isPending } = useQuery(cityTreeQuery);
  const options = useMemo(() => cityOptions(data), [data]);
  return <TreePicker placeholder="请选择城市" {...props} options={options} loading={isPending} />;
}
