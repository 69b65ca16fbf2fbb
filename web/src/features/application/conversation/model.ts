import type { Closing, Conversation, ConversationMessage, Side } from '@pinjian/contract/application-conversation.ts';
import { agentKindLabels } from '@pinjian/contract/by-agent.ts';
import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import type { CompanyRole } from '@pinjian/contract/reading.ts';
import { dateOnly, dateTime } from '#lib/format/time.ts';

/** What stands ready for everybody. */
export const builtInReplies: Readonly<Record<Side, readonly string[]>> = {
  company: [
    '您好，看了您的简历，想和您聊聊这个职位。',
    '请问您什么时候方便沟通？',
    '收到，我们会尽快给您答复。',
    '感谢您的时间，后续有进展会第一时间告诉您。',
  ],
  seeker: [
    '您好，我对这个职位很感兴趣，期待和您沟通。',
    '我随时方便，您看什么时间合适？',
    '好的，谢谢，我准备一下。',
    '请问这个职位的工作内容可以再介绍一下吗？',
  ],
};

const closingTexts: Readonly<Record<Side, Readonly<Record<Closing, string>>>> = {
  seeker: {
    withdrawn: '这次投递已结束，可以查看之前的消息。',
    rejected: '结果已告知您，这段对话已结束。',
    companyClosed: '这家公司已关闭，不能再发送消息。',
    blocked: '您屏蔽了这家公司，解除屏蔽后可以继续沟通。',
  },
  company: {
    withdrawn: '候选人已撤回投递或回复不合适，这段对话已结束。',
    rejected: '结果已告知候选人，这段对话已结束。',
    companyClosed: '公司已关闭，不能再发送消息。',
    blocked: '这段对话已结束。',
  },
};

/** Why nothing can be written, in a sentence; null where one can write. */
export function closedText({ closed, side, mayWrite }: Conversation): string | null {
  if (closed !== null) return closingTexts[side][closed];
  return mayWrite ? null : '您可以查看对话，不能发送消息。';
}

/** Messages of one day. */
export interface Day {
  readonly day: string;
  readonly messages: readonly ConversationMessage[];
}

/** Cuts messages, the oldest first, into days of Beijing. */
export function daysOf(messages: readonly ConversationMessage[]): Day[] {
  const days = Map.groupBy(messages, ({ sentAt }) => dateOnly(sentAt));
  return [...days].map(([day, own]) => ({ day, messages: own }));
}

/** 今天, 昨天, else the date. */
export function dayText(day: string, now: number): string {
  if (day === dateOnly(now)) return '今天';
  return day === dateOnly(now - 86_400_000) ? '昨天' : day;
}

/** HH:mm. */
export function clockText(instant: string): string {
  return dateTime(instant).slice(11);
}

const roleLabels: Readonly<Record<CompanyRole, string>> = {
  owner: '管理员',
  recruiter: '招聘者',
  interviewer: '面试官',
};

/** Who wrote a message, for the other side and for colleagues; '' for oneself. */
export function writerText(
  { mine, side, writer }: ConversationMessage,
  { side: reader, otherName }: Conversation,
): string {
  if (mine) return '';
  if (writer === null) return '已注销的用户';
  if (side !== reader) return writer.role === null ? otherName : `${otherName} · ${roleLabels[writer.role]}`;
  return writer.name === '' ? '同事' : writer.name;
}

/** Which agent wrote it, and whose: 您的投递助手, 对方的寻才助手; '' where a person did. */
export function agentText({ agent, mine, side }: ConversationMessage, { side: reader }: Conversation): string {
  if (agent === undefined) return '';
  return `${mine ? '您的' : side === reader ? '' : '对方的'}${agentKindLabels[agent]}`;
}

/** A run of words; `href` where it is a link that may be followed. */
interface Run {
  readonly text: string;
  readonly href: string | null;
}

const address = /https?:\/\/[^\s，。；、）)]+/gi;

/** Cuts words at their links. Before contacts were exchanged only links of our own host can be followed. */
export function runsOfWords(words: string, { host, open }: { readonly host: string; readonly open: boolean }): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of words.matchAll(address)) {
    const [text] = match;
    const url = URL.parse(text);
    if (match.index > at) runs.push({ text: words.slice(at, match.index), href: null });
    runs.push({ text, href: url !== null && (open || url.host === host) ? url.href : null });
    at = match.index + text.length;
  }
  if (at < words.length || runs.length === 0) runs.push({ text: words.slice(at), href: null });
  return runs;
}

/** Words cut at what may not be said in them. */
export function marksOf(words: string, objections: readonly Objection[]): { text: string; isMarked: boolean }[] {
  const runs: { text: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const { from, to } of objections.toSorted((a, b) => a.from - b.from)) {
    if (from < at) continue;
    if (from > at) runs.push({ text: words.slice(at, from), isMarked: false });
    runs.push({ text: words.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < words.length) runs.push({ text: words.slice(at), isMarked: false });
  return runs;
}

/** 12 KB, 3.4 MB. */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** What one message says of itself when it is read out as it comes. */
export function spokenText(message: ConversationMessage, conversation: Conversation): string {
  const who = [writerText(message, conversation), agentText(message, conversation)].filter(Boolean).join('，');
  if (message.state !== 'sent') return '';
  if (message.kind === 'file') return `${who}发来文件：${message.file?.name ?? ''}`;
  return message.kind === 'contact' ? `${who}：交换联系方式` : `${who}：${message.words}`;
}

/** Whether Enter was meant to send: not with Shift, and never while an input method composes. */
export function isSendKey(event: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly keyCode: number;
  readonly nativeEvent: { readonly isComposing: boolean };
}): boolean {
  // 229: Safari has ended the composition by the time it tells of the key that did it.
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.keyCode !== 229;
}
