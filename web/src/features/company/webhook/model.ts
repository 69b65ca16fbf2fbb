import { webhookFailureLabels, type WebhookSend } from '@pinjian/contract/company-webhook.ts';

const stateWords: Readonly<Record<WebhookSend['state'], string>> = {
  waiting: '等待发送',
  sending: '发送中',
  sent: '已发送',
  failed: '发送失败',
  unsure: '待确认',
  dropped: '未发送',
};

/** How a message to a chat stands, in a few words. */
export function sendText({ state, failure }: Pick<WebhookSend, 'state' | 'failure'>): string {
  if (failure === null || state === 'sent') return stateWords[state];
  return `${stateWords[state]}：${webhookFailureLabels[failure]}`;
}

/** Whether a person may have it sent again. */
export function canResend({ state }: Pick<WebhookSend, 'state'>): boolean {
  return state === 'failed' || state === 'unsure';
}
