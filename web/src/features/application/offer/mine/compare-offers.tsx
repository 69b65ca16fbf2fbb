import { assumptionLines } from '@pinjian/contract/application-offer-tax.ts';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Switch } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { deadlineText } from '../../standing/model.ts';
import { shownVersion } from '../model.ts';
import styles from '../offer.module.css';
import { myOffersQuery } from './api.ts';
import { useAssumptions } from './assumptions.ts';
import { comparable, compareRows, firstCompared, mostCompared } from './compare-rows.ts';
import compareStyles from './compare.module.css';
import { myOfferPath } from './path.ts';
import { AssumptionFields } from './tax-estimate.tsx';

type Compared = ReturnType<typeof comparable>;

/** Two to four offers side by side; on phones each line stacks what they say. */
function Table({ compared, onlyDiffering }: { readonly compared: Compared; readonly onlyDiffering: boolean }) {
  const now = useNow();
  const { assumptions } = useAssumptions();
  const rows = compareRows(compared, assumptions).filter(
    ({ differs, words }) => words.some((each) => each !== '') && (differs || !onlyDiffering),
  );
  return (
    <table className={compareStyles.table}>
      <caption className="visually-hidden">Offer 对比，不同的地方已标出</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">比较的内容</span>
          </th>
          {compared.map(({ offer }) => (
            <th key={offer.offerId} scope="col">
              <Link to={myOfferPath(offer.position.positionId)} className="target">
                {offer.company.name}
              </Link>
              {offer.answer !== null && (
                <span className={compareStyles.until}>{deadlineText(shownVersion(offer)?.validUntil ?? '', now)}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, words, differs, highest }) => (
          <tr key={label} className={differs ? compareStyles.differs : undefined}>
            <th scope="row">
              {label}
              {differs && <span className="visually-hidden">（不同）</span>}
            </th>
            {compared.map(({ offer }, index) => (
              <td key={offer.offerId} data-company={offer.company.name}>
                <span>
                  {words[index] === '' ? '–' : words[index]}
                  {highest === index && <StatusTag tone="success">最高</StatusTag>}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One's offers side by side. */
export function CompareOffers({ base }: { readonly base: '/seeker/home' }) {
  const { data, error, refetch } = useQuery(myOffersQuery);
  const { assumptions } = useAssumptions();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const offers = data ?? [];
  const ids = chosen ?? firstCompared(offers);
  const compared = comparable(offers.filter(({ offerId }) => ids.includes(offerId)));

  return (
    <>
      <PageHeader
        title="对比Offer"
        subtitle="把收到的Offer放在一起看，到手为估算"
        back={{ to: `${base}?tab=6`, label: '首页' }}
      />
      {data === undefined && error === null && <CardSkeletons count={2} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="Offer没有加载出来" />
      )}
      {data !== undefined && offers.length < 2 && (
        <EmptyState
          title={offers.length === 0 ? '还没有Offer' : '收到两份Offer后可以对比'}
          text="收到的Offer会出现在“已发Offer”里。"
          action={<LinkButton to={`${base}?tab=6`}>查看Offer</LinkButton>}
        />
      )}
      {offers.length >= 2 && (
        <div className={styles.stack}>
          <section className={styles.card} aria-labelledby="choose-title">
            <div className={styles.cardHead}>
              <h2 id="choose-title" className={styles.cardTitle}>
                选择 2 到 {mostCompared} 份
              </h2>
              <span className={styles.buttons}>
                <span id="only-differing">只看不同</span>
                <Switch aria-labelledby="only-differing" checked={onlyDiffering} onChange={setOnlyDiffering} />
              </span>
            </div>
            <div className={styles.buttons}>
              {offers.map(({ offerId, company, position }) => (
                <Checkbox
                  key={offerId}
                  checked={ids.includes(offerId)}
                  disabled={ids.includes(offerId) ? ids.length <= 2 : ids.length >= mostCompared}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...ids, offerId] : ids.filter((each) => each !== offerId))
                  }
                >
                  {company.name} · {position.title}
                </Checkbox>
              ))}
            </div>
          </section>
          <section className={compareStyles.sheet} aria-label="对比">
            <Table compared={compared} onlyDiffering={onlyDiffering} />
          </section>
          <section className={styles.card} aria-labelledby="basis-title">
            <h2 id="basis-title" className={styles.cardTitle}>
              到手估算的假设
            </h2>
            <AssumptionFields />
            <ul className={styles.assumptions}>
              {assumptionLines(assumptions).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </>
  );
}
