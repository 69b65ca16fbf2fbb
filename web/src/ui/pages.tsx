import { Pagination } from 'antd';
import styles from './pages.module.css';

interface PagesProps {
  readonly current: number;
  readonly pageSize: number;
  /** Of all pages; where that is not more than one page, there is nothing to turn. */
  readonly total: number;
  readonly onChange: (current: number) => void;
  /** Says how many there are, before the numbers. */
  readonly totalText?: string;
}

/** Turns the pages of a list; nothing where there is only one. */
export function Pages({ current, pageSize, total, onChange, totalText }: PagesProps) {
  if (total <= pageSize) return null;
  return (
    <Pagination
      className={styles.pages}
      align="center"
      current={current}
      pageSize={pageSize}
      total={total}
      showSizeChanger={false}
      {...(totalText !== undefined && { showTotal: () => totalText })}
      onChange={onChange}
    />
  );
}
