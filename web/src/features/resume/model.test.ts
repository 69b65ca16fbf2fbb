import { parseFailures, type ResumeCard } from '@pinjian/contract/resume.ts';
import { describe, expect, it } from 'vitest';
import { plainPrint } from '@pinjian/contract/resume-print.ts';
import { cardLook, updatedText } from './model.ts';

const card: ResumeCard = {
  resumeId: 'r1',
  title: '我的简历',
  parseState: 'none',
  failure: null,
  isDefault: false,
  template: 'classic',
  printStyle: plainPrint,
  confirmed: false,
  version: 1,
  createdAt: '2026-11-20T09:00:00+08:00',
  updatedAt: '2026-11-20T09:00:00+08:00',
  name: '',
  headline: '',
  completeness: 0,
  fileKind: null,
};

describe('a resume in the list', () => {
  it.each([
    ['waits while its file is read', { parseState: 'pending' }, '识别中', null],
    ['waits while its file is being parsed', { parseState: 'parsing' }, '识别中', null],
    ['is to be checked after reading', { parseState: 'parsed' }, '待核对', '/seeker/resume/first-edit/r1'],
    ['is a draft when written by hand', { parseState: 'none' }, '草稿', '/seeker/resume/edit/r1'],
    ['is ready once confirmed', { parseState: 'parsed', confirmed: true }, undefined, '/seeker/resume/edit/r1'],
    [
      'is ready once confirmed though the reading failed',
      { parseState: 'failed', confirmed: true },
      undefined,
      '/seeker/resume/edit/r1',
    ],
  ] as const)('%s', (_what, state, mark, to) => {
    const look = cardLook({ ...card, ...state });
    expect(look.mark?.label).toBe(mark);
    expect(look.next?.to ?? null).toBe(to);
  });

  it('says why its file could not be read and leads to the file beside the form', () => {
    const look = cardLook({
      ...card,
      parseState: 'failed',
      failure: { reason: 'scanned', message: parseFailures.scanned },
    });
    expect(look).toMatchObject({ text: parseFailures.scanned, next: { to: '/seeker/resume/first-edit/r1' } });
  });

  it('tells when it was changed', () => {
    const now = Date.parse('2026-11-20T09:05:00+08:00');
    expect(updatedText(card.updatedAt, now)).toBe('5分钟前更新');
    expect(updatedText('2026-10-01T00:30:00+08:00', now)).toBe('2026-10-01 更新');
  });
});
