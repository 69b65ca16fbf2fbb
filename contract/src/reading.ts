/** A person's role inside a company (decisions §5). */
export const companyRoles = ['owner', 'recruiter', 'interviewer'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/**
 * Kinds of things of which it is laid down who reads them. What is told of a thing (messages, pushes, badges, texts sent
 * outside), counted of it, found in it and exported from it is read with it.
 */
export const things = [
  /** The profile of a company and its verification. */
  'company',
  'members',
  /** Who asks to join. */
  'joinRequests',
  /** Drafts, posts and what their review found. */
  'positions',
  /** Applications: the resume that was sent, where it stands, what happened, invitations, what both sides wrote. */
  'candidates',
  /** Who agreed to be found: search for them, recommendations of them, their resumes without names and contacts. */
  'talents',
  /** What was said in an AI interview, its scores, what people judged of it. */
  'reports',
  /** What members write about a candidate for one another. */
  'notes',
  'offers',
  /** Balance, ledger, invoices. */
  'money',
] as const;
export type Thing = (typeof things)[number];

/** Things that belong to one application and can be assigned to a member with it. */
export const assignableThings = ['candidates', 'reports', 'notes', 'offers'] as const satisfies readonly Thing[];
export type AssignableThing = (typeof assignableThings)[number];

/**
 * How much of a company's things a member reads: `all` of it, whenever it happened; `sinceJoined`: as it stands now, and
 * what happened since they became a member; `assigned`: what is assigned to them, whenever it happened; or `none`.
 */
export type MemberReach = 'all' | 'sinceJoined' | 'assigned' | 'none';

/** What can be assigned may be read by assignment, nothing else. */
type ReachOf<T extends Thing> = T extends AssignableThing
  ? Exclude<MemberReach, 'sinceJoined'>
  : Exclude<MemberReach, 'assigned'>;

/**
 * Who of a company reads what. The one table of it: lists, single reads, pushes, counts, exports and searches ask it,
 * and the permissions to read are made from it.
 */
export const memberReading: Readonly<Record<CompanyRole, { readonly [T in Thing]: ReachOf<T> }>> = {
  owner: {
    company: 'all',
    members: 'all',
    joinRequests: 'all',
    positions: 'all',
    candidates: 'all',
    talents: 'all',
    reports: 'all',
    notes: 'all',
    offers: 'all',
    money: 'all',
  },
  // Who may not answer a request to join is not shown who asks.
  recruiter: {
    company: 'all',
    members: 'all',
    joinRequests: 'none',
    positions: 'all',
    candidates: 'all',
    talents: 'all',
    reports: 'all',
    notes: 'all',
    offers: 'all',
    // Every invitation spends of it.
    money: 'all',
  },
  // What colleagues think of a candidate would colour what an interviewer thinks.
  interviewer: {
    company: 'sinceJoined',
    members: 'all',
    joinRequests: 'none',
    positions: 'none',
    candidates: 'assigned',
    talents: 'none',
    reports: 'assigned',
    notes: 'none',
    offers: 'none',
    money: 'none',
  },
};

/** Readers who are no members of a company. */
export const outsiders = ['withoutCompany', 'seeker', 'admin'] as const;
export type Outsider = (typeof outsiders)[number];

/**
 * What they read: `own`: what they sent or were sent themselves, a report as its feedback; `public`: what every visitor
 * of their kind is shown (open positions, verified companies); `console`: masked, by permission, every unmasking on record.
 */
export type OutsiderReach = 'own' | 'public' | 'console' | 'none';

export const outsiderReading: Readonly<Record<Outsider, Readonly<Record<Thing, OutsiderReach>>>> = {
  withoutCompany: {
    company: 'public',
    members: 'none',
    joinRequests: 'own',
    positions: 'none',
    candidates: 'none',
    talents: 'none',
    reports: 'none',
    notes: 'none',
    offers: 'none',
    money: 'none',
  },
  seeker: {
    company: 'public',
    members: 'none',
    joinRequests: 'none',
    positions: 'public',
    candidates: 'own',
    talents: 'own',
    reports: 'own',
    notes: 'none',
    offers: 'own',
    money: 'own',
  },
  admin: {
    company: 'console',
    members: 'console',
    joinRequests: 'none',
    positions: 'console',
    // Nothing but what was written around a message that somebody complained of, without names and contacts.
    candidates: 'console',
    talents: 'none',
    reports: 'none',
    notes: 'none',
    // How they stand and since when, for a reason that stays on record: nothing of what one says.
    offers: 'none',
    money: 'none',
  },
};

/** The roles that read so much of a thing. */
export function rolesReading(thing: Thing, reach: MemberReach): readonly CompanyRole[] {
  return companyRoles.filter((role) => memberReading[role][thing] === reach);
}

/** The things of which a role reads so much. */
export function thingsRead(role: CompanyRole, reach: MemberReach): readonly Thing[] {
  return things.filter((thing) => memberReading[role][thing] === reach);
}
