import type { Ctx } from '#server/context.ts';

/** How many things wait for an admin, and since when the oldest does. */
interface Waiting {
  readonly count: number;
  readonly oldest: Date | null;
}

/** Payments of which money came that fits nothing. */
export async function countPaymentsInDoubt(ctx: Ctx): Promise<Waiting> {
  return ctx.db
    .selectFrom('billing_payment')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('settled_at').as('oldest')])
    .where('state', '=', 'inDoubt')
    .executeTakeFirstOrThrow();
}

/** Bank transfers whose voucher nobody has compared with the bank's list. */
export async function countBankPayments(ctx: Ctx): Promise<Waiting> {
  return ctx.db
    .selectFrom('billing_bank_transfer')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('voucher_at').as('oldest')])
    .where('confirmed', 'is', null)
    .where('voucher_at', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** Refunds to be decided, by a first or a second admin, and those of which a part could not be returned. */
export async function countRefunds(ctx: Ctx): Promise<Waiting> {
  return ctx.db
    .selectFrom('billing_refund as refund')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('requested_at').as('oldest')])
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['requested', 'secondAsked']),
        eb.exists(
          eb
            .selectFrom('billing_refund_part as part')
            .select('part.id')
            .whereRef('part.refund_id', '=', 'refund.id')
            .where('part.state', '=', 'failed'),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
}

/** Differences from vendors' bills that nobody has dealt with. */
export async function countDifferences(ctx: Ctx): Promise<Waiting> {
  return ctx.db
    .selectFrom('billing_difference')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('found_at').as('oldest')])
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Adjustments that wait for a second admin. */
export async function countAdjustments(ctx: Ctx): Promise<Waiting> {
  return ctx.db
    .selectFrom('billing_adjustment')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('proposed_at').as('oldest')])
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow();
}
