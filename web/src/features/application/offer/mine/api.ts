import {
  acceptOffer,
  counterOffer,
  declineOffer,
  exportMyOfferLetter,
  getMyOffer,
  listMyOffers,
  tickOfferPaper,
} from '@pinjian/contract/application-offer.ts';
import type { MyOffer } from '@pinjian/contract/application-offer-view.ts';
import type { Answer, Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call, openStream } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { tellRefreshed } from '../../api.ts';
import { applicationKeys } from '../../keys.ts';

export type MyOfferPage = Answer<typeof getMyOffer>;

/** One's own offers, those that can be answered first. */
export const myOffersQuery = queryOptions({
  queryKey: applicationKeys.mineOffers,
  queryFn: async ({ signal }) => await call(listMyOffers, {}, { signal, quiet: true }),
});

/** One's offer for a position. Asking marks it as seen and the company is told: never ask before somebody opens it. */
export function myOfferQuery(positionId: string) {
  return queryOptions({
    queryKey: applicationKeys.mineOffer(positionId),
    queryFn: async ({ signal }) => await call(getMyOffer, { positionId }, { signal, quiet: true }),
  });
}

/** Shows an offer where it is looked at alone. */
function remember(client: QueryClient, offer: MyOffer): void {
  client.setQueryData(myOfferQuery(offer.position.positionId).queryKey, (before) =>
    before === undefined ? before : { ...before, offer },
  );
}

/** Everything that tells of one's applications asks again. */
async function refresh(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: applicationKeys.all });
}

type Answered = Answer<typeof acceptOffer>;

/** What the answers share: shown at once, and who was slower sees what stands now; a dialog tells its refusal itself. */
function answering<I>(act: (input: I) => Promise<Answered>, done: string) {
  return mutationOptions({
    mutationFn: act,
    onSuccess: ({ offer }: Answered, _input: I, _result: unknown, { client }: { readonly client: QueryClient }) => {
      notify('success', done);
      remember(client, offer);
    },
    onError: tellRefreshed,
    onSettled: (
      _answer: unknown,
      _error: unknown,
      _input: I,
      _result: unknown,
      { client }: { readonly client: QueryClient },
    ) => refresh(client),
  });
}

export const acceptMutation = answering(
  (input: Sent<typeof acceptOffer>) => call(acceptOffer, input, { quiet: true }),
  '已接受Offer，招聘方会收到通知',
);
export const counterMutation = answering(
  (input: Sent<typeof counterOffer>) => call(counterOffer, input, { quiet: true }),
  '已告诉招聘方，对方会收到通知',
);
export const declineMutation = answering(
  (input: Sent<typeof declineOffer>) => call(declineOffer, input, { quiet: true }),
  '已谢绝Offer，招聘方会收到通知',
);

export const tickPaperMutation = mutationOptions({
  mutationFn: (input: Sent<typeof tickOfferPaper>) => call(tickOfferPaper, input),
  onSuccess: (offer, _input, _result, { client }) => remember(client, offer),
});

interface Letter {
  readonly offerId: string;
  readonly number: number;
  readonly fileName: string;
}

export const downloadMyLetterMutation = mutationOptions({
  mutationFn: (letter: Letter) => call(exportMyOfferLetter, letter),
});

/** The letter of a version, to be looked at here: it never changes. */
export function printedMyLetterQuery(letter: Letter) {
  return queryOptions({
    queryKey: applicationKeys.printedOffer(letter.offerId, letter.number),
    queryFn: async ({ signal }) => {
      const response = await openStream(exportMyOfferLetter, letter, { signal, quiet: true });
      return new Uint8Array(await response.arrayBuffer());
    },
    gcTime: 0,
    staleTime: 0,
  });
}
