import type { InterviewResume } from '@pinjian/contract/interview-material.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';

/**
 * What of a resume an interview may know: what the person did and can do. Name, contact, sex, age and education stay
 * behind, so that neither the interviewer nor the scorer can be moved by them.
 */
export function resumeMaterial(content: ResumeContent): InterviewResume {
  return {
    work: content.work.flatMap(({ company, roles }) =>
      roles.map(({ title, description }) => ({ company, title, description })),
    ),
    projects: content.projects.map(({ name, role, description }) => ({ name, role, description })),
    skills: content.skills.map(({ name }) => name).filter((name) => name !== ''),
  };
}
