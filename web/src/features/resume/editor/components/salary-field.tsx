import { salaryText } from '@pinjian/contract/money.ts';
import { InputNumber, Select } from 'antd';
import { DictSelect } from '#features/dictionary/components/dict-select.tsx';
import { salaryObjection } from '../model.ts';
import styles from './controls.module.css';
import { Field, type Control } from './field.tsx';
import { useField } from './use-field.ts';

/** dictNum of salary_cycle for 元/月, the one that knows salaries a year. */
const monthly = 1;
const monthsOptions = Array.from({ length: 13 }, (_, index) => ({ value: index + 12, label: `${index + 12} 薪` }));

interface AmountProps {
  readonly label: string;
  readonly control: Pick<Control, 'status'> & { readonly id?: string };
  /** Fen. */
  readonly value: number | null;
  readonly onChange: (fen: number | null) => void;
}

/** An amount of pay, typed in yuan and kept in fen. */
function Amount({ label, control, value, onChange }: AmountProps) {
  return (
    <InputNumber
      {...control}
      className={styles.amount}
      aria-label={label}
      placeholder={label}
      controls={false}
      inputMode="numeric"
      min={0}
      max={10_000_000}
      precision={0}
      value={value === null ? null : value / 100}
      onChange={(yuan) => onChange(yuan === null ? null : Math.round(yuan * 100))}
    />
  );
}

/** The pay one looks for; both amounts empty mean 面议. */
export function SalaryField({ index }: { readonly index: number }) {
  const [salary, change] = useField(`intentions.${index}.salary`);
  const isMonthly = salary.cycle === monthly;
  const objection = salaryObjection(salary);
  return (
    <Field
      path={`intentions.${index}.salary`}
      label="期望薪资"
      wide
      group
      objection={objection}
      hint={objection === null ? `会展示为“${salaryText(salary)}”` : undefined}
    >
      {({ id, status }) => (
        <div className={isMonthly ? styles.salary : `${styles.salary} ${styles.salaryShort}`}>
          <Amount
            label="最低"
            control={{ id, status }}
            value={salary.min}
            onChange={(min) => change({ ...salary, min })}
          />
          <span aria-hidden="true">至</span>
          <Amount label="最高" control={{ status }} value={salary.max} onChange={(max) => change({ ...salary, max })} />
          <DictSelect
            type="salary_cycle"
            aria-label="计薪周期"
            value={salary.cycle}
            onChange={(cycle) =>
              change({ ...salary, cycle: cycle ?? monthly, months: cycle === monthly ? salary.months : 12 })
            }
          />
          {isMonthly && (
            <Select
              aria-label="一年发几个月工资"
              options={monthsOptions}
              value={salary.months}
              onChange={(months: number) => change({ ...salary, months })}
            />
          )}
        </div>
      )}
    </Field>
  );
}
