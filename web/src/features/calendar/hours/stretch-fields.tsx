import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import styles from './hours.module.css';
import { meantUntil, shownUntil, type Stretch } from './model.ts';

interface StretchFieldsProps {
  /** Whose time it is, for who hears the fields: 周一第 1 段. */
  readonly label: string;
  readonly stretch: Stretch;
  readonly onChange: (stretch: Stretch) => void;
  /** Absent where it cannot be taken away. */
  readonly onRemove?: () => void;
}

/** From when until when, in two fields of the browser: telephones have wheels for them. */
export function StretchFields({ label, stretch, onChange, onRemove }: StretchFieldsProps) {
  const { from, until } = stretch;
  return (
    <div className={styles.stretch}>
      <Input
        type="time"
        aria-label={`${label}开始时间`}
        value={from}
        onChange={({ target }) => onChange({ from: target.value, until })}
      />
      <span aria-hidden>–</span>
      <Input
        type="time"
        aria-label={`${label}结束时间`}
        value={shownUntil(until)}
        onChange={({ target }) => onChange({ from, until: meantUntil(target.value) })}
      />
      {onRemove !== undefined && (
        <Button type="text" icon={<DeleteOutlined aria-hidden />} aria-label={`删除${label}`} onClick={onRemove} />
      )}
    </div>
  );
}
