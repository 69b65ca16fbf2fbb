/** What a follow-up asks for, by its words alone: the machine's own name for it is not asked. */
export const pieces = ['ownPart', 'reason', 'result', 'number', 'alternative', 'anythingMissing'] as const;
export type Piece = (typeof pieces)[number];

/** Words that ask for a piece. A question may ask for several; that is for `asksSeveral` to find. */
const words: Readonly<Record<Piece, RegExp>> = {
  ownPart:
    /[您你](?:自己|本人|亲手|负责|动手)|(?:自己|本人|亲手)(?:做|动手|完成|负责|改|查|想|定)|[您你](?:具体)?(?:做了|做的|负责)(?:什么|哪|是)|(?:哪|什么)[^，。？]{0,6}(?:是[您你]|出自[您你]|从[您你]手)/u,
  reason:
    /为什么|为何|怎么(?:想|判断|看出|定下|选|知道|断定|确认)|凭什么|根据什么|依据|理由|出于|考虑(?:的是|了)|原因(?:是|在)|靠什么/u,
  result:
    /结果|效果|后来(?:怎么样|怎样|呢|如何)|最后(?:怎么样|怎样|呢|如何|是)|变化|成了没|改善|之后(?:怎么样|怎样|情况)|收到什么反馈|带来了/u,
  number: /多少|几(?:个|次|天|成|倍|分|小时|台|人)|数字|数据|多大|多快|多久|多长|比例|百分/u,
  alternative:
    /别的(?:办法|做法|方案|选择|路)|其他(?:办法|做法|方案|选择)|另(?:一种|外的)|换(?:一种|个)(?:做法|办法|条件)|备选|要是.{0,24}(?:怎么|呢|会|还)|如果.{0,24}(?:怎么|呢|会|还)|万一|行不通|不(?:成|管用|奏效|顺利|答应|同意|配合).{0,8}(?:怎么|呢)|退路|回退|取舍/u,
  anythingMissing:
    /(?:还|再)(?:有|想)(?:什么|没有|别的|要).{0,6}(?:补充|说|漏)|(?:补充|漏)(?:的|掉的)?(?:吗|没有)|别的(?:要说|补充)?吗/u,
};

/** Whether words ask for a piece. */
export function asksFor(piece: Piece, question: string): boolean {
  return words[piece].test(question);
}

/** The pieces that words ask for. */
export function piecesIn(question: string): readonly Piece[] {
  return pieces.filter((piece) => asksFor(piece, question));
}

const told: Readonly<Record<Piece, RegExp>> = {
  ownPart: /自己(?:做|那|动|顶|查|推|画|扛|负)|是不是自己|负责|我做|自己动手|分工/u,
  reason: /为什么|原因|怎么(?:判断|定的|定价|看出|决定|证明)|理由|依据|标准|凭什么/u,
  result: /有没有效果|效果|结果|怎么收场|后来怎/u,
  number: /多少|几(?:个|笔|天|成|台|件|次|帧|块)|多久|压到/u,
  alternative: /备选|别的办法|其他方案/u,
  anythingMissing: /补充/u,
};

/** The pieces that something told is, as a script names it (为什么选, 快了几天). */
export function piecesTold(what: string): readonly Piece[] {
  return pieces.filter((piece) => told[piece].test(what));
}
