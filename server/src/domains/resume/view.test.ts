import { describe, expect, it } from 'vitest';
import { emptyEntry } from '@pinjian/contract/resume-content.ts';
import { candidateResume } from '@pinjian/contract/resume.ts';
import { sampleContent } from '#testing/resume.ts';
import { candidateResumeOf } from './view.ts';

const updatedAt = new Date('2026-11-20T02:00:00Z');
const content = sampleContent({
  basics: { ...sampleContent().basics, birthMonth: '1996-08', links: ['https://github.com/example-lin'] },
  selfEvaluation:
    '我是林示例，电话 138-0013-8000，微信：lin_shili_01，邮箱 linshili@example.com，主页 https://example.com/lin，2021 年主导 13800 个页面的改造',
});

describe('candidateResumeOf', () => {
  it('shows everything but the gender to a company that was applied to', () => {
    const seen = candidateResumeOf({ resumeId: 'a', content, updatedAt, contactShown: true });
    const { gender: _gender, ...basics } = content.basics;
    expect(seen).toEqual({
      resumeId: 'a',
      contactShown: true,
      content: { ...content, basics },
      updatedAt: '2026-11-20T02:00:00.000Z',
    });
    expect('gender' in seen.content.basics).toBe(false);
  });

  it('shows nobody else the name or a way past the platform, in texts either', () => {
    const seen = candidateResumeOf({ resumeId: 'a', content, updatedAt, contactShown: false });
    expect(seen.content.basics).toMatchObject({
      name: '林**',
      phone: '',
      email: '',
      birthMonth: null,
      links: [],
      city: { name: '杭州' },
    });
    const seenText = seen.content.selfEvaluation;
    expect(seenText.replaceAll(/\*{3,}/g, '***')).toBe(
      '我是林**，电话 ***，***，邮箱 ***，主页 ***，2021 年主导 13800 个页面的改造',
    );
    // A star for a character: what is said of a place in the one text holds for the other.
    expect(seenText).toHaveLength(content.selfEvaluation.length);
    expect(seenText.indexOf('13800 个页面')).toBe(content.selfEvaluation.indexOf('13800 个页面'));
    expect(seen.content.work).toEqual(content.work);
    expect(JSON.stringify(seen)).not.toMatch(/13800138000|linshili|lin_shili|林示例/);
  });

  it('tells beside the words which school they name, null when unsure; the words stay', () => {
    const education = ['浙大', '中国矿业大学(北京)', '某某大学'].map((school) => ({
      ...emptyEntry.education(),
      school,
    }));
    for (const contactShown of [true, false]) {
      const seen = candidateResumeOf({ resumeId: 'a', content: { ...content, education }, updatedAt, contactShown });
      expect(seen.content.education.map(({ school, knownSchool }) => [school, knownSchool])).toEqual([
        ['浙大', { name: '浙江大学', tags: ['985', '211', '双一流'] }],
        ['中国矿业大学(北京)', { name: '中国矿业大学（北京）', tags: ['211', '双一流'] }],
        ['某某大学', null],
      ]);
    }
  });

  it('fits the contract', () => {
    const resumeId = '0199f0aa-0000-7000-8000-000000000000';
    for (const contactShown of [true, false]) {
      const education = [{ ...emptyEntry.education(), school: '浙大' }];
      const seen = candidateResumeOf({ resumeId, content: { ...content, education }, updatedAt, contactShown });
      expect(candidateResume.parse(seen)).toEqual(seen);
    }
  });
});
