import {
  assumptionLines,
  housingFundPercents,
  takeHome,
  type TaxAssumptions,
} from '@pinjian/contract/application-offer-tax.ts';
import type { OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { Button, InputNumber, Select } from 'antd';
import { useId, useState } from 'react';
import { toFen } from '../model.ts';
import styles from '../offer.module.css';
import { useAssumptions } from './assumptions.ts';

const bonusWays: readonly { readonly value: TaxAssumptions['bonus']; readonly label: string }[] = [
  { value: 'better', label: '按税少的算' },
  { value: 'separate', label: '单独计税' },
  { value: 'combined', label: '并入全年' },
];

interface FieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly suffix: string;
  readonly precision?: number;
  readonly onChange: (value: number) => void;
}

function Field({ label, value, onChange, ...rules }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <InputNumber
        id={id}
        value={value}
        controls={false}
        precision={rules.precision ?? 0}
        {...rules}
        style={{ width: '100%' }}
        onChange={(next) => {
          if (next !== null) onChange(next);
        }}
      />
    </div>
  );
}

/** Changes what the estimate takes for granted; every estimate on the screen follows. */
export function AssumptionFields() {
  const { assumptions, change } = useAssumptions();
  const bonusId = useId();
  const { least, most } = housingFundPercents;
  return (
    <div className={styles.pair}>
      <Field
        label="公积金个人比例"
        value={assumptions.housingFundPercent}
        min={least}
        max={most}
        suffix="%"
        onChange={(housingFundPercent) => change({ housingFundPercent })}
      />
      <Field
        label="每月专项附加扣除"
        value={assumptions.specialDeduction / 100}
        min={0}
        max={100_000}
        suffix="元"
        onChange={(yuan) => change({ specialDeduction: toFen(yuan) ?? 0 })}
      />
      <Field
        label="缴费基数上限"
        value={assumptions.highestBase / 100}
        min={0}
        max={1_000_000}
        suffix="元"
        onChange={(yuan) => change({ highestBase: toFen(yuan) ?? 0 })}
      />
      <Field
        label="缴费基数下限"
        value={assumptions.lowestBase / 100}
        min={0}
        max={assumptions.highestBase / 100}
        suffix="元"
        onChange={(yuan) => change({ lowestBase: toFen(yuan) ?? 0 })}
      />
      <div className={styles.field}>
        <label htmlFor={bonusId}>年终奖金</label>
        <Select
          id={bonusId}
          value={assumptions.bonus}
          options={[...bonusWays]}
          onChange={(bonus) => change({ bonus })}
        />
      </div>
    </div>
  );
}

/** What is left of an offer in a year, with everything that the estimate rests on. */
export function TaxEstimate({ terms }: { readonly terms: OfferTerms }) {
  const { assumptions } = useAssumptions();
  const [changes, setChanges] = useState(false);
  const left = takeHome(terms, assumptions);
  if (left === null) return null;
  const lines = [
    ['税前年度合计', left.gross],
    ['社保（个人）', -left.insurance],
    ['公积金（个人）', -left.housingFund],
    ['个人所得税', -left.tax],
  ] as const;
  return (
    <section className={styles.card} aria-labelledby="tax-title">
      <div className={styles.cardHead}>
        <h2 id="tax-title" className={styles.cardTitle}>
          到手估算
        </h2>
        <Button aria-expanded={changes} onClick={() => setChanges(!changes)}>
          {changes ? '收起假设' : '修改假设'}
        </Button>
      </div>
      {changes && <AssumptionFields />}
      <p className={styles.sum}>
        <span>每月约</span>
        <span className={styles.amount} role="status" aria-label="每月到手估算">
          {amountText(roundToYuan(left.monthlyNet))}
        </span>
      </p>
      <p className={styles.sum}>
        <span>全年约</span>
        <span className={styles.amount} role="status" aria-label="全年到手估算">
          {amountText(roundToYuan(left.net))}
        </span>
      </p>
      <dl className={styles.terms}>
        {lines.map(([label, amount]) => (
          <div key={label} className={styles.term}>
            <dt>{label}</dt>
            <dd>
              {amount < 0 ? '− ' : ''}
              {amountText(roundToYuan(Math.abs(amount)))}
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.assumptions}>
        {assumptionLines(assumptions).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** An estimate that names fen would promise what it cannot know. */
function roundToYuan(fen: number): number {
  return Math.round(fen / 100) * 100;
}
