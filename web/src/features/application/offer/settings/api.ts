import {
  getOfferSettings,
  previewOfferLetter,
  saveOfferSettings,
  type LetterTemplate,
} from '@pinjian/contract/application-offer-settings.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, openStream } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { tellRefreshed } from '../../api.ts';
import { applicationKeys } from '../../keys.ts';

/** How the company makes offers: who is asked before one is sent, and its words in the letter. */
export const offerSettingsQuery = queryOptions({
  queryKey: applicationKeys.offerSettings,
  queryFn: async ({ signal }) => await call(getOfferSettings, {}, { signal, quiet: true }),
});

export const saveSettingsMutation = mutationOptions({
  mutationFn: (input: Sent<typeof saveOfferSettings>) => call(saveOfferSettings, input, { quiet: true }),
  onSuccess: (settings, _input, _result, { client }) => {
    notify('success', 'Offer 设置已保存');
    client.setQueryData(offerSettingsQuery.queryKey, settings);
  },
  onError: tellRefreshed,
});

/** The letter with these words and an invented person. */
export function printedExampleQuery(letter: LetterTemplate) {
  return queryOptions({
    queryKey: applicationKeys.printedOffer(JSON.stringify(letter), null),
    queryFn: async ({ signal }) => {
      const response = await openStream(previewOfferLetter, { letter }, { signal, quiet: true });
      return new Uint8Array(await response.arrayBuffer());
    },
    gcTime: 0,
    staleTime: 0,
  });
}
