import { useNavigate, useSearchParams } from 'react-router';
import { AskFirst } from '#features/matching/asking/ask-first.tsx';
import { WishBar } from '#features/matching/wish/wish-bar.tsx';
import { LazyFilterBar } from '#features/position/search/lazy-filter-bar.tsx';
import { readFilters, writeFilters } from '#features/position/search/filters.ts';
import { Results } from '#features/position/search/results.tsx';
import { SearchBox } from '#features/position/search/search-box.tsx';
import styles from '#features/position/search/search.module.css';
import { FindableConsent } from '#features/resume/privacy/lazy-findable-consent.tsx';
import { Page, PageHeader } from '#ui/page.tsx';

export const handle = { title: '工作' };

/**
 * Where a seeker begins: what they look for, words to search by, and the newest positions below. A first visit asks
 * what nobody knows yet.
 */
export function Component() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const filters = { ...readFilters(params), q: '' };
  return (
    <Page>
      <PageHeader title="找到下一份工作" subtitle="搜索职位、公司或技能，支持拼音；也可以直接浏览最新职位" />
      <div className={styles.stack}>
        <WishBar />
        <SearchBox
          initial=""
          onSearch={(q) => void navigate(`/seeker/job/job-search?${writeFilters({ ...filters, q }).toString()}`)}
        />
        <LazyFilterBar
          filters={filters}
          onChange={(next) => setParams(writeFilters({ ...next, q: '' }), { preventScrollReset: true })}
        />
        <Results filters={filters} base="/seeker/job" onChange={(next) => setParams(writeFilters(next))} />
      </div>
      <AskFirst Findable={FindableConsent} />
    </Page>
  );
}
