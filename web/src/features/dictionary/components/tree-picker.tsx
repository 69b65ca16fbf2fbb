import { Cascader } from 'antd';
import { useMemo } from 'react';
import { clearable } from '#ui/clearable.tsx';
import { pathTo, type TreeOption } from '../model.ts';
import { LoadProblem } from './load-problem.tsx';
import styles from './tree-picker.module.css';

export interface TreePickerProps {
  /** Code of the chosen leaf. */
  readonly value?: string | null | undefined;
  readonly onChange?: (value: string | null) => void;
  /** Given by the form item around it. */
  readonly id?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly allowClear?: boolean;
  /** Shows only the name of the leaf: where there is no room for the whole way to it. */
  readonly leafOnly?: boolean;
  readonly 'aria-label'?: string;
}

/** The tree as its query has it. */
interface Loading {
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface TreeProps extends TreePickerProps {
  readonly options: TreeOption[];
  readonly loading: Loading;
  /** Called when the choices are about to be looked at. */
  readonly onOpen: () => void;
}

/** Whether a picker has something chosen, whose name it has to show. */
export function isChosen(value: string | null | undefined): value is string {
  return value !== null && value !== undefined;
}

/** A searchable cascader over a tree of codes that speaks in single leaves, as the wire does. */
export function TreePicker({
  options,
  loading,
  value,
  onChange,
  onOpen,
  allowClear = false,
  leafOnly = false,
  ...rest
}: TreeProps) {
  const path = useMemo(() => (isChosen(value) ? pathTo(options, value) : undefined), [options, value]);
  const { error, isFetching, refetch } = loading;
  return (
    <Cascader
      {...rest}
      options={options}
      loading={isFetching}
      notFoundContent={error === null ? undefined : <LoadProblem error={error} onRetry={() => void refetch()} />}
      onFocus={onOpen}
      onOpenChange={(open) => {
        if (open) onOpen();
      }}
      allowClear={allowClear && clearable}
      value={path ?? []}
      onChange={(chosen: (string | number | null)[] | undefined) =>
        onChange?.(chosen === undefined ? null : String(chosen.at(-1) ?? ''))
      }
      showSearch={{
        limit: 30,
        filter: (text, way) => way.some((option) => option.label.toLowerCase().includes(text.trim().toLowerCase())),
      }}
      displayRender={(labels) => (leafOnly ? labels.at(-1) : [...new Set(labels)].join(' / '))}
      classNames={{ popup: { root: styles.menus ?? '' } }}
      style={{ width: '100%' }}
    />
  );
}
