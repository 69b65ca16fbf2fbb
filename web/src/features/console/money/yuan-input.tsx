import { InputNumber, type InputNumberProps } from 'antd';

interface YuanInputProps extends Pick<InputNumberProps<number>, 'id' | 'status' | 'disabled' | 'placeholder'> {
  /** Fen; null while nothing is typed. */
  readonly value?: number | null;
  readonly onChange?: (fen: number | null) => void;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string | undefined;
}

/** An amount, typed in yuan to the fen and kept in fen. */
export function YuanInput({ value = null, onChange, ...rest }: YuanInputProps) {
  return (
    <InputNumber<number>
      {...rest}
      value={value === null ? null : value / 100}
      controls={false}
      min={0}
      max={100_000_000}
      precision={2}
      inputMode="decimal"
      suffix="元"
      style={{ width: '100%' }}
      onChange={(yuan) => onChange?.(yuan === null ? null : Math.round(yuan * 100))}
    />
  );
}
