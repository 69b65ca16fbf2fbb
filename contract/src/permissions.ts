import { memberReading, things, type CompanyRole, type MemberReach, type Thing } from './reading.ts';

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
  'talent.read',
  'interview.read',
  'offer.read',
  'wallet.read',
  'wallet.write',
  'audit.read',
  'task.retry',
  'verification.decide',
  'realName.decide',
  'review.decide',
  'person.read',
  'person.unmask',
  'price.decide',
  'money.decide',
  'invoice.issue',
  'agent.switch',
] as const;
export type Permission = (typeof permissions)[number];

/** What each company role may do beside reading. */
const acts: Readonly<Record<CompanyRole, readonly Permission[]>> = {
  owner: ['company.write', 'company.verify', 'member.write', 'position.write', 'candidate.move', 'wallet.write'],
  recruiter: ['position.write', 'candidate.move'],
  interviewer: [],
};

/** By which permission a client knows how much somebody reads of a thing. */
const readPermissions: Readonly<Partial<Record<Thing, Readonly<Partial<Record<MemberReach, Permission>>>>>> = {
  positions: { all: 'position.read' },
  candidates: { all: 'candidate.read', assigned: 'candidate.assigned' },
  talents: { all: 'talent.read' },
  reports: { all: 'interview.read' },
  offers: { all: 'offer.read' },
  money: { all: 'wallet.read' },
};

function permissionsOf(role: CompanyRole): readonly Permission[] {
  return [...acts[role], ...things.flatMap((thing) => readPermissions[thing]?.[memberReading[role][thing]] ?? [])];
}

/** What each company role may do; what it may read follows from the table of readers. */
export const rolePermissions: Readonly<Record<CompanyRole, readonly Permission[]>> = {
  owner: permissionsOf('owner'),
  recruiter: permissionsOf('recruiter'),
  interviewer: permissionsOf('interviewer'),
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
  'price.decide',
  'money.decide',
  'invoice.issue',
  'agent.switch',
];
