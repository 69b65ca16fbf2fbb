import { Pagination } from 'antd';
import styles from './pages.module.css';

interface PagesProps {
  readonly current: number;
  readonly pageSize: number;
  /** Of all pages; where that is not more than one page, there is nothing to turn. */
  readonly total: number;
  readonly onChange: (current: number, pageSize: number) => void;
  /** Says how many there are, before the numbers. */
  readonly totalText?: string;
  /** Sizes of a page to choose from; without them it has one. */
  readonly sizes?: readonly number[];
}

/** Turns the pages of a list; nothing where there can only be one. */
export function Pages({ current, pageSize, total, onChange, totalText, sizes }: PagesProps) {
  if (total <= Math.min(pageSize, ...(sizes ?? []))) return null;
  return (
    <Pagination
      className={styles.pages}
      align="center"
      current={current}
      pageSize={pageSize}
      total={total}
      showSizeChanger={sizes !== undefined}
      {...(sizes !== undefined && { pageSizeOptions: [...sizes] })}
      {...(totalText !== undefined && { showTotal: () => totalText })}
      onChange={onChange}
    />
  );
}
