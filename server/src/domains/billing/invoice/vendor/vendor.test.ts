import { describe, expect, it } from 'vitest';
import { invoiceErrors } from '@pinjian/contract/billing-invoice.ts';
import { UncertainSend } from '#platform/core/uncertain-send.ts';
import type { InvoiceAnswer, InvoiceIssuer } from '#platform/invoicing/port.ts';
import { askInvoice, consumingOwner } from '#testing/billing.ts';
import { flushInvoice, getInvoiceCase, issueInvoice, rejectInvoice } from '#testing/invoice-desk.ts';
import { useWorld } from '#testing/world.ts';
import { getInvoice } from '../get-invoice.ts';
import { withdrawInvoice } from '../withdraw-invoice.ts';
import { askVendorAgainTask } from './ask-vendor.ts';

const world = useWorld();
const refused = ({ code }: { readonly code: number }) => expect.objectContaining({ name: 'Refusal', code }) as unknown;

const pdf = new TextEncoder().encode('%PDF-1.7 of the tax office');

/** A vendor that keeps what it was asked for, and may lose the answer on the way. */
function createVendor() {
  const issued = new Map<string, string>();
  const state = { loses: false, isDown: false, refuses: '', asked: [] as string[] };
  const answerOf = (orderId: string): InvoiceAnswer => {
    const number = issued.get(orderId);
    if (state.refuses !== '' && number === undefined) return { outcome: 'failed', reason: state.refuses };
    return number === undefined
      ? { outcome: 'absent' }
      : { outcome: 'issued', number, issuedAt: world.clock.now(), pdf };
  };
  const take = (orderId: string): Promise<InvoiceAnswer> => {
    state.asked.push(orderId);
    if (state.isDown) return Promise.reject(new Error('nobody is there'));
    if (state.refuses !== '') return Promise.resolve({ outcome: 'failed', reason: state.refuses });
    issued.set(orderId, `2431200000000000000${issued.size + 1}`);
    if (state.loses) return Promise.reject(new UncertainSend(new Error('broke off')));
    return Promise.resolve({ outcome: 'pending' });
  };
  const issuer: InvoiceIssuer = {
    byPerson: false,
    issue: ({ orderId }) => take(orderId),
    flush: ({ orderId }) => take(orderId),
    find: (orderId) =>
      state.isDown ? Promise.reject(new Error('nobody is there')) : Promise.resolve(answerOf(orderId)),
  };
  world.test.invoicing = issuer;
  return { state, issued };
}

/** A minute later, as the schedule has it. */
async function later(): Promise<void> {
  world.clock.advance(61_000);
  await askVendorAgainTask.run(world.system() as never, {});
  await world.runTasks();
}

describe('a vendor of invoices', () => {
  it('is asked once, and its number and PDF are kept', async () => {
    const { state, issued } = createVendor();
    const owner = await consumingOwner(world);
    const ctx = world.as(owner);
    const { invoiceId } = await askInvoice(world, owner);
    await world.runTasks();
    expect(await getInvoice(ctx, { invoiceId })).toMatchObject({ state: 'issuing', paper: null });
    await later();
    await later();
    expect(await getInvoice(ctx, { invoiceId })).toMatchObject({
      state: 'issued',
      paper: { number: '24312000000000000001', hasFile: true },
    });
    expect([state.asked.length, issued.size]).toEqual([1, 1]);
    expect(world.test.sentMails).toMatchObject([{ files: [{ content: pdf }] }]);
  });

  it('whose answer was lost is looked for, and never asked a second time for what it has', async () => {
    const { state, issued } = createVendor();
    state.loses = true;
    const owner = await consumingOwner(world);
    const { invoiceId } = await askInvoice(world, owner);
    await world.runTasks();
    state.loses = false;
    state.isDown = true;
    await later();
    expect((await getInvoice(world.as(owner), { invoiceId })).state).toBe('issuing');
    state.isDown = false;
    await later();
    expect((await getInvoice(world.as(owner), { invoiceId })).state).toBe('issued');
    expect([state.asked.length, issued.size]).toEqual([1, 1]);
  });

  it('that took nothing is asked again, for the same', async () => {
    const { state, issued } = createVendor();
    state.isDown = true;
    const owner = await consumingOwner(world);
    const { invoiceId } = await askInvoice(world, owner);
    await world.runTasks();
    state.isDown = false;
    await later();
    await later();
    expect((await getInvoice(world.as(owner), { invoiceId })).state).toBe('issued');
    expect(new Set(state.asked).size).toBe(1);
    expect(issued.size).toBe(1);
  });

  it('that says no leaves it to a person, who may not step in before', async () => {
    const { state } = createVendor();
    const owner = await consumingOwner(world);
    const admin = world.as(await world.admin());
    const { invoiceId } = await askInvoice(world, owner);
    const number = '24312000000000000009';
    await expect(issueInvoice(admin, { invoiceId, number, fileId: null })).rejects.toEqual(
      refused(invoiceErrors.withVendor),
    );
    await expect(rejectInvoice(admin, { invoiceId, reason: '资料不全' })).rejects.toEqual(
      refused(invoiceErrors.withVendor),
    );
    state.refuses = '购方税号有误';
    await world.runTasks();
    expect(await getInvoiceCase(admin, { invoiceId })).toMatchObject({
      state: 'waiting',
      withVendor: false,
      vendorWords: '购方税号有误',
    });
    expect(JSON.stringify(await getInvoice(world.as(owner), { invoiceId }))).not.toContain('税号有误');
    await issueInvoice(admin, { invoiceId, number, fileId: null });
    expect((await getInvoice(world.as(owner), { invoiceId })).state).toBe('issued');
  });

  it('is not asked for what was withdrawn before its turn', async () => {
    const { state } = createVendor();
    const owner = await consumingOwner(world);
    const { invoiceId } = await askInvoice(world, owner);
    await withdrawInvoice(world.as(owner), { invoiceId });
    await world.runTasks();
    await later();
    expect(state.asked).toEqual([]);
  });

  it('takes an invoice back where an admin hands it over', async () => {
    const { state } = createVendor();
    const owner = await consumingOwner(world);
    const admin = world.as(await world.admin());
    const { invoiceId } = await askInvoice(world, owner);
    await world.runTasks();
    await later();
    await flushInvoice(admin, { invoiceId, reason: '服务中止', number: null, fileId: null });
    await world.runTasks();
    await later();
    expect(await getInvoice(world.as(owner), { invoiceId })).toMatchObject({
      state: 'flushed',
      red: { number: '24312000000000000002', hasFile: true },
    });
    expect(new Set(state.asked).size).toBe(2);
  });

  it('hears nothing of the demo world', async () => {
    const { state } = createVendor();
    const owner = await consumingOwner(world);
    await world.db.updateTable('account_person').set({ demo: true }).where('id', '=', owner.personId).execute();
    const { invoiceId } = await askInvoice(world, owner);
    await world.runTasks();
    await later();
    expect([state.asked, (await getInvoice(world.as(owner), { invoiceId })).state]).toEqual([[], 'waiting']);
  });
});
