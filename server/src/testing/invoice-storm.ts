import { sql } from 'kysely';
import { invoiceSteps } from '@pinjian/contract/billing-invoice-view.ts';
import { askRedFlush } from '#domains/billing/invoice/ask-red-flush.ts';
import { rejectInvoice, refuseFlush, startInvoice } from '#domains/billing/index.ts';
import { listInvoiceable } from '#domains/billing/invoice/list-invoiceable.ts';
import { lockInvoice } from '#domains/billing/invoice/queries.ts';
import { requestInvoice } from '#domains/billing/invoice/request-invoice.ts';
import { settleFlushed, settleIssued } from '#domains/billing/invoice/settle-invoice.ts';
import { saveInvoiceTitle } from '#domains/billing/invoice/title/save-title.ts';
import { withdrawInvoice } from '#domains/billing/invoice/withdraw-invoice.ts';
import { companyOf } from '#domains/billing/policy.ts';
import type { Payer } from '#domains/wallet/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx, EmployerActor, SeekerActor, SystemActor } from '#server/context.ts';

type Asker = EmployerActor | SeekerActor;

/** Whoever asks for a payer's invoices: the seeker, or somebody of the company who bears its id. */
export function askerOf(payer: Payer): Asker {
  const companyId = companyOf(payer);
  const id = payer.slice(payer.indexOf(':') + 1);
  const person = { userId: id, personId: id, familyId: id };
  if (companyId === null) return { kind: 'seeker', ...person };
  return { kind: 'employer', ...person, companyId, companyRole: 'owner', permissions: ['wallet.read', 'wallet.write'] };
}

/** People by whom payers ask for invoices. */
export async function insertAskers(ctx: Ctx, payers: readonly Payer[]): Promise<void> {
  const now = ctx.now();
  for (const { userId: id, kind } of payers.map(askerOf)) {
    const person = { id, phone_hash: Buffer.from(id), phone_cipher: Buffer.from(id), created_at: now };
    await ctx.db.insertInto('account_person').values(person).execute();
    const identity = { id, person_id: id, kind, real_name_state: 0, created_at: now };
    await ctx.db.insertInto('account_identity').values(identity).execute();
  }
}

/** Something that happens to a payer's invoices; what is drawn is drawn now, so that told again it is the same. */
export function invoiceDeed(
  payer: Payer,
  next: (below: number) => number,
): { readonly what: string; readonly run: (ctx: Ctx<SystemActor>) => Promise<unknown> } {
  const [kind, pick, key] = [next(9), next(1000), newId()];
  const asker = askerOf(payer);
  if (kind < 4) return { what: `ask ${key}`, run: (ctx) => ask(ctx.as(asker), { key, pick, isSpecial: kind === 0 }) };
  const adminId = asker.userId;
  const reason = '风暴里的一个原因';
  const fileId = newId();
  const number = BigInt(`0x${fileId.replaceAll('-', '')}`)
    .toString()
    .slice(-20);
  const along = async (): Promise<void> => undefined;
  const on = (what: string, run: (ctx: Ctx<SystemActor>, invoiceId: string) => Promise<unknown>) => ({
    what: `${what} ${key}`,
    run: async (ctx: Ctx<SystemActor>) => {
      const invoiceId = await someInvoice(ctx, payer, pick);
      if (invoiceId !== undefined) await run(ctx, invoiceId);
    },
  });
  if (kind === 4)
    return next(3) === 0
      ? on('withdraw', (ctx, invoiceId) => withdrawInvoice(ctx.as(asker), { invoiceId }))
      : on('start', (ctx, invoiceId) => startInvoice(ctx, { invoiceId, adminId }, along));
  if (kind === 5) return on('reject', (ctx, invoiceId) => rejectInvoice(ctx, { invoiceId, adminId, reason }, along));
  if (kind === 6)
    return on('issue', (ctx, invoiceId) => enter(ctx, { invoiceId, number, fileId, adminId }, settleIssued));
  if (kind === 7)
    return next(3) === 0
      ? on('refuse', (ctx, invoiceId) => refuseFlush(ctx, { invoiceId, adminId, reason }, along))
      : on('ask back', (ctx, invoiceId) => askRedFlush(ctx.as(asker), { invoiceId, reason }));
  const flush: typeof settleIssued = (tx, settled) => settleFlushed(tx, { ...settled, reason });
  return on('flush', (ctx, invoiceId) => enter(ctx, { invoiceId, number, fileId, adminId }, flush));
}

/** An invoice of everything that is free, or of some of it: others ask for the same lines at the same moment. */
async function ask(
  ctx: Ctx<Asker>,
  { key, pick, isSpecial }: { readonly key: string; readonly pick: number; readonly isSpecial: boolean },
): Promise<void> {
  const isCompany = ctx.actor.kind === 'employer';
  const { fen, records } = await listInvoiceable(ctx, { month: undefined, current: 1, pageSize: 10 });
  if (fen === 0) return;
  const title = {
    subjectType: isCompany ? 1 : 2,
    name: '示例企业有限公司',
    creditCode: isCompany ? '91110000600037341L' : '',
    address: '示例路 1 号',
    phone: '010-00000000',
    bank: '示例银行',
    account: '110900000000001',
    mail: '',
  } as const;
  const titleId = await titleOf(ctx, title);
  const some = records.slice(0, 1 + (pick % 5));
  // Others were faster between the two looks: nothing is left to choose.
  if (some.length === 0) return;
  const isAll = pick % 4 === 0;
  const lines = isAll
    ? ({ kind: 'all' } as const)
    : ({ kind: 'chosen', consumptionIds: some.map(({ consumptionId }) => consumptionId) } as const);
  const sum = isAll ? fen : some.reduce((total, line) => total + line.fen, 0);
  await requestInvoice(ctx, { key, titleId, type: isCompany && isSpecial ? 2 : 1, pick: lines, fen: sum, remark: '' });
}

async function titleOf(ctx: Ctx<Asker>, title: Omit<Parameters<typeof saveInvoiceTitle>[1], 'titleId' | 'isDefault'>) {
  const { userId } = ctx.actor;
  const known = await ctx.db
    .selectFrom('billing_invoice_title')
    .select('id')
    .where('saved_by', '=', userId)
    .executeTakeFirst();
  return known?.id ?? (await saveInvoiceTitle(ctx, { ...title, titleId: undefined, isDefault: false })).titleId;
}

async function someInvoice(ctx: Ctx, payer: Payer, pick: number): Promise<string | undefined> {
  const rows = await ctx.db
    .selectFrom('billing_invoice')
    .select('id')
    .where('payer', '=', payer)
    .where('state', 'in', ['waiting', 'issuing', 'issued', 'flushing'])
    .orderBy('id', 'desc')
    .limit(8)
    .execute();
  return rows[pick % Math.max(1, rows.length)]?.id;
}

interface Entered {
  readonly invoiceId: string;
  readonly number: string;
  readonly fileId: string;
  readonly adminId: string;
}

/** What an admin enters, its PDF given: printing is another matter. */
async function enter(
  ctx: Ctx<SystemActor>,
  { invoiceId, number, fileId, adminId }: Entered,
  settle: typeof settleIssued,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await lockInvoice(tx, invoiceId);
    if (row === undefined) throw new Error(`there is no invoice ${invoiceId}`);
    const file = { id: fileId, owner_id: adminId, purpose: 'invoice', name: '发票.pdf', kind: 'pdf' } as const;
    await tx.db
      .insertInto('platform_file')
      .values({ ...file, media_type: 'application/pdf', size: 1, sha256: '', created_at: tx.now() })
      .onConflict((same) => same.doNothing())
      .execute();
    await settle(tx, { row, number, fileId, issuedAt: tx.now(), byId: adminId });
  });
}

/** Which act leads to which state of an invoice. */
const leadsTo = {
  requested: 'waiting',
  started: 'issuing',
  issued: 'issued',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  vendorFailed: 'waiting',
  flushAsked: 'flushing',
  flushRefused: 'issued',
  flushed: 'flushed',
} as const;

/** Everything that must hold of invoices, whatever happened: a line for each thing that does not. */
export async function wrongWithInvoices(ctx: Ctx): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    with made as (
      select invoice.id, invoice.state, invoice.fen, invoice.lines, invoice.payer,
        (select count(*) from billing_invoice_line line where line.invoice_id = invoice.id) as count,
        (select count(*) from billing_invoice_line line where line.invoice_id = invoice.id and line.held) as held,
        (select coalesce(sum(line.fen), 0) from billing_invoice_line line where line.invoice_id = invoice.id) as sum,
        (select array_agg(paper.paper order by paper.paper) from billing_invoice_paper paper
          where paper.invoice_id = invoice.id) as papers
      from billing_invoice invoice)
    select 'an invoice is not what its lines are: ' || id as what from made where lines <> count or fen <> sum
    union all select 'an invoice holds what it may not, or not what it should: ' || id from made
      where held <> case when state in ('waiting', 'issuing', 'issued', 'flushing') then lines else 0 end
    union all select 'an invoice has other papers than its state says: ' || id from made
      where coalesce(papers, '{}') <> case when state in ('issued', 'flushing') then array['blue']
        when state = 'flushed' then array['blue', 'red'] else array[]::text[] end
    union all select 'a line is in two invoices: ' || consumption_id from billing_invoice_line
      where held group by consumption_id having count(*) > 1
    union all select 'a line is another payer''s, or of another sum: ' || line.consumption_id from billing_invoice_line line
      join billing_consumption used on used.id = line.consumption_id join made on made.id = line.invoice_id
      where used.payer <> made.payer or used.fen <> line.fen
    union all select 'more is invoiced than was consumed: ' || used.payer from billing_consumption used
      group by used.payer having sum(used.fen) < (select coalesce(sum(line.fen), 0) from billing_invoice_line line
        join made on made.id = line.invoice_id where line.held and made.payer = used.payer)`.execute(ctx.db);
  return [...rows.map(({ what }) => what), ...(await illegalHistories(ctx))];
}

/** Histories that are no path of the contract, or end elsewhere than the invoice stands. */
async function illegalHistories(ctx: Ctx): Promise<string[]> {
  const invoices = await ctx.db.selectFrom('billing_invoice').select(['id', 'state']).execute();
  const acts = await ctx.db
    .selectFrom('billing_invoice_act')
    .select(['invoice_id', 'act'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  const histories = Map.groupBy(acts, (row) => row.invoice_id);
  return invoices.flatMap(({ id, state }) => {
    const path = (histories.get(id) ?? []).map(({ act }) => leadsTo[act]);
    const isLegal = path.every((to, at) => at === 0 || invoiceSteps[path[at - 1] ?? to].includes(to));
    return isLegal && path[0] === 'waiting' && path.at(-1) === state ? [] : [`${id}: ${path.join(' ')}, is ${state}`];
  });
}
