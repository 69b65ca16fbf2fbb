import {
  listWebhooks,
  removeWebhook,
  resendWebhook,
  saveWebhook,
  testWebhook,
  type Webhooks,
  type WebhookVendor,
} from '@pinjian/contract/company-webhook.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { companyKeys } from '../keys.ts';

/** What is waiting is on its way: it is looked at again until it is settled. */
const settlePollMs = 5000;

/** The chats of the company and what they were told. The section shows what goes wrong. */
export const webhooksQuery = queryOptions({
  queryKey: companyKeys.webhooks,
  queryFn: ({ signal }) => call(listWebhooks, {}, { signal, quiet: true }),
  refetchInterval: ({ state }) =>
    state.data?.sends.some((send) => ['waiting', 'sending'].includes(send.state)) === true ? settlePollMs : false,
});

const keep = (answer: Webhooks, client: QueryClient) => client.setQueryData(webhooksQuery.queryKey, answer);

/** The form says itself what is wrong. */
export const saveWebhookMutation = mutationOptions({
  mutationFn: (input: Sent<typeof saveWebhook>) => call(saveWebhook, input, { quiet: true }),
  onSuccess: (answer, _input, _result, { client }) => void keep(answer, client),
});

export const removeWebhookMutation = mutationOptions({
  mutationFn: (vendor: WebhookVendor) => call(removeWebhook, { vendor }),
  onSuccess: (answer, _vendor, _result, { client }) => void keep(answer, client),
});

export const testWebhookMutation = mutationOptions({
  mutationFn: (vendor: WebhookVendor) => call(testWebhook, { vendor }),
  onSuccess: (answer, _vendor, _result, { client }) => void keep(answer, client),
});

export const resendWebhookMutation = mutationOptions({
  mutationFn: (sendId: string) => call(resendWebhook, { sendId }),
  onSuccess: (answer, _sendId, _result, { client }) => void keep(answer, client),
});
