import { useEffect, useRef } from 'react';
import styles from './unmask.module.css';

/** In the place of the button once it is shown: says how long it is, and takes the focus that the button had. */
export function Unmasked() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} role="status" className={styles.shown}>
      正在显示完整信息，离开后重新隐藏
    </p>
  );
}
