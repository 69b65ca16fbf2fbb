import {
  askRedFlush,
  listInvoiceable,
  mostChosenLines,
  requestInvoice,
  withdrawInvoice,
} from '@pinjian/contract/billing-invoice.ts';
import { listInvoiceTitles, saveInvoiceTitle, subjectType } from '@pinjian/contract/billing-invoice-title.ts';
import { invoiceType, type InvoiceLine, type InvoiceType } from '@pinjian/contract/billing-invoice-view.ts';
import { flushInvoice, issueInvoice, rejectInvoice, startInvoice } from '@pinjian/contract/console-invoice.ts';
import { newId } from '#platform/core/ids.ts';
import type { AdminActor, EmployerActor, SeekerActor } from '#server/context.ts';
import { call } from './call.ts';
import type { Stage } from './stage.ts';

type Asker = EmployerActor | SeekerActor;

const day = 86_400_000;
const hour = 3_600_000;
/** Lines of one page of what can be invoiced. */
const pageSize = 100;
/** What a company consumed is shared by so many invoices, and a rest that nobody has asked about. */
const shares = 8;

const at = (stage: Stage, daysAgo: number): void => stage.turnTo(new Date(stage.today.getTime() - daysAgo * day));

/** A number of 20 digits as the tax office gives them: the year, a place, and which one it is. */
function numberOf(which: number): string {
  return `26117${String(which).padStart(15, '0')}`;
}

/** What was consumed by now and is in no invoice, the oldest first. */
async function openLines(stage: Stage, asker: Asker): Promise<InvoiceLine[]> {
  const ctx = stage.as(asker);
  const lines: InvoiceLine[] = [];
  for (let current = 1; ; current += 1) {
    const { records } = await call(ctx, listInvoiceable, { current, pageSize });
    lines.push(...records);
    if (records.length < pageSize) break;
  }
  return lines.filter((line) => new Date(line.at) < stage.now()).toReversed();
}

interface Wanted {
  readonly titleId: string;
  readonly type: InvoiceType;
  readonly most: number;
  readonly remark?: string;
}

/** Asks for an invoice of what is oldest; null where nothing can be invoiced. */
async function ask(stage: Stage, asker: Asker, { titleId, type, most, remark = '' }: Wanted): Promise<string | null> {
  const lines = (await openLines(stage, asker)).slice(0, Math.min(most, mostChosenLines));
  if (lines.length === 0) return null;
  const pick = { kind: 'chosen' as const, consumptionIds: lines.map(({ consumptionId }) => consumptionId) };
  const fen = lines.reduce((sum, line) => sum + line.fen, 0);
  const wanted = { key: newId(), titleId, type, pick, fen, remark };
  return (await call(stage.as(asker), requestInvoice, wanted)).invoiceId;
}

/** A company's invoices, one in each state that somebody can meet. */
export async function askCompanyInvoices(stage: Stage, owner: EmployerActor, admin: AdminActor): Promise<void> {
  at(stage, 25);
  const ctx = stage.as(owner);
  const { suggested } = await call(ctx, listInvoiceTitles, {});
  if (suggested === null) throw new Error('the company of the demo world has no name for an invoice');
  const where = { address: '北京市海淀区示例路 1 号', phone: '010-00000000', bank: '示例银行北京分行' };
  const title = { ...suggested, ...where, account: '110900000000001', isDefault: true };
  const { titleId } = await call(ctx, saveInvoiceTitle, title);
  const other = { ...suggested, subjectType: subjectType.individual, creditCode: '', name: '示例企业工会委员会' };
  await call(ctx, saveInvoiceTitle, { ...other, isDefault: false });
  at(stage, 0.05);
  const most = Math.max(1, Math.floor((await openLines(stage, owner)).length / shares));
  const special = { titleId, type: invoiceType.special, most };
  const normal = { titleId, type: invoiceType.normal, most };
  const issue = async (invoiceId: string, which: number) =>
    call(stage.as(admin), issueInvoice, { invoiceId, number: numberOf(which), fileId: null });

  // Issued with a wrong remark, taken back, and issued anew.
  at(stage, 22);
  const wrong = await ask(stage, owner, { ...normal, remark: '招聘服务' });
  if (wrong === null) return;
  stage.advance(20 * hour);
  await issue(wrong, 1);
  stage.advance(6 * hour);
  await call(ctx, askRedFlush, { invoiceId: wrong, reason: '财务要求开专用发票，请红冲后重开' });
  stage.advance(18 * hour);
  const flush = { invoiceId: wrong, number: numberOf(2), fileId: null, reason: '与企业核对后红冲，改开专用发票' };
  await call(stage.as(admin), flushInvoice, flush);
  stage.advance(2 * hour);
  const issued = await ask(stage, owner, special);
  stage.advance(22 * hour);
  if (issued !== null) await issue(issued, 3);

  at(stage, 12);
  const flushing = await ask(stage, owner, normal);
  stage.advance(20 * hour);
  if (flushing !== null) await issue(flushing, 4);
  at(stage, 9);
  const rejected = await ask(stage, owner, special);
  stage.advance(5 * hour);
  const why = '专用发票的开户行或账号有误，请核对后重新申请';
  if (rejected !== null) await call(stage.as(admin), rejectInvoice, { invoiceId: rejected, reason: why });
  at(stage, 5);
  const withdrawn = await ask(stage, owner, normal);
  stage.advance(hour);
  if (withdrawn !== null) await call(ctx, withdrawInvoice, { invoiceId: withdrawn });
  at(stage, 1.5);
  const issuing = await ask(stage, owner, special);
  stage.advance(7 * hour);
  if (issuing !== null) await call(stage.as(admin), startInvoice, { invoiceId: issuing });
  at(stage, 0.8);
  if (flushing !== null)
    await call(ctx, askRedFlush, { invoiceId: flushing, reason: '抬头多写了一个字，麻烦红冲后重新开具' });
  at(stage, 0.4);
  await ask(stage, owner, normal);
  await stage.settle();
}

/** A seeker's: one was issued, one waits. */
export async function askSeekerInvoices(
  stage: Stage,
  { actor: seeker, name }: { readonly actor: SeekerActor; readonly name: string },
  admin: AdminActor,
): Promise<void> {
  at(stage, 13);
  const own = { subjectType: subjectType.individual, name, creditCode: '', address: '', phone: '' };
  const title = { ...own, bank: '', account: '', mail: '', isDefault: true };
  const { titleId } = await call(stage.as(seeker), saveInvoiceTitle, title);
  const wanted = { titleId, type: invoiceType.normal, most: 2 };
  const issued = await ask(stage, seeker, wanted);
  stage.advance(1.1 * day);
  if (issued !== null)
    await call(stage.as(admin), issueInvoice, { invoiceId: issued, number: numberOf(5), fileId: null });
  at(stage, 0.3);
  await ask(stage, seeker, wanted);
  await stage.settle();
}
