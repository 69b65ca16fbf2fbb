import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { queuePageSize } from '../queue/page-size.ts';
import styles from '../records/records.module.css';
import { verificationLook } from '../records/words.ts';
import { companiesQuery } from './api.ts';

/** 企业: every company, found by a part of its name or its whole credit code. */
export function CompanyRoom() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const current = Math.max(1, Number(params.get('page')) || 1);
  const { data, error, refetch } = useQuery(companiesQuery(q, current));
  function show(words: string, page: number) {
    setParams({ ...(words === '' ? {} : { q: words }), ...(page === 1 ? {} : { page: String(page) }) });
  }
  return (
    <>
      <PageHeader title="企业" subtitle="信用代码和成员信息已隐藏" />
      <div className={styles.tools}>
        <Input.Search
          key={q}
          className={styles.search}
          placeholder="公司名称，或完整的统一社会信用代码"
          aria-label="查找企业"
          allowClear
          defaultValue={q}
          maxLength={60}
          onSearch={(text) => show(text.trim(), 1)}
        />
      </div>
      {error !== null && data === undefined && (
        <ErrorState error={error} onRetry={() => void refetch()} title="企业没有加载出来" />
      )}
      {data === undefined && error === null && <CardSkeletons count={4} />}
      {data?.records.length === 0 && (
        <EmptyState
          title={q === '' ? '还没有企业' : '没有找到企业'}
          text={q === '' ? '有人创建公司后，会出现在这里。' : '信用代码需要完整的 18 位；名称可以只输入一部分。'}
        />
      )}
      {data !== undefined && data.records.length > 0 && (
        <ul className={styles.list}>
          {data.records.map(({ companyId, name, maskedCreditCode, cityName, verificationStatus, createdAt }) => {
            const look = verificationLook(verificationStatus);
            return (
              <li key={companyId} className={styles.row}>
                <Link className={styles.name} to={`/console/companies/${companyId}`}>
                  {name}
                </Link>
                <span className={styles.muted}>
                  {[cityName, maskedCreditCode].filter((part) => part !== null).join(' · ')}
                </span>
                <StatusTag tone={look.tone}>{look.word}</StatusTag>
                <span className={styles.when}>{dateTime(createdAt)} 创建</span>
              </li>
            );
          })}
        </ul>
      )}
      {data !== undefined && (
        <Pages current={current} pageSize={queuePageSize} total={data.total} onChange={(page) => show(q, page)} />
      )}
    </>
  );
}
