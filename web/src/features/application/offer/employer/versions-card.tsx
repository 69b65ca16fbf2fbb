import { payFigures } from '@pinjian/contract/application-offer-pay.ts';
import type { OfferVersion } from '@pinjian/contract/application-offer-view.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { dateOnly, dateTime } from '#lib/format/time.ts';
import styles from '../offer.module.css';
import { TermsList } from '../terms-list.tsx';
import { LetterButton } from './letter-button.tsx';

interface VersionsCardProps {
  /** Newest first. */
  readonly versions: readonly OfferVersion[];
  readonly acceptedNumber: number | null;
  readonly offerId: string;
  /** Of the letters. */
  readonly fileName: string;
}

function Version({
  version,
  before,
  offerId,
  fileName,
}: Pick<VersionsCardProps, 'offerId' | 'fileName'> & {
  readonly version: OfferVersion;
  readonly before: OfferVersion | undefined;
}) {
  const [open, setOpen] = useState(false);
  const { number, sentAt, validUntil, terms } = version;
  const figures = payFigures(terms);
  return (
    <li className={styles.stack}>
      <div className={styles.row}>
        <div className={styles.rowMain}>
          <p>
            第 {number} 版{figures !== null && `，每年 ${amountText(figures.yearly)}`}
          </p>
          <p className={styles.muted}>
            {dateTime(sentAt)} 发出 · 有效期至 {dateOnly(validUntil)}
          </p>
        </div>
        <div className={styles.buttons}>
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? '收起' : before === undefined ? '查看内容' : '查看改动'}
            <span className="visually-hidden">：第 {number} 版</span>
          </Button>
          <LetterButton offerId={offerId} number={number} fileName={fileName} />
        </div>
      </div>
      {open && <TermsList terms={terms} before={before?.terms ?? null} />}
    </li>
  );
}

/** The versions that were sent, newest first; each shows what it changed. */
export function VersionsCard({ versions, acceptedNumber, ...letter }: VersionsCardProps) {
  if (versions.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="versions-title">
      <h2 id="versions-title" className={styles.cardTitle}>
        已发出的版本
      </h2>
      {acceptedNumber !== null && <p className={styles.muted}>接受的是第 {acceptedNumber} 版</p>}
      <ul className={styles.list}>
        {versions.map((version, index) => (
          <Version key={version.versionId} version={version} before={versions[index + 1]} {...letter} />
        ))}
      </ul>
    </section>
  );
}
