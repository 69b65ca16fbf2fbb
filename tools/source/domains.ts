/**
 * The domains, in order: a domain knows only those before it. The contract, the migrations and the web use the same
 * words. A new domain is added here and in docs/architecture.md, in the place where it may be known by all that follow.
 */
export const domains = [
  'dictionary',
  'account',
  'message',
  'wallet',
  'company',
  'billing',
  'calendar',
  'resume',
  'position',
  'interview',
  'application',
  'matching',
  'agent',
  'console',
] as const;

/** Place of a domain in the order; -1 for a word that is no domain. */
export function rankOf(domain: string): number {
  return domains.findIndex((each) => each === domain);
}

/** What stands beside the domains and may know all of them: the embedded services' pages, the demo world. */
const guests: readonly string[] = ['sandbox', 'demo'];

/** Place of a word in contract and web, where the guests follow the domains; -1 for a word that is neither. */
export function placeOf(word: string): number {
  return guests.includes(word) ? domains.length : rankOf(word);
}
