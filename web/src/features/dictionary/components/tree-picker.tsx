import { Cascader } from 'antd';
import { useMemo } from 'react';
import { pathTo, type TreeOption } from '../model.ts';

export interface TreePickerProps {
  /** Code of the chosen leaf. */
  readonly value?: string | null | undefined;
  readonly onChange?: (value: string | null) => void;
  /** Given by the form item around it. */
  readonly id?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly allowClear?: boolean;
  readonly 'aria-label'?: string;
}

interface TreeProps extends TreePickerProps {
  readonly options: TreeOption[];
  readonly loading: boolean;
}

/** A searchable cascader over a tree of codes that speaks in single leaves, as the wire does. */
export function TreePicker({ options, loading, value, onChange, allowClear = false, ...rest }: TreeProps) {
  const path = useMemo(
    () => (value === null || value === undefined ? undefined : pathTo(options, value)),
    [options, value],
  );
  return (
    <Cascader
      {...rest}
      options={options}
      loading={loading}
      allowClear={allowClear}
      value={path ?? []}
      onChange={(chosen: (string | number | null)[] | undefined) =>
        onChange?.(chosen === undefined ? null : String(chosen.at(-1) ?? ''))
      }
      showSearch={{
        limit: 30,
        filter: (text, way) => way.some((option) => option.label.toLowerCase().includes(text.trim().toLowerCase())),
      }}
      displayRender={(labels) => [...new Set(labels)].join(' / ')}
      style={{ width: '100%' }}
    />
  );
}
