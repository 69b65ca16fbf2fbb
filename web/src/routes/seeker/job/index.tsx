import type { Match } from '@pinjian/contract/matching-match.ts';
import { useNavigate } from 'react-router';
import { AskFirst } from '#features/matching/asking/ask-first.tsx';
import { ReasonLine } from '#features/matching/match/reason-line.tsx';
import { OrderOff } from '#features/matching/wish/order-off.tsx';
import { TellWishes } from '#features/matching/wish/tell-wishes.tsx';
import { WishBar } from '#features/matching/wish/wish-bar.tsx';
import { Jobs } from '#features/position/jobs/jobs.tsx';
import { SearchBox } from '#features/position/search/search-box.tsx';
import styles from '#features/position/search/search.module.css';
import { FindableConsent } from '#features/resume/privacy/lazy-findable-consent.tsx';
import { drawJobPane } from '#app/lazy-job-pane.tsx';
import { Page, PageHeader } from '#ui/page.tsx';

export const handle = { title: '工作' };

const base = '/seeker/job';

function drawWhy(match: Match) {
  return <ReasonLine match={match} reader="seeker" />;
}

function drawWishes(close: () => void) {
  return <TellWishes onClose={close} />;
}

/**
 * Where a seeker begins: what they look for, words to search by, and the lists below. A first visit asks what nobody
 * knows yet.
 */
export function Component() {
  const navigate = useNavigate();
  return (
    <Page>
      <div className={styles.stack}>
        <div className={styles.top}>
          <PageHeader title="找到下一份工作" />
          <SearchBox
            initial=""
            onSearch={(q) => void navigate(`${base}/job-search?${new URLSearchParams({ q }).toString()}`)}
          />
        </div>
        <Jobs
          base={base}
          drawPane={drawJobPane}
          drawWhy={drawWhy}
          drawWishes={drawWishes}
          wishes={<WishBar />}
          orderOff={<OrderOff />}
        />
      </div>
      <AskFirst Findable={FindableConsent} />
    </Page>
  );
}
