import type { MessageMeta } from '@pinjian/contract/message.ts';
import { targetAddress } from '@pinjian/contract/message-target.ts';
import { targetOf } from '../target/rules.ts';

/** What is told, and by whom. */
export interface Notice {
  readonly title: string;
  readonly content: string;
  readonly meta: MessageMeta;
  readonly brand: string;
  /** The public address of the product, without a slash at its end; null where it has none. */
  readonly url: string | null;
}

/** A text message is paid for by its length. */
const longestSms = 120;

/** A text message: signed as the networks demand, on one line. */
export function smsText({ title, content, brand }: Notice): string {
  const line = `${title}：${content}`.replaceAll(/\s*\n\s*/g, '，');
  const text = [...line].length > longestSms ? `${[...line].slice(0, longestSms - 1).join('')}…` : line;
  return `【${brand}】${text}`;
}

/** A mail in plain text: the message, the way there, and how to be spared. */
export function mailText(notice: Notice): { subject: string; text: string } {
  const { title, content, meta, brand, url } = notice;
  const lines = [content];
  const target = targetOf(meta);
  if (url !== null && target !== undefined) lines.push('', `查看详情：${url}${targetAddress(target)}`);
  lines.push('', '—', `这封邮件由${brand}自动发送，请勿直接回复。`);
  lines.push(
    url === null
      ? '不想收到这类邮件，可在设置的“消息通知”中关闭。'
      : `不想收到这类邮件，可在“消息通知”中关闭：${url}${targetAddress({ kind: 'settings', ids: {} })}`,
  );
  return { subject: `${title} - ${brand}`, text: lines.join('\n') };
}
