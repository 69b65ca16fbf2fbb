import { invoiceStateLabels, invoiceTypeLabels } from '@pinjian/contract/billing-invoice-view.ts';
import { invoiceListLabels, invoiceLists, type InvoiceList } from '@pinjian/contract/console-invoice.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { queuePageSize } from '../queue/page-size.ts';
import { QueueRoom } from '../queue/queue-room.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { waitedText } from '../queue/waited.ts';
import { invoicesQuery } from './api.ts';
import { InvoiceDetail } from './invoice-detail.tsx';

const empty: Readonly<Record<InvoiceList, { readonly title: string; readonly text: string }>> = {
  toDo: { title: '没有等待处理的发票', text: '企业和求职者申请的发票、红冲申请会出现在这里。' },
  withVendor: {
    title: '没有在开票服务那里的发票',
    text: '接入开票服务后，申请会自动交给它开具，没有结果的会列在这里。',
  },
  issued: { title: '还没有已开的发票', text: '登记或由开票服务开出的发票会列在这里，可以查看文件和红冲。' },
  over: { title: '没有已结束的发票', text: '驳回、撤回和已红冲的发票会列在这里。' },
};

/** 发票: what waits to be issued or taken back, and what is done. */
export function InvoiceRoom() {
  const [params, setParams] = useSearchParams();
  const list = invoiceLists.find((each) => each === params.get('list')) ?? 'toDo';
  const { data, error, refetch } = useQuery(invoicesQuery(list, Math.max(1, Number(params.get('page')) || 1)));
  const queue = useQueue(data?.records.map(({ invoiceId }) => invoiceId));
  const now = useNow();
  const subtitle =
    data?.byPerson === false
      ? '申请自动交给开票服务开具，开不出的由人处理'
      : '没有接入开票服务：在电子税务局开具后，把号码和 PDF 登记到这里';
  return (
    <QueueRoom
      title="发票"
      subtitle={subtitle}
      empty={empty[list]}
      queue={queue}
      lists={
        <ChoiceChips
          label="发票的列表"
          value={list}
          choices={invoiceLists.map((key) => {
            const count = data?.counts.find((each) => each.list === key)?.count;
            return { key, label: invoiceListLabels[key], ...(count === undefined ? {} : { count }) };
          })}
          onChange={(key) => setParams(key === 'toDo' ? {} : { list: key })}
        />
      }
      items={data?.records.map(({ invoiceId, titleName, type, state, fen, requestedAt, payer }) => ({
        id: invoiceId,
        title: `${titleName} · ${amountText(fen)}`,
        detail: `${invoiceTypeLabels[type]} · ${invoiceStateLabels[state]} · ${payer.name} · ${waitedText(requestedAt, now)}`,
      }))}
      total={data?.total ?? 0}
      pageSize={queuePageSize}
      error={error}
      onRetry={() => void refetch()}
    >
      {queue.current !== null && <InvoiceDetail key={queue.current} invoiceId={queue.current} onDone={queue.leave} />}
    </QueueRoom>
  );
}
