import type { DictType } from '@pinjian/contract/dictionary.ts';
import { genders } from '@pinjian/contract/resume-content.ts';
import { Select } from 'antd';
import { DictSelect } from '#features/dictionary/components/dict-select.tsx';
import { clearable } from '#ui/clearable.tsx';
import { Field } from './field.tsx';
import { useField } from './use-field.ts';
import { MonthInput } from './month-input.tsx';

interface DictFieldProps {
  readonly path: 'basics.jobStatus' | `education.${number}.degree`;
  readonly type: DictType;
  readonly label: string;
  readonly without?: readonly number[];
}

/** One value of a dictionary, or none. */
export function DictField({ path, type, label, without = [] }: DictFieldProps) {
  const [value, change] = useField(path);
  return (
    <Field path={path} label={label}>
      {({ id }) => <DictSelect id={id} type={type} value={value} onChange={change} without={without} allowClear />}
    </Field>
  );
}

const genderOptions = [
  { value: genders.male, label: '男' },
  { value: genders.female, label: '女' },
];

/** Optional, and for its owner alone (decisions §5). */
export function GenderField() {
  const [value, change] = useField('basics.gender');
  return (
    <Field path="basics.gender" label="性别" hint="选填，平台不会展示给企业，也不参与匹配；只印在您自己导出的 PDF 里">
      {(control) => (
        <Select
          {...control}
          allowClear={clearable}
          placeholder="请选择"
          options={genderOptions}
          value={value}
          onChange={(chosen: 0 | 1 | undefined) => change(chosen ?? null)}
        />
      )}
    </Field>
  );
}

interface MonthFieldProps {
  readonly path: 'basics.birthMonth';
  readonly label: string;
}

/** One month without a period. */
export function MonthField({ path, label }: MonthFieldProps) {
  const [value, change] = useField(path);
  return (
    <Field path={path} label={label} group>
      {(control) => <MonthInput control={control} label={label} value={value} onChange={change} />}
    </Field>
  );
}
