import { CallError } from '#lib/client.ts';
import { isGone } from '#lib/client/gone.ts';
import { BrokenArt } from './art/broken-art.tsx';
import { LinkButton, PlainButton } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './state.module.css';

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What could not be loaded, in a few words. */
  readonly title?: string;
  /** For one thing by its address: what to say, and where to go on, when it is not there (any more). */
  readonly gone?: { readonly title: string; readonly text?: string; readonly to: string; readonly label: string };
}

/** A part of a page that could not be loaded, with a way to try again. */
export function ErrorState({ error, onRetry, title = '内容没有加载出来', gone }: ErrorStateProps) {
  if (gone !== undefined && isGone(error)) {
    const way = (
      <LinkButton to={gone.to} primary>
        {gone.label}
      </LinkButton>
    );
    return <EmptyState title={gone.title} text={gone.text ?? '它可能已经下线或被删除。'} action={way} />;
  }
  const text = error instanceof CallError ? error.message : '请稍后再试';
  const requestId = error instanceof CallError && error.status >= 500 ? error.requestId : null;
  return (
    <div className={styles.state} role="alert">
      <div className={styles.art}>
        <BrokenArt />
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {requestId !== null && <p className={styles.detail}>请求编号 {requestId}</p>}
      <PlainButton onClick={onRetry}>重试</PlainButton>
    </div>
  );
}
