import { LRUCache } from 'lru-cache';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '../core/refusal.ts';
import { networkOf, siteOf } from './network-of.ts';
import { isLoopbackAddress } from './proxy-trace.ts';

/** More networks than this at once: those that were not heard of for longest begin anew. About 100 bytes each. */
const networksAtMost = 50_000;

interface Bucket {
  left: number;
  /** Milliseconds, of the last look. */
  at: number;
}

/** How often one network may call; a call too many is refused. */
export interface AddressLimit {
  /** @throws Refusal 429 {retryAfter} */
  count(address: string): void;
}

/**
 * Counts calls by network in the memory of this copy: a bucket of a minute's calls that fills up evenly. Behind a
 * balancer a network has the sum over the copies: a count in the database would cost more than most calls it counts, and
 * what has to be exact (codes, guesses, demos) is counted there by itself. 0 counts nothing.
 *
 * Loopback is never counted: who is there is on this machine, or is a proxy that the settings do not know of, and then
 * everybody would be counted as one.
 */
export function createAddressLimit(
  { perMinute, siteTimes }: { readonly perMinute: number; readonly siteTimes: number },
  now: () => Date,
): AddressLimit {
  if (perMinute === 0) return { count: () => undefined };
  const buckets = new LRUCache<string, Bucket>({ max: networksAtMost });

  function take(network: string, most: number, at: number): void {
    const perMillisecond = most / 60_000;
    const bucket = buckets.get(network) ?? { left: most, at };
    bucket.left = Math.min(most, bucket.left + Math.max(0, at - bucket.at) * perMillisecond);
    bucket.at = at;
    buckets.set(network, bucket);
    if (bucket.left >= 1) bucket.left -= 1;
    else throw tooMany(Math.ceil((1 - bucket.left) / perMillisecond / 1000));
  }

  return {
    count(address) {
      if (isLoopbackAddress(address)) return;
      const network = networkOf(address);
      const site = siteOf(network);
      const at = now().getTime();
      take(network, perMinute, at);
      // Who holds a /48 has 65,536 networks to call from.
      if (site !== network) take(site, perMinute * siteTimes, at);
    },
  };
}

function tooMany(retryAfter: number): Refusal {
  return new Refusal(errors.tooManyRequests, {
    message: `当前网络的请求过于频繁，请在 ${retryAfter} 秒后再试`,
    data: { retryAfter },
  });
}
