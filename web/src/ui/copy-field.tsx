import { Button, Input, type InputRef } from 'antd';
import { useRef } from 'react';
import { notify } from '#lib/notice.ts';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  /** What it is, for who reads and for who hears it; also said once it is copied: 订阅地址. */
  readonly label: string;
  readonly value: string;
  /** What the button says: 复制地址. */
  readonly act: string;
}

/** A text to be taken elsewhere. Where the browser lets nobody write to the clipboard it is marked for a copy by hand. */
export function CopyField({ label, value, act }: CopyFieldProps) {
  const field = useRef<InputRef>(null);

  async function copy() {
    const [copied] = await Promise.allSettled([navigator.clipboard.writeText(value)]);
    if (copied.status === 'fulfilled') return notify('success', `${label}已复制`);
    field.current?.select();
    notify('info', `请按复制键复制选中的${label}`);
  }

  return (
    <div className={styles.field}>
      <Input ref={field} readOnly value={value} aria-label={label} onFocus={({ target }) => target.select()} />
      <Button type="primary" onClick={() => void copy()}>
        {act}
      </Button>
    </div>
  );
}
