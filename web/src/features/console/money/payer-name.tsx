import type { Payer } from '@pinjian/contract/console-payment.ts';
import { Link } from 'react-router';

const kindWords: Readonly<Record<Payer['kind'], string>> = { company: '企业', seeker: '求职者' };

/** What a payer is called; a seeker is masked. */
export function payerText({ kind, name }: Pick<Payer, 'kind' | 'name'>): string {
  return name ?? (kind === 'company' ? '已关闭的企业' : '已注销的用户');
}

/** Who pays, with the way to the company, or to everything that a seeker ordered. */
export function PayerName({ payer }: { readonly payer: Payer }) {
  const text = payerText(payer);
  if (payer.name === null) return <>{text}</>;
  const to = payer.kind === 'company' ? `/console/companies/${payer.id}` : `/console/orders?payer=seeker:${payer.id}`;
  return (
    <>
      <Link to={to}>{text}</Link>（{kindWords[payer.kind]}）
    </>
  );
}
