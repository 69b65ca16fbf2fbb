import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { valueAt, type ListPath } from '../model.ts';
import { useEditing } from './editor-store.ts';
import { EntryActions, UndoBar } from './entry-actions.tsx';
import styles from './entries.module.css';
import { useEntries } from './use-entries.ts';

interface EntryListProps {
  readonly list: ListPath;
  /** What one entry is: 工作经历. */
  readonly noun: string;
  readonly max: number;
  readonly create: () => object;
  /** The field of an entry that names it; '' while it is empty. */
  readonly nameField: string;
  /** One entry that cannot be taken out when it is the last. */
  readonly keepLast?: boolean;
  /** Entries inside an entry: lighter. */
  readonly nested?: boolean;
  readonly addLabel?: string;
  /** What to say while there is none. */
  readonly empty?: string;
  readonly children: (index: number) => ReactNode;
}

function nameOf(entry: object | undefined, field: string): string {
  const value: unknown = entry === undefined ? '' : Reflect.get(entry, field);
  return typeof value === 'string' ? value.trim() : '';
}

/** Entries one below the other, each with its fields; new ones at the end. */
export function EntryList({
  list,
  noun,
  max,
  create,
  nameField,
  keepLast = false,
  nested = false,
  addLabel = `添加${noun}`,
  empty,
  children,
}: EntryListProps) {
  const [box, entries] = useEntries(list);
  const { keys, removed } = entries;
  return (
    <div className={nested ? `${styles.entries} ${styles.nested}` : styles.entries} ref={box}>
      {keys.length === 0 && empty !== undefined && <p className={styles.empty}>{empty}</p>}
      {keys.map((key, index) => (
        <div key={key} className={styles.entry} data-entry={key}>
          <EntryHead list={list} index={index} noun={noun} nameField={nameField} total={keys.length}>
            {(name) => !(keepLast && keys.length === 1) && <EntryActions entries={entries} index={index} name={name} />}
          </EntryHead>
          <div className={styles.fields}>{children(index)}</div>
        </div>
      ))}
      {removed !== null && (
        <UndoBar entries={entries} name={`${noun}“${nameOf(removed.entry, nameField) || '未命名'}”`} />
      )}
      {keys.length < max && (
        <div>
          <Button
            type={nested ? 'link' : 'dashed'}
            className={nested ? styles.addNested : undefined}
            data-add=""
            icon={<PlusOutlined aria-hidden />}
            onClick={() => entries.add(create())}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

interface EntryHeadProps {
  readonly list: ListPath;
  readonly index: number;
  readonly noun: string;
  readonly nameField: string;
  readonly total: number;
  /** Given the name that the entry is spoken of by. */
  readonly children: (name: string) => ReactNode;
}

function EntryHead({ list, index, noun, nameField, total, children }: EntryHeadProps) {
  const name = useEditing(({ content }) => nameOf(valueAt(content, list)[index], nameField));
  const shown = name === '' ? `${noun}${total > 1 ? ` ${index + 1}` : ''}` : name;
  return (
    <div className={styles.head}>
      <h3 className={styles.name}>{shown}</h3>
      {children(`${noun}“${name === '' ? `第 ${index + 1} 条` : name}”`)}
    </div>
  );
}
