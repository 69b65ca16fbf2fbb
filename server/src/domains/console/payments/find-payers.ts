import type { Payer } from '@pinjian/contract/console-payment.ts';
import { maskPhone } from '@pinjian/contract/person.ts';
import { companyOf } from '#domains/billing/index.ts';
import type { Payer as PayerText } from '#domains/wallet/index.ts';
import { refuseOwn } from '../policy.ts';
import { isIdentityOf, isMemberOfAny } from '../own-case/queries.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { companyNames, phonesOf } from './queries.ts';

/** Payers as an admin reads them: a company by its name, a seeker by the masked phone. */
export async function payerViews(ctx: Ctx, payers: readonly PayerText[]): Promise<(payer: PayerText) => Payer> {
  const companies = payers.flatMap((payer) => companyOf(payer) ?? []);
  const seekers = payers.flatMap((payer) => (companyOf(payer) === null ? payer.slice('seeker:'.length) : []));
  const names = await companyNames(ctx, [...new Set(companies)]);
  const phones = await phonesOf(ctx, [...new Set(seekers)]);
  return (payer) => {
    const companyId = companyOf(payer);
    if (companyId !== null) return { kind: 'company', id: companyId, name: names.get(companyId) ?? null };
    const id = payer.slice('seeker:'.length);
    const phone = phones.get(id);
    return { kind: 'seeker', id, name: phone === undefined ? null : maskPhone(ctx.ports.secretBox.decrypt(phone)) };
  };
}

/** Nobody decides about money of their own, or of their company. @throws Refusal 40993 */
export async function refuseOwnMoney(ctx: Ctx<AdminActor>, payer: PayerText): Promise<void> {
  const companyId = companyOf(payer);
  const { personId } = ctx.actor;
  const isOwn =
    companyId === null
      ? await isIdentityOf(ctx, personId, payer.slice('seeker:'.length))
      : await isMemberOfAny(ctx, personId, [companyId]);
  refuseOwn(isOwn, 'money');
}
