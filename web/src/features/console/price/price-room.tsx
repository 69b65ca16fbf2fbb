import type { PriceItem } from '@pinjian/contract/billing-price.ts';
import type { PriceRow } from '@pinjian/contract/console-price.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { Fold } from '#ui/fold.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import styles from '../queue/queue.module.css';
import { pricesQuery } from './api.ts';
import { DecidedChange, WaitingChange } from './price-change.tsx';
import { PriceList } from './price-list.tsx';
import { ProposeForm } from './propose-form.tsx';
import { priceText, validText } from './words.ts';

function Versions({ rows }: { readonly rows: readonly PriceRow[] }) {
  return (
    <ul className={styles.history}>
      {rows.map((row) => (
        <li key={`${row.item} ${row.validFrom} ${row.units} ${row.fen}`}>
          {row.label}：{priceText(row)}
          {!row.onSale && '，停止出售'}
          <p className={styles.muted}>{validText(row)}</p>
        </li>
      ))}
    </ul>
  );
}

/** 价目: what holds now, what another admin has to agree to, what follows and what was before. */
export function PriceRoom() {
  const { data, error, refetch } = useQuery(pricesQuery);
  const [proposing, setProposing] = useState<PriceRow | null>(null);
  const header = <PageHeader title="价目" subtitle="改价由一位管理员提出、另一位同意，按生效时间保留每个版本" />;
  if (error !== null && data === undefined) {
    return (
      <>
        {header}
        <ErrorState error={error} onRetry={() => void refetch()} title="价目没有加载出来" />
      </>
    );
  }
  if (data === undefined) {
    return (
      <>
        {header}
        <CardSkeletons count={4} />
      </>
    );
  }
  const { present, others, changes } = data;
  const rowOf = (item: PriceItem) => present.find((row) => row.item === item);
  const unitOf = (item: PriceItem) => (rowOf(item) ?? others.find((row) => row.item === item))?.unit ?? 'credit';
  const waiting = changes.filter(({ state }) => state === 'proposed');
  const decided = changes.filter(({ state }) => state !== 'proposed');
  return (
    <>
      {header}
      {waiting.length > 0 && (
        <Section title={`等待审批的改价（${waiting.length}）`}>
          <ul>
            {waiting.map((change) => (
              <WaitingChange
                key={change.changeId}
                change={change}
                present={rowOf(change.item)}
                unit={unitOf(change.item)}
              />
            ))}
          </ul>
        </Section>
      )}
      <PriceList present={present} waiting={new Set(waiting.map(({ item }) => item))} onPropose={setProposing} />
      {others.length > 0 && (
        <Section title="以后和以往的价格">
          <Fold more="展开全部版本" open={others.length <= 6}>
            <Versions rows={others} />
          </Fold>
        </Section>
      )}
      {decided.length > 0 && (
        <Section title="改价记录">
          <Fold more="展开全部记录" open={decided.length <= 6}>
            <ul className={styles.history}>
              {decided.map((change) => (
                <DecidedChange key={change.changeId} change={change} unit={unitOf(change.item)} />
              ))}
            </ul>
          </Fold>
        </Section>
      )}
      {proposing !== null && <ProposeForm row={proposing} onClose={() => setProposing(null)} />}
    </>
  );
}
