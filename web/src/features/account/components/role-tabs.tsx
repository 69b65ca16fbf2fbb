import type { KeyboardEvent } from 'react';
import type { Role } from '#lib/session.ts';
import styles from './login.module.css';

type TabRole = Extract<Role, 'seeker' | 'employer'>;

const tabs: readonly { readonly role: TabRole; readonly label: string }[] = [
  { role: 'employer', label: '我要招聘' },
  { role: 'seeker', label: '我要找工作' },
];

/** Id of the tab of a role; the panel below names it as its label. */
export function tabId(role: TabRole): string {
  return `login-tab-${role}`;
}

/** The two tabs of /login: arrow keys move, the chosen one is the tab stop. */
export function RoleTabs({
  role,
  panel,
  onChange,
}: {
  readonly role: TabRole;
  readonly panel: string;
  readonly onChange: (role: TabRole) => void;
}) {
  function move(event: KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next =
      event.key === 'Home' ? 'employer' : event.key === 'End' ? 'seeker' : role === 'seeker' ? 'employer' : 'seeker';
    onChange(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label="登录身份">
      {tabs.map((tab) => (
        <button
          key={tab.role}
          id={tabId(tab.role)}
          type="button"
          role="tab"
          className={tab.role === role ? `${styles.tab} ${styles.chosen}` : styles.tab}
          aria-selected={tab.role === role}
          aria-controls={panel}
          tabIndex={tab.role === role ? 0 : -1}
          onKeyDown={move}
          onClick={() => onChange(tab.role)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
