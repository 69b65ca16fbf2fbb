import styles from './money.module.css';

export interface Evidence {
  readonly fileId: string;
  readonly name: string;
  readonly url: string;
}

/** The files that a decision rests on; each opens beside the page. */
export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }) {
  if (evidence.length === 0) return <>没有附上</>;
  return (
    <ul className={styles.files}>
      {evidence.map(({ fileId, name, url }) => (
        <li key={fileId}>
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
