import styles from './api-docs.module.css';
import { codeGroups } from './codes.ts';

/** Every code with its words. */
export default function CodeList() {
  return (
    <>
      <h2>code 一览</h2>
      <p className={styles.lead}>五位的 code 随 HTTP 200 返回，三位的就是 HTTP 状态本身。</p>
      {codeGroups.map(({ title, codes }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className={styles.codes}>
            {codes.map(({ code, message }) => (
              <div key={code}>
                <dt>{code}</dt>
                <dd>{message}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
