import type { InterviewResume } from '@pinjian/contract/interview-material.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { gapsOf, periodsOf } from './resume-months.ts';

/**
 * What of a resume an interview may know: what the person did and can do, and when they held their latest posts. Name,
 * contact, sex, age and education stay behind, so that neither the interviewer nor the scorer can be moved by them.
 */
export function resumeMaterial(content: Omit<ResumeContent, 'basics'>): InterviewResume {
  const periods = periodsOf(content);
  return {
    work: content.work.flatMap(({ company, roles }) =>
      roles.map((role) => ({
        company,
        title: role.title,
        description: role.description,
        period: periods.get(role) ?? null,
      })),
    ),
    gaps: gapsOf(content),
    projects: content.projects.map(({ name, role, description }) => ({ name, role, description })),
    skills: content.skills.map(({ name }) => name).filter((name) => name !== ''),
  };
}
