import type { BulkMove } from '@pinjian/contract/application-bulk.ts';
import { Button, Modal } from 'antd';
import { Link } from 'react-router';
import { noFilter, talentPath, type ListKind } from '../candidate/filters.ts';
import styles from './bulk.module.css';
import { outcomeText, skippedOf, whyText, type BulkRow } from './model.ts';

interface WhoProps {
  readonly row: BulkRow;
  /** Who was to be added is no candidate: their page is that of the search of talents. */
  readonly kind: ListKind | 'searchTalent';
  readonly onOpen: () => void;
}

function pathOf(kind: WhoProps['kind'], ref: { readonly resumeId: string; readonly positionId: string }): string {
  return kind === 'searchTalent'
    ? `/hire/searchTalent/talent-detail/${ref.resumeId}/${ref.positionId}`
    : talentPath(kind, ref, noFilter);
}

function Who({ row, kind, onOpen }: WhoProps) {
  const { name, resumeId, position } = row;
  if (name === null || resumeId === null || position === null) return <strong>一位候选人</strong>;
  return (
    <Link to={pathOf(kind, { resumeId, positionId: position.positionId })} onClick={onOpen}>
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
              <Who row={row} kind={bulk.move === 'addTalent' ? 'searchTalent' : kind} onOpen={onClose} />
              {row.position !== null && <span className={styles.failurePosition}>{row.position.title}</span>}
              <span className={styles.failureWhy}>{whyText(row)}</span>
            </li>
          ))}
      </ul>
    </Modal>
  );
}
