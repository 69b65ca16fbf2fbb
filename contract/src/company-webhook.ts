import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { outsideStates } from './message-preference.ts';
import { messageTarget } from './message-target.ts';
import { instant } from './time.ts';

/** Whose robots a company may be told by. */
export const webhookVendors = ['feishu', 'dingtalk', 'wecom'] as const;
export type WebhookVendor = (typeof webhookVendors)[number];
export const webhookVendorLabels: Readonly<Record<WebhookVendor, string>> = {
  feishu: '飞书',
  dingtalk: '钉钉',
  wecom: '企业微信',
};
/** Those whose messages are signed with a secret; the key of the others stands in the address. */
export const signedVendors: readonly WebhookVendor[] = ['feishu', 'dingtalk'];

/** How the address of each begins, for who looks for it. */
export const webhookAddresses: Readonly<Record<WebhookVendor, string>> = {
  feishu: 'https://open.feishu.cn/open-apis/bot/v2/hook/',
  dingtalk: 'https://oapi.dingtalk.com/robot/send?access_token=',
  wecom: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=',
};

const vendor = z.enum(webhookVendors, '请选择飞书、钉钉或企业微信');

/** What a chat is told: what happened, with whom and when, and what it leads to. */
export const webhookNews = z.object({
  title: z.string(),
  lines: z.array(z.string()),
  target: z.nullable(messageTarget),
});
export type WebhookNews = z.output<typeof webhookNews>;

export const webhook = z.object({
  vendor,
  /** The end of the address: enough to know it by, not to write with it. */
  hint: z.string(),
  createdAt: instant,
});
export type Webhook = z.output<typeof webhook>;

/** Why something was not taken, in a word; `refused` is the vendor's no to address, secret or content. */
export const webhookFailures = ['refused', 'busy', 'unreachable'] as const;
export type WebhookFailure = (typeof webhookFailures)[number];
export const webhookFailureLabels: Readonly<Record<WebhookFailure, string>> = {
  refused: '机器人没有接收，请检查地址、密钥和安全设置',
  busy: '发送太频繁，对方暂时不接收',
  unreachable: '连接不上对方的服务器',
};

export const webhookSend = z.object({
  sendId: z.string(),
  vendor,
  title: z.string(),
  state: z.enum(outsideStates),
  failure: z.nullable(z.enum(webhookFailures)),
  createdAt: instant,
});
export type WebhookSend = z.output<typeof webhookSend>;

const webhooks = z.object({
  webhooks: z.array(webhook),
  /** What was told last, newest first, at most 20. */
  sends: z.array(webhookSend),
});
export type Webhooks = z.output<typeof webhooks>;

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/service/job-hunter/company/webhook/list',
  caller: 'employer',
  summary: '公司的群机器人和最近的发送记录',
  output: webhooks,
});

export const saveWebhook = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/webhook/save',
  caller: 'employer',
  summary: '保存一个群机器人：面试和 Offer 有变化时通知到群里',
  body: z.object({
    vendor,
    address: z
      .string('请填写机器人地址')
      .check(z.trim(), z.minLength(1, '请填写机器人地址'), z.maxLength(500, '地址太长')),
    /** Of vendors that sign; what was saved stays where it is left out. */
    secret: z.optional(z.string().check(z.trim(), z.maxLength(200, '密钥太长'))),
  }),
  output: webhooks,
});

export const removeWebhook = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/webhook/remove',
  caller: 'employer',
  summary: '删除一个群机器人及其发送记录',
  body: z.object({ vendor }),
  output: webhooks,
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/webhook/test',
  caller: 'employer',
  summary: '向群里发一条测试消息',
  body: z.object({ vendor }),
  output: webhooks,
});

export const resendWebhook = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/webhook/resend',
  caller: 'employer',
  summary: '重新发送一条没有送达的群消息',
  body: z.object({ sendId: id }),
  output: webhooks,
});

export const webhookEndpoints = { listWebhooks, saveWebhook, removeWebhook, testWebhook, resendWebhook };

export const webhookErrors = errorCodes({
  badAddress: { code: 41040, message: '这不是所选平台的机器人地址，请从群机器人设置中复制' },
  secretMissing: { code: 41041, message: '请填写机器人安全设置中的签名密钥' },
});
