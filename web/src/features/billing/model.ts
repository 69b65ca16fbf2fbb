import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import { allowedNext } from '#lib/next-path.ts';

const bases: Readonly<Record<PayerRole, string>> = { seeker: '/seeker/my/wallet', employer: '/hire/my/wallet' };

function withQuery(path: string, query: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** The wallet; `next` is the page that sent somebody here, to go back to once there is enough. */
export function walletPath(
  payer: PayerRole,
  { tab = null, next = null }: Partial<Record<'tab' | 'next', string | null>> = {},
): string {
  return withQuery(bases[payer], { tab, next });
}

/** An order: paid for here while it is open, looked at afterwards. Vendors lead back to it, so the server names it too. */
export function orderPath(payer: PayerRole, orderId: string, next: string | null = null): string {
  return withQuery(`${bases[payer]}/pay/${orderId}`, { next });
}

/** The page of ours that the address leads back to; null without one. */
export function nextOf(params: URLSearchParams, payer: PayerRole): string | null {
  return allowedNext(params.get('next'), payer, location.origin);
}
