import { issueByHand } from '#domains/billing/index.ts';
import { askRedFlush } from '#domains/billing/invoice/ask-red-flush.ts';
import { listInvoiceTitles } from '#domains/billing/invoice/title/list-titles.ts';
import { listStatement } from '#domains/billing/statement/list-statement.ts';
import { newId } from '#platform/core/ids.ts';
import { askInvoice, payOrder, useOnce, wholeTitle } from '../billing.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const missing = 40400;
const stale = 40900;
const number = '24312000000000000001';
const reason = '抬头与申请不一致';

/** The owner's company has paid, used what it paid for, and asks for an invoice of it. */
const asked = async ({ world, owner }: Scene) => {
  await payOrder(world, owner);
  await useOnce(world, owner, { item: 'contact' });
  const { invoiceId } = await askInvoice(world, owner);
  return { invoiceId };
};
const issued = async (scene: Scene) => {
  const invoice = await asked(scene);
  const byHand = { ...invoice, adminId: scene.admin.userId, number, fileId: null };
  // Without a record of its own: the walk counts those of the call.
  await issueByHand(scene.world.system(), byHand, () => Promise.resolve());
  return invoice;
};
const flushing = async (scene: Scene) => {
  const invoice = await issued(scene);
  await askRedFlush(scene.world.as(scene.owner), { ...invoice, reason });
  return invoice;
};
const title = async (scene: Scene) => {
  await asked(scene);
  const { titles } = await listInvoiceTitles(scene.world.as(scene.owner));
  return { titleId: titles[0]?.titleId ?? '' };
};
const line = async (scene: Scene) => {
  await asked(scene);
  const all = { kind: undefined, month: undefined, memberId: undefined, positionId: undefined };
  const { records } = await listStatement(scene.world.as(scene.owner), { ...all, current: 1, pageSize: 1 });
  return { lineId: records[0]?.lineId ?? '', fileName: '收据.pdf' };
};

const ours = { as: 'owner', stranger: missing } as const;
const list = { as: 'owner', stranger: 'own' } as const;

/** Invoices, statements and receipts of a payer. */
export const invoiceRows: Readonly<Record<string, Row>> = {
  listInvoiceTitles: list,
  saveInvoiceTitle: { ...ours, stranger: 'own', input: () => ({ ...wholeTitle(), isDefault: true }) },
  removeInvoiceTitle: { ...ours, input: title, again: missing },
  listInvoiceable: list,
  requestInvoice: {
    ...ours,
    input: async (scene) => {
      const { titleId } = await title(scene);
      await useOnce(scene.world, scene.owner, { item: 'contact' });
      return { key: newId(), titleId, type: 1, pick: { kind: 'all' }, fen: 2000 };
    },
  },
  listInvoices: list,
  getInvoice: { ...ours, input: asked },
  listInvoiceLines: { ...ours, input: asked },
  withdrawInvoice: { ...ours, input: asked },
  askRedFlush: { ...ours, input: async (scene) => ({ ...(await issued(scene)), reason }) },
  getInvoiceFile: { ...ours, input: issued },
  sendInvoiceMail: { ...ours, input: issued },
  listStatement: list,
  getStatementMonths: list,
  getStatementShares: list,
  exportStatement: {
    as: 'owner',
    stranger: 41141,
    input: async (scene) => {
      await asked(scene);
      return { format: 'csv', kind: 'contact' };
    },
  },
  exportReceipt: { ...ours, input: line },
};

/** Of the console. */
export const invoiceCaseRows: Readonly<Record<string, Row>> = {
  listInvoiceCases: { as: 'admin' },
  getInvoiceCase: { as: 'admin', input: asked },
  listInvoiceCaseLines: { as: 'admin', input: asked },
  unmaskInvoiceTitle: { as: 'admin', input: async (scene) => ({ ...(await asked(scene)), reason }) },
  startInvoice: { as: 'admin', input: asked },
  issueInvoice: { as: 'admin', input: async (scene) => ({ ...(await asked(scene)), number }), again: stale },
  rejectInvoice: { as: 'admin', input: async (scene) => ({ ...(await asked(scene)), reason }), again: stale },
  flushInvoice: {
    as: 'admin',
    input: async (scene) => ({ ...(await issued(scene)), reason, number: '24312000000000000002' }),
    again: stale,
  },
  refuseFlush: { as: 'admin', input: async (scene) => ({ ...(await flushing(scene)), reason }), again: stale },
  showInvoiceFile: { as: 'admin', input: issued },
};
