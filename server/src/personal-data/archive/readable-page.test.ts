import { describe, expect, it } from 'vitest';
import { invitationStates } from '@pinjian/contract/application-view.ts';
import { joinRequestStates } from '@pinjian/contract/company-member.ts';
import { interviewStates } from '@pinjian/contract/interview.ts';
import { outsideStates } from '@pinjian/contract/message-preference.ts';
import { readablePage } from './readable-page.ts';

/** What the page says of one fact, as label and value. */
function said(data: object): string[] {
  const page = readablePage('聘见', new Date(0), [{ name: 'seeker/profile.json', data }]);
  return [...page.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)/g)].map(([, label = '', value = '']) => `${label}：${value}`);
}

describe('the page of an archive', () => {
  it.each([
    ['a term', { kind: 'skill', words: 'React', code: 'S00001' }, '类别：技能'],
    ['an interview', { kind: 'skill', title: 'React' }, '类别：技能面试'],
    ['who waits to join', { companyName: '青禾科技', note: '', state: 'pending' }, '状态：等待答复'],
    ['an invitation', { kind: 'ai', state: 'pending', invitedAt: '2026-11-20T02:02:02.000Z' }, '状态：等待答复'],
    ['a review that was asked for', { state: 'pending', reason: '' }, '状态：待复核'],
  ])('calls %s what it is', (_name, data, words) => {
    expect(said(data)).toContain(words);
  });

  it('has a word for every state that something can be in', () => {
    const facts = [
      ...joinRequestStates.map((state) => ({ note: '', state })),
      ...invitationStates.map((state) => ({ invitedAt: '', state })),
      ...outsideStates.map((state) => ({ channel: '', state })),
      ...interviewStates.map((state) => ({ state })),
    ];
    for (const fact of facts) expect(said(fact).join()).toMatch(/^状态：\p{Script=Han}+$/u);
  });

  it('names the industry of a company by its name, once', () => {
    expect(said({ industry: '900101', industryName: '互联网平台' })).toEqual(['行业：互联网平台']);
  });
});
