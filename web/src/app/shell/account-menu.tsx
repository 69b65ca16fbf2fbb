import { useId } from 'react';
import { Avatar } from '#features/account/components/avatar.tsx';
import { AccountCard } from './account-card.tsx';
import { AccountEntries } from './account-entries.tsx';
import styles from './account.module.css';
import { usePopUp } from './use-pop-up.ts';

/** The account pop-up of spec §2: by hover, by keyboard (Enter, arrows, Esc), by touch. */
export function AccountMenu() {
  const { open, root, box, trigger } = usePopUp();
  const id = useId();
  return (
    <div {...root} className={styles.root}>
      <button
        {...trigger}
        type="button"
        className={styles.trigger}
        aria-label="我的账号"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
      >
        <Avatar size={36} />
      </button>
      {open && (
        <div {...box} id={id} className={styles.box} role="group" aria-label="我的账号">
          <AccountCard />
          <AccountEntries className={styles.entry} />
        </div>
      )}
    </div>
  );
}
