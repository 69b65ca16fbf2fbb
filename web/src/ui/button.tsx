import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

interface ButtonLook {
  readonly primary?: boolean;
  readonly children: ReactNode;
}

function classOf(primary: boolean | undefined): string {
  return primary === true ? `${styles.button} ${styles.primary}` : (styles.button ?? '');
}

/** A link that looks like a button, for pages without antd. */
export function LinkButton({
  to,
  state,
  primary,
  children,
}: ButtonLook & { readonly to: string; readonly state?: object }) {
  return (
    <Link to={to} state={state} className={classOf(primary)}>
      {children}
    </Link>
  );
}

/** A button for pages without antd. */
export function PlainButton({
  onClick,
  primary,
  disabled = false,
  children,
}: ButtonLook & { readonly onClick: () => void; readonly disabled?: boolean }) {
  return (
    <button type="button" className={classOf(primary)} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
