import { secondAdminFen } from '@pinjian/contract/console-payment.ts';
import type {
  HandReturn,
  confirmHandReturn as confirmEndpoint,
  dropHandReturn as dropEndpoint,
  enterHandReturn as enterEndpoint,
  listHandReturns as endpoint,
} from '@pinjian/contract/console-hand-return.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import * as billing from '#domains/billing/index.ts';
import type { HandReturnCase } from '#domains/billing/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { payerViews, refuseOwnMoney } from '../payments/find-payers.ts';
import { requireAdmin } from '../policy.ts';
import { evidenceViews } from '../refunds/refund-case.ts';
import { pageOf } from '../view.ts';

async function handReturnViews(ctx: Ctx<AdminActor>, rows: readonly HandReturnCase[]): Promise<HandReturn[]> {
  const viewOf = await payerViews(
    ctx,
    rows.map((row) => row.payer),
  );
  const files = await billing.findHandReturnFiles(
    ctx,
    rows.map(({ id }) => id),
  );
  const views: HandReturn[] = [];
  for (const row of rows) {
    const { entry_number: bankNumber, entry_reason: reason, entered_at: at } = row;
    views.push({
      partId: row.id,
      orderId: row.order_id,
      number: row.number,
      paymentId: row.payment_id,
      payer: viewOf(row.payer),
      channel: row.channel,
      kind: row.kind === 'excess' ? 'excess' : 'return',
      fen: row.fen,
      receivedFen: row.received_fen ?? row.fen,
      askedFen: row.asked_fen,
      createdAt: row.created_at.toISOString(),
      needsSecond: row.fen >= secondAdminFen,
      entry:
        bankNumber === null || reason === null || at === null
          ? null
          : {
              bankNumber,
              reason,
              at: at.toISOString(),
              isOwn: row.entered_by === ctx.actor.userId,
              evidence: await evidenceViews(ctx, files.get(row.id) ?? []),
            },
      doneAt: row.done_at?.toISOString() ?? null,
    });
  }
  return views;
}

async function requireCase(ctx: Ctx, partId: string): Promise<HandReturnCase> {
  const row = await billing.findHandReturnCase(ctx, partId);
  if (row === undefined) throw new Refusal(errors.notFound);
  return row;
}

/** Money that a person sends back. @throws Refusal 403 */
export async function listHandReturns(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const records = await handReturnViews(ctx, await billing.listHandReturnRows(ctx, input.list, input));
  return pageOf(records, await billing.countHandReturnRows(ctx, input.list, totalCap + 1), input);
}

/** The first admin's word, with what the bank says. @throws Refusal 403, 40001, 40400, 40900, 40993, 41341, 41343 */
export async function enterHandReturn(
  ctx: Ctx<AdminActor>,
  { partId, bankNumber, reason, evidence }: Received<typeof enterEndpoint>,
): Promise<Answer<typeof enterEndpoint>> {
  return decide(ctx, partId, async (tx, object) => {
    if (await billing.enterHandReturn(tx, { partId, bankNumber, reason, evidence }))
      await recordAudit(tx, { act: 'handReturnEntered', object, reason, facts: { partId, bankNumber } });
  });
}

/** The second admin's. @throws Refusal 403, 40400, 40900, 40993, 41340 for who entered it, 41343 */
export async function confirmHandReturn(
  ctx: Ctx<AdminActor>,
  { partId }: Received<typeof confirmEndpoint>,
): Promise<Answer<typeof confirmEndpoint>> {
  return decide(ctx, partId, async (tx, object) => {
    if (await billing.confirmHandReturn(tx, partId))
      await recordAudit(tx, { act: 'handReturnConfirmed', object, facts: { partId } });
  });
}

/** @throws Refusal 403, 40400, 40900, 40993 */
export async function dropHandReturn(
  ctx: Ctx<AdminActor>,
  { partId, reason }: Received<typeof dropEndpoint>,
): Promise<Answer<typeof dropEndpoint>> {
  return decide(ctx, partId, async (tx, object) => {
    if (await billing.dropHandReturn(tx, partId))
      await recordAudit(tx, { act: 'handReturnDropped', object, reason, facts: { partId } });
  });
}

type Work = (tx: Ctx<AdminActor>, object: { readonly kind: 'payment'; readonly id: string }) => Promise<void>;

async function decide(ctx: Ctx<AdminActor>, partId: string, work: Work): Promise<HandReturn> {
  requireAdmin(ctx.actor, 'money.decide');
  await ctx.transaction(async (tx) => {
    const { payer, payment_id: paymentId } = await requireCase(tx, partId);
    await refuseOwnMoney(tx, payer);
    await work(tx, { kind: 'payment', id: paymentId });
  });
  const [view] = await handReturnViews(ctx, [await requireCase(ctx, partId)]);
  if (view === undefined) throw new Refusal(errors.notFound);
  return view;
}
