import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { valueAt, type ListPath } from '../model.ts';
import { useEditing } from './editor-store.ts';
import { EntryActions, UndoBar } from './entry-actions.tsx';
import styles from './entries.module.css';
import { useEntries, type Entries } from './use-entries.ts';

interface EntryRowsProps {
  /** Lists whose entries are named by `name`. */
  readonly list: Extract<ListPath, 'skills' | 'certificates' | 'languages'>;
  readonly noun: string;
  readonly max: number;
  readonly create: () => object;
  readonly empty: string;
  /** Rows too long to stand side by side. */
  readonly long?: boolean;
  /** In place of the button that adds an empty row. */
  readonly adder?: ReactNode;
  readonly children: (index: number) => ReactNode;
}

/** Entries of one line each. */
export function EntryRows({ list, noun, max, create, empty, long = false, adder, children }: EntryRowsProps) {
  const [box, entries] = useEntries(list);
  const { keys, removed } = entries;
  return (
    <div className={long ? `${styles.rows} ${styles.long}` : styles.rows} ref={box}>
      {keys.length === 0 && <p className={styles.empty}>{empty}</p>}
      {keys.map((key, index) => (
        <div key={key} className={styles.row} data-entry={key}>
          <div className={styles.rowFields}>{children(index)}</div>
          <RowActions entries={entries} list={list} noun={noun} index={index} />
        </div>
      ))}
      {removed !== null && (
        <UndoBar entries={entries} name={`${noun}“${String(Reflect.get(removed.entry, 'name')) || '未命名'}”`} />
      )}
      {keys.length < max &&
        (adder ?? (
          <div className={styles.add}>
            <Button type="dashed" data-add="" icon={<PlusOutlined aria-hidden />} onClick={() => entries.add(create())}>
              添加{noun}
            </Button>
          </div>
        ))}
    </div>
  );
}

function RowActions({
  entries,
  list,
  noun,
  index,
}: Pick<EntryRowsProps, 'list' | 'noun'> & { readonly entries: Entries; readonly index: number }) {
  const name = useEditing(({ content }) => valueAt(content, list)[index]?.name ?? '');
  return (
    <EntryActions entries={entries} index={index} name={`${noun}“${name === '' ? `第 ${index + 1} 条` : name}”`} />
  );
}
