import { payFigures } from '@pinjian/contract/application-offer-pay.ts';
import type { OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import { amountText } from '@pinjian/contract/money.ts';
import styles from '../offer.module.css';

interface SumsProps {
  readonly terms: OfferTerms;
  /** The range that the position shows. */
  readonly salary?: string;
  /** What the candidate asks for; '' when not said. */
  readonly intended?: string;
}

/** Month and year of what is written, as it is written. */
export function Sums({ terms, salary, intended = '' }: SumsProps) {
  const figures = payFigures(terms);
  return (
    <section className={styles.card} aria-labelledby="sums-title">
      <h2 id="sums-title" className={styles.cardTitle}>
        合计（税前）
      </h2>
      <p className={styles.sum}>
        <span>每月</span>
        <span className={styles.amount} role="status" aria-label="月度合计">
          {figures === null ? '–' : amountText(figures.monthly)}
        </span>
      </p>
      <p className={styles.sum}>
        <span>每年</span>
        <span className={styles.amount} role="status" aria-label="年度合计">
          {figures === null ? '–' : amountText(figures.yearly)}
        </span>
      </p>
      {figures !== null && figures.yearly !== figures.yearlyFixed && (
        <p className={styles.muted}>不含奖金为 {amountText(figures.yearlyFixed)}</p>
      )}
      {figures !== null && figures.inProbation !== null && terms.probationPercent < 100 && (
        <p className={styles.muted}>试用期基本工资每月 {amountText(figures.inProbation)}</p>
      )}
      {salary !== undefined && <p className={styles.muted}>职位薪资 {salary}</p>}
      {intended !== '' && <p className={styles.muted}>候选人期望 {intended}</p>}
    </section>
  );
}
