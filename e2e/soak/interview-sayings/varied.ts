import type { Draw } from '../resume-layouts/draw.ts';

const kinsfolk = [
  ['老婆', '媳妇', '爱人', '妻子', '太太'],
  ['老公', '丈夫', '爱人', '先生', '孩子他爸'],
  ['我妈', '我爸', '我奶奶', '我姥姥', '我外公', '我爷爷', '母亲', '父亲', '我娘', '俺爹'],
  ['儿子', '女儿', '闺女', '娃', '孩子', '小孩'],
  ['男朋友', '女朋友', '对象', '男友', '女友'],
] as const;
const leads = [
  '说实话',
  '那个',
  '唉',
  '其实吧',
  '怎么说呢',
  '不好意思',
  '跟您说实话',
  '嗯',
  '老实讲',
  '我跟你讲',
  '哎',
  '呃',
  '就是吧',
];
const tails = ['吧', '啊', '哈', '呢', '了', '…', '哎', '您看', '嘛', '反正', '真的'];
/** What a recogniser of speech takes for each other. */
const soundAlike = [
  ['在', '再'],
  ['的', '得'],
  ['做', '作'],
  ['像', '象'],
  ['他', '她'],
  ['那', '哪'],
  ['里', '理'],
  ['以', '已'],
] as const;

/** The same said a little differently: other kin, other numbers, a word before or behind it, as spoken words are written. */
export function varied(draw: Draw, text: string): string {
  let said = text;
  for (const row of kinsfolk) {
    const found = row.find((word) => said.includes(word));
    if (found !== undefined && draw.chance(0.7)) said = said.replaceAll(found, draw.pick(row));
  }
  said = said.replaceAll(/\d+/gu, (digits) => (draw.chance(0.5) ? String(draw.whole(2, 99)) : digits));
  if (draw.chance(0.25)) said = `${draw.pick(leads)}${draw.pick(['，', ' ', ''])}${said}`;
  if (draw.chance(0.2)) said = `${said}${draw.pick(tails)}`;
  if (draw.chance(0.3)) said = said.replaceAll(/[，。；？]/gu, draw.pick([' ', ' ', '']));
  if (draw.chance(0.12)) said = said.replaceAll('我', draw.pick(['俺', '咱', '我自己', '本人']));
  if (draw.chance(0.1)) said = said.replaceAll('你', '您');
  for (const [one, other] of soundAlike) if (draw.chance(0.03)) said = said.replace(one, other);
  return said;
}
