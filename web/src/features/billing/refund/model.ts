import type { Refund, RefundShare, RefundState } from '@pinjian/contract/billing-refund.ts';
import type { Tone } from '#ui/tag.tsx';

export const refundTones: Readonly<Record<RefundState, Tone>> = {
  requested: 'warning',
  secondAsked: 'warning',
  sending: 'accent',
  done: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
};

/** Whether it waits for us or for the vendor. */
export function isRefundUnderWay({ state }: Pick<Refund, 'state'>): boolean {
  return state === 'requested' || state === 'secondAsked' || state === 'sending';
}

type Share = Pick<RefundShare, 'orderId' | 'fen'>;

/** What of an amount goes back of which order, the oldest first: what is asked for stands before it is sent. */
export function sharesOf<T extends Share>(
  amount: number,
  shares: readonly T[],
): readonly (T & { readonly back: number })[] {
  let rest = amount;
  return shares.flatMap((share) => {
    const back = Math.min(rest, share.fen);
    rest -= back;
    return back > 0 ? [{ ...share, back }] : [];
  });
}
