import { useQuery } from '@tanstack/react-query';
import { dashboardTabs, type DashboardTab } from '@pinjian/contract/application.ts';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '#ui/button.tsx';
import { PageHeader } from '#ui/page.tsx';
import { countersQuery } from '../api.ts';
import { CounterTabs, tabId } from './counter-tabs.tsx';
import styles from './home.module.css';
import { TargetJobs, type DrawCard } from './target-jobs.tsx';
import { labelOfTab, readPage, readTab } from './tabs.ts';
import { Waiting } from './waiting.tsx';

interface DashboardProps {
  /** Path before /job-details and /targetJobList. */
  readonly base: string;
  readonly card: DrawCard;
}

const panel = 'home-panel';

function CountLine({ tab, base }: { readonly tab: DashboardTab; readonly base: string }) {
  const { data } = useQuery(countersQuery);
  const counter = dashboardTabs.find((each) => each.tab === tab)?.counter;
  const count = data === undefined || counter === undefined ? undefined : data[counter];
  return (
    <div className={styles.panelHead}>
      <h2 className={styles.heading}>{labelOfTab(tab)}</h2>
      {count !== undefined && count > 0 && (
        <Link to={`${base}/targetJobList?tab=${tab}`} className="target">
          全部 {count} 个<span className="visually-hidden">{labelOfTab(tab)}的职位</span>
        </Link>
      )}
    </div>
  );
}

/** The seeker's home: what waits for them, seven counters, and the list behind the chosen one. Tab and page stand in the address. */
export function Dashboard({ base, card }: DashboardProps) {
  const [params, setParams] = useSearchParams();
  const tab = readTab(params);
  return (
    <>
      <PageHeader
        title="首页"
        subtitle="收藏、投递和面试的进展"
        actions={<LinkButton to={`${base}/looks`}>谁看过我</LinkButton>}
      />
      <div className={styles.stack}>
        {tab !== 4 && <Waiting base={base} />}
        <CounterTabs
          tab={tab}
          panel={panel}
          onChange={(next) => setParams({ tab: String(next) }, { preventScrollReset: true })}
        />
        <section id={panel} role="tabpanel" aria-labelledby={tabId(tab)} className={styles.panel}>
          <CountLine tab={tab} base={base} />
          <TargetJobs
            tab={tab}
            current={readPage(params)}
            onPage={(page) => setParams({ tab: String(tab), page: String(page) })}
            card={card}
          />
        </section>
      </div>
    </>
  );
}
