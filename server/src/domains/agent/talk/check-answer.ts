import type { TalkCall } from '@pinjian/contract/agent-talk.ts';
import { findUnsupported } from '../honesty/find-unsupported.ts';
import { claimedDeeds } from './claimed-deeds.ts';

const most = 6;

/**
 * What an owner should know of a model's answer, in plain words; null where nothing is wrong with it: that it claims a deed which
 * no call has done or no agent can do, and what it states that stands in nothing it saw.
 * @param sources what its owner said, what rules or the slip say, what tools answered: nothing that rests on a model alone
 */
export function cautionAbout(
  words: string,
  { sources, calls }: { readonly sources: readonly string[]; readonly calls: readonly TalkCall[] },
): string | null {
  const found: string[] = [];
  const claimed = claimedDeeds(words, calls);
  const acted = calls.some(({ outcome }) => outcome === 'done');
  if (claimed.impossible !== null) found.push(`它说“${claimed.impossible}”，但它不能做这样的事，也没有做`);
  if (claimed.possible !== null && !acted) found.push(`它说“${claimed.possible}”，但这一次没有做完任何事`);
  const missing = findUnsupported(words, sources);
  // What stands in a longer one of them is said with it.
  const unsupported = missing.filter((each) => !missing.some((other) => other !== each && other.includes(each)));
  if (unsupported.length > 0)
    found.push(`这些内容在它看到的资料里没有：${unsupported.slice(0, most).join('、')}，请以页面为准`);
  return found.length === 0 ? null : `${found.join('；')}。`;
}
