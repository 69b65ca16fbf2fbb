import { describe, expect, it } from 'vitest';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { invoiceErrors } from '@pinjian/contract/billing-invoice.ts';
import { startInvoice as startInvoiceEndpoint } from '@pinjian/contract/console-invoice.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { newId } from '#platform/core/ids.ts';
import { askInvoice, payOrder, consumingOwner, useOnce, wholeTitle } from '#testing/billing.ts';
import { pdfText } from '#testing/readers/pdf-text.ts';
import { flushInvoice, issueInvoice, refuseFlush, rejectInvoice, startInvoice } from '#testing/invoice-desk.ts';
import { useWorld } from '#testing/world.ts';
import { askRedFlush } from './ask-red-flush.ts';
import { getInvoice } from './get-invoice.ts';
import { getInvoiceFile } from './get-invoice-file.ts';
import { listInvoiceable } from './list-invoiceable.ts';
import { listInvoiceLines } from './list-invoice-lines.ts';
import { listInvoices } from './list-invoices.ts';
import { requestInvoice } from './request-invoice.ts';
import { sendInvoiceMail } from './send-invoice-mail.ts';
import { saveInvoiceTitle } from './title/save-title.ts';
import { withdrawInvoice } from './withdraw-invoice.ts';

const world = useWorld();
const refused = ({ code }: { readonly code: number }) => expect.objectContaining({ name: 'Refusal', code }) as unknown;
const page = { current: 1, pageSize: 10 };
const number = '24312000000000000001';
const red = '24312000000000000002';
const plain = (text: string) => text.replaceAll(/\s+/g, '');
const idOf = (url: string) => /^\/files\/([\da-f-]{36})\?/.exec(url)?.[1] ?? '';
const fileText = async (url: string) => plain(await pdfText(await world.test.ports.files.read(idOf(url))));

describe('what can be invoiced', () => {
  it('is what was consumed of what was paid: no recharge, nothing free, each line once', async () => {
    const owner = await consumingOwner(world);
    const ctx = world.as(owner);
    const before = await listInvoiceable(ctx, { month: undefined, ...page });
    expect(before).toMatchObject({ fen: 3000, lines: 3, total: 3, byPerson: true, mayWrite: true });
    expect(before.records.map(({ kind, fen }) => [kind, fen])).toEqual([
      ['aiInterview', 500],
      ['aiInterview', 500],
      ['contact', 2000],
    ]);
    const invoice = await askInvoice(world, owner);
    expect(invoice).toMatchObject({ state: 'waiting', fen: 3000, lines: 3, titleName: '青禾科技有限公司' });
    expect(await listInvoiceable(ctx, { month: undefined, ...page })).toMatchObject({
      fen: 0,
      records: [],
      months: [],
    });
    expect((await listInvoiceLines(ctx, { invoiceId: invoice.invoiceId, ...page })).records).toEqual(before.records);
  });

  it('of a seeker is what their simulations cost; the free ones are none', async () => {
    const seeker = await world.seeker();
    await useOnce(world, seeker, { item: 'simulation' });
    expect(await listInvoiceable(world.as(seeker), { month: undefined, ...page })).toMatchObject({ fen: 0, lines: 0 });
    await payOrder(world, seeker, { units: 30, fen: 18_900 });
    for (let at = 0; at < 3; at += 1) await useOnce(world, seeker, { item: 'simulation' });
    const { fen, lines } = await listInvoiceable(world.as(seeker), { month: undefined, ...page });
    // Two were free still, and the third cost a thirtieth of the card.
    expect([fen, lines]).toEqual([630, 1]);
    const details = { subjectType: 2, name: '林小满', address: '某路 1 号' } as const;
    const { title } = await askInvoice(world, seeker, { title: details });
    expect(title).toMatchObject({ name: '林小满', creditCode: '', address: '', bank: '' });
  });
});

describe('asking for an invoice', () => {
  it('twice with one key is one invoice; another sum, nothing and lines of another invoice are refused', async () => {
    const owner = await consumingOwner(world);
    const ctx = world.as(owner);
    const { titleId } = await saveInvoiceTitle(ctx, { ...wholeTitle(), titleId: undefined, isDefault: false });
    const { records } = await listInvoiceable(ctx, { month: undefined, ...page });
    const chosen = records.slice(0, 1).map(({ consumptionId }) => consumptionId);
    const request = {
      key: newId(),
      titleId,
      type: 1,
      pick: { kind: 'chosen', consumptionIds: chosen },
      remark: '',
    } as const;
    await expect(requestInvoice(ctx, { ...request, fen: 501 })).rejects.toEqual(
      expect.objectContaining({ code: invoiceErrors.amountChanged.code, data: { fen: 500 } }),
    );
    const one = await requestInvoice(ctx, { ...request, fen: 500 });
    expect((await requestInvoice(ctx, { ...request, fen: 500 })).invoiceId).toBe(one.invoiceId);
    await expect(requestInvoice(ctx, { ...request, key: newId(), fen: 500 })).rejects.toEqual(
      refused(invoiceErrors.nothingToInvoice),
    );
    const both = {
      kind: 'chosen',
      consumptionIds: records.slice(0, 2).map(({ consumptionId }) => consumptionId),
    } as const;
    await expect(requestInvoice(ctx, { ...request, key: newId(), pick: both, fen: 1000 })).rejects.toEqual(
      refused(invoiceErrors.lineInvoiced),
    );
    expect((await listInvoices(ctx, { state: undefined, ...page })).total).toBe(1);
  });

  it('of the special kind needs an enterprise with everything that stands on one', async () => {
    const owner = await consumingOwner(world);
    await expect(askInvoice(world, owner, { type: 2, title: { subjectType: 2 } })).rejects.toEqual(
      refused(invoiceErrors.specialForEnterprise),
    );
    await expect(askInvoice(world, owner, { type: 2, title: { bank: '', phone: '' } })).rejects.toEqual(
      expect.objectContaining({ code: invoiceErrors.titleIncomplete.code, data: { missing: ['phone', 'bank'] } }),
    );
    expect(await askInvoice(world, owner, { type: 2 })).toMatchObject({ type: 2, subjectType: 1, state: 'waiting' });
  });

  it('is for who manages the wallet; others read, strangers and interviewers do not', async () => {
    const owner = await consumingOwner(world);
    const { companyId } = owner;
    const recruiter = await world.employer({ companyId, role: 'recruiter' });
    const interviewer = await world.employer({ companyId, role: 'interviewer' });
    const other = await consumingOwner(world);
    const seeker = await world.seeker();
    const { invoiceId } = await askInvoice(world, owner);
    await expect(askInvoice(world, recruiter)).rejects.toEqual(refused(accountErrors.noPermission));
    expect(await getInvoice(world.as(recruiter), { invoiceId })).toMatchObject({ invoiceId, mayWrite: false });
    await expect(getInvoice(world.as(interviewer), { invoiceId })).rejects.toEqual(refused(accountErrors.noPermission));
    await expect(withdrawInvoice(world.as(recruiter), { invoiceId })).rejects.toEqual(
      refused(accountErrors.noPermission),
    );
    for (const actor of [other, seeker]) {
      const ctx = world.as(actor);
      await expect(getInvoice(ctx, { invoiceId })).rejects.toEqual(refused(errors.notFound));
      await expect(withdrawInvoice(ctx, { invoiceId })).rejects.toEqual(refused(errors.notFound));
      await expect(getInvoiceFile(ctx, { invoiceId, paper: 'blue' })).rejects.toEqual(refused(errors.notFound));
      await expect(listInvoiceLines(ctx, { invoiceId, ...page })).rejects.toEqual(refused(errors.notFound));
      expect((await listInvoices(ctx, { state: undefined, ...page })).records).toEqual([]);
    }
    await expect(listInvoices(world.as(await world.admin()), { state: undefined, ...page })).rejects.toEqual(
      refused(errors.notAllowed),
    );
  });
});

describe('an invoice', () => {
  it('that is issued says the same amount on the screen, in the PDF, in the mail and in the message', async () => {
    const owner = await consumingOwner(world);
    const ctx = world.as(owner);
    const admin = world.as(await world.admin());
    const { invoiceId, fen } = await askInvoice(world, owner, { type: 2 });
    const begun = await startInvoice(admin, { invoiceId });
    // Masked, it would be refused by the form, and is what the console is answered all the same.
    expect(startInvoiceEndpoint.output?.parse(begun)).toEqual(begun);
    expect(begun.title).toMatchObject({ phone: '****0000', account: '****1234' });
    await expect(withdrawInvoice(ctx, { invoiceId })).rejects.toEqual(refused(errors.stateChanged));
    await issueInvoice(admin, { invoiceId, number, fileId: null });
    await expect(issueInvoice(admin, { invoiceId, number, fileId: null })).rejects.toEqual(
      refused(errors.stateChanged),
    );
    const issued = await getInvoice(ctx, { invoiceId });
    expect(issued).toMatchObject({ state: 'issued', fen, paper: { number, hasFile: true }, mailState: 'waiting' });
    const words = amountText(fen);
    expect(words).toBe('30元');
    const { url, name } = await getInvoiceFile(ctx, { invoiceId, paper: 'blue' });
    expect(name).toBe(`电子专用发票-${number}.pdf`);
    const text = await fileText(url);
    for (const each of [words, '叁拾元整', number, '青禾科技有限公司', '6222000000001234'])
      expect(text).toContain(each);
    await world.runTasks();
    const [mail] = world.test.sentMails;
    expect(mail).toMatchObject({ mail: 'finance@example.com', files: [{ name, type: 'application/pdf' }] });
    expect(`${mail?.subject}\n${mail?.text}`).toContain(words);
    expect(mail?.text).toContain(number);
    const message = await world.db
      .selectFrom('message_message')
      .select(['content', 'about'])
      .where('title', '=', '发票已开具')
      .executeTakeFirstOrThrow();
    expect(message).toMatchObject({ about: 'money', content: expect.stringContaining(words) });
    expect((await getInvoice(ctx, { invoiceId })).mailState).toBe('sent');
  });

  it('that is rejected or withdrawn gives its lines back; again is the same result', async () => {
    const owner = await consumingOwner(world);
    const ctx = world.as(owner);
    const admin = world.as(await world.admin());
    const first = await askInvoice(world, owner);
    const reason = '抬头名称与信用代码不一致';
    await rejectInvoice(admin, { invoiceId: first.invoiceId, reason });
    expect(await getInvoice(ctx, { invoiceId: first.invoiceId })).toMatchObject({ state: 'rejected', reason });
    const second = await askInvoice(world, owner);
    await withdrawInvoice(ctx, { invoiceId: second.invoiceId });
    expect((await withdrawInvoice(ctx, { invoiceId: second.invoiceId })).state).toBe('withdrawn');
    expect(await askInvoice(world, owner)).toMatchObject({ fen: first.fen, lines: first.lines });
  });

  it('is taken back by a red one alone, after which its lines may be invoiced again', async () => {
    const owner = await consumingOwner(world);
    const ctx = world.as(owner);
    const admin = world.as(await world.admin());
    const { invoiceId, fen } = await askInvoice(world, owner);
    await expect(askRedFlush(ctx, { invoiceId, reason: '抬头写错了' })).rejects.toEqual(refused(errors.stateChanged));
    await issueInvoice(admin, { invoiceId, number, fileId: null });
    await askRedFlush(ctx, { invoiceId, reason: '抬头写错了' });
    expect((await askRedFlush(ctx, { invoiceId, reason: '抬头写错了' })).state).toBe('flushing');
    await refuseFlush(admin, { invoiceId, reason: '抬头与申请一致' });
    expect(await getInvoice(ctx, { invoiceId })).toMatchObject({ state: 'issued', reason: '抬头与申请一致' });
    const flush = { invoiceId, reason: '开票有误', fileId: null };
    await expect(flushInvoice(admin, { ...flush, number: null })).rejects.toEqual(refused(errors.invalidInput));
    await expect(flushInvoice(admin, { ...flush, number })).rejects.toEqual(refused(invoiceErrors.numberUsed));
    await flushInvoice(admin, { ...flush, number: red });
    expect(await getInvoice(ctx, { invoiceId })).toMatchObject({
      state: 'flushed',
      paper: { number },
      red: { number: red },
    });
    const { url } = await getInvoiceFile(ctx, { invoiceId, paper: 'red' });
    const text = await fileText(url);
    // A line for each thing: their sum stands in the total, whose sign says nothing of theirs.
    const things = await world.db
      .selectFrom('billing_consumption')
      .select((eb) => eb.fn.sum<number>('units').as('units'))
      .groupBy('item')
      .execute();
    expect(things.length).toBeGreaterThan(1);
    for (const each of [
      `-${amountText(fen)}`,
      ...things.map(({ units }) => `-${units}`),
      red,
      `对应蓝字发票号码：${number}`,
    ])
      expect(text).toContain(each);
    expect(await askInvoice(world, owner)).toMatchObject({ fen, state: 'waiting' });
  });

  it('is mailed again where it is asked for, to whichever address, one at a time', async () => {
    const owner = await consumingOwner(world);
    const ctx = world.as(owner);
    const admin = world.as(await world.admin());
    const { invoiceId } = await askInvoice(world, owner, { title: { mail: '' } });
    await expect(sendInvoiceMail(ctx, { invoiceId, mail: 'a@example.com' })).rejects.toEqual(
      refused(invoiceErrors.notIssued),
    );
    await issueInvoice(admin, { invoiceId, number, fileId: null });
    await expect(sendInvoiceMail(ctx, { invoiceId, mail: '' })).rejects.toEqual(refused(invoiceErrors.noMailAddress));
    await sendInvoiceMail(ctx, { invoiceId, mail: 'a@example.com' });
    await sendInvoiceMail(ctx, { invoiceId, mail: 'a@example.com' });
    await world.runTasks();
    expect(world.test.sentMails.map(({ mail }) => mail)).toEqual(['a@example.com']);
  });
});
