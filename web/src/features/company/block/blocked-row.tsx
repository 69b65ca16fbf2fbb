import type { BlockedCompany } from '@pinjian/contract/company-block.ts';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { dateOnly } from '#lib/format/time.ts';
import styles from './block.module.css';
import { affiliatesText } from './model.ts';

interface RowProps {
  readonly company: BlockedCompany;
  readonly busy: boolean;
}

/** A blocked company, what is blocked with it, and the way back. */
export function BlockedRow({ company, busy, onUnblock }: RowProps & { readonly onUnblock: () => void }) {
  const affiliates = affiliatesText(company);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{company.name}</p>
        <p className={styles.facts}>{dateOnly(company.blockedAt)} 屏蔽</p>
        {affiliates !== '' && <p className={styles.facts}>{affiliates}</p>}
      </div>
      <Button loading={busy} aria-label={`取消屏蔽「${company.name}」`} onClick={onUnblock}>
        取消屏蔽
      </Button>
    </li>
  );
}

/** The same just after it was unblocked: it can be undone in its place, for as long as the page is open. */
export function EndedRow({ company, busy, onUndo }: RowProps & { readonly onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: who works with the keyboard goes on here.
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={styles.row}>
      <p className={styles.what} role="status">
        已取消屏蔽「{company.name}」
      </p>
      <Button ref={undo} loading={busy} aria-label={`撤销，继续屏蔽「${company.name}」`} onClick={onUndo}>
        撤销
      </Button>
    </li>
  );
}
