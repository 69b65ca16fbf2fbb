/** What a story has told so far, as far as words show it: a follow-up asks for what is missing, and for nothing else. */
export interface Told {
  /** Characters of all that was said to the question. */
  readonly length: number;
  /** Something the speaker did, not 'we'. */
  readonly ownPart: boolean;
  /** How it came out. */
  readonly result: boolean;
  readonly reason: boolean;
  readonly alternative: boolean;
  /** A change is claimed that no figure stands beside. */
  readonly vagueChange: boolean;
  /** What one would do, not what one did. */
  readonly imagined: boolean;
}

/** The speaker alone, who does something: not 我们, not 我觉得, and not what they had no part in. */
const own = /我(?!们|这边|觉得|想说|记得|这儿|听说|没参与|不负责|也不)/u;
const noPart = /我没(?:有)?参与|不是我(?:做|负责|管)|师傅让我|别人(?:做|弄|搭)的/u;
/** How it ended, or what came of it later. */
const ended =
  /最后(?!发现|查|一[个道题]|是)|后来|原来.{0,20}变成|[天周月年]后|结果(?!导向)|之后|至今|现在(?:还|都|已)|从此|以后(?:就|再)|没(?:有)?再|(?:降|升|提|压|涨|减|缩)到|(?:省|少|多|快)了[\d一二三四五六七八九十两几半百千]|第[二三四五六七八九十]个?(?:天|周|月|年|礼拜|星期)/u;
const because = /因为|由于|所以|为的是|是怕|怕的是|不然|否则|免得|省得|考虑到|原因(?:是|在)|为(?:什么|啥)/u;
const otherwise =
  /要是|如果|万一|不行(?:就|的话)|实在|另一(?:种|个)办法|本来想|备选|不(?:肯|同意|答应).{0,8}就|真(?:没|不|碰|要)/u;
const change = /(?:快|好|少|多|低|高|顺)(?:了)?(?:很多|不少|多了|一些)|明显|大幅|改善了|提升了|提高了/u;
const figure =
  /[\d一二三四五六七八九十百千万两半几][\d.点一二三四五六七八九十百千万来多]*(?:%|倍|成|个|天|分|秒|小时|块|元|台|人|次|件|单|度|万|千)|百分之/u;

/** What the sayings to one question tell together. */
export function toldIn(parts: readonly string[]): Told {
  // What somebody else says in a story is not the speaker's.
  const all = parts.join('。').replaceAll(/[“「][^”」]*[”」]/gu, '');
  const clauses = all.split(/[，,。；;！!？?\n]+/u);
  return {
    length: parts.reduce((sum, part) => sum + part.trim().length, 0),
    ownPart: clauses.some((clause) => own.test(clause)) && !noPart.test(all),
    result: ended.test(all),
    reason: because.test(all),
    alternative: otherwise.test(all),
    imagined: /要是让我|如果让我|换作我|让我来(?:挑|做|选|排)|我会先/u.test(all),
    vagueChange: clauses.some((clause) => change.test(clause) && !figure.test(clause)),
  };
}
