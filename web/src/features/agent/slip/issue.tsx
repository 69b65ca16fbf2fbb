import styles from './slip.module.css';

interface IssueProps {
  readonly issues: ReadonlyMap<string, string>;
  /** Of the field, and of everything inside it. */
  readonly path: string;
}

/** What the server said of a field. */
export function Issue({ issues, path }: IssueProps) {
  const found = [...issues].find(([at]) => at === path || at.startsWith(`${path}.`));
  return found === undefined ? null : (
    <p className={styles.issue} role="alert">
      {found[1]}
    </p>
  );
}
