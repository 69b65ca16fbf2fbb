import {
  askRedFlush,
  getInvoice,
  getInvoiceFile,
  invoiceErrors,
  listInvoiceable,
  listInvoiceLines,
  listInvoices,
  requestInvoice,
  sendInvoiceMail,
  withdrawInvoice,
} from '@pinjian/contract/billing-invoice.ts';
import { listInvoiceTitles, removeInvoiceTitle, saveInvoiceTitle } from '@pinjian/contract/billing-invoice-title.ts';
import type { Invoice, InvoiceState } from '@pinjian/contract/billing-invoice-view.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call, CallError } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { billingKeys } from '../keys.ts';

export const invoicePageSize = 10;
/** How often an invoice is looked at that may be issued, or mailed, at any moment. */
const pollMs = 10_000;

export const titlesQuery = queryOptions({
  queryKey: billingKeys.titles,
  queryFn: async ({ signal }) => await call(listInvoiceTitles, {}, { signal, quiet: true }),
  staleTime: 0,
});

/** What can be invoiced, of one month or of all. While another page loads, the one before it stays. */
export function invoiceableQuery(month: string | null, current: number) {
  return queryOptions({
    queryKey: billingKeys.invoiceable(month, current),
    queryFn: async ({ signal }) =>
      await call(
        listInvoiceable,
        { ...(month !== null && { month }), current, pageSize: invoicePageSize },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function invoicesQuery(state: InvoiceState | null, current: number) {
  return queryOptions({
    queryKey: billingKeys.invoicePage(state ?? 'all', current),
    queryFn: async ({ signal }) =>
      await call(
        listInvoices,
        { ...(state !== null && { state }), current, pageSize: invoicePageSize },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Whether anything may happen to it that nobody on this page does. */
function isUnderWay({ state, mailState }: Invoice): boolean {
  return state === 'issuing' || state === 'flushing' || mailState === 'waiting' || mailState === 'sending';
}

/** One invoice; looked at again and again while it is under way. */
export function invoiceQuery(invoiceId: string) {
  return queryOptions({
    queryKey: billingKeys.invoice(invoiceId),
    queryFn: async ({ signal }) => await call(getInvoice, { invoiceId }, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? pollMs : false),
  });
}

export function invoiceLinesQuery(invoiceId: string, current: number) {
  return queryOptions({
    queryKey: billingKeys.invoiceLines(invoiceId, current),
    queryFn: async ({ signal }) =>
      await call(listInvoiceLines, { invoiceId, current, pageSize: invoicePageSize }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

/** Lists, sums and titles ask again. */
function refresh(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: billingKeys.invoices });
}

export const saveTitleMutation = mutationOptions({
  mutationFn: (title: Sent<typeof saveInvoiceTitle>) => call(saveInvoiceTitle, title, { quiet: true }),
  onSuccess: () => notify('success', '抬头已保存'),
  onSettled: (_answer, _error, _input, _result, { client }) => refresh(client),
});

export const removeTitleMutation = mutationOptions({
  mutationFn: (titleId: string) => call(removeInvoiceTitle, { titleId }),
  onSuccess: () => notify('success', '抬头已删除'),
  onSettled: (_answer, _error, _input, _result, { client }) => refresh(client),
});

/** Asks for an invoice; what has changed since it was shown is shown anew. */
export const requestMutation = mutationOptions({
  mutationFn: (input: Sent<typeof requestInvoice>) => call(requestInvoice, input, { quiet: true }),
  onSuccess: () => notify('success', '申请已提交，一般 2 个工作日内开具'),
  onError(error) {
    const about: readonly number[] = [invoiceErrors.titleIncomplete.code, invoiceErrors.specialForEnterprise.code];
    if (!(error instanceof CallError) || !about.includes(error.code))
      notify('error', error instanceof CallError ? error.message : '没有提交成功，请稍后再试');
  },
  onSettled: (_answer, _error, _input, _result, { client }) => refresh(client),
});

function acted(words: string) {
  return {
    onSuccess(invoice: Invoice, _input: unknown, _result: unknown, { client }: { readonly client: QueryClient }) {
      client.setQueryData(invoiceQuery(invoice.invoiceId).queryKey, invoice);
      notify('success', words);
    },
    onSettled: (
      _answer: unknown,
      _error: unknown,
      _input: unknown,
      _result: unknown,
      { client }: { readonly client: QueryClient },
    ) => refresh(client),
  };
}

export const withdrawMutation = mutationOptions({
  mutationFn: (invoiceId: string) => call(withdrawInvoice, { invoiceId }),
  ...acted('申请已撤回，消费可以重新开票'),
});

export const askFlushMutation = mutationOptions({
  mutationFn: (input: Sent<typeof askRedFlush>) => call(askRedFlush, input),
  ...acted('红冲申请已提交，处理后会通知您'),
});

export const mailMutation = mutationOptions({
  mutationFn: (input: Sent<typeof sendInvoiceMail>) => call(sendInvoiceMail, input),
  ...acted('邮件已在发送'),
});

/** Has the browser fetch the PDF of a paper. */
export const fileMutation = mutationOptions({
  mutationFn: (input: Sent<typeof getInvoiceFile>) => call(getInvoiceFile, input),
  onSuccess({ url, name }) {
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
  },
});
