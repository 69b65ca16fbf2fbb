import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Entries } from './use-entries.ts';
import styles from './entries.module.css';

interface EntryActionsProps {
  readonly entries: Entries;
  readonly index: number;
  /** What the entry is called: 工作经历“云杉科技”. */
  readonly name: string;
}

/** Up, down, delete: by pointer and by keyboard alike. */
export function EntryActions({ entries, index, name }: EntryActionsProps) {
  return (
    <span className={styles.actions}>
      {entries.keys.length > 1 && (
        <>
          <Button
            type="text"
            size="small"
            data-move="up"
            icon={<ArrowUpOutlined aria-hidden />}
            disabled={index === 0}
            aria-label={`上移${name}`}
            title="上移"
            onClick={() => entries.moveUp(index)}
          />
          <Button
            type="text"
            size="small"
            data-move="down"
            icon={<ArrowDownOutlined aria-hidden />}
            disabled={index === entries.keys.length - 1}
            aria-label={`下移${name}`}
            title="下移"
            onClick={() => entries.moveDown(index)}
          />
        </>
      )}
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`删除${name}`}
        title="删除"
        onClick={() => entries.remove(index)}
      />
    </span>
  );
}

/** What was just taken out, and the way to bring it back. */
export function UndoBar({ entries, name }: { readonly entries: Entries; readonly name: string }) {
  return (
    <p className={styles.undo} role="status">
      <span className={styles.undoText}>已删除{name}</span>
      <Button size="small" data-undo="" onClick={entries.undo}>
        撤销
      </Button>
    </p>
  );
}
