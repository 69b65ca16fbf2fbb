import type { Payer } from '@pinjian/contract/console-payment.ts';
import { maskPhone } from '@pinjian/contract/person.ts';
import { companyOf, companyPayer, seekerPayer } from '#domains/billing/index.ts';
import type { Payer as PayerText } from '#domains/wallet/index.ts';
import { refuseOwn } from '../policy.ts';
import { ownOf } from '../own-case/queries.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { companyNames, phonesOf } from './queries.ts';

/** Payers as an admin reads them: a company by its name, a seeker by the masked phone. */
export async function payerViews(
  ctx: Ctx<AdminActor>,
  payers: readonly PayerText[],
): Promise<(payer: PayerText) => Payer> {
  const companies = payers.flatMap((payer) => companyOf(payer) ?? []);
  const seekers = payers.flatMap((payer) => (companyOf(payer) === null ? payer.slice('seeker:'.length) : []));
  const names = await companyNames(ctx, [...new Set(companies)]);
  const phones = await phonesOf(ctx, [...new Set(seekers)]);
  const own = await findOwnPayers(ctx, ctx.actor.personId);
  return (payer) => {
    const companyId = companyOf(payer);
    if (companyId !== null)
      return { kind: 'company', id: companyId, name: names.get(companyId) ?? null, isOwn: own.has(payer) };
    const id = payer.slice('seeker:'.length);
    const phone = phones.get(id);
    const name = phone === undefined ? null : maskPhone(ctx.ports.secretBox.decrypt(phone));
    return { kind: 'seeker', id, name, isOwn: own.has(payer) };
  };
}

/** Whose money is an admin's own: their identities', and their companies'. */
async function findOwnPayers(ctx: Ctx, personId: string): Promise<ReadonlySet<PayerText>> {
  const { userIds, companyIds } = await ownOf(ctx, personId);
  return new Set([...userIds.map(seekerPayer), ...companyIds.map(companyPayer)]);
}

/** Nobody decides about money of their own, or of their company. @throws Refusal 40993 */
export async function refuseOwnMoney(ctx: Ctx<AdminActor>, payer: PayerText): Promise<void> {
  refuseOwn((await findOwnPayers(ctx, ctx.actor.personId)).has(payer), 'money');
}
