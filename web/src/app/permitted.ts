import type { Permission } from '@pinjian/contract/permissions.ts';

/** Pages of an employer that a company role has to allow, by any one of these permissions. */
const needed: readonly (readonly [string, readonly Permission[]])[] = [
  ['/hire/searchTalent', ['candidate.read']],
  ['/hire/activeDelivery', ['candidate.read']],
  ['/hire/positionManagement', ['position.read']],
  ['/hire/candidateList/offers', ['offer.read']],
  ['/hire/candidateList', ['candidate.read', 'candidate.assigned']],
  ['/hire/agents', ['candidate.read']],
  ['/hire/my/wallet', ['wallet.read']],
];

/**
 * Whether someone of a company may open a page of their role. Without a company nobody has permissions: every page then
 * shows the one step to get one (decisions §5).
 */
export function mayOpen(path: string, companyId: string | null, permissions: readonly string[]): boolean {
  if (companyId === null) return true;
  const rule = needed.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return rule === undefined || rule[1].some((permission) => permissions.includes(permission));
}
