import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import { statementKindLabels } from '@pinjian/contract/billing-statement.ts';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { monthsQuery, sharesQuery, type StatementFilter } from './api.ts';
import { kindsFor, monthLabel } from './model.ts';
import styles from './statement.module.css';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface FieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly Option[];
  readonly onChange: (value: string | null) => void;
}

function Field({ label, value, options, onChange }: FieldProps) {
  return (
    <Select
      className={styles.filter}
      aria-label={label}
      placeholder={label}
      value={value}
      allowClear
      options={[...options]}
      onChange={(next: string | undefined) => onChange(next ?? null)}
    />
  );
}

interface FiltersProps {
  readonly payer: PayerRole;
  readonly filter: StatementFilter;
  readonly onChange: (change: Readonly<Record<string, string | null>>) => void;
}

/** What a statement is narrowed to: kind and month; of a company, member and position too. */
export function StatementFilters({ payer, filter, onChange }: FiltersProps) {
  const isCompany = payer === 'employer';
  const { data: year } = useQuery(monthsQuery);
  const { data: shares } = useQuery(sharesQuery(null, isCompany));
  const months = (year?.months ?? []).map(({ month }) => month).toReversed();
  const asked = filter.month !== null && !months.includes(filter.month) ? [filter.month] : [];
  const named = (list: readonly { readonly id: string | null; readonly name: string }[], nobody: string) =>
    list.flatMap(({ id, name }) => (id === null ? [] : [{ value: id, label: name === '' ? nobody : name }]));
  return (
    <div className={styles.filters} role="group" aria-label="筛选账单">
      <Field
        label="全部类别"
        value={filter.kind}
        options={kindsFor(payer).map((value) => ({ value, label: statementKindLabels[value] }))}
        onChange={(kind) => onChange({ kind })}
      />
      <Field
        label="全部月份"
        value={filter.month}
        options={[...months, ...asked].map((value) => ({ value, label: monthLabel(value) }))}
        onChange={(month) => onChange({ month })}
      />
      {isCompany && (
        <>
          <Field
            label="全部成员"
            value={filter.memberId}
            options={named(shares?.members ?? [], '已离开的成员')}
            onChange={(member) => onChange({ member })}
          />
          <Field
            label="全部职位"
            value={filter.positionId}
            options={named(shares?.positions ?? [], '未命名的职位')}
            onChange={(position) => onChange({ position })}
          />
        </>
      )}
    </div>
  );
}
