import { dismissNotice, useNotices } from '#lib/notice.ts';
import type { Notice } from '#lib/notice.ts';
import styles from './toaster.module.css';

const marks: Readonly<Record<Notice['kind'], string>> = {
  success: 'm6.5 10.2 2.4 2.4 4.8-5',
  info: 'M10 9v5M10 6.2v.1',
  error: 'M10 5.8v5.2M10 13.9v.1',
};

function Toast({ notice }: { readonly notice: Notice }) {
  return (
    <div className={styles.toast}>
      <svg
        className={`${styles.mark} ${styles[notice.kind]}`}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="8.2" />
        <path d={marks[notice.kind]} strokeLinejoin="round" />
      </svg>
      <span>
        {notice.text}
        {notice.detail !== null && <span className={styles.detail}>{notice.detail}</span>}
      </span>
      <button type="button" className={styles.close} aria-label="关闭提示" onClick={() => dismissNotice(notice.id)}>
        <svg
          width="12"
          height="12"
          viewBox="0 0 12 12"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="m2 2 8 8m0-8-8 8" />
        </svg>
      </button>
    </div>
  );
}

/**
 * Every toast of the product. Both live regions stand from the start, as readers announce only what is added to a
 * region that was there: errors at once, the rest when the reader is free.
 */
export function Toaster() {
  const list = useNotices((state) => state.list);
  const errors = list.filter((notice) => notice.kind === 'error');
  const others = list.filter((notice) => notice.kind !== 'error');
  return (
    <div className={styles.area}>
      <div role="alert">
        {errors.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </div>
      <div role="status">
        {others.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </div>
    </div>
  );
}
