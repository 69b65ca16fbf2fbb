import { config } from '#lib/config.ts';
import styles from './public-page.module.css';

const year = new Date().getFullYear();

/** Copyright of the current year and the filing numbers, as far as they are configured. */
export function SiteFooter() {
  const { holder, icp, police } = config;
  const filings = [
    { number: icp, href: 'https://beian.miit.gov.cn/' },
    { number: police, href: 'https://beian.mps.gov.cn/' },
  ].filter((filing) => filing.number !== '');
  return (
    <footer className={styles.footer}>
      <p>
        © {year} {holder} 版权所有
      </p>
      {filings.length > 0 && (
        <p className={styles.filings}>
          {filings.map((filing) => (
            <a key={filing.href} href={filing.href} target="_blank" rel="noreferrer">
              {filing.number}
            </a>
          ))}
        </p>
      )}
    </footer>
  );
}
