import { describe, expect, it } from 'vitest';
import { badgeText, hasInterviewIcon, linkOf, messageTabs, unreadCount } from './model.ts';
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

  it.each([
    [undefined, null],
    ['/seeker/interview', '/seeker/interview'],
    ['//evil.test', null],
    ['/\\evil.test', null],
    ['https://evil.test', null],
    ['javascript:alert(1)', null],
  ])('leads from %j to %j', (link, to) =>
    expect(linkOf(message({ meta: link === undefined ? {} : { link } }))).toBe(to),
  );
});
