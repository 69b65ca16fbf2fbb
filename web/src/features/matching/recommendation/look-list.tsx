import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { looksQuery } from './api.ts';
import styles from './recommendation.module.css';

/** 谁看过我: one line for each company and day; a page stands in the address. `base` is the path before /job-company. */
export function LookList({ base }: { readonly base: string }) {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const current = Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
  const { data, error, refetch } = useQuery(looksQuery(current));
  const now = useNow();
  if (error !== null && data === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} title="查看记录没有加载出来" />;
  if (data === undefined) return <CardSkeletons count={4} />;
  if (data.records.length === 0) {
    return (
      <EmptyState
        title="还没有企业看过您的简历"
        text="打开“让企业找到我”之后，已认证的企业可以找到您，看不到姓名和联系方式。"
        action={<LinkButton to="/seeker/my/user-settings">去设置</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul className={styles.looks}>
        {data.records.map(({ lookId, company, at, positions }) => (
          <li key={lookId} className={styles.look}>
            <div className={styles.lookHead}>
              <Link to={`${base}/job-company/${company.companyId}`} className={styles.company}>
                {company.name}
              </Link>
              <time dateTime={at} className={styles.note}>
                {messageTime(at, now)}
              </time>
            </div>
            <p className={styles.note}>
              {[company.industryName, company.staffSize, company.cityName]
                .filter((part) => part !== null && part !== '')
                .join(' · ')}
            </p>
            {positions.length > 0 && (
              <p className={styles.lookFor}>
                查看时对应的职位：
                {positions.map(({ positionId, title, open }, index) => (
                  <span key={positionId}>
                    {index > 0 && '、'}
                    {open ? <Link to={`${base}/job-details/${positionId}`}>{title}</Link> : `${title}（已停止招聘）`}
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Pages
        current={data.current}
        pageSize={data.pageSize}
        total={data.total}
        onChange={(next) => setParams(next === 1 ? {} : { page: String(next) })}
      />
    </>
  );
}
