import {
  invoiceActLabels,
  invoiceMailStateLabels,
  invoiceStateLabels,
  invoiceTypeLabels,
  useKindLabels,
  type Invoice,
} from '@pinjian/contract/billing-invoice-view.ts';
import { specialNeedLabels, specialNeeds, subjectTypeLabels } from '@pinjian/contract/billing-invoice-title.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons, LineSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import {
  askFlushMutation,
  fileMutation,
  invoiceLinesQuery,
  invoicePageSize,
  invoiceQuery,
  mailMutation,
  withdrawMutation,
} from './api.ts';
import styles from './invoice.module.css';
import { stateTones, stateWords } from './model.ts';

function Fact({ name, words }: { readonly name: string; readonly words: string }) {
  return words === '' ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  );
}

function MailDialog({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) {
  const [form] = Form.useForm<{ mail: string }>();
  const send = useMutation(mailMutation);
  return (
    <Modal
      open
      title="发送发票到邮箱"
      okText="发送"
      cancelText="取消"
      okButtonProps={{ loading: send.isPending }}
      width={440}
      centered
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ mail: invoice.title.mail }}
        onFinish={({ mail }) => send.mutate({ invoiceId: invoice.invoiceId, mail }, { onSuccess: onClose })}
      >
        <Form.Item
          name="mail"
          label="接收邮箱"
          rules={[
            { required: true, message: '请填写邮箱' },
            { type: 'email', message: '请填写正确的邮箱' },
          ]}
        >
          <Input maxLength={120} inputMode="email" autoComplete="email" />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function FlushDialog({ invoiceId, onClose }: { readonly invoiceId: string; readonly onClose: () => void }) {
  const [form] = Form.useForm<{ reason: string }>();
  const ask = useMutation(askFlushMutation);
  return (
    <Modal
      open
      title="申请红冲"
      okText="提交申请"
      cancelText="取消"
      okButtonProps={{ danger: true, loading: ask.isPending }}
      width={480}
      centered
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className={styles.muted}>
        红冲会开出一张红字发票抵消原发票，完成后这些消费可以重新开票。已入账或抵扣的发票，请先与贵方财务确认。
      </p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ reason }) => ask.mutate({ invoiceId, reason }, { onSuccess: onClose })}
      >
        <Form.Item name="reason" label="原因" rules={[{ required: true, min: 4, message: '请写明原因，至少 4 个字' }]}>
          <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** What came to nothing, or was taken back: its lines can be invoiced anew. */
const over: readonly Invoice['state'][] = ['rejected', 'withdrawn', 'flushed'];

function Acts({ invoice, onAgain }: { readonly invoice: Invoice; readonly onAgain: () => void }) {
  const file = useMutation(fileMutation);
  const withdraw = useMutation(withdrawMutation);
  const [open, setOpen] = useState<'mail' | 'flush' | null>(null);
  const { invoiceId, state, paper, red, mayWrite } = invoice;
  const isIssued = state === 'issued' || state === 'flushing' || state === 'flushed';

  async function askWithdraw() {
    const yes = await confirm({
      title: '撤回这次申请？',
      text: '撤回后，这些消费可以重新申请开票。',
      yes: '撤回申请',
      danger: true,
    });
    if (yes) withdraw.mutate(invoiceId);
  }

  return (
    <div className={styles.buttons}>
      {paper?.hasFile === true && (
        <Button type="primary" loading={file.isPending} onClick={() => file.mutate({ invoiceId, paper: 'blue' })}>
          下载发票 PDF
        </Button>
      )}
      {red?.hasFile === true && (
        <Button loading={file.isPending} onClick={() => file.mutate({ invoiceId, paper: 'red' })}>
          下载红字发票 PDF
        </Button>
      )}
      {isIssued && mayWrite && <Button onClick={() => setOpen('mail')}>发到邮箱</Button>}
      {state === 'waiting' && mayWrite && (
        <Button loading={withdraw.isPending} onClick={() => void askWithdraw()}>
          撤回申请
        </Button>
      )}
      {state === 'issued' && mayWrite && (
        <Button danger onClick={() => setOpen('flush')}>
          申请红冲
        </Button>
      )}
      {over.includes(state) && mayWrite && <Button onClick={onAgain}>重新申请开票</Button>}
      {open === 'mail' && <MailDialog invoice={invoice} onClose={() => setOpen(null)} />}
      {open === 'flush' && <FlushDialog invoiceId={invoiceId} onClose={() => setOpen(null)} />}
    </div>
  );
}

function Lines({ invoiceId }: { readonly invoiceId: string }) {
  const [current, setCurrent] = useState(1);
  const { data, error, refetch } = useQuery(invoiceLinesQuery(invoiceId, current));
  return (
    <Section title="开票的消费">
      {data === undefined && error === null && <LineSkeletons count={3} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="消费没有加载出来" />
      )}
      <ul className={styles.list}>
        {data?.records.map((line) => (
          <li key={line.consumptionId} className={styles.choice}>
            <span>
              {useKindLabels[line.kind]} <span className={styles.muted}>{dateTime(line.at)}</span>
            </span>
            <span className={styles.number}>{amountText(line.fen)}</span>
          </li>
        ))}
      </ul>
      {data !== undefined && (
        <Pages current={current} pageSize={invoicePageSize} total={data.total} onChange={setCurrent} />
      )}
    </Section>
  );
}

interface InvoiceDetailProps {
  readonly invoiceId: string;
  readonly onBack: () => void;
  /** Leads to where an invoice is asked for. */
  readonly onAgain: () => void;
}

/** One invoice: how it stands, what can be done, to whom and of what it is, what happened. */
export function InvoiceDetail({ invoiceId, onBack, onAgain }: InvoiceDetailProps) {
  const { data: invoice, error, refetch } = useQuery(invoiceQuery(invoiceId));
  if (invoice === undefined)
    return error === null ? (
      <CardSkeletons count={2} />
    ) : (
      <>
        <ErrorState error={error} onRetry={() => void refetch()} title="发票没有加载出来" />
        <Button onClick={onBack}>返回发票</Button>
      </>
    );
  const { state, title, paper, red, reason, flushReason, mailState } = invoice;
  return (
    <>
      <div>
        <Button type="link" className={styles.back} onClick={onBack}>
          返回发票
        </Button>
      </div>
      <Section
        title={invoiceTypeLabels[invoice.type]}
        action={<StatusTag tone={stateTones[state]}>{invoiceStateLabels[state]}</StatusTag>}
      >
        <p className={styles.figure}>{amountText(invoice.fen)}</p>
        <p className={styles.muted} role="status">
          {stateWords[state]}
        </p>
        {reason !== '' && (
          <p className={styles.problem} role="alert">
            {state === 'rejected' ? '未通过的原因' : '红冲未通过的原因'}：{reason}
          </p>
        )}
        <Acts invoice={invoice} onAgain={onAgain} />
        <dl className={styles.facts}>
          <Fact name="发票号码" words={paper?.number ?? ''} />
          <Fact name="开具时间" words={paper === null ? '' : dateTime(paper.issuedAt)} />
          <Fact name="红字号码" words={red?.number ?? ''} />
          <Fact name="红冲原因" words={flushReason} />
          <Fact name="邮件" words={mailState === null ? '' : invoiceMailStateLabels[mailState]} />
          <Fact name="抬头" words={title.name} />
          <Fact name="抬头类型" words={subjectTypeLabels[title.subjectType]} />
          {specialNeeds.map((need) => (
            <Fact key={need} name={specialNeedLabels[need]} words={title[need]} />
          ))}
          <Fact name="接收邮箱" words={title.mail} />
          <Fact name="备注" words={invoice.remark} />
        </dl>
      </Section>
      <Lines invoiceId={invoiceId} />
      <Section title="进展">
        <ol className={styles.list}>
          {invoice.acts.map(({ act, at, words }) => (
            <li key={`${act}-${at}`} className={styles.choice}>
              <span>
                {invoiceActLabels[act]}
                {words !== '' && <span className={styles.muted}> {words}</span>}
              </span>
              <span className={styles.muted}>{dateTime(at)}</span>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
