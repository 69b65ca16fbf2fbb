import { describe, expect, it } from 'vitest';
import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { summaryOf } from './summary.ts';

const now = new Date('2026-11-20T02:00:00.000Z');

function post(start: string | null, end: string | null, current = false): ResumeContent['work'][number] {
  return { company: '甲公司', roles: [{ ...emptyEntry.workRole(), title: '后端工程师', start, end, current }] };
}

describe('the summary', () => {
  const content: ResumeContent = {
    ...emptyResumeContent(),
    basics: { ...emptyResumeContent().basics, name: '张三丰', city: { code: '101010100', name: '北京' } },
    education: [
      { ...emptyEntry.education(), school: '某大学', major: '数学', degree: 5 },
      { ...emptyEntry.education(), school: '另一大学', major: '统计学', degree: 6 },
    ],
    work: [post('2020-01', null, true)],
    intentions: [
      {
        ...emptyEntry.intention(),
        position: '架构师',
        salary: { min: 1_500_000, max: 2_000_000, cycle: 1, months: 14 },
      },
    ],
    skills: Array.from({ length: 12 }, (_, index) => ({ name: `技能${index}`, level: null })),
  };

  it('tells the highest degree, the present post and what is wanted', () => {
    expect(summaryOf(content, { contactShown: true, now })).toEqual({
      name: '张三丰',
      title: '后端工程师',
      company: '甲公司',
      education: { value: 6, label: '硕士' },
      school: '另一大学',
      major: '统计学',
      workYears: 6,
      city: '北京',
      intendedPosition: '架构师',
      intendedSalary: '1.5W-2W·14薪',
      skills: content.skills.slice(0, 8).map((skill) => skill.name),
    });
  });

  it('hides the name of who has not applied', () => {
    expect(summaryOf(content, { contactShown: false, now }).name).toBe('张**');
  });

  it('invents nothing for an empty resume', () => {
    expect(summaryOf(emptyResumeContent(), { contactShown: true, now })).toMatchObject({
      name: '',
      title: '',
      education: null,
      workYears: null,
      intendedSalary: '',
      skills: [],
    });
  });
});
