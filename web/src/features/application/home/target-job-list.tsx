import { useSearchParams } from 'react-router';
import { PageHeader } from '#ui/page.tsx';
import { TargetJobs, type DrawCard } from './target-jobs.tsx';
import { labelOfTab, readPage, readTab } from './tabs.ts';

interface TargetJobListProps {
  /** The dashboard's path. */
  readonly base: string;
  readonly card: DrawCard;
}

/** The list behind one counter, on a page of its own. */
export function TargetJobList({ base, card }: TargetJobListProps) {
  const [params, setParams] = useSearchParams();
  const tab = readTab(params);
  return (
    <>
      <PageHeader title={labelOfTab(tab)} back={{ to: `${base}?tab=${tab}`, label: '首页' }} />
      <TargetJobs
        tab={tab}
        current={readPage(params)}
        onPage={(page) => setParams({ tab: String(tab), page: String(page) })}
        card={card}
      />
    </>
  );
}
