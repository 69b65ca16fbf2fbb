import { totalCap } from '@pinjian/contract/paging.ts';
import type { AuditAct, AuditObjectKind } from '@pinjian/contract/console.ts';
import { seekerPayer } from '#domains/billing/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import type { Act } from './record-audit.ts';

export async function insertAudit(tx: Ctx, act: Act & { adminId: string | null; at: Date }): Promise<void> {
  await tx.db
    .insertInto('console_audit')
    .values({
      id: newId(),
      admin_id: act.adminId,
      act: act.act,
      object_kind: act.object?.kind ?? null,
      object_id: act.object?.id ?? null,
      reason: act.reason ?? null,
      facts: JSON.stringify(act.facts ?? {}),
      at: act.at,
    })
    .execute();
}

/** Whether the same admin did the same to the same thing since an instant. */
export async function wasActRecorded(tx: Ctx<AdminActor>, { act, object }: Act, since: Date): Promise<boolean> {
  const row = await tx.db
    .selectFrom('console_audit')
    .select('id')
    .where('object_id', '=', object?.id ?? null)
    .where('object_kind', '=', object?.kind ?? null)
    .where('act', '=', act)
    .where('admin_id', '=', tx.actor.userId)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The one thing that may be taken away again: the reason of an act on a person who is erased. */
export async function removeReasonsAbout(
  tx: Ctx,
  { personId, userIds }: { readonly personId: string; readonly userIds: readonly string[] },
): Promise<void> {
  const checks = tx.db
    .selectFrom('account_real_name_check')
    .select('id')
    .where('user_id', 'in', [...userIds]);
  const payers = userIds.map(seekerPayer);
  const refunds = tx.db.selectFrom('billing_refund').select('id').where('payer', 'in', payers);
  const adjustments = tx.db.selectFrom('billing_adjustment').select('id').where('payer', 'in', payers);
  const invoices = tx.db.selectFrom('billing_invoice').select('id').where('payer', 'in', payers);
  const payments = tx.db
    .selectFrom('billing_payment as payment')
    .innerJoin('billing_order as ordered', 'ordered.id', 'payment.order_id')
    .select('payment.id')
    .where('ordered.payer', 'in', payers);
  await tx.db
    .updateTable('console_audit')
    .set({ reason: null })
    .where('reason', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('object_kind', '=', 'person'), eb('object_id', '=', personId)]),
        ...(userIds.length === 0
          ? []
          : (
              [
                ['realName', checks],
                ['refund', refunds],
                ['adjustment', adjustments],
                ['invoice', invoices],
                ['payment', payments],
              ] as const
            ).map(([kind, ids]) => eb.and([eb('object_kind', '=', kind), eb('object_id', 'in', ids)]))),
      ]),
    )
    .execute();
}

export interface AuditFilter {
  readonly adminId?: string | undefined;
  readonly act?: AuditAct | undefined;
  readonly objectKind?: AuditObjectKind | undefined;
  readonly objectId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function matching(ctx: Ctx, filter: AuditFilter) {
  const { adminId, act, objectKind, objectId, from, to } = filter;
  return ctx.db
    .selectFrom('console_audit as audit')
    .$if(adminId !== undefined, (query) => query.where('audit.admin_id', '=', adminId ?? null))
    .$if(act !== undefined, (query) => query.where('audit.act', '=', act ?? ''))
    .$if(objectKind !== undefined, (query) => query.where('audit.object_kind', '=', objectKind ?? null))
    .$if(objectId !== undefined, (query) => query.where('audit.object_id', '=', objectId ?? null))
    .$if(from !== undefined, (query) => query.where('audit.at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('audit.at', '<', new Date(to ?? 0)));
}

/** One page of what admins did, newest first. */
export async function findAudit(ctx: Ctx, filter: AuditFilter, page: { current: number; pageSize: number }) {
  return matching(ctx, filter)
    .leftJoin('account_identity as identity', 'identity.id', 'audit.admin_id')
    .leftJoin('account_person as person', 'person.id', 'identity.person_id')
    .select(['audit.id', 'audit.admin_id', 'audit.act', 'audit.object_kind', 'audit.object_id', 'audit.reason'])
    .select(['audit.facts', 'audit.at', 'person.phone_cipher'])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(page.pageSize)
    .offset((page.current - 1) * page.pageSize)
    .execute();
}

/** How many there are, counted to one past the cap. */
export async function countAudit(ctx: Ctx, filter: AuditFilter): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(
      matching(ctx, filter)
        .select('audit.id')
        .limit(totalCap + 1)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Identities of admins, present and former ones. */
export async function findAuditAdmins(ctx: Ctx) {
  return ctx.db
    .selectFrom('account_identity as identity')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .select(['identity.id', 'person.phone_cipher'])
    .where('identity.kind', '=', 'admin')
    .orderBy('identity.created_at')
    .execute();
}
