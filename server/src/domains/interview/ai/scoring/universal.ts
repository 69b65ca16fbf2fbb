import type { SentenceReading } from './evidence.ts';

/**
 * Some points ask for the same thing whatever the subject: an outcome, a cause, what was kept. A sentence that tells
 * such a thing meets them even in words that nobody listed. Only what the label asks for is tried.
 */
type Test = (sentence: SentenceReading) => boolean;

const facts = (each: SentenceReading): number => each.figures + each.contrasts + each.names.length;

const tests: readonly (readonly [label: RegExp, test: Test])[] = [
  // Asked about a skill, hardly anybody names it again: what they did in particular is what they did with it.
  [/做过的具体事情/u, (each) => each.actions >= 1.4 && facts(each) > 0],
  [/结果|效果|收益|产出|数字|变化|反馈|完成|省了/u, (each) => each.outcome && facts(each) > 0],
  [/原因|根因|为什么|依据|判断|怎么查|分析/u, (each) => each.cause && each.actions + facts(each) > 0],
  [
    /防止|避免|之后|改进|沉淀|反思|总结|学到|固化|习惯|延续|持续|复盘/u,
    (each) => each.afterwards && each.actions >= 0.7,
  ],
  [/取舍|比较|方案|考虑过|替代|折中|权衡|没选|让步/u, (each) => each.alternatives > 0],
  [
    /怎么做|做了|改了|怎么改|处理|补救|应对|推进|动作|措施|办法|一步步|第一时间|怎么教|怎么学|调整|处置|围堵/u,
    (each) => each.actions >= 1.4,
  ],
  [
    /沟通|对齐|协调|配合|说服|接受|推动|各方|画像|弄清|了解|拉齐|顾虑|真正/u,
    (each) => each.exchange && each.actions > 0,
  ],
  [/难|卡在|冲突|差在哪|缺什么|起点/u, (each) => each.trouble && facts(each) > 0],
  [/场景|背景|情况|是什么|原来|起点|表现|什么事|影响|差多少|规模/u, (each) => each.happened && facts(each) > 0],
];

/** What a sentence has to tell to meet a point with this label; null when only the point's own words do. */
export function universalOf(label: string): Test | null {
  const test = tests.find(([pattern]) => pattern.test(label))?.[1];
  return test === undefined ? null : (sentence) => !sentence.generic && test(sentence);
}
