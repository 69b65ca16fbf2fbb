import { DeleteOutlined } from '@ant-design/icons';
import { maxExceptions, type HoursException } from '@pinjian/contract/calendar.ts';
import { Button, Checkbox, Input, Select } from 'antd';
import styles from './hours.module.css';
import { usualStretch } from './model.ts';
import { StretchFields } from './stretch-fields.tsx';

interface ExceptionFieldsProps {
  readonly exceptions: readonly HoursException[];
  readonly onChange: (exceptions: HoursException[]) => void;
}

const kinds = [
  { value: 'off', label: '休息' },
  { value: 'extra', label: '加开' },
] as const;

/** Days that are not as the week has them: leave, or hours beside the usual ones. */
export function ExceptionFields({ exceptions, onChange }: ExceptionFieldsProps) {
  const set = (at: number, changes: Partial<HoursException>) =>
    onChange(exceptions.map((each, place) => (place === at ? { ...each, ...changes } : each)));
  return (
    <div>
      <ul className={styles.week}>
        {exceptions.map((each, at) => {
          const label = `例外 ${at + 1} `;
          return (
            // An exception has no name but its place: two of the same day are still two.
            <li key={at} className={styles.exception}>
              <Input
                type="date"
                className={styles.date}
                aria-label={`${label}日期`}
                value={each.day}
                onChange={({ target }) => set(at, { day: target.value })}
              />
              <Select
                aria-label={`${label}类型`}
                className={styles.kind}
                value={each.kind}
                options={[...kinds]}
                onChange={(kind) =>
                  set(at, kind === 'extra' && each.from === null ? { kind, ...usualStretch } : { kind })
                }
              />
              {each.kind === 'off' && (
                <Checkbox
                  checked={each.from === null}
                  onChange={({ target }) => set(at, target.checked ? { from: null, until: null } : usualStretch)}
                >
                  全天
                </Checkbox>
              )}
              {each.from !== null && each.until !== null && (
                <StretchFields
                  label={label}
                  stretch={{ from: each.from, until: each.until }}
                  onChange={(stretch) => set(at, stretch)}
                />
              )}
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`删除${label.trim()}`}
                onClick={() => onChange(exceptions.filter((_, place) => place !== at))}
              />
            </li>
          );
        })}
      </ul>
      {exceptions.length < maxExceptions && (
        <Button onClick={() => onChange([...exceptions, { day: '', kind: 'off', from: null, until: null }])}>
          添加例外日期
        </Button>
      )}
    </div>
  );
}
