import type { UseItem } from '@pinjian/contract/billing-price.ts';
import { titleDetails, type TitleDetails } from '@pinjian/contract/billing-invoice-title.ts';
import type { Actor, EmployerActor, SeekerActor } from '#server/context.ts';
import { fulfilOrder, holdUse, requirePayer, takeUse, unitOfPayer } from '#domains/billing/index.ts';
import { requestInvoice } from '#domains/billing/invoice/request-invoice.ts';
import { listInvoiceable } from '#domains/billing/invoice/list-invoiceable.ts';
import { saveInvoiceTitle } from '#domains/billing/invoice/title/save-title.ts';
import { newId } from '#platform/core/ids.ts';
import { newCreditCode, verifiedOwner } from './company.ts';
import type { World } from './world.ts';

/** What a company buys in the tests: one yuan a credit. */
const recharged = { units: 1000, fen: 100_000 } as const;

/** Pays an order of somebody, by real postings; it is spent before what they were given. Answers its id. */
export async function payOrder(
  world: World,
  actor: Actor,
  { units, fen }: { readonly units: number; readonly fen: number } = recharged,
): Promise<string> {
  const payer = requirePayer(actor);
  const orderId = newId();
  const product = unitOfPayer(payer) === 'credit' ? 'recharge1000' : 'monthCard';
  await world.system().transaction(async (tx) => {
    const line = { product, unit: unitOfPayer(payer), units, fen, days: 365 } as const;
    await fulfilOrder(tx, { payer, orderId, vendor: 'sandbox', lines: [line] });
  });
  return orderId;
}

/** Uses something and takes it, at the price of the list. */
export async function useOnce(
  world: World,
  actor: EmployerActor | SeekerActor,
  use: { readonly item: UseItem; readonly positionId?: string | null },
): Promise<void> {
  const payer = requirePayer(actor);
  const subjectId = newId();
  const key = `${use.item}:${subjectId}`;
  const memberId = actor.kind === 'employer' ? actor.userId : null;
  await world.system().transaction(async (tx) => {
    const subject = { kind: 'invitation', id: subjectId } as const;
    await holdUse(tx, { payer, memberId, item: use.item, key, subject, positionId: use.positionId ?? null });
    await takeUse(tx, { key });
  });
}

/** The owner of a company that paid 1,000 yuan and used a contact (20 yuan) and two AI interviews (5 yuan each). */
export async function consumingOwner(world: World): Promise<EmployerActor & { companyId: string }> {
  const owner = await verifiedOwner(world, { name: '青禾科技有限公司' });
  await payOrder(world, owner);
  for (const item of ['contact', 'aiInterview', 'aiInterview'] as const) {
    world.clock.advance(60_000);
    await useOnce(world, owner, { item });
  }
  return owner;
}

/** A whole title of an enterprise. */
export function wholeTitle(changes: Partial<TitleDetails> = {}): TitleDetails {
  return titleDetails.parse({
    subjectType: 1,
    name: '青禾科技有限公司',
    creditCode: newCreditCode(),
    address: '上海市浦东新区示例路 1 号',
    phone: '021-55550000',
    bank: '示例银行浦东支行',
    account: '6222000000001234',
    mail: 'finance@example.com',
    ...changes,
  });
}

/** Asks for an invoice of everything that can be invoiced; answers it. */
export async function askInvoice(
  world: World,
  actor: EmployerActor | SeekerActor,
  changes: { readonly title?: Partial<TitleDetails>; readonly type?: 1 | 2; readonly key?: string } = {},
) {
  const ctx = world.as(actor);
  const { titleId } = await saveInvoiceTitle(ctx, {
    ...wholeTitle(changes.title),
    titleId: undefined,
    isDefault: true,
  });
  const { fen } = await listInvoiceable(ctx, { month: undefined, current: 1, pageSize: 10 });
  return requestInvoice(ctx, {
    key: changes.key ?? newId(),
    titleId,
    type: changes.type ?? 1,
    pick: { kind: 'all' },
    fen,
    remark: '',
  });
}
