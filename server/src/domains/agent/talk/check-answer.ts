import type { TalkCall } from '@pinjian/contract/agent-talk.ts';
import { findUnsupported } from '../honesty/find-unsupported.ts';

/** Deeds that somebody is said to have done just now. */
const deeds =
  /(?:已经?|刚刚?)(?:帮|替|为|给)?(?:您|你|他|她|对方)?(?:把[^，。；！]{1,12})?(?:投递|发送|发出|发给|邀请|推荐|取消|预约|约好|加入|提交)(?:了|给|到|成功|完成|好)?/u;
/** Deeds that no agent can have done, whatever it says. */
const never =
  /(?:已经?|刚刚?)(?:帮|替|为|给)?(?:您|你|他|她|对方)?(?:把[^，。；！]{1,12})?(?:拒绝|淘汰|接受|录用|支付|付款|付清|退款|删除|签|修改|改(?:好|成|为)|扩大|放宽)(?:了|给|到|成功|完成|好)?/u;
const most = 6;

/**
 * What an owner should know of a model's answer, in plain words; null where nothing is wrong with it: that it claims a deed which
 * no call has done or no agent can do, and what it states that stands in nothing it saw.
 */
export function cautionAbout(
  words: string,
  { sources, calls }: { readonly sources: readonly string[]; readonly calls: readonly TalkCall[] },
): string | null {
  const found: string[] = [];
  const isTold = (claimed: string) => sources.some((source) => source.includes(claimed));
  const impossible = never.exec(words)?.[0];
  const claimed = deeds.exec(words)?.[0];
  const acted = calls.some(({ outcome }) => outcome === 'done');
  if (impossible !== undefined && !isTold(impossible)) found.push(`它说“${impossible}”，但它不能做这样的事，也没有做`);
  if (claimed !== undefined && !acted && !isTold(claimed)) found.push(`它说“${claimed}”，但这一次没有做完任何事`);
  const missing = findUnsupported(words, sources);
  // What stands in a longer one of them is said with it.
  const unsupported = missing.filter((each) => !missing.some((other) => other !== each && other.includes(each)));
  if (unsupported.length > 0)
    found.push(`这些内容在它看到的资料里没有：${unsupported.slice(0, most).join('、')}，请以页面为准`);
  return found.length === 0 ? null : `${found.join('；')}。`;
}
