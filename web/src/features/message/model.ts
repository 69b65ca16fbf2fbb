import type { listMessages } from '@pinjian/contract/message.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';

export type Message = Answer<typeof listMessages>[number];
export type MessageRole = 'seeker' | 'employer';
/** messageType of the list calls: 0 all, 1 interview invitations, 2 position reviews (spec §4). */
export type MessageFilter = '0' | '1' | '2';

export interface MessageTab {
  readonly filter: MessageFilter;
  readonly label: string;
}

/** The filter tabs in the order of spec §4. */
export const messageTabs: Readonly<Record<MessageRole, readonly MessageTab[]>> = {
  employer: [
    { filter: '0', label: '全部' },
    { filter: '2', label: '职位审核' },
    { filter: '1', label: '面试邀请' },
  ],
  seeker: [
    { filter: '0', label: '全部' },
    { filter: '1', label: '面试邀请' },
  ],
};

export const noMessages = '暂无消息';

export function isUnread(message: Message): boolean {
  return message.isRead === '0';
}

/** Ids of the unread ones, each once. */
export function unreadIds(messages: readonly Message[]): readonly string[] {
  return [...new Set(messages.filter(isUnread).map(({ id }) => id))];
}

export function unreadCount(messages: readonly Message[]): number {
  return messages.filter(isUnread).length;
}

/** What the badge shows: nothing for none, 99+ beyond two digits. */
export function badgeText(count: number): string {
  return count > 99 ? '99+' : count > 0 ? String(count) : '';
}

/** Types 1, 11, 2 and 21 carry the interview icon, 7 one of its own (spec §9). */
const interviewIconTypes: readonly string[] = ['1', '11', '2', '21'];

export function hasInterviewIcon(message: Message): boolean {
  return interviewIconTypes.includes(message.messageType);
}

/** What a message says: its text, and for an accepted invitation the two lines of spec §9 below it. */
export interface MessageText {
  readonly text: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

export function textOf({ messageType, content, meta }: Message): MessageText {
  const { companyName, interviewTime, interviewType } = meta;
  if (messageType !== '21' || companyName === undefined) return { text: content, lines: [] };
  const lines = [
    { label: '面试时间', value: interviewTime },
    { label: '面试形式', value: interviewType },
  ];
  return {
    text: `您已接受${companyName}的面试邀请`,
    lines: lines.flatMap(({ label, value }) => (value === undefined || value === '' ? [] : [{ label, value }])),
  };
}
