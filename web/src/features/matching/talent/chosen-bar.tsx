import { Button, Checkbox } from 'antd';
import styles from './talent.module.css';

interface ChooseAllProps {
  readonly chosen: number;
  readonly of: number;
  readonly onChange: (all: boolean) => void;
}

/** Chooses everybody of the page who can be chosen, or nobody. */
export function ChooseAll({ chosen, of, onChange }: ChooseAllProps) {
  return (
    <Checkbox
      checked={chosen === of}
      indeterminate={chosen > 0 && chosen < of}
      onChange={(event) => onChange(event.target.checked)}
    >
      选择本页全部
    </Checkbox>
  );
}

interface ChosenBarProps {
  readonly count: number;
  readonly isAdding: boolean;
  readonly onAdd: () => void;
  readonly onClear: () => void;
}

/** What can be done with those who are chosen; nothing while nobody is. */
export function ChosenBar({ count, isAdding, onAdd, onClear }: ChosenBarProps) {
  if (count === 0) return null;
  return (
    <section className={styles.undo} aria-label="批量操作">
      <span role="status">已选 {count} 人</span>
      <div className={styles.actions}>
        <Button type="primary" loading={isAdding} onClick={onAdd}>
          加入候选人
        </Button>
        <Button type="text" onClick={onClear}>
          取消选择
        </Button>
      </div>
    </section>
  );
}
