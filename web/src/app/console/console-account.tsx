import { useEffect, useId, useRef, useState } from 'react';
import { AppearanceSwitch } from '#app/shell/appearance-switch.tsx';
import { useSignOut } from '#app/shell/use-sign-out.ts';
import { useSession } from '#lib/session.ts';
import { PersonIcon, SignOutIcon } from '#ui/icons.tsx';
import styles from './console.module.css';

/** Who is signed in, how the console looks, and the way out. Esc and a press elsewhere close it. */
export function ConsoleAccount() {
  const phone = useSession((state) => state.user?.phone ?? '');
  const signOut = useSignOut('/login?client=admin');
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [boxId, headingId] = [useId(), useId()];

  useEffect(() => {
    if (!open) return undefined;
    const pressOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) setOpen(false);
    };
    const pressEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', pressOutside);
    document.addEventListener('keydown', pressEscape);
    return () => {
      document.removeEventListener('pointerdown', pressOutside);
      document.removeEventListener('keydown', pressEscape);
    };
  }, [open]);

  return (
    <div ref={root} className={styles.account}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-label={`我的账号，${phone}`}
        aria-expanded={open}
        aria-controls={open ? boxId : undefined}
        onClick={() => setOpen(!open)}
      >
        <PersonIcon size={20} />
        <span className={`${styles.phone} figures`}>{phone}</span>
      </button>
      {open && (
        <div id={boxId} className={styles.box} role="group" aria-label="我的账号">
          <p className={styles.who}>
            平台管理员 <span className="figures">{phone}</span>
          </p>
          <p id={headingId} className={styles.label}>
            外观
          </p>
          <AppearanceSwitch labelledBy={headingId} />
          <button type="button" className={styles.leave} onClick={() => void signOut()}>
            <SignOutIcon size={18} />
            退出登录
          </button>
        </div>
      )}
    </div>
  );
}
