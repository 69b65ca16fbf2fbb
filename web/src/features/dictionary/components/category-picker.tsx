import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { jobTreeQuery } from '../api.ts';
import { jobOptions } from '../model.ts';
import { TreePicker, type TreePickerProps } from './tree-picker.tsx';

/** Chooses a leaf of the job tree: what kind of work a position or an intention is. */
export function CategoryPicker(props: TreePickerProps) {
  const { data, isPending } = useQuery(jobTreeQuery);
  const options = useMemo(() => jobOptions(data), [data]);
  return <TreePicker placeholder="请选择职位类别" {...props} options={options} loading={isPending} />;
}
