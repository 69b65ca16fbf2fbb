import type { BulkMove } from '@pinjian/contract/application-bulk.ts';
import { Button, Modal } from 'antd';
import { Link } from 'react-router';
import { noFilter, talentPath, type ListKind } from '../candidate/filters.ts';
import styles from './bulk.module.css';
import { outcomeText, skippedOf, whyText, type BulkRow } from './model.ts';

function Who({ row, kind, onOpen }: { readonly row: BulkRow; readonly kind: ListKind; readonly onOpen: () => void }) {
  const { name, resumeId, position } = row;
  if (name === null || resumeId === null || position === null) return <strong>一位候选人</strong>;
  return (
    <Link to={talentPath(kind, { resumeId, positionId: position.positionId }, noFilter)} onClick={onOpen}>
      {name}
    </Link>
  );
}

interface SkippedListProps {
  /** null while it is closed. */
  readonly bulk: BulkMove | null;
  readonly kind: ListKind;
  readonly onClose: () => void;
}

/** Whom a bulk move left out and why, each one click away. */
export function SkippedList({ bulk, kind, onClose }: SkippedListProps) {
  return (
    <Modal
      open={bulk !== null}
      title={bulk === null ? '' : outcomeText(bulk)}
      width={460}
      centered
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <p className={styles.summaryText}>没有处理的保持原样，列表已刷新到最新状态。</p>
      <ul className={styles.failures}>
        {bulk !== null &&
          skippedOf(bulk).map((row, index) => (
            <li key={row.applicationId ?? index}>
              <Who row={row} kind={kind} onOpen={onClose} />
              {row.position !== null && <span className={styles.failurePosition}>{row.position.title}</span>}
              <span className={styles.failureWhy}>{whyText(row)}</span>
            </li>
          ))}
      </ul>
    </Modal>
  );
}
