import {
  answerOfferApproval,
  askOfferApproval,
  delegateOfferApproval,
  discardOfferDraft,
  exportOfferLetter,
  getCandidateOffer,
  listOffers,
  receiveOfferPaper,
  recordOnboarding,
  reviseOffer,
  saveOffer,
  sendOffer,
  skipOfferApproval,
  takeBackOfferApproval,
  withdrawOffer,
  type OfferList,
} from '@pinjian/contract/application-offer.ts';
import type { Offer } from '@pinjian/contract/application-offer-view.ts';
import type { Answer, Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call, openStream } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { tellRefreshed } from '../api.ts';
import { applicationKeys } from '../keys.ts';

export type CandidateOffer = Answer<typeof getCandidateOffer>;

export function loadCandidateOffer(applicationId: string): Promise<CandidateOffer> {
  return call(getCandidateOffer, { applicationId }, { quiet: true });
}

/** What a company offered a candidate, or could offer. */
export function candidateOfferQuery(applicationId: string) {
  return queryOptions({
    queryKey: applicationKeys.candidateOffer(applicationId),
    queryFn: async ({ signal }) => await call(getCandidateOffer, { applicationId }, { signal, quiet: true }),
  });
}

const pageSize = 20;

/** A page of the company's offers. While another one loads, the one before it stays. */
export function offersQuery(list: OfferList, current: number) {
  return queryOptions({
    queryKey: applicationKeys.offerPage(list, current),
    queryFn: async ({ signal }) => await call(listOffers, { list, current, pageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

/** Saves the terms over a revision. Failures are the saver's to tell. */
export function saveDraft(input: Sent<typeof saveOffer>): Promise<Offer> {
  return call(saveOffer, input, { quiet: true });
}

/** Shows an offer where it is looked at alone. */
export function rememberOffer(client: QueryClient, offer: Offer): void {
  client.setQueryData(candidateOfferQuery(offer.applicationId).queryKey, (before) =>
    before === undefined ? before : { ...before, offer },
  );
}

/** Everything that tells of offers and candidates asks again. */
async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: applicationKeys.offers }),
    client.invalidateQueries({ queryKey: applicationKeys.candidates }),
    client.invalidateQueries({ queryKey: applicationKeys.talents }),
  ]);
}

/** What all acts share: the answer is shown at once, and who was slower sees what stands now. */
function acting<I>(act: (input: I) => Promise<Offer>, done: string | ((offer: Offer, input: I) => string)) {
  return mutationOptions({
    mutationFn: act,
    onSuccess: (offer: Offer, input: I, _result: unknown, { client }: { readonly client: QueryClient }) => {
      notify('success', typeof done === 'string' ? done : done(offer, input));
      rememberOffer(client, offer);
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

/** Begins a draft: the first one, or that of the next version. */
export const beginMutation = acting(
  (input: Sent<typeof saveOffer>) => call(saveOffer, input),
  '草稿已建立，修改会自动保存',
);
export const askApprovalMutation = acting(
  (input: Sent<typeof askOfferApproval>) => call(askOfferApproval, input),
  '已提交审批，审批人会收到通知',
);
export const takeBackApprovalMutation = acting(
  (input: Sent<typeof takeBackOfferApproval>) => call(takeBackOfferApproval, input),
  '已撤回审批，可以继续修改',
);
export const answerApprovalMutation = acting(
  (input: Sent<typeof answerOfferApproval>) => call(answerOfferApproval, input),
  (_offer, { approve }) => (approve ? '已同意' : '已退回修改'),
);
export const delegateApprovalMutation = acting(
  (input: Sent<typeof delegateOfferApproval>) => call(delegateOfferApproval, input),
  '已转交，对方会收到通知',
);
export const skipApprovalMutation = acting(
  (input: Sent<typeof skipOfferApproval>) => call(skipOfferApproval, input),
  '已跳过剩下的审批',
);
export const sendMutation = acting(
  (input: Sent<typeof sendOffer>) => call(sendOffer, input),
  'Offer已发出，候选人会收到通知',
);
export const reviseMutation = acting(
  (input: Sent<typeof reviseOffer>) => call(reviseOffer, input),
  '新版本已发出，候选人会收到通知',
);
export const withdrawMutation = acting(
  (input: Sent<typeof withdrawOffer>) => call(withdrawOffer, input),
  'Offer已收回，候选人会收到通知',
);
export const onboardingMutation = acting(
  (input: Sent<typeof recordOnboarding>) => call(recordOnboarding, input),
  (_offer, { outcome }) => (outcome === 'onboarded' ? '已记录入职' : '已记录未到岗'),
);
export const receivePaperMutation = acting(
  (input: Sent<typeof receiveOfferPaper>) => call(receiveOfferPaper, input),
  (_offer, { received }) => (received ? '已勾选' : '已取消勾选'),
);

/** The draft is gone: of an offer that was never sent, the offer as well. */
export const discardMutation = mutationOptions({
  mutationFn: (input: Sent<typeof discardOfferDraft>) => call(discardOfferDraft, input),
  onSuccess: () => notify('success', '草稿已放弃'),
  onError: tellRefreshed,
  onSettled: (_answer, _error, _input, _result, { client }) => refresh(client),
});

interface Letter {
  readonly offerId: string;
  /** null: the draft. */
  readonly number: number | null;
  readonly fileName: string;
}

const letterInput = ({ offerId, number, fileName }: Letter) => ({
  offerId,
  fileName,
  ...(number === null ? {} : { number }),
});

export const downloadLetterMutation = mutationOptions({
  mutationFn: (letter: Letter) => call(exportOfferLetter, letterInput(letter)),
});

/** The letter as the candidate gets it, to be looked at here; a draft changes, so it is asked for each time. */
export function printedLetterQuery(letter: Letter) {
  return queryOptions({
    queryKey: applicationKeys.printedOffer(letter.offerId, letter.number),
    queryFn: async ({ signal }) => {
      const response = await openStream(exportOfferLetter, letterInput(letter), { signal, quiet: true });
      return new Uint8Array(await response.arrayBuffer());
    },
    gcTime: 0,
    staleTime: 0,
  });
}
