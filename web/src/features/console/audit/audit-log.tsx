import type { AuditEntry } from '@pinjian/contract/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { auditPageSize, auditQuery } from '../api.ts';
import { actWords, adminWords, factsText, objectWords, roomOf, shortId } from '../model.ts';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit.module.css';
import { changeParams, isFiltered, readFilter } from './filters.ts';

function Entry({ entry, params }: { readonly entry: AuditEntry; readonly params: URLSearchParams }) {
  const { object, reason, facts } = entry;
  const more = factsText(facts);
  const room = object === null ? null : roomOf(object.kind, object.id);
  return (
    <li className={styles.entry}>
      <time className={`${styles.time} figures`} dateTime={entry.at}>
        {dateTime(entry.at)}
      </time>
      <span className={`${styles.who} figures`}>{adminWords(entry.admin)}</span>
      <div className={styles.what}>
        <p className={styles.act}>{actWords[entry.act]}</p>
        {object !== null && (
          <p className={styles.facts}>
            {objectWords[object.kind]}{' '}
            <Link
              to={`?${changeParams(params, { object: object.id }).toString()}`}
              className={styles.id}
              title={object.id}
              aria-label={`只看${objectWords[object.kind]} ${shortId(object.id)} 的记录`}
            >
              {shortId(object.id)}
            </Link>
            {room !== null && (
              <Link to={room} className={styles.open}>
                打开
              </Link>
            )}
          </p>
        )}
        {reason !== null && <p className={styles.reason}>原因：{reason}</p>}
        {more !== '' && <p className={styles.facts}>{more}</p>}
      </div>
    </li>
  );
}

/** 操作记录: everything that admins did, newest first; nobody can change or delete it. */
export function AuditLog() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const { data, error, refetch, isPlaceholderData } = useQuery(auditQuery(filter));
  return (
    <>
      <AuditFilters
        filter={filter}
        params={params}
        onChange={(change) => setParams(changeParams(params, change), { replace: true })}
      />
      {error !== null && data === undefined && (
        <ErrorState error={error} onRetry={() => void refetch()} title="操作记录没有加载出来" />
      )}
      {data === undefined && error === null && <CardSkeletons count={3} />}
      {data !== undefined && data.records.length === 0 && (
        <EmptyState
          title={isFiltered(filter) ? '没有符合条件的记录' : '还没有操作记录'}
          text={isFiltered(filter) ? '可以放宽时间或清除筛选再看看。' : '管理员的每次登录和操作都会记在这里。'}
        />
      )}
      {data !== undefined && data.records.length > 0 && (
        <ol className={isPlaceholderData ? `${styles.log} ${styles.stale}` : styles.log} aria-busy={isPlaceholderData}>
          {data.records.map((entry) => (
            <Entry key={entry.auditId} entry={entry} params={params} />
          ))}
        </ol>
      )}
      {data !== undefined && (
        <Pages
          current={filter.current}
          pageSize={auditPageSize}
          total={data.total}
          totalText={`共 ${data.total}${data.totalCapped ? '+' : ''} 条`}
          onChange={(page) => setParams(changeParams(params, { page: String(page) }))}
        />
      )}
    </>
  );
}
