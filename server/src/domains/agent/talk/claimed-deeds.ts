import type { TalkCall } from '@pinjian/contract/agent-talk.ts';

/** What an agent may do. */
const possible = '投递|发送|发出|发给|邀请|推荐|取消|预约|约好|加入|提交';
/** What no agent can have done, whatever it says. */
const impossible = '拒绝|淘汰|接受|录用|支付|付款|付清|退款|删除|签|修改|改(?:好|成|为)|扩大|放宽';
const done = '(?:了|给|到|成功|完成|好)';
const object = '(?:把[^，。；！]{1,12})?';
const lead = /^[\s·•*\-\d.、]*(?:好的|好|嗯|并且?|也|还|同时|另外|然后|接着|现在|刚才|今天)?/u;
/** How many of something: what stands in a list, no deed. */
const counted = /^(?:过|的|中|[:：]|[^，。]*?[\d一二两三四五六七八九十几]+\s*[个家份场次条位人件名])/u;
const waits = /等您|待您|您同意|您确认/u;

/** In which words an agent speaks of itself, and in which nobody is named. */
const forms = [possible, impossible].map((verbs) => ({
  own: new RegExp(
    `(?:我(?:已经?|刚刚?|刚才)(?:[帮替为给](?:[您你他她]|对方)?)?${object}(?:${verbs})${done}?` +
      `|我(?:[帮替为给](?:[您你他她]|对方))?${object}(?:${verbs})${done}` +
      `|(?:已经?|刚刚?)[帮替][您你]${object}(?:${verbs})${done}?)`,
    'u',
  ),
  bare: new RegExp(`^(?:已经?|刚刚?)(?:[为给](?:[您你他她]|对方)?)?${object}(?:${verbs})${done}?`, 'u'),
}));

/** A deed that an answer claims, in its words; null where it claims none. */
export interface ClaimedDeeds {
  readonly possible: string | null;
  readonly impossible: string | null;
}

/**
 * What an answer says that its agent has just done. What you, a company or a candidate did is no deed of the agent; neither is
 * what names nobody, where it looked at something and tried nothing: that tells how things stand.
 */
export function claimedDeeds(words: string, calls: readonly TalkCall[]): ClaimedDeeds {
  const looked = calls.some(({ outcome }) => outcome === 'read');
  const tried = calls.some(({ outcome }) => outcome !== 'read');
  const waiting = calls.some(({ outcome }) => outcome === 'waiting');
  const [mayBe, never] = forms.map(({ own, bare }, at) => {
    for (const sentence of words.split(/[。！？!?；;\n]/u)) {
      // What waits for a yes is told as waiting.
      if (at === 0 && waiting && waits.test(sentence)) continue;
      const found = claimIn(sentence, own, !looked || tried ? bare : null);
      if (found !== null) return found;
    }
    return null;
  });
  return { possible: mayBe ?? null, impossible: never ?? null };
}

function claimIn(sentence: string, own: RegExp, bare: RegExp | null): string | null {
  let isOwn = true;
  for (const clause of sentence.split(/[，,]/u)) {
    const said = own.exec(clause);
    if (said !== null) return said[0];
    const rest = clause.replace(lead, '');
    const named = isOwn && bare !== null ? bare.exec(rest)?.[0] : undefined;
    if (named !== undefined && !counted.test(rest.slice(named.length))) return named;
    // Somebody else is spoken of from here on.
    isOwn = rest === '';
  }
  return null;
}
