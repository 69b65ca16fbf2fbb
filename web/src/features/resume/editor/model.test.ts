import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { describe, expect, it } from 'vitest';
import {
  fieldOf,
  isBlank,
  isReversed,
  issuesOf,
  salaryObjection,
  splitSkills,
  storable,
  valueAt,
  withValue,
} from './model.ts';

function contentWith(part: Partial<ResumeContent>): ResumeContent {
  return { ...emptyResumeContent(), ...part };
}

const threeJobs = contentWith({ work: ['甲', '乙', '丙'].map((company) => ({ ...emptyEntry.work(), company })) });

describe('the content at its paths', () => {
  it('is read and written without touching what stands beside', () => {
    const changed = withValue(threeJobs, 'work.1.roles.0.title', '工程师');
    expect(valueAt(changed, 'work.1.roles.0.title')).toBe('工程师');
    expect(valueAt(threeJobs, 'work.1.roles.0.title')).toBe('');
    expect(changed.work[0]).toBe(threeJobs.work[0]);
    expect(changed.basics).toBe(threeJobs.basics);
    expect(valueAt(changed, 'work.7.company')).toBeUndefined();
  });

  it('sees when nothing was put into an entry', () => {
    for (const create of Object.values(emptyEntry)) expect(isBlank(create())).toBe(true);
    expect(isBlank({ ...emptyEntry.education(), current: true })).toBe(false);
    expect(isBlank({ ...emptyEntry.work(), roles: [{ ...emptyEntry.workRole(), title: '工程师' }] })).toBe(false);
  });
});

describe('the field that shows a path', () => {
  it.each([
    ['basics.phone', 'basics.phone'],
    ['basics.city.name', 'basics.city'],
    ['basics.links.1', 'basics.links'],
    ['intentions.0.cities.1.name', 'intentions.0.cities'],
    ['intentions.0.salary', 'intentions.0.salary'],
    ['work.2.roles.1.current', 'work.2.roles.1.end'],
    ['work.2.roles.1', 'work.2.roles.1.title'],
    ['work.2', 'work.2.company'],
    ['education.0.current', 'education.0.end'],
    ['education.0', 'education.0.school'],
    ['skills.3', 'skills.3'],
    ['skills.3.level', 'skills.3'],
    ['selfEvaluation', 'selfEvaluation'],
  ])('%s shows at %s', (path, field) => expect(fieldOf(path)).toBe(field));
});

describe('what cannot be stored', () => {
  it('is told at its field, in the words of the contract', () => {
    const content = contentWith({
      basics: { ...emptyResumeContent().basics, phone: '1380013', links: ['x'.repeat(201)] },
      work: [{ company: '甲'.repeat(81), roles: [emptyEntry.workRole()] }],
    });
    expect(issuesOf(content)).toEqual([
      { path: 'basics.phone', message: '请输入正确的手机号' },
      { path: 'basics.links', message: '链接最多 200 个字' },
      { path: 'work.0.company', message: '公司最多 80 个字' },
    ]);
    expect(storable(content)).toBeNull();
  });

  it('is nothing in an empty resume; texts are stored trimmed and blank rows not at all', () => {
    expect(issuesOf(emptyResumeContent())).toEqual([]);
    const second = { ...emptyEntry.workRole(), title: '经理' };
    const written = contentWith({
      selfEvaluation: ' 认真 ',
      skills: [emptyEntry.skill(), { name: 'React', level: null }],
      intentions: [emptyEntry.intention()],
      work: [emptyEntry.work(), { company: '甲', roles: [emptyEntry.workRole(), second, emptyEntry.workRole()] }],
      basics: { ...emptyResumeContent().basics, links: ['', 'https://example.com'] },
    });
    expect(storable(written)).toEqual(
      contentWith({
        selfEvaluation: '认真',
        skills: [{ name: 'React', level: null }],
        work: [{ company: '甲', roles: [emptyEntry.workRole(), second] }],
        basics: { ...emptyResumeContent().basics, links: ['https://example.com'] },
      }),
    );
  });

  it.each([
    ['2021-07', '2021-06', false, true],
    ['2021-07', '2021', false, false],
    ['2021', '2020-12', false, true],
    ['2021-07', '2021-07', false, false],
    ['2021-07', null, true, false],
    [null, '2020', false, false],
  ])('%s to %s (至今 %s): reversed %s', (start, end, current, reversed) =>
    expect(isReversed({ start, end, current })).toBe(reversed),
  );

  it.each([
    [null, null, null],
    [100, 200, null],
    [200, 200, null],
    [300, 200, '最高薪资应不低于最低薪资'],
    [null, 200, '请填写最低和最高薪资，或都留空表示面议'],
  ])('pay from %s to %s: %s', (min, max, objection) => expect(salaryObjection({ min, max })).toBe(objection));
});

describe('skills typed at once', () => {
  it.each([
    ['React、Vue，TypeScript', ['React', 'Vue', 'TypeScript']],
    [' CI/CD ; Node.js', ['CI/CD', 'Node.js']],
    ['React，React，', ['React']],
    ['  ', []],
  ])('%s', (text, names) => expect(splitSkills(text)).toEqual(names));
});
