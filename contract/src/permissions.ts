/** A person's role inside a company (decisions §5). */
export const companyRoles = ['owner', 'recruiter', 'interviewer'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** Every permission string; the server checks them, the client only hides what they forbid. */
export const permissions = [
  'company.write',
  'company.verify',
  'member.write',
  'position.read',
  'position.write',
  'candidate.read',
  'candidate.move',
  'candidate.assigned',
  'interview.read',
  'audit.read',
  'task.retry',
  'verification.decide',
  'realName.decide',
  'review.decide',
  'person.read',
  'person.unmask',
] as const;
export type Permission = (typeof permissions)[number];

const recruiter: readonly Permission[] = [
  'position.read',
  'position.write',
  'candidate.read',
  'candidate.move',
  'interview.read',
];

/** What each company role may do. */
export const rolePermissions: Readonly<Record<CompanyRole, readonly Permission[]>> = {
  owner: ['company.write', 'company.verify', 'member.write', ...recruiter],
  recruiter,
  interviewer: ['candidate.assigned'],
};

/** What an admin may do in the console. */
export const adminPermissions: readonly Permission[] = [
  'audit.read',
  'task.retry',
  'verification.decide',
  'realName.decide',
  'review.decide',
  'person.read',
  'person.unmask',
];
