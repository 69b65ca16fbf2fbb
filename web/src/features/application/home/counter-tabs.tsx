import { useQuery } from '@tanstack/react-query';
import { dashboardTabs, type DashboardTab } from '@pinjian/contract/application.ts';
import type { KeyboardEvent } from 'react';
import { countersQuery } from '../api.ts';
import styles from './home.module.css';
import { tabAfterKey } from './tabs.ts';

/** Id of a tab; the panel below names it as its label. */
export function tabId(tab: DashboardTab): string {
  return `home-tab-${tab}`;
}

interface CounterTabsProps {
  readonly tab: DashboardTab;
  readonly panel: string;
  readonly onChange: (tab: DashboardTab) => void;
}

/** The seven counters of the dashboard, each the tab of its list. Arrow keys move, the chosen one is the tab stop. */
export function CounterTabs({ tab: chosen, panel, onChange }: CounterTabsProps) {
  const { data } = useQuery(countersQuery);

  function move(event: KeyboardEvent) {
    const next = tabAfterKey(chosen, event.key);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label="求职进展">
      {dashboardTabs.map(({ tab, counter, label }) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          className={tab === chosen ? `${styles.tab} ${styles.chosen}` : styles.tab}
          aria-selected={tab === chosen}
          aria-controls={panel}
          tabIndex={tab === chosen ? 0 : -1}
          onKeyDown={move}
          onClick={() => onChange(tab)}
        >
          <span className={styles.label}>{label}</span>
          {/* A dash stands in until the number is known, and where it could not be loaded: never a wrong one. */}
          <span className={styles.count}>{data === undefined ? '–' : data[counter]}</span>
        </button>
      ))}
    </div>
  );
}
