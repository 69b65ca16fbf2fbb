import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { config } from '#lib/config.ts';
import { Toaster } from '#ui/toaster.tsx';
import styles from './root.module.css';
import type { ScreenHandle } from './route-table.ts';

function useTitle(): void {
  const titles = useMatches().flatMap((match) => (match.handle as ScreenHandle | undefined)?.title ?? []);
  const title = titles.at(-1);
  useEffect(() => {
    document.title = title === undefined ? config.brand : `${title} · ${config.brand}`;
  }, [title]);
}

/** What stands around every page: the bar of a page that is loading, toasts, scroll positions, the tab's title. */
export function Root() {
  useTitle();
  const loading = useNavigation().state === 'loading';
  return (
    <>
      {loading && <div className={styles.loading} role="progressbar" aria-label="页面加载中" />}
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
