import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { nextOf } from '../model.ts';
import styles from './wallet.module.css';

export interface WalletTab {
  readonly key: string;
  readonly label: string;
  /** Drawn while it is the one that is looked at. */
  readonly content: ReactNode;
}

interface WalletTabsProps {
  readonly payer: PayerRole;
  readonly subtitle: string;
  /** The first one stands without a name in the address. */
  readonly tabs: readonly [WalletTab, ...WalletTab[]];
}

/** The wallet of a payer: which part of it stands in the address, and the page that led here beside it. */
export function WalletTabs({ payer, subtitle, tabs }: WalletTabsProps) {
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const tab = tabs.find(({ key }) => key === params.get('tab')) ?? first;
  const next = nextOf(params, payer);
  return (
    <Page>
      <PageHeader title="钱包与发票" subtitle={subtitle} />
      <div className={styles.stack}>
        {next !== null && (
          <p className={styles.notice}>
            <span>刚才的内容已为您留着，办好后可以回去继续。</span>
            <Link to={next} className="target">
              回到刚才的页面
            </Link>
          </p>
        )}
        <ChoiceChips
          label="钱包与发票的内容"
          value={tab.key}
          choices={tabs}
          onChange={(key) => setParams({ ...(key !== first.key && { tab: key }), ...(next !== null && { next }) })}
        />
        {tab.content}
      </div>
    </Page>
  );
}
