import { familiesIn } from './families.ts';
import type { SayingKind } from './saying-kind.ts';

/*
 * Words that state something, on plain text. What is learned of short sayings goes by their characters, and plain
 * statements share many with requests and refusals (海报和题目是我做的, 题目是什么); these say what a statement cannot be.
 */

/** Who made what (是我写的, 都是我自己做的, 自己开的自己卸的): one's own part. */
const ownPart =
  /(?<!不)(?:是|由|都)(?:我|俺|咱)(?:们)?(?:自己|一个人|本人|独立|来)?[^,.。?!不没会]{0,6}(?:的|完成)|(?:我|自己)(?:自己|一个人|动手)?(?!想|说|讲|问|选|要|写完|答)\p{Script=Han}{1,2}的(?=自己|[,.。!啊呀嘛]|$)/u;
/** Something that was tried or thought of (考虑过让他坐前排), not said (前面说过). */
const tried = /(?<![没未曾])(?<!没有)(?:考虑|试|想|用|改|换|找|问|比较|查)过(?!了|吧|的)/u;
/** What something is (盘点就是数货). */
const means = /^[^,。]{2,8}(?<!刚才|前面|也)就是(?![这那没说])[^,。]{2,}/u;
/** Nothing more is to come. */
const ends =
  /没(?:有)?(?:(?:别的|其他)(?!办法|法子|方案|人|原因)|了|啥|什么)|就(?:这|那)(?:些|么|样|一)|(?:说|讲|答|写)完|补充|差不多/u;
/** It points to what was said before: that is no correction, and no refusal. */
const pointsBack =
  /^(?:还)?(?:就是|是)?(?:我)?(?:刚才|前面|上面|刚刚)(?:说|讲|提)的|^(?:就)?(?:跟|和)(?:我)?(?:刚才|前面|上面).{0,4}一样/u;
/** Somebody else is to wait (让客户稍等): that is what one would do, not what one asks for. */
export const othersWait = /(?:让|叫|请|跟)(?:他|她|它|对方|客户|顾客|客人|人家|那边|另一|别的|第)\S{0,8}等/u;
/** What one would go by (看哪个急). */
const itDepends = /^(?:先|要)?看(?:谁|哪)[^,.。?]{0,8}[.。]?$/u;
const takesNothingBack = /没(?:有)?(?:要)?更正|不是(?:在|要)?更正/u;
/** Words of asking that ask nothing: 十几个, 安排什么干什么, 多少工时或者多少钱, 知道缺几天, 几个人一个班. */
const asksNothing =
  /(?:^|[,.。先再])(?:看|按|算|比)(?![看一]).{0,6}(?:多少|几|哪|谁|会不会|是不是)|[十百千万好][几多]|几[十百千万](?!吗)|几(?:个|位|名)?人?一(?:个|组|班|起|批)|(什么|多少|谁|哪|啥|几).{1,6}\1|(?:知道|看出|算出|数出|问出|分清)(?:来)?.{0,3}(?:几|多少|谁|哪)/gu;
const marked = /[?？]|(?:[吗呢]|(?<![什怎这那多])么)(?:[,.。!]|$)/u;
const interrogative = /多少|几|啥|什么|怎么|哪|谁|咋|还是|有没有|是不是|会不会|能不能|多[久长大]|how|what|when/u;
const notAsking = /不是(?:在)?问|没(?:有)?问(?:你|您)?/u;
const states = /就是(?:一[个种]|个)|负责|有.{0,3}[十百千万好]几|(?:^|[,.。])先?(?:看|按|算|比)(?![看一])/u;

/** Whether plain words state something that a saying of this kind does not. */
export function statesOtherwise(kind: SayingKind, whole: string): boolean {
  if (!besides.includes(kind) && !ends.test(whole) && statements.some((pattern) => pattern.test(whole))) return true;
  switch (kind) {
    case 'nothingToAdd':
      return (tried.test(whole) || means.test(whole)) && !ends.test(whole);
    case 'refusal':
    case 'correction':
      return pointsBack.test(whole) || takesNothingBack.test(whole);
    case 'neverDid':
      return tried.test(whole);
    case 'questionBack':
      return (
        itDepends.test(whole) ||
        notAsking.test(whole) ||
        takesNothingBack.test(whole) ||
        (states.test(whole) && !asks(whole))
      );
    default:
      return false;
  }
}
const statements = [ownPart, itDepends, othersWait];
/** Kinds that such statements may stand beside. */
const besides: readonly SayingKind[] = ['answer', 'abuse', 'questionBack'];

function asks(words: string): boolean {
  return marked.test(words) || interrogative.test(withoutAmounts(words));
}

/** Words without those of asking that ask nothing. */
export function withoutAmounts(words: string): string {
  return words.replaceAll(asksNothing, '');
}

/**
 * Whether a clause of an answer, with the mark that ends it, asks whoever listens: with a mark of asking, or of them, their
 * company or the interview. Told work is full of words of asking (用多少备多少, 看缺几天).
 */
export function asksListener(clause: string): boolean {
  if (marked.test(clause)) return true;
  if (!asks(clause)) return false;
  const families = familiesIn(clause);
  return aboutThem.some((name) => families.includes(name));
}
const aboutThem = ['you', 'company', 'process', 'asksPolite', 'meaning'];
