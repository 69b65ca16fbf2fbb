import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { defaultSlip, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { Wish } from '@pinjian/contract/matching-wish.ts';
import { dateOnly } from '#lib/format/time.ts';

/** Days that a new slip holds; its owner sees them, and may take another day or none. */
const firstDays = 90;
const dayMs = 86_400_000;

/** Credits that a new slip lets an agent spend: enough for its first days. */
const firstCredits: Readonly<Partial<Record<AgentKind, number>>> = { sourcer: 60, inviter: 50 };

/**
 * What a slip begins with, of what its owner has told elsewhere: a seeker's wishes are not asked for again.
 * @param now milliseconds since 1970
 */
export function startingSlip(kind: AgentKind, wishes: readonly Wish[], now: number): AgentSlip {
  const isAnywhere = wishes.some(({ anyCity }) => anyCity);
  const cityCodes = isAnywhere ? [] : [...new Set(wishes.flatMap((wish) => wish.cityCodes))].slice(0, 10);
  const floors = wishes.map(({ salaryMin }) => salaryMin);
  // One wish without a floor: anything is looked at.
  const known = floors.filter((floor) => floor !== null);
  const salaryFloor = known.length === 0 || known.length < floors.length ? null : Math.min(...known);
  return {
    ...defaultSlip(kind),
    cityCodes,
    salaryFloor,
    credits: firstCredits[kind] ?? 0,
    endsOn: dateOnly(now + firstDays * dayMs),
  };
}
