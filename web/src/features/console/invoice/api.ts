import { uploadFile } from '@pinjian/contract/account-file.ts';
import {
  flushInvoice,
  getInvoiceCase,
  issueInvoice,
  listInvoiceCaseLines,
  listInvoiceCases,
  refuseFlush,
  rejectInvoice,
  showInvoiceFile,
  startInvoice,
  unmaskInvoiceTitle,
  type InvoiceList,
} from '@pinjian/contract/console-invoice.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { queuePageSize } from '../queue/page-size.ts';

export const linesPageSize = 10;

export function invoicesQuery(list: InvoiceList, current: number) {
  return queryOptions({
    queryKey: consoleKeys.invoices(list, current),
    queryFn: async ({ signal }) =>
      await call(listInvoiceCases, { list, current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

export function invoiceQuery(invoiceId: string) {
  return queryOptions({
    queryKey: consoleKeys.invoice(invoiceId),
    queryFn: async ({ signal }) => await call(getInvoiceCase, { invoiceId }, { signal, quiet: true }),
    staleTime: 0,
  });
}

export function linesQuery(invoiceId: string, current: number) {
  return queryOptions({
    queryKey: consoleKeys.invoiceLines(invoiceId, current),
    queryFn: async ({ signal }) =>
      await call(listInvoiceCaseLines, { invoiceId, current, pageSize: linesPageSize }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

/** Whatever comes of an act, what is shown afterwards is what holds. */
const settled = {
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _input: unknown,
    _result: unknown,
    { client }: { readonly client: QueryClient },
  ) => client.invalidateQueries({ queryKey: consoleKeys.all }),
};

export const startMutation = mutationOptions({
  mutationFn: (invoiceId: string) => call(startInvoice, { invoiceId }),
  ...settled,
});

/** What was issued at the tax office's platform; its PDF goes up first. */
export interface Issued {
  readonly invoiceId: string;
  readonly number: string;
  readonly file: File | null;
}

async function uploaded(file: File | null): Promise<string | null> {
  return file === null ? null : (await call(uploadFile, { file }, { quiet: true })).fileId;
}

export const issueMutation = mutationOptions({
  mutationFn: async ({ invoiceId, number, file }: Issued) =>
    await call(issueInvoice, { invoiceId, number, fileId: await uploaded(file) }, { quiet: true }),
  ...settled,
});

export const flushMutation = mutationOptions({
  mutationFn: async ({ file, ...input }: Omit<Sent<typeof flushInvoice>, 'fileId'> & { readonly file: File | null }) =>
    await call(flushInvoice, { ...input, fileId: await uploaded(file) }, { quiet: true }),
  ...settled,
});

export const rejectMutation = mutationOptions({
  mutationFn: (input: Sent<typeof rejectInvoice>) => call(rejectInvoice, input),
  ...settled,
});

export const refuseMutation = mutationOptions({
  mutationFn: (input: Sent<typeof refuseFlush>) => call(refuseFlush, input),
  ...settled,
});

/** The title in full; it is kept by who looks at it, and by nobody else. */
export function unmaskTitle(input: Sent<typeof unmaskInvoiceTitle>) {
  return call(unmaskInvoiceTitle, input, { quiet: true });
}

/** Has the browser fetch the PDF of a paper. */
export const fileMutation = mutationOptions({
  mutationFn: (input: Sent<typeof showInvoiceFile>) => call(showInvoiceFile, input),
  onSuccess({ url, name }) {
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
  },
});
