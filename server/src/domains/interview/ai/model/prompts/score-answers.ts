import type { Competency } from '../../bank/competencies.ts';
import { aboutFences, fenced } from '#platform/llm/fence.ts';
import type { Prompt } from './prompt.ts';

const shared = `${aboutFences}

只看说了什么内容。语气、口音、流畅程度、用词是否高级、篇幅长短都不算。姓名、性别、年龄、学校、籍贯与评分无关，材料里的“〔略〕”是有意隐去的内容，“……”是不计分的内容，不要猜测，也不要引用。没有说出口的事一律不算，不替候选人补全。

输出一个 JSON 对象，questions 数组里每道题一项：
- index：题目的编号。
- evidence：依据，每项有 point（要点的编号）和 quote（从“回答”里逐字抄下的 6 到 80 个字，一个字、一个标点都不能改）。同一要点最多两条，没有依据的要点不写。
- step：1 到 5 的整数，是有依据支持的最高一档。没有任何依据就写 1，evidence 留空数组。`;

/** The first pass looks for what is there. */
export const scoreForwardPrompt: Prompt = {
  name: '评分甲',
  version: 1,
  system: `你是受过训练的结构化面试评分员。按给出的行为等级，一题一题地为回答评分：先逐个要点在回答里找原话，再看这些原话合起来达到哪一档。

${shared}`,
};

/** The second looks for what is missing, so that the two do not err in the same way. */
export const scoreCriticalPrompt: Prompt = {
  name: '评分乙',
  version: 1,
  system: `你是结构化面试的复核评分员，独立评分，看不到别人的分数。对每道题先想清楚：要达到更高一档还缺什么，回答里有没有只是泛泛而谈、说的是别人或者应该怎样做的部分；把这些去掉以后，再看剩下的原话达到哪一档。

${shared}`,
};

/** One answer as the scorer sees it. */
export interface AnswerToScore {
  readonly index: number;
  readonly question: string;
  readonly points: readonly string[];
  /** What counts of the answer, turn by turn. */
  readonly answer: readonly string[];
}

/** All answers that speak to one competency. `reversed` puts questions and points in the other order. */
export function scoreAnswersText(
  competency: Competency,
  answers: readonly AnswerToScore[],
  { reversed }: { readonly reversed: boolean },
): string {
  const ordered = <T>(list: readonly T[]): readonly T[] => (reversed ? list.toReversed() : list);
  return [
    `能力项：${competency.name}`,
    `行为等级：\n${competency.anchors.map((anchor, at) => `${at + 1} 档：${anchor}`).join('\n')}`,
    ...ordered(answers).map(({ index, question, points, answer }) =>
      [
        `题目编号 ${index}`,
        fenced('题目', question),
        `要点：\n${ordered(points.map((point, at) => `${at}. ${point}`)).join('\n')}`,
        fenced('回答', answer.join('\n')),
      ].join('\n'),
    ),
  ].join('\n\n');
}
