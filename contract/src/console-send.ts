import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageKinds, outsideChannels } from './message-preference.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';

/** A text message or mail that did not go out, or of which nobody knows whether it did. What it said is not shown. */
const sendToReview = z.object({
  sendId: z.string(),
  channel: z.enum(outsideChannels),
  /** What it was about. */
  about: z.enum(messageKinds),
  /** `unsure` may have arrived; `failed` certainly did not. */
  state: z.enum(['unsure', 'failed']),
  attempts: z.int(),
  personId: z.string(),
  createdAt: instant,
  /** Since when it stands so. */
  settledAt: instant,
});
export type SendToReview = z.output<typeof sendToReview>;

export const listSendsToReview = endpoint({
  method: 'GET',
  path: '/admin/console/outsideSends',
  caller: 'admin',
  summary: '管理后台：结果待确认和发送失败的短信、邮件通知，最近的在前',
  query: z.object(pageQuery),
  output: pageOf(sendToReview),
});

/** Once more from the first attempt on; again while it is on its way, or has arrived, is harmless. */
export const resendOutside = endpoint({
  method: 'POST',
  path: '/admin/console/outsideSends/{sendId}/resend',
  caller: 'admin',
  summary: '管理后台：重新发送一条短信或邮件通知',
});

/** Takes it off the list; to whom it went it stays what it was. */
export const markSendHandled = endpoint({
  method: 'POST',
  path: '/admin/console/outsideSends/{sendId}/markHandled',
  caller: 'admin',
  summary: '管理后台：把一条短信或邮件通知标为已处理',
});

export const consoleSendEndpoints = { listSendsToReview, resendOutside, markSendHandled };
