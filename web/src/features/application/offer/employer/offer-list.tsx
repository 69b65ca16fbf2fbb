import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { dayText } from '@pinjian/contract/application-offer-pay.ts';
import {
  offerListLabels,
  offerLists,
  type OfferList as List,
  type OfferRow,
} from '@pinjian/contract/application-offer.ts';
import type { OfferState } from '@pinjian/contract/application-offer-terms.ts';
import { factsText } from '@pinjian/contract/application-summary.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import { CallError } from '#lib/client.ts';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { offersQuery } from '../api.ts';
import { deadlineText } from '../../standing/model.ts';
import { offerWords, toneOfOffer } from '../model.ts';
import styles from '../offer.module.css';
import { offerPath } from './path.ts';

/** Whoever is asked has not answered: until when they can is told. */
const waiting: readonly OfferState[] = ['sent', 'seen', 'countered'];

function Row({ row }: { readonly row: OfferRow }) {
  const now = useNow();
  const { candidate, position, pay, startsOn, state, number, toApprove, updatedAt, validUntil } = row;
  return (
    <li>
      <Link to={offerPath(row.applicationId)} className={`${styles.card} ${styles.link}`}>
        <span className={styles.row}>
          <span className={styles.name}>{candidate.name}</span>
          <span className={styles.buttons}>
            {toApprove && <StatusTag tone="warning">待我审批</StatusTag>}
            <StatusTag tone={toneOfOffer(state)}>{offerWords(state, number)}</StatusTag>
          </span>
        </span>
        <span className={styles.muted}>
          {position.title}
          {factsText(candidate) !== '' && ` · ${factsText(candidate)}`}
        </span>
        <span className={styles.row}>
          <span>{pay === '' ? '还没有填写薪酬' : pay}</span>
          <span className={styles.muted}>
            {startsOn !== null && `${dayText(startsOn)}入职 · `}
            {messageTime(updatedAt, now)}
          </span>
        </span>
        {validUntil !== null && waiting.includes(state) && (
          <span className={styles.muted}>等候选人答复，{deadlineText(validUntil, now)}</span>
        )}
      </Link>
    </li>
  );
}

const empty: Readonly<Record<List, string>> = {
  all: '还没有Offer',
  toApprove: '没有等您审批的Offer',
  open: '没有进行中的Offer',
  accepted: '还没有被接受的Offer',
  over: '没有已结束的Offer',
};

/** The company's offers, what changed last first; what waits for the reader's approval has a list of its own. */
export function OfferList() {
  const [params, setParams] = useSearchParams();
  const list = offerLists.find((each) => each === params.get('list')) ?? 'all';
  const page = Number(params.get('page'));
  const current = Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
  const { data, error, refetch } = useQuery(offersQuery(list, current));
  if (error instanceof CallError && error.code === accountErrors.noPermission.code)
    return <Navigate to="/no-permission" replace />;
  return (
    <>
      <PageHeader title="Offer" back={{ to: '/hire/candidateList', label: '候选人' }} />
      <div className={styles.stack}>
        <ChoiceChips
          label="Offer 的状态"
          value={list}
          choices={offerLists.map((key) => {
            const count = data?.counts.find((each) => each.list === key)?.count;
            return { key, label: offerListLabels[key], ...(count !== undefined && { count }) };
          })}
          onChange={(next) => setParams(next === 'all' ? {} : { list: next })}
        />
        {data === undefined && error === null && <CardSkeletons count={3} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} title="Offer没有加载出来" />
        )}
        {data !== undefined && data.records.length === 0 && (
          <EmptyState title={empty[list]} text="面试结束后，可以在候选人的页面起草Offer。" />
        )}
        {data !== undefined && data.records.length > 0 && (
          <ul className={styles.list}>
            {data.records.map((row) => (
              <Row key={row.offerId} row={row} />
            ))}
          </ul>
        )}
        {data !== undefined && (
          <Pages
            current={current}
            pageSize={data.pageSize}
            total={data.total}
            onChange={(next) => setParams({ ...(list !== 'all' && { list }), page: String(next) })}
          />
        )}
      </div>
    </>
  );
}
