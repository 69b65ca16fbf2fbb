import type { Device } from '@pinjian/contract/account-security.ts';
import type { Ctx } from '#server/context.ts';
import { describeUserAgent, shortenAddress } from './user-agent.ts';

type Whereabouts = Pick<Device, 'kind' | 'system' | 'browser' | 'address' | 'city'>;

/** What a device is and where it was, for its owner: the address shortened, the city where it is known. */
export async function findWhereabouts(
  ctx: Ctx,
  { userAgent, address }: { userAgent: string | null; address: string | null },
): Promise<Whereabouts> {
  const location = address === null || address === '' ? null : await ctx.ports.location.find(address);
  return {
    ...describeUserAgent(userAgent ?? ''),
    address: shortenAddress(address ?? ''),
    city: location?.city ?? location?.province ?? null,
  };
}
