import { orderErrors } from '@pinjian/contract/billing-order.ts';
import type { PayerRole, ProductOffer } from '@pinjian/contract/billing-price.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { CallError, newIdempotencyKey } from '#lib/client.ts';
import { createOrderMutation } from '../order/api.ts';
import { orderPath } from '../model.ts';

/** Orders what is on sale at the price that is shown, and goes on to pay; pressed again after a failure it is the same order. */
export function useBuying(payer: PayerRole, next: string | null) {
  const create = useMutation(createOrderMutation);
  const navigate = useNavigate();
  const sent = useRef({ what: '', key: '' });

  function buy({ product, fen }: ProductOffer): void {
    if (create.isPending) return;
    const what = `${product} ${fen}`;
    if (sent.current.what !== what) sent.current = { what, key: newIdempotencyKey() };
    create.mutate(
      { key: sent.current.key, product, fen },
      {
        onSuccess: ({ orderId }) => {
          sent.current = { what: '', key: '' };
          void navigate(orderPath(payer, orderId, next));
        },
      },
    );
  }

  return {
    buy,
    isBuying: ({ product }: ProductOffer) => create.isPending && create.variables.product === product,
    /** Orders wait for their payment: no other before one of them is paid or cancelled. */
    hasTooManyOpen: create.error instanceof CallError && create.error.code === orderErrors.tooManyOpen.code,
  };
}
