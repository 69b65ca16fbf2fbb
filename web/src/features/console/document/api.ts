import {
  decideDocument,
  getDocument,
  listDocuments,
  showDocumentPicture,
  unmaskDocument,
} from '@pinjian/contract/console-document.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { queuePageSize } from '../queue/page-size.ts';
import type { ShowPicture } from '../queue/picture-query.ts';

export function documentsQuery(current: number) {
  return queryOptions({
    queryKey: consoleKeys.documents(current),
    queryFn: async ({ signal }) =>
      await call(listDocuments, { current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

/** One without its picture; it is forgotten as soon as nobody looks at it. */
export function documentQuery(checkId: string) {
  return queryOptions({
    queryKey: consoleKeys.document(checkId),
    queryFn: async ({ signal }) => await call(getDocument, { checkId }, { signal, quiet: true }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The address of its picture. */
export const showPicture: ShowPicture = (checkId, signal) =>
  call(showDocumentPicture, { checkId }, { signal, quiet: true });

/** Name and number in full, for this visit: nothing keeps the answer. */
export const unmaskMutation = mutationOptions({
  mutationFn: (input: Sent<typeof unmaskDocument>) => call(unmaskDocument, input, { quiet: true }),
  gcTime: 0,
});

/** Decides one. Whatever comes of it, what is shown afterwards is what holds. */
export const decideMutation = mutationOptions({
  mutationFn: (input: Sent<typeof decideDocument>) => call(decideDocument, input),
  onSettled: (_answer, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: consoleKeys.all }),
});
