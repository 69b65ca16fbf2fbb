import { periodText, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { dictLabel } from '#domains/dictionary/index.ts';

/**
 * Every passage of a resume that may be told to somebody: what it says of work, studies and skills, with its times and
 * labels. The name, how to reach the person, birth and gender are none.
 */
export function resumeSources(content: ResumeContent): string[] {
  const { basics, education, work, projects, skills, certificates, languages, selfEvaluation, others } = content;
  const said = [
    basics.city?.name ?? '',
    basics.jobStatus === null ? '' : (dictLabel('job_hunting_status', basics.jobStatus) ?? ''),
    ...education.flatMap((each) => [
      each.school,
      each.major,
      each.degree === null ? '' : (dictLabel('education', each.degree) ?? ''),
      periodText(each),
      each.description,
    ]),
    ...work.flatMap(({ company, roles }) => [
      company,
      ...roles.flatMap((role) => [role.title, role.department, periodText(role), role.description]),
    ]),
    ...projects.flatMap((each) => [each.name, each.role, periodText(each), each.description]),
    ...skills.map(({ name }) => name),
    ...certificates.map(({ name }) => name),
    ...languages.flatMap(({ name, level }) => [name, level]),
    selfEvaluation,
    ...others.flatMap(({ title, description }) => [title, description]),
  ];
  return said.filter((words) => words !== '');
}
