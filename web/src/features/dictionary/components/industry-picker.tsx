import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { industryTreeQuery } from '../api.ts';
import { industryOptions } from '../model.ts';
import { isChosen, TreePicker, type TreePickerProps } from './tree-picker.tsx';

/** Chooses a leaf of the industry tree. */
export function IndustryPicker(props: TreePickerProps) {
  const [opened, setOpened] = useState(false);
  const loading = useQuery({ ...industryTreeQuery, enabled: opened || isChosen(props.value) });
  const options = useMemo(() => industryOptions(loading.data), [loading.data]);
  return (
    <TreePicker
      placeholder="请选择行业"
      {...props}
      options={options}
      loading={loading}
      onOpen={() => setOpened(true)}
    />
  );
}
