import styles from './company-view.module.css';

/** A company's picture, or the first character of its name. Decorative: the name stands beside it. */
export function CompanyLogo({
  name,
  url,
  size,
}: {
  readonly name: string;
  readonly url: string | null;
  readonly size: number;
}) {
  if (url !== null) return <img className={styles.logo} src={url} width={size} height={size} alt="" />;
  return (
    <span className={styles.logo} style={{ width: size, height: size, fontSize: size * 0.42 }} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}
