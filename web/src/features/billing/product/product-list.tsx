import type { PayerRole, ProductOffer } from '@pinjian/contract/billing-price.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { nextOf, walletPath } from '../model.ts';
import { pricesQuery } from '../wallet/api.ts';
import styles from '../wallet/wallet.module.css';
import { givesOf, rulesOf } from './model.ts';
import { useBuying } from './use-buying.ts';

interface ProductListProps {
  readonly payer: PayerRole;
  /** Why this reader cannot buy; null for who can. */
  readonly whyNot: string | null;
}

const titles: Readonly<Record<PayerRole, string>> = { seeker: '购买', employer: '充值' };

interface ProductProps {
  readonly offer: ProductOffer;
  readonly payer: PayerRole;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onBuy: () => void;
}

function Product({ offer, payer, busy, disabled, onBuy }: ProductProps) {
  const verb = payer === 'seeker' ? '购买' : '充值';
  return (
    <li className={styles.product}>
      <span className={styles.productName}>{offer.label}</span>
      <span className={styles.price}>{amountText(offer.fen)}</span>
      <ul className={styles.gives}>
        {givesOf(offer).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button
        block
        loading={busy}
        disabled={disabled}
        aria-label={`${verb}：${offer.label}，${amountText(offer.fen)}`}
        onClick={onBuy}
      >
        {verb}
      </Button>
    </li>
  );
}

/** What is on sale and what it gives, with the rules of it said before anybody pays. */
export function ProductList({ payer, whyNot }: ProductListProps) {
  const id = useId();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(pricesQuery);
  const { buy, isBuying, hasTooManyOpen } = useBuying(payer, nextOf(params, payer));
  if (data === undefined && error === null) return <CardSkeletons count={2} />;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {titles[payer]}
      </h2>
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="价目没有加载出来" />
      )}
      {whyNot !== null && <p className={styles.muted}>{whyNot}</p>}
      {hasTooManyOpen && (
        <p className={styles.alert} role="alert">
          <span>有几笔订单还在等待支付，先支付或取消其中一笔。</span>
          <Link to={`${walletPath(payer, { tab: 'orders' })}&kind=open`} className="target">
            查看待支付的订单
          </Link>
        </p>
      )}
      {data !== undefined && data.products.length === 0 && <p className={styles.muted}>现在没有可以购买的套餐。</p>}
      {data !== undefined && (
        <>
          <ul className={styles.products}>
            {data.products.map((offer) => (
              <Product
                key={offer.product}
                offer={offer}
                payer={payer}
                busy={isBuying(offer)}
                disabled={whyNot !== null}
                onBuy={() => buy(offer)}
              />
            ))}
          </ul>
          {data.uses.length > 0 && payer === 'employer' && (
            <p className={styles.muted}>
              {data.uses.map(({ label, units, unit }) => `${label}每次 ${unitsText(units, unit)}`).join('；')}
              。求职者主动投递的，交换联系方式不收费。
            </p>
          )}
          <ul className={styles.rules}>
            {rulesOf(payer).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
