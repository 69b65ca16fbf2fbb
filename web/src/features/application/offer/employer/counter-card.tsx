import { dayText } from '@pinjian/contract/application-offer-pay.ts';
import type { OfferCounter, OfferVersion } from '@pinjian/contract/application-offer-view.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { dateTime } from '#lib/format/time.ts';
import styles from '../offer.module.css';

/** What was asked for, against what was offered: 每月基本工资 28,000元（Offer 为 25,000元）. */
export function CounterWords({
  counter,
  version,
}: {
  readonly counter: OfferCounter;
  readonly version: OfferVersion | undefined;
}) {
  const { basePay, startsOn, words } = counter;
  const offered = version?.terms;
  return (
    <>
      {basePay !== null && (
        <p>
          期望每月基本工资 <strong>{amountText(basePay)}</strong>
          {offered !== undefined && offered.basePay !== null && (
            <span className={styles.muted}>（Offer 为 {amountText(offered.basePay)}）</span>
          )}
        </p>
      )}
      {startsOn !== null && (
        <p>
          期望 <strong>{dayText(startsOn)}</strong> 入职
          {offered !== undefined && offered.startsOn !== null && (
            <span className={styles.muted}>（Offer 为 {dayText(offered.startsOn)}）</span>
          )}
        </p>
      )}
      {words !== '' && <p className={styles.quote}>{words}</p>}
    </>
  );
}

interface CountersProps {
  readonly title: string;
  /** Newest first. */
  readonly counters: readonly OfferCounter[];
  readonly versions: readonly OfferVersion[];
}

/** Everything that a seeker asked for instead, newest first. */
export function Counters({ title, counters, versions }: CountersProps) {
  if (counters.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="counters-title">
      <h2 id="counters-title" className={styles.cardTitle}>
        {title}
      </h2>
      <ul className={styles.list}>
        {counters.map((counter) => (
          <li key={counter.at} className={styles.rowMain}>
            <CounterWords counter={counter} version={versions.find(({ number }) => number === counter.number)} />
            <p className={styles.muted}>
              针对第 {counter.number} 版 · <time dateTime={counter.at}>{dateTime(counter.at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
