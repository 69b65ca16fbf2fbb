import type { CandidateSummary } from '@pinjian/contract/application-candidate.ts';
import { salaryText } from '@pinjian/contract/money.ts';
import { maskName } from '@pinjian/contract/person.ts';
import type { ResumeContent, ResumeEducation, ResumeIntention } from '@pinjian/contract/resume-content.ts';
import { dictLabel } from '#domains/dictionary/index.ts';
import { highestEducation, latestRole, workYears } from '#domains/resume/index.ts';

/** Skills in a list. */
const skillsShown = 8;

/** What a list tells about a candidate, from the resume that was sent. */
export function summaryOf(content: ResumeContent, seen: { contactShown: boolean; now: Date }): CandidateSummary {
  const { basics } = content;
  const post = latestRole(content);
  const education = highestEducation(content);
  const intention = content.intentions[0];
  return {
    name: seen.contactShown ? basics.name : maskName(basics.name),
    title: post?.role.title ?? '',
    company: post?.company ?? '',
    education: degreeOf(education),
    school: education?.school ?? '',
    major: education?.major ?? '',
    workYears: workYears(content, seen.now),
    city: basics.city?.name ?? '',
    intendedPosition: intention?.position ?? '',
    intendedSalary: intention === undefined ? '' : payOf(intention),
    skills: content.skills.slice(0, skillsShown).map((skill) => skill.name),
  };
}

function degreeOf(education: ResumeEducation | null): CandidateSummary['education'] {
  const degree = education?.degree ?? null;
  const label = degree === null ? undefined : dictLabel('education', degree);
  return degree === null || label === undefined ? null : { value: degree, label };
}

function payOf({ salary }: ResumeIntention): string {
  return salaryText({ min: salary.min, max: salary.max, cycle: salary.cycle, months: salary.months });
}
