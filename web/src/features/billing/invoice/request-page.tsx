import type { InvoiceLine, InvoiceType } from '@pinjian/contract/billing-invoice-view.ts';
import { invoiceType, useKindLabels } from '@pinjian/contract/billing-invoice-view.ts';
import { mostChosenLines, type InvoicePick } from '@pinjian/contract/billing-invoice.ts';
import type { InvoiceTitle } from '@pinjian/contract/billing-invoice-title.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, Radio, Select } from 'antd';
import { useId, useRef, useState } from 'react';
import { newIdempotencyKey } from '#lib/client.ts';
import { dateTime } from '#lib/format/time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { Section } from '#ui/section.tsx';
import { monthLabel } from '../statement/model.ts';
import { invoiceableQuery, invoicePageSize, requestMutation, titlesQuery } from './api.ts';
import styles from './invoice.module.css';
import { firstTitle, specialProblem, titleLine, typeChoices } from './model.ts';
import { TitleDialog } from './title-dialog.tsx';

interface LinesProps {
  readonly lines: readonly InvoiceLine[];
  /** null where all of the month, or everything, is invoiced. */
  readonly chosen: ReadonlyMap<string, number> | null;
  readonly onChoose: (line: InvoiceLine, isChosen: boolean) => void;
}

function Lines({ lines, chosen, onChoose }: LinesProps) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => {
        const about = [line.memberName, line.positionTitle].filter((each) => each !== '').join(' · ');
        const words = `${useKindLabels[line.kind]}，${dateTime(line.at)}`;
        return (
          <li key={line.consumptionId} className={styles.choice}>
            {chosen !== null && (
              <Checkbox
                aria-label={words}
                checked={chosen.has(line.consumptionId)}
                disabled={!chosen.has(line.consumptionId) && chosen.size >= mostChosenLines}
                onChange={(event) => onChoose(line, event.target.checked)}
              />
            )}
            <span>
              {useKindLabels[line.kind]}
              <span className={styles.muted}>
                {' '}
                {dateTime(line.at)}
                {about !== '' && ` · ${about}`}
              </span>
            </span>
            <span className={styles.number}>{amountText(line.fen)}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface TitleChoiceProps {
  readonly titles: readonly InvoiceTitle[];
  readonly value: InvoiceTitle | undefined;
  readonly type: InvoiceType;
  readonly onChange: (titleId: string) => void;
  readonly onEdit: (title: InvoiceTitle | 'new') => void;
}

function TitleChoice({ titles, value, type, onChange, onEdit }: TitleChoiceProps) {
  const id = useId();
  const problem = value === undefined || type === invoiceType.normal ? null : specialProblem(value);
  return (
    <div className={styles.field}>
      {titles.length === 0 ? <span>发票抬头</span> : <label htmlFor={id}>发票抬头</label>}
      <div className={styles.buttons}>
        {titles.length > 0 && (
          <Select
            id={id}
            className={styles.grow}
            value={value?.titleId}
            options={titles.map((title) => ({ value: title.titleId, label: titleLine(title) }))}
            onChange={onChange}
          />
        )}
        <Button onClick={() => onEdit('new')}>新增抬头</Button>
      </div>
      {problem !== null && value !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
          <Button type="link" size="small" onClick={() => onEdit(value)}>
            去补充
          </Button>
        </p>
      )}
    </div>
  );
}

type Way = InvoicePick['kind'];

/** Asks for an invoice: of what, of which kind, to whom; the sum stands beside the button and is what is asked for. */
export function RequestPage({ onBack, onDone }: { onBack: () => void; onDone: (invoiceId: string) => void }) {
  const [way, setWay] = useState<Way>('all');
  const [month, setMonth] = useState<string | null>(null);
  const [current, setCurrent] = useState(1);
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [type, setType] = useState<InvoiceType>(invoiceType.normal);
  const [titleId, setTitleId] = useState<string | null>(null);
  const [remark, setRemark] = useState('');
  const [editing, setEditing] = useState<InvoiceTitle | 'new' | null>(null);
  const remarkId = useId();
  const sent = useRef({ what: '', key: '' });
  const asked = way === 'month' ? month : null;
  const { data, error, refetch } = useQuery(invoiceableQuery(asked, current));
  const known = useQuery(titlesQuery);
  const request = useMutation(requestMutation);
  const titles = known.data?.titles ?? [];
  const title = titles.find((each) => each.titleId === titleId) ?? firstTitle(titles);

  if (data === undefined)
    return error === null ? (
      <CardSkeletons count={2} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} title="可开票的消费没有加载出来" />
    );
  if (data.months.length === 0)
    return (
      <EmptyState
        title="没有可以开票的消费"
        text="发票按实际消费开具，充值和购买的金额在用掉之后才能开票。"
        action={<Button onClick={onBack}>返回发票</Button>}
      />
    );
  const chosenFen = [...chosen.values()].reduce((sum, each) => sum + each, 0);
  const fen = way === 'chosen' ? chosenFen : way === 'month' && month === null ? 0 : data.fen;
  const count = way === 'chosen' ? chosen.size : way === 'month' && month === null ? 0 : data.lines;
  const isBlocked =
    title === undefined || fen === 0 || (type === invoiceType.special && specialProblem(title) !== null);

  function show(next: Way) {
    setWay(next);
    setCurrent(1);
    if (next === 'month' && month === null) setMonth(data?.months[0]?.month ?? null);
  }

  function choose(line: InvoiceLine, isChosen: boolean) {
    const next = new Map(chosen);
    if (isChosen) next.set(line.consumptionId, line.fen);
    else next.delete(line.consumptionId);
    setChosen(next);
  }

  function send() {
    if (title === undefined) return;
    const pick: InvoicePick =
      way === 'chosen'
        ? { kind: 'chosen', consumptionIds: [...chosen.keys()] }
        : way === 'month' && month !== null
          ? { kind: 'month', month }
          : { kind: 'all' };
    const input = { titleId: title.titleId, type, pick, fen, remark };
    const what = JSON.stringify(input);
    // The same once more is the same request; another one is not.
    if (sent.current.what !== what) sent.current = { what, key: newIdempotencyKey() };
    request.mutate({ key: sent.current.key, ...input }, { onSuccess: ({ invoiceId }) => onDone(invoiceId) });
  }

  return (
    <>
      <div>
        <Button type="link" className={styles.back} onClick={onBack}>
          返回发票
        </Button>
      </div>
      <Section title="开哪些消费" text="发票按实际消费开具，每笔消费只能开一次。">
        <Radio.Group
          aria-label="开哪些消费"
          value={way}
          onChange={(event) => show(event.target.value as Way)}
          options={[
            { value: 'all', label: '全部未开票的' },
            { value: 'month', label: '一个月的' },
            { value: 'chosen', label: '自己选' },
          ]}
        />
        {way === 'month' && (
          <Select
            className={styles.month}
            aria-label="月份"
            value={month}
            options={data.months.map((each) => ({
              value: each.month,
              label: `${monthLabel(each.month)}（${each.lines} 笔，${amountText(each.fen)}）`,
            }))}
            onChange={(next: string) => {
              setMonth(next);
              setCurrent(1);
            }}
          />
        )}
        <Lines lines={data.records} chosen={way === 'chosen' ? chosen : null} onChoose={choose} />
        <Pages current={current} pageSize={invoicePageSize} total={data.total} onChange={setCurrent} />
      </Section>
      <Section title="开给谁">
        <div className={styles.form}>
          <Radio.Group
            aria-label="发票类型"
            value={type}
            options={[...typeChoices]}
            onChange={(event) => setType(event.target.value as InvoiceType)}
          />
          <TitleChoice titles={titles} value={title} type={type} onChange={setTitleId} onEdit={setEditing} />
          <div className={styles.field}>
            <label htmlFor={remarkId}>备注（选填，会印在发票上）</label>
            <Input id={remarkId} value={remark} maxLength={100} onChange={(event) => setRemark(event.target.value)} />
          </div>
        </div>
      </Section>
      <div className={styles.bar}>
        <span>
          共 {count} 笔，<strong className={styles.sum}>{amountText(fen)}</strong>
        </span>
        <Button type="primary" size="large" disabled={isBlocked} loading={request.isPending} onClick={send}>
          提交开票申请
        </Button>
      </div>
      {editing !== null && (
        <TitleDialog
          title={editing === 'new' ? null : editing}
          suggested={known.data?.suggested ?? null}
          onClose={() => setEditing(null)}
          onSaved={(saved) => setTitleId(saved.titleId)}
        />
      )}
    </>
  );
}
