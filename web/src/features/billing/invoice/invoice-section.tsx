import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import {
  invoiceStateLabels,
  invoiceStates,
  invoiceTypeLabels,
  type InvoiceSummary,
} from '@pinjian/contract/billing-invoice-view.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useSearchParams } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons, LineSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { invoiceableQuery, invoicePageSize, invoicesQuery } from './api.ts';
import { InvoiceDetail } from './invoice-detail.tsx';
import styles from './invoice.module.css';
import { pageOf, stateOf, stateTones } from './model.ts';
import { RequestPage } from './request-page.tsx';
import { TitleList } from './title-list.tsx';

const all = 'all';
const chips = [
  { key: all, label: '全部' },
  ...invoiceStates.map((key) => ({ key, label: invoiceStateLabels[key] })),
] as const;

function Available({ payer, onRequest }: { readonly payer: PayerRole; readonly onRequest: () => void }) {
  const { data, error, refetch } = useQuery(invoiceableQuery(null, 1));
  return (
    <Section title="可开票金额" text="按实际消费计算，充值和购买的金额在用掉之后才能开票。">
      {data === undefined && error === null && <LineSkeletons count={2} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="可开票金额没有加载出来" />
      )}
      {data !== undefined && (
        <>
          <p className={styles.figure}>{amountText(data.fen)}</p>
          <p className={styles.muted}>
            {data.lines === 0
              ? payer === 'seeker'
                ? '还没有可以开票的消费。免费次数不开票。'
                : '还没有可以开票的消费。'
              : `${data.lines} 笔消费还没有开票`}
          </p>
          {data.mayWrite ? (
            <div className={styles.after}>
              <Button type="primary" disabled={data.lines === 0} onClick={onRequest}>
                申请开票
              </Button>
            </div>
          ) : (
            <p className={styles.muted}>需要开票时，请联系公司管理员申请。</p>
          )}
        </>
      )}
    </Section>
  );
}

function Row({ invoice, onOpen }: { readonly invoice: InvoiceSummary; readonly onOpen: () => void }) {
  const { state, type, titleName, fen, requestedAt, paper } = invoice;
  return (
    <li>
      <button type="button" className={styles.item} onClick={onOpen}>
        <span className={styles.name}>{titleName}</span>
        <StatusTag tone={stateTones[state]}>{invoiceStateLabels[state]}</StatusTag>
        <span className={styles.muted}>
          {invoiceTypeLabels[type]} · {paper === null ? `申请于 ${dateTime(requestedAt)}` : `号码 ${paper.number}`}
        </span>
        <span className={styles.sum}>{amountText(fen)}</span>
      </button>
    </li>
  );
}

/** 发票: what can be invoiced, the invoices with how they stand, titles; asking for one and one of them in its place. */
export function InvoiceSection({ payer }: { readonly payer: PayerRole }) {
  const [params, setParams] = useSearchParams();
  const [state, current] = [stateOf(params), pageOf(params)];
  const { data, error, refetch } = useQuery(invoicesQuery(state, current));
  const opened = params.get('invoice');

  function go(changes: Readonly<Record<string, string | null>>) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next);
  }

  if (opened !== null)
    return (
      <InvoiceDetail
        invoiceId={opened}
        onBack={() => go({ invoice: null })}
        onAgain={() => go({ invoice: null, view: 'request' })}
      />
    );
  if (params.get('view') === 'request')
    return (
      <RequestPage
        onBack={() => go({ view: null })}
        onDone={(invoiceId) => go({ view: null, state: null, page: null, invoice: invoiceId })}
      />
    );
  return (
    <>
      <Available payer={payer} onRequest={() => go({ view: 'request' })} />
      <Section title="我的发票">
        <ChoiceChips
          label="发票的状态"
          value={state ?? all}
          choices={chips}
          onChange={(key) => go({ state: key === all ? null : key, page: null })}
        />
        {data === undefined && error === null && <CardSkeletons count={2} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} title="发票没有加载出来" />
        )}
        {data !== undefined && data.records.length === 0 && (
          <EmptyState
            title={state === null ? '还没有发票' : `没有${invoiceStateLabels[state]}的发票`}
            text="申请的发票会出现在这里，开具后可以下载 PDF，也会发到抬头上的邮箱。"
          />
        )}
        <ul className={styles.list}>
          {data?.records.map((invoice) => (
            <Row key={invoice.invoiceId} invoice={invoice} onOpen={() => go({ invoice: invoice.invoiceId })} />
          ))}
        </ul>
        {data !== undefined && (
          <Pages
            current={current}
            pageSize={invoicePageSize}
            total={data.total}
            onChange={(page) => go({ page: page === 1 ? null : String(page) })}
          />
        )}
      </Section>
      <TitleList />
    </>
  );
}
