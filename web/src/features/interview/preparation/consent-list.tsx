import { consents } from '@pinjian/contract/interview.ts';
import type { ConsentItem } from '@pinjian/contract/interview.ts';
import { Checkbox } from 'antd';
import { StatusTag } from '#ui/tag.tsx';
import styles from './preparation.module.css';

interface ConsentListProps {
  readonly items: readonly ConsentItem[];
  readonly granted: ReadonlySet<ConsentItem>;
  readonly onChange: (item: ConsentItem, granted: boolean) => void;
  /** True when all were granted before: they are shown, and cannot be taken back by a tick here. */
  readonly settled: boolean;
}

/** What is consented to, each on its own; none is ticked beforehand. */
export function ConsentList({ items, granted, onChange, settled }: ConsentListProps) {
  return (
    <ul className={styles.consents}>
      {items.map((item) => {
        const { title, text } = consents[item];
        return (
          <li key={item} className={styles.consent}>
            <Checkbox
              checked={granted.has(item)}
              disabled={settled}
              onChange={(event) => onChange(item, event.target.checked)}
            >
              <span className={styles.consentTitle}>
                {title}
                {settled ? <StatusTag tone="success">已同意</StatusTag> : <StatusTag>必需</StatusTag>}
              </span>
              <span className={styles.consentText}>{text}</span>
            </Checkbox>
          </li>
        );
      })}
    </ul>
  );
}
