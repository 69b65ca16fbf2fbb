import { LoadFailure } from '../start-up/failure.ts';
import styles from './load-problem.module.css';

interface LoadProblemProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** In place of choices that could not be loaded: the stored text of spec §8, and a way to try again. */
export function LoadProblem({ error, onRetry }: LoadProblemProps) {
  const requestId = error instanceof LoadFailure ? error.requestId : null;
  return (
    <div className={styles.problem} role="alert">
      <p>{error.message}</p>
      {requestId !== null && <p className={styles.detail}>请求编号 {requestId}</p>}
      {/* A press must not move the focus out of the field, which would close what this stands in. */}
      <button type="button" className={styles.retry} onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        重试
      </button>
    </div>
  );
}
