import { Button } from 'antd';
import styles from './readings.module.css';
import type { Readings } from './use-readings.ts';

/** How much was read from the description and waits for a look. */
export function ReadingSummary({ readings }: { readonly readings: Readings }) {
  const count = readings.open.length;
  return (
    // Told to those who do not see it: it comes and goes while they write.
    <div className={styles.summary} role="status">
      {count > 0 && (
        <>
          <span>从描述里读到 {count} 项要求，没有处理的会在发布时自动采用</span>
          <Button size="small" onClick={readings.takeAll}>
            全部采用
          </Button>
        </>
      )}
    </div>
  );
}
