import type { InterviewPosition } from '@pinjian/contract/interview-material.ts';
import { fold, sentencesOf } from '../scoring/fold.ts';

/** What a question may be about: words in it, and where the posting would say it. */
const topics: readonly { readonly asked: RegExp; readonly told: RegExp }[] = [
  { asked: /薪资|工资|薪酬|底薪|待遇|多少钱|年终/u, told: /薪资|工资|薪酬|待遇|底薪|提成|年终|\d+薪/u },
  { asked: /加班|几点|上班时间|作息|双休|单休/u, told: /上班时间|工作时间|双休|单休|大小周|弹性|加班|作息|\d点/u },
  { asked: /五险|公积金|社保|福利|年假/u, told: /五险|公积金|社保|福利|年假|补贴|体检/u },
  { asked: /晋升|发展|转正|试用/u, told: /晋升|发展|转正|试用期/u },
  { asked: /团队|多少人|直属/u, told: /团队|人数|规模|汇报|直属/u },
  { asked: /出差|地点|在哪|远程|居家/u, told: /出差|地点|地址|城市|远程|办公/u },
  { asked: /流程|几轮|什么时候|后面/u, told: /流程|轮|面试|通知|反馈/u },
  { asked: /公司/u, told: /公司|行业|规模|主营|业务/u },
  { asked: /职责|岗位/u, told: /职责|负责/u },
  { asked: /培训/u, told: /培训|导师|带教/u },
];

/** Longest passage that is read out of a posting, in characters. */
const longestPassage = 120;

/**
 * The posting's own words to a question about the position or the company; null when it says nothing of it. Nothing is
 * ever made up: the answer is a fact of the list or a sentence of the description, and says so.
 */
export function factsAbout(question: string, position: InterviewPosition | null): string | null {
  const topic = topics.find(({ asked }) => asked.test(fold(question)));
  if (position === null || topic === undefined) return null;
  const facts = position.facts.filter(({ label, value }) => value !== '' && topic.told.test(fold(label)));
  if (facts.length > 0) return `职位信息里写的是：${facts.map(({ label, value }) => `${label}${value}`).join('，')}。`;
  const passage = passageAbout(topic.told, position);
  return passage === null ? null : `职位信息里写的是：“${passage}”。`;
}

function passageAbout(told: RegExp, position: InterviewPosition): string | null {
  const blocks = position.description.toSorted(
    (a, b) => Number(told.test(fold(b.title))) - Number(told.test(fold(a.title))),
  );
  for (const block of blocks) {
    const folded = fold(block.text);
    const spans = sentencesOf(folded);
    const found =
      spans.find(({ from, to }) => told.test(folded.slice(from, to))) ??
      (told.test(fold(block.title)) ? spans[0] : undefined);
    if (found !== undefined) return block.text.slice(found.from, Math.min(found.to, found.from + longestPassage));
  }
  return null;
}
