import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { industryTreeQuery } from '../api.ts';
import { industryOptions } from '../model.ts';
import { TreePicker, type TreePickerProps } from './tree-picker.tsx';

/** Chooses a leaf of the industry tree. */
export function IndustryPicker(props: TreePickerProps) {
  const { data, isPending } = useQuery(industryTreeQuery);
  const options = useMemo(() => industryOptions(data), [data]);
  return <TreePicker placeholder="请选择行业" {...props} options={options} loading={isPending} />;
}
