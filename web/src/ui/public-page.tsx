import type { ReactNode } from 'react';
import styles from './public-page.module.css';
import { SiteFooter } from './site-footer.tsx';

/** The frame of pages without the shell: calm ground, one thing in the middle, footer. */
export function PublicPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <main className={styles.main}>{children}</main>
      <SiteFooter />
    </div>
  );
}

/** The same before what stands in the middle has loaded. */
export function PublicGround() {
  return <PublicPage>{null}</PublicPage>;
}
