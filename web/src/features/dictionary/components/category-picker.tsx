import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { jobTreeQuery } from '../api.ts';
import { jobOptions } from '../model.ts';
import { isChosen, TreePicker, type TreePickerProps } from './tree-picker.tsx';

/** Chooses a leaf of the job tree: what kind of work a position or an intention is. */
export function CategoryPicker(props: TreePickerProps) {
  const [opened, setOpened] = useState(false);
  const loading = useQuery({ ...jobTreeQuery, enabled: opened || isChosen(props.value) });
  const options = useMemo(() => jobOptions(loading.data), [loading.data]);
  return (
    <TreePicker
      placeholder="请选择职位类别"
      {...props}
      options={options}
      loading={loading}
      onOpen={() => setOpened(true)}
    />
  );
}
