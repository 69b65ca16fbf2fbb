import { describe, expect, it } from 'vitest';
import { badgeText, hasInterviewIcon, messageTabs, textOf, unreadCount, unreadIds } from './model.ts';
import type { Message } from './model.ts';

function message(facts: Partial<Message>): Message {
  return {
    id: '1',
    title: '',
    content: '',
    messageType: '7',
    isRead: '1',
    createTime: '2026-11-20T10:00:00+08:00',
    meta: {},
    ...facts,
  };
}

describe('messages', () => {
  it("counts those with isRead '0' as unread", () => {
    expect(unreadCount([message({ isRead: '0' }), message({}), message({ isRead: '0' })])).toBe(2);
  });

  it.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('%i unread shows %j', (count, text) => expect(badgeText(count)).toBe(text));

  it.each([
    ['1', true],
    ['11', true],
    ['2', true],
    ['21', true],
    ['7', false],
  ] as const)('type %s carries the interview icon: %s', (messageType, icon) =>
    expect(hasInterviewIcon(message({ messageType }))).toBe(icon),
  );

  it('offers the filter tabs of each role in the order of spec §4', () => {
    expect(messageTabs.employer.map((tab) => [tab.filter, tab.label])).toEqual([
      ['0', '全部'],
      ['2', '职位审核'],
      ['1', '面试邀请'],
    ]);
    expect(messageTabs.seeker.map((tab) => [tab.filter, tab.label])).toEqual([
      ['0', '全部'],
      ['1', '面试邀请'],
    ]);
  });

  it('names each unread one once, however many lists it stands in', () => {
    const unread = message({ id: 'a', isRead: '0' });
    expect(unreadIds([unread, message({ id: 'b' }), unread])).toEqual(['a']);
  });

  it('reads an accepted invitation as spec §9 writes it, from what it is about', () => {
    const meta = { companyName: '青禾科技', interviewTime: '11月27日 10:00 前完成', interviewType: 'AI面试' };
    expect(textOf(message({ messageType: '21', content: 'x', meta }))).toEqual({
      text: '您已接受青禾科技的面试邀请',
      lines: [
        { label: '面试时间', value: '11月27日 10:00 前完成' },
        { label: '面试形式', value: 'AI面试' },
      ],
    });
    expect(textOf(message({ messageType: '21', meta: { companyName: '青禾科技', interviewTime: '' } })).lines).toEqual(
      [],
    );
    expect(textOf(message({ messageType: '21', content: '内容', meta: {} }))).toEqual({ text: '内容', lines: [] });
    expect(textOf(message({ messageType: '11', content: '内容', meta }))).toEqual({ text: '内容', lines: [] });
  });
});
