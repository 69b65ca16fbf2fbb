import { describe, expect, it } from 'vitest';
import { sampleInvitation } from '#web/testing/application.ts';
import { heldInterviews, periodLine, pointsOf, webAddress } from './model.ts';

describe('an address in a resume', () => {
  it.each([
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['http://example.com', 'http://example.com'],
    ['github.com/someone', 'https://github.com/someone'],
    ['blog.example.cn', 'https://blog.example.cn'],
  ])('%s opens %s', (text, address) => expect(webAddress(text)).toBe(address));

  it.each(['javascript:alert(1)', 'data:text/html,x', '微信 abc', 'mailto:a@b.cn', '', 'file:///etc/passwd'])(
    '%j is only text',
    (text) => expect(webAddress(text)).toBeNull(),
  );
});

describe('a description', () => {
  it('is its lines without the empty ones, each with its place', () =>
    expect(pointsOf('负责网关\n\n  性能提升 40% \n')).toEqual([
      { text: '负责网关', start: 0 },
      { text: '性能提升 40%', start: 8 },
    ]));

  it('has its period and what goes with it before it', () => {
    expect(periodLine({ start: '2021-07', end: null, current: true }, '平台研发部')).toBe(
      '2021.07 - 至今 · 平台研发部',
    );
    expect(periodLine({ start: null, end: null, current: false }, '')).toBe('');
  });
});

describe('the interviews that have a report', () => {
  it('are those that were held, also while the report is being written', () => {
    const invitations = [
      sampleInvitation({ state: 'accepted', interviewId: 'waits', interviewStatus: 2 }),
      sampleInvitation({ state: 'accepted', interviewId: 'held', interviewStatus: 1 }),
      sampleInvitation({ state: 'accepted', interviewId: 'scored', interviewStatus: 1, reportReady: true }),
      sampleInvitation(),
    ];
    expect(heldInterviews(invitations)).toEqual(['held', 'scored']);
  });
});
