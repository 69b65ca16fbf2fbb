import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { statementErrors, type StatementKind } from '@pinjian/contract/billing-statement.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { amountText, yuanText } from '@pinjian/contract/money.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import { grantUnits, refundLot, requirePayer } from '#domains/billing/index.ts';
import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { askInvoice, payOrder, consumingOwner, useOnce } from '#testing/billing.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { paidOrder } from '#testing/payment.ts';
import { pdfText } from '#testing/readers/pdf-text.ts';
import { useWorld } from '#testing/world.ts';
import { exportStatement } from './export-statement.ts';
import { getStatementMonths } from './get-months.ts';
import { getStatementShares } from './get-shares.ts';
import { listStatement } from './list-statement.ts';
import { exportReceipt } from './receipt/export-receipt.ts';

const world = useWorld();
const refused = ({ code }: { readonly code: number }) => expect.objectContaining({ name: 'Refusal', code }) as unknown;
const all = { kind: undefined, month: undefined, memberId: undefined, positionId: undefined };
const page = { current: 1, pageSize: 100 };
const plain = (text: string) => text.replaceAll(/\s+/g, '');
const list = (actor: EmployerActor | SeekerActor, changes: { readonly [name: string]: unknown } = {}) =>
  listStatement(world.as(actor), { ...all, ...page, ...changes });
const idOf = (url: string) => /^\/files\/([\da-f-]{36})\?/.exec(url)?.[1] ?? '';

/** What is left on the ledger, what is held of it included. */
async function balanceOf(actor: EmployerActor): Promise<number> {
  const account = await world.db
    .selectFrom('wallet_account')
    .select(['credits_posted', 'debits_posted'])
    .where('book', '=', requirePayer(actor))
    .where('name', '=', 'available')
    .executeTakeFirstOrThrow();
  return account.credits_posted - account.debits_posted;
}

describe('a statement', () => {
  it('has every purchase, gift, use and refund, the last first, and comes to what is left', async () => {
    const owner = await consumingOwner(world);
    const payer = requirePayer(owner);
    world.clock.advance(60_000);
    const orderId = await payOrder(world, owner, { units: 500, fen: 50_000 });
    world.clock.advance(60_000);
    await world.system().transaction(async (tx) => {
      expect(await refundLot(tx, { orderId, fen: 12_345, vendor: 'sandbox', key: 'one' })).toEqual({ units: 124 });
      await grantUnits(tx, { payer, units: 7, key: 'sorry', origin: 'adjustment' });
    });
    const { records, total } = await list(owner);
    const sum = records.reduce((units, line) => units + line.units, 0);
    expect(sum).toBe(await balanceOf(owner));
    // What every company of the tests is given stands among them.
    expect(total).toBe(8);
    expect(records.map(({ kind, units, fen }) => [kind, units, fen])).toEqual(
      expect.arrayContaining([
        ['refund', -124, 12_345],
        ['adjustment', 7, 0],
        ['purchase', 500, 50_000],
        ['aiInterview', -5, 500],
        ['contact', -20, 2000],
        ['purchase', 1000, 100_000],
      ]),
    );
    expect(records.map(({ at }) => at)).toEqual(
      records
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(records.find(({ kind }) => kind === 'refund')?.orderId).toBe(orderId);
    const kinds: readonly [StatementKind, number][] = [
      ['purchase', 2],
      ['refund', 1],
      ['adjustment', 2],
      ['contact', 1],
      ['aiInterview', 2],
      ['expired', 0],
    ];
    for (const [kind, count] of kinds) expect((await list(owner, { kind })).total).toBe(count);
    expect((await list(owner, { pageSize: 2, current: 2 })).records).toEqual(records.slice(2, 4));
    expect((await list(owner, { month: '2020-01' })).records).toEqual([]);
  });

  it('tells by member and by position, and is narrowed to one', async () => {
    const owner = await verifiedOwner(world, { name: '青禾科技有限公司' });
    const positionId = await openPosition(world, owner, { title: '前端工程师' });
    const recruiter = await world.employer({ companyId: owner.companyId, role: 'recruiter' });
    await payOrder(world, owner);
    await useOnce(world, owner, { item: 'aiInterview', positionId });
    await useOnce(world, recruiter, { item: 'contact', positionId });
    await useOnce(world, recruiter, { item: 'aiInterview' });
    const shares = await getStatementShares(world.as(owner), { month: undefined });
    expect(shares.members).toMatchObject([
      { id: recruiter.userId, units: 25, fen: 2500, count: 2 },
      { id: owner.userId, units: 5, fen: 500, count: 1 },
    ]);
    expect(shares.positions).toMatchObject([
      { id: positionId, name: '前端工程师', units: 25, fen: 2500, count: 2 },
      { id: null, name: '', units: 5 },
    ]);
    expect((await list(owner, { memberId: recruiter.userId })).total).toBe(2);
    expect((await list(owner, { positionId })).records).toMatchObject([
      { positionTitle: '前端工程师' },
      { positionTitle: '前端工程师' },
    ]);
  });

  it('of the last twelve months is drawn with those that are empty', async () => {
    const owner = await consumingOwner(world);
    const { months, unit } = await getStatementMonths(world.as(owner));
    expect([months.length, unit]).toEqual([12, 'credit']);
    expect(months.at(-1)).toMatchObject({ paid: 100_000, refunded: 0, consumed: 3000, units: 30 });
    expect(months[0]).toMatchObject({ paid: 0, consumed: 0, units: 0 });
  });

  it('says of each use whether it is invoiced', async () => {
    const owner = await consumingOwner(world);
    await askInvoice(world, owner);
    const states = (await list(owner)).records.map(({ kind, invoice }) => [kind, invoice]);
    expect(states).toEqual(
      expect.arrayContaining([
        ['contact', 'asked'],
        ['purchase', 'never'],
      ]),
    );
  });

  it('is one’s own: no other company, no seeker, no interviewer, no admin', async () => {
    const owner = await consumingOwner(world);
    const other = await verifiedOwner(world);
    const seeker = await world.seeker();
    const interviewer = await world.employer({ companyId: owner.companyId, role: 'interviewer' });
    const [line] = (await list(owner)).records;
    const receipt = { lineId: line?.lineId ?? '', fileName: '收据.pdf' };
    for (const actor of [other, seeker]) {
      expect((await list(actor)).records.filter(({ kind }) => kind !== 'adjustment')).toEqual([]);
      await expect(exportReceipt(world.as(actor), receipt)).rejects.toEqual(refused(errors.notFound));
      await expect(exportStatement(world.as(actor), { ...all, kind: 'contact', format: 'csv' })).rejects.toEqual(
        refused(statementErrors.nothingToExport),
      );
    }
    await expect(list(interviewer)).rejects.toEqual(refused(accountErrors.noPermission));
    await expect(listStatement(world.as(await world.admin()), { ...all, ...page })).rejects.toEqual(
      refused(errors.notAllowed),
    );
  });

  it('says each amount alike on the screen, in both sheets and on the receipt', async () => {
    const owner = await consumingOwner(world);
    await payOrder(world, owner, { units: 700, fen: 70_055 });
    await world.db
      .updateTable('account_identity')
      .set({ username: '=HYPERLINK("http://example.com")' })
      .where('id', '=', owner.userId)
      .execute();
    const ctx = world.as(owner);
    const { records } = await list(owner);
    const csv = await exportStatement(ctx, { ...all, format: 'csv' });
    expect([csv.lines, csv.name.endsWith('.csv')]).toEqual([records.length, true]);
    const text = new TextDecoder().decode(await world.test.ports.files.read(idOf(csv.url)));
    expect(text).toContain('"\'=HYPERLINK(""http://example.com"")"');
    const xlsx = await exportStatement(ctx, { ...all, format: 'xlsx' });
    const [sheet] = await readXlsxFile(Buffer.from(await world.test.ports.files.read(idOf(xlsx.url))));
    const rows = sheet?.data ?? [];
    for (const line of records) {
      const row = rows.find((cells) => cells.at(-1) === line.lineId) ?? [];
      expect(row[4]).toBe(Number(yuanText(line.fen)));
      expect(row[2]).toBe(line.units);
      expect(text).toContain(`,${String(Number(yuanText(line.fen)))},`);
      if (line.kind === 'adjustment') continue;
      const printed = plain(await pdfText(await exportReceipt(ctx, { lineId: line.lineId, fileName: '收据.pdf' })));
      expect(printed).toContain(plain(amountText(line.fen)));
      const units = plain(unitsText(Math.abs(line.units), line.unit));
      expect(printed).toContain(units);
      expect(printed).not.toContain(`-${units}`);
    }
  });

  it('has receipts with the names that an accountant looks for: the whole company, the number of the order', async () => {
    const owner = await verifiedOwner(world);
    const { number } = await paidOrder(world.system(), world.as(owner), 'recharge500');
    const [line] = (await list(owner, { kind: 'purchase' })).records;
    await world.db.updateTable('company_company').set({ short_name: '简称' }).execute();
    const { name } = await world.db
      .selectFrom('company_company')
      .select('name')
      .where('id', '=', owner.companyId)
      .executeTakeFirstOrThrow();
    const receipt = { lineId: line?.lineId ?? '', fileName: '收据.pdf' };
    const printed = plain(await pdfText(await exportReceipt(world.as(owner), receipt)));
    for (const each of [name, number, '500额度', '500元']) expect(printed).toContain(plain(each));
    expect(printed).not.toContain('简称');
  });
});
