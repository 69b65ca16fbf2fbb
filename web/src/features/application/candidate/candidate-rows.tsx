import { Checkbox } from 'antd';
import type { RefObject } from 'react';
import { useMedia } from '#lib/media.ts';
import { CandidateCard, CandidateTableRow, type CandidateRowProps } from './candidate-row.tsx';
import { canChoose } from './model.ts';
import styles from './candidate.module.css';

/** From here on six columns stand beside one another. */
const tableWide = '(min-width: 1024px)';

interface CandidateRowsProps {
  readonly rows: readonly CandidateRowProps[];
  readonly timeLabel: string;
  /** What the table holds, for readers. */
  readonly caption: string;
  readonly container: RefObject<HTMLDivElement | null>;
  readonly onChooseAll: (chosen: boolean) => void;
}

/** Candidates as a table, where there is room for one, else as cards. */
export function CandidateRows({ rows, timeLabel, caption, container, onChooseAll }: CandidateRowsProps) {
  const asTable = useMedia(tableWide);
  const choosable = rows.filter(({ row }) => canChoose(row)).length;
  const chosen = rows.filter((row) => row.chosen).length;
  const all = (
    <Checkbox
      checked={chosen > 0 && chosen === choosable}
      indeterminate={chosen > 0 && chosen < choosable}
      disabled={choosable === 0}
      aria-label="选择本页全部候选人"
      onChange={(event) => onChooseAll(event.target.checked)}
    >
      {asTable ? null : '选择本页全部'}
    </Checkbox>
  );
  if (!asTable) {
    return (
      <div ref={container}>
        <div className={styles.cardsHead}>{all}</div>
        <ul className={styles.cards}>
          {rows.map((row) => (
            <CandidateCard key={row.row.applicationId} {...row} />
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div ref={container} className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.choiceCell}>
              {all}
            </th>
            <th scope="col">候选人</th>
            <th scope="col">职位</th>
            <th scope="col">{timeLabel}</th>
            <th scope="col">状态</th>
            <th scope="col">操作</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CandidateTableRow key={row.row.applicationId} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
