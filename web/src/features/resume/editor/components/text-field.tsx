import { Input } from 'antd';
import type { HTMLAttributes, ReactNode } from 'react';
import type { TextPath } from '../model.ts';
import { Field } from './field.tsx';
import { useField } from './use-field.ts';

interface TextFieldProps {
  readonly path: TextPath;
  readonly label: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly wide?: boolean;
  readonly quiet?: boolean;
  readonly hint?: ReactNode;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** What the browser may fill in: name, tel, email. */
  readonly autoComplete?: string;
  /** Makes what is typed or filled in fit the field, before it is cut to `maxLength`. */
  readonly clean?: (typed: string) => string;
}

/** A line of text. */
export function TextField({
  path,
  label,
  required = false,
  wide = false,
  quiet = false,
  hint,
  clean,
  maxLength,
  ...rest
}: TextFieldProps) {
  const [value, change] = useField(path);
  return (
    <Field path={path} label={label} required={required} wide={wide} quiet={quiet} hint={hint}>
      {(control) => (
        <Input
          autoComplete="off"
          {...rest}
          {...control}
          value={value}
          // The browser would cut a number before the blanks in it could be taken out.
          maxLength={clean === undefined ? maxLength : 2 * maxLength}
          onChange={({ target }) => change(clean === undefined ? target.value : clean(target.value))}
          aria-required={required}
        />
      )}
    </Field>
  );
}

interface LongTextFieldProps {
  readonly path: TextPath;
  readonly label: string;
  readonly maxLength: number;
  readonly placeholder: string;
  readonly quiet?: boolean;
  readonly rows?: number;
}

/** Several lines; grows with what is written. */
export function LongTextField({ path, label, maxLength, placeholder, quiet = false, rows = 3 }: LongTextFieldProps) {
  const [value, change] = useField(path);
  return (
    <Field path={path} label={label} quiet={quiet} wide>
      {(control) => (
        <Input.TextArea
          {...control}
          value={value}
          onChange={(event) => change(event.target.value)}
          maxLength={maxLength}
          placeholder={placeholder}
          autoSize={{ minRows: rows, maxRows: 24 }}
        />
      )}
    </Field>
  );
}
