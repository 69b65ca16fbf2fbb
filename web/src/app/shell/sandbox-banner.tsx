import { config } from '#lib/config.ts';
import styles from './sandbox-banner.module.css';

/** Says on every page of the shell that nothing leaves this machine, where that is so (decisions §12). */
export function SandboxBanner() {
  if (!config.sandbox) return null;
  return (
    <p className={styles.banner}>
      沙箱环境<span className={styles.more}>：短信、邮件、实名和执照核验都是模拟的，不会真正发出</span>
      <a href="/sandbox">查看</a>
    </p>
  );
}
