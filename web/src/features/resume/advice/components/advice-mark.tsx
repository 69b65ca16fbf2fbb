import { useAdviceCount } from './use-advice.ts';
import styles from './advice.module.css';

/** Beside the label of a field: that there is advice, and the way to it. */
export function AdviceMark({ path, label }: { readonly path: string; readonly label: string }) {
  const { count, open } = useAdviceCount(path);
  if (count === 0) return null;
  return (
    <button type="button" className={styles.mark} aria-label={`${label}：${count} 条建议`} onClick={open}>
      {count} 条建议
    </button>
  );
}
