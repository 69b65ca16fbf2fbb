import { noEvidence, type Rating } from '@pinjian/contract/application-scorecard-rating.ts';
import type { GoodbyeIssue, ScorecardContent } from '@pinjian/contract/application-scorecard.ts';
import { compareAnswers } from './rules.ts';

interface Said {
  /** What was shown, after 您. */
  readonly good: string;
  /** What was not, as something that one can work on. */
  readonly missing: string;
}

const said: Readonly<Record<string, Said>> = {
  专业能力: { good: '对专业问题的讲解清楚、有自己的做法', missing: '希望看到更具体的专业做法和取舍' },
  问题分析与解决: { good: '分析问题有条理、有依据', missing: '希望看到从现象到原因更完整的分析过程' },
  责任担当: { good: '对自己负责的事跟进到底', missing: '希望更多了解您本人独立承担的部分' },
  沟通协作: { good: '沟通清楚，能顾及合作的各方', missing: '希望看到更多与他人配合、达成一致的具体经过' },
  学习与复盘: { good: '善于学习和复盘', missing: '希望看到学到的东西怎样用到了后来的工作里' },
  用户与客户意识: { good: '能从用户和客户的需要出发', missing: '希望看到对用户或客户需要更深入的了解' },
  结果与数据意识: { good: '对结果和数据讲得明白', missing: '希望看到更具体的结果和衡量办法' },
  计划与推进: { good: '做事有计划，推进有章法', missing: '希望看到在变化中安排轻重缓急的具体做法' },
};

const goodFrom = 3;
const missingTo: Rating = 2;
const mostNamed = 3;

interface Named {
  readonly name: string;
  readonly mean: number;
}

/** What all cards together saw of each competency, in the order in which they first came up. */
function meansOf(cards: readonly Pick<ScorecardContent, 'marks'>[]): Named[] {
  const names = [...new Set(cards.flatMap(({ marks }) => marks.map(({ name }) => name)))];
  return names.flatMap((name) => {
    const answers = cards.flatMap(({ marks }) =>
      marks.filter((mark) => mark.name === name).map(({ answer }) => answer),
    );
    const { mean } = compareAnswers(answers.filter((answer) => answer !== noEvidence));
    return mean === null ? [] : [{ name, mean }];
  });
}

const listed = (parts: readonly string[]) => parts.join('；');

/**
 * Words for a candidate who is not taken on after an interview: what was good, then what was missing. Made of fixed
 * phrases by competency alone: nothing that an interviewer wrote, no name, no rating can stand in it. '' without cards.
 */
export function draftOfGoodbye(positionTitle: string, cards: readonly Pick<ScorecardContent, 'marks'>[]): string {
  if (cards.length === 0) return '';
  const means = meansOf(cards);
  const good = means
    .filter(({ mean }) => mean >= goodFrom)
    .toSorted((a, b) => b.mean - a.mean)
    .slice(0, mostNamed)
    .map(({ name }) => said[name]?.good ?? `在“${name}”方面的表现符合岗位的期待`);
  const missing = means
    .filter(({ mean }) => mean <= missingTo)
    .toSorted((a, b) => a.mean - b.mean)
    .slice(0, mostNamed)
    .map(({ name }) => said[name]?.missing ?? `在“${name}”方面，希望看到更具体的经历`);
  return [
    `感谢您参加「${positionTitle}」的面试，也感谢您花时间与我们交流。`,
    ...(good.length === 0 ? [] : [`交流中，您${listed(good)}，给我们留下了好的印象。`]),
    ...(missing.length === 0
      ? ['综合岗位目前的需要，我们这次选择了与要求更接近的候选人。']
      : [`与岗位目前的要求相比，我们${listed(missing)}，因此这次没有继续推进。`]),
    '这只是针对这个岗位的结论，不是对您的整体评价。以后有合适的职位，欢迎您再来投递。',
  ].join('\n');
}

const scorePattern =
  /\d+(?:\.\d+)?\s*分(?!钟|享|析|布|支|组|类|工|层|库|表|片|区|段|页)|强烈不?推荐|不推荐|评分表?|打分|面试官[\u4e00-\u9fff]{1,3}(?:认为|觉得|说)/g;

/** Names of interviewers and scores in words that go to a candidate: both stay inside. */
export function insideMattersIn(text: string, names: readonly string[]): GoodbyeIssue[] {
  const scores = [...text.matchAll(scorePattern)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    word: found[0],
    message: '评分和推荐结论只在团队内部使用，请不要写给候选人',
  }));
  const named = names
    .filter((name) => name.length >= 2)
    .flatMap((name) => placesOf(text, name))
    .map((place) => ({ ...place, message: '请不要写出面试官的姓名' }));
  return [...scores, ...named].toSorted((a, b) => a.from - b.from);
}

function placesOf(text: string, word: string): { from: number; to: number; word: string }[] {
  const places = [];
  for (let from = text.indexOf(word); from !== -1; from = text.indexOf(word, from + word.length))
    places.push({ from, to: from + word.length, word });
  return places;
}
