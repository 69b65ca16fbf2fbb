import { orderStateLabels, orderStates } from '@pinjian/contract/billing-order.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import styles from '../money/money.module.css';
import { payerText } from '../money/payer-name.tsx';
import { queuePageSize } from '../queue/page-size.ts';
import { ordersQuery } from './api.ts';
import { isNarrowed, readFilter } from './filter.ts';
import { OrderRow } from './order-row.tsx';

const states = orderStates.map((value) => ({ value, label: orderStateLabels[value] }));
const payers = [
  { value: 'company', label: '企业' },
  { value: 'seeker', label: '求职者' },
] as const;

/** 订单: every order, found by its number or a vendor's, by who pays and by how it stands. */
export function OrderRoom() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const { data, error, refetch } = useQuery(ordersQuery(filter));

  function show(change: Readonly<Record<string, string | null>>) {
    const next = new URLSearchParams(params);
    if (!('page' in change)) next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next);
  }
  const narrowed = isNarrowed(filter);
  const [first] = data?.records ?? [];

  return (
    <>
      <PageHeader
        title="订单"
        subtitle={
          filter.payerId === undefined
            ? '企业充值和求职者购买的全部订单，求职者已脱敏'
            : `只看${first === undefined ? '一位付款方' : payerText(first.payer)}的订单`
        }
      />
      <div className={styles.tools} role="search" aria-label="筛选订单">
        <Input.Search
          key={filter.number ?? ''}
          className={styles.search}
          placeholder="完整的订单号或渠道单号"
          aria-label="按单号查找"
          allowClear
          defaultValue={filter.number ?? ''}
          maxLength={64}
          onSearch={(text) => show({ number: text.trim() })}
        />
        <Select
          className={styles.choice}
          aria-label="状态"
          placeholder="全部状态"
          allowClear
          value={filter.state ?? null}
          options={states}
          onChange={(value: string | undefined) => show({ state: value ?? null })}
        />
        <Select
          className={styles.choice}
          aria-label="付款方"
          placeholder="全部付款方"
          allowClear
          value={filter.payerKind ?? null}
          options={[...payers]}
          onChange={(value: string | undefined) => show({ payer: value ?? null })}
        />
        {narrowed && (
          <Button type="link" onClick={() => setParams({})}>
            清除筛选
          </Button>
        )}
      </div>
      {error !== null && data === undefined && (
        <ErrorState error={error} onRetry={() => void refetch()} title="订单没有加载出来" />
      )}
      {data === undefined && error === null && <CardSkeletons count={4} />}
      {data?.records.length === 0 && (
        <EmptyState
          title={narrowed ? '没有符合条件的订单' : '还没有订单'}
          text={narrowed ? '单号需要完整输入；也可以清除筛选再看看。' : '企业充值、求职者购买套餐后，会出现在这里。'}
        />
      )}
      {data !== undefined && data.records.length > 0 && (
        <ul className={styles.list}>
          {data.records.map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </ul>
      )}
      {data !== undefined && (
        <Pages
          current={filter.current}
          pageSize={queuePageSize}
          total={data.total}
          totalText={`共 ${data.total}${data.totalCapped ? '+' : ''} 笔`}
          onChange={(page) => show({ page: page === 1 ? null : String(page) })}
        />
      )}
    </>
  );
}
