import {
  invoiceActLabels,
  invoiceMailStateLabels,
  invoiceStateLabels,
  invoiceTypeLabels,
  useKindLabels,
  type InvoiceState,
} from '@pinjian/contract/billing-invoice-view.ts';
import {
  specialNeedLabels,
  specialNeeds,
  subjectTypeLabels,
  type TitleDetails,
} from '@pinjian/contract/billing-invoice-title.ts';
import type { InvoiceCase } from '@pinjian/contract/console-invoice.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons, LineSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag, type Tone } from '#ui/tag.tsx';
import money from '../money/money.module.css';
import { OwnCase } from '../queue/own-case.tsx';
import styles from '../queue/queue.module.css';
import { ReasonButton } from '../unmask/reason-button.tsx';
import { Unmasked } from '../unmask/unmasked.tsx';
import { fileMutation, invoiceQuery, linesPageSize, linesQuery, unmaskTitle } from './api.ts';
import { InvoiceActs } from './invoice-acts.tsx';

const tones: Readonly<Record<InvoiceState, Tone>> = {
  waiting: 'warning',
  issuing: 'accent',
  issued: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  flushing: 'warning',
  flushed: 'neutral',
};

function Fact({ name, words }: { readonly name: string; readonly words: string }) {
  return words === '' ? null : (
    <>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </>
  );
}

function Title({ one }: { readonly one: InvoiceCase }) {
  const [full, setFull] = useState<TitleDetails | null>(null);
  const title = full ?? one.title;
  return (
    <Section title="抬头">
      <dl className={styles.facts}>
        <Fact name="名称" words={title.name} />
        <Fact name="类型" words={subjectTypeLabels[title.subjectType]} />
        {specialNeeds.map((need) => (
          <Fact key={need} name={specialNeedLabels[need]} words={title[need]} />
        ))}
        <Fact name="接收邮箱" words={title.mail} />
      </dl>
      {full !== null && <Unmasked />}
      {full === null && !one.isOwn && (
        <div className={money.after}>
          <ReasonButton
            label="查看完整抬头"
            text="开具发票需要完整的抬头。查看会写入操作记录。"
            templates={['按申请开具发票', '核对抬头后答复']}
            onReason={async (reason) => setFull(await unmaskTitle({ invoiceId: one.invoiceId, reason }))}
          />
        </div>
      )}
    </Section>
  );
}

function Lines({ invoiceId }: { readonly invoiceId: string }) {
  const [current, setCurrent] = useState(1);
  const { data, error, refetch } = useQuery(linesQuery(invoiceId, current));
  return (
    <Section title="开票的消费">
      {data === undefined && error === null && <LineSkeletons count={3} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="消费没有加载出来" />
      )}
      <ul className={styles.history}>
        {data?.records.map(({ consumptionId, kind, at, fen }) => (
          <li key={consumptionId}>
            {useKindLabels[kind]} · {dateTime(at)} · {amountText(fen)}
          </li>
        ))}
      </ul>
      {data !== undefined && (
        <Pages current={current} pageSize={linesPageSize} total={data.total} onChange={setCurrent} />
      )}
    </Section>
  );
}

function Papers({ one }: { readonly one: InvoiceCase }) {
  const file = useMutation(fileMutation);
  const { invoiceId, paper, red } = one;
  if (paper === null) return null;
  return (
    <div className={styles.decision}>
      {paper.hasFile && (
        <Button loading={file.isPending} onClick={() => file.mutate({ invoiceId, paper: 'blue' })}>
          下载发票 PDF
        </Button>
      )}
      {red?.hasFile === true && (
        <Button loading={file.isPending} onClick={() => file.mutate({ invoiceId, paper: 'red' })}>
          下载红字发票 PDF
        </Button>
      )}
    </div>
  );
}

function Payer({ payer: { kind, name, id } }: Pick<InvoiceCase, 'payer'>) {
  if (id === null) return name;
  return <Link to={kind === 'company' ? `/console/companies/${id}` : `/console/people/${id}`}>{name}</Link>;
}

interface InvoiceDetailProps {
  readonly invoiceId: string;
  readonly onDone: (invoiceId: string) => void;
}

/** One invoice: what is asked for, to whom, of what; what the admin can do with it, and what happened. */
export function InvoiceDetail({ invoiceId, onDone }: InvoiceDetailProps) {
  const { data: one, error, refetch } = useQuery(invoiceQuery(invoiceId));
  if (one === undefined) {
    if (error === null) return <CardSkeletons count={2} />;
    const gone = { title: '没有找到这张发票', to: '/console/invoices', label: '返回发票' };
    return <ErrorState error={error} onRetry={() => void refetch()} title="发票没有加载出来" gone={gone} />;
  }
  const { state, paper, red, mailState } = one;
  return (
    <div>
      <Section
        title={`${invoiceTypeLabels[one.type]} · ${amountText(one.fen)}`}
        action={<StatusTag tone={tones[state]}>{invoiceStateLabels[state]}</StatusTag>}
      >
        <dl className={styles.facts}>
          <dt>申请方</dt>
          <dd>
            <Payer payer={one.payer} />
          </dd>
          <Fact name="申请时间" words={dateTime(one.requestedAt)} />
          <Fact name="发票号码" words={paper === null ? '' : `${paper.number}（${dateTime(paper.issuedAt)}）`} />
          <Fact name="红字号码" words={red === null ? '' : `${red.number}（${dateTime(red.issuedAt)}）`} />
          <Fact name="红冲原因" words={one.flushReason} />
          <Fact name="答复" words={one.reason} />
          <Fact name="开票服务的说明" words={one.vendorWords} />
          <Fact name="备注" words={one.remark} />
          <Fact name="邮件" words={mailState === null ? '' : invoiceMailStateLabels[mailState]} />
        </dl>
        <div className={money.after}>
          <Papers one={one} />
          {one.withVendor && <p role="status">开票服务正在处理，结果出来前不能人工开具。</p>}
          {!one.withVendor && one.isOwn && <OwnCase kind="invoice" />}
          {!one.withVendor && !one.isOwn && <InvoiceActs one={one} onDone={onDone} />}
        </div>
      </Section>
      <Title one={one} />
      <Lines invoiceId={invoiceId} />
      <Section title="进展">
        <ul className={styles.history}>
          {one.acts.map(({ act, at, words }) => (
            <li key={`${act}-${at}`}>
              {invoiceActLabels[act]} · {dateTime(at)}
              {words !== '' && ` · ${words}`}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
