import { addAdmin, signInAdmin, totpOf } from './admin.ts';
import { eventually } from './eventually.ts';
import type { Product } from './product.ts';
import { callProduct, type SignedIn } from './sign-in.ts';

const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });

/** What somebody does at the sandbox's cashier with the payment that an address leads to. */
export async function actAtCashier(url: string, address: string, act: 'pay' | 'payQuietly' | 'fail'): Promise<void> {
  const tradeNo = new URL(address, url).searchParams.get('tradeNo');
  const answer = await fetch(`${url}/api/sandbox/payment/act`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ tradeNo, act }),
  });
  const { code, message } = (await answer.json()) as { readonly code: number; readonly message: string };
  if (code !== 200) throw new Error(`the cashier answered ${code} ${message}`);
}

/** A company buys credits as everybody does: an order, the cashier, and the credits are there. */
export async function recharge(url: string, employer: Pick<SignedIn, 'accessToken'>): Promise<void> {
  const me = { authorization: `Bearer ${employer.accessToken}` };
  const post = <T>(path: string, body: object) => callProduct<T>(url, path, { ...me, body });
  const order = { key: `recharge-${Date.now()}`, product: 'recharge1000', fen: 100_000 };
  const { orderId } = await post<{ orderId: string }>('/wallet/order/create', order);
  const started = await post<{ url: string | null }>('/wallet/payment/start', { orderId, channel: 'sandbox' });
  await actAtCashier(url, started.url ?? '', 'pay');
  await eventually('the credits', async () => {
    const { available } = await callProduct<{ available: number }>(url, '/wallet/overview', me);
    return available > 0 ? true : undefined;
  });
}

/** An admin, who decides about money by calls. */
export async function moneyAdmin(
  { url, dataFolder }: Product,
  phone: string,
): Promise<<T>(path: string, body?: object) => Promise<T>> {
  const secret = await addAdmin(dataFolder, phone);
  const admin = await signInAdmin(url, phone, () => totpOf(secret));
  return (path, body) =>
    callProduct(url, `/admin/console${path}`, { ...bearer(admin), ...(body === undefined ? {} : { body }) });
}
