import { describe, expect, it } from 'vitest';
import { plannedOwnQuestion } from '../rule/own-question.ts';
import { scoreAnswer } from './answer.ts';

const question = plannedOwnQuestion({
  questionId: 'stove',
  text: '中午出餐慢，您以前管的店是怎么弄快的？讲一次真的。',
  competency: 'execution',
  form: 'experience',
  weight: 1,
  points: [
    { label: '找到卡在哪个环节', ways: ['掐表', '煮面位堵了'] },
    { label: '出餐时间前后对比', ways: [] },
  ],
  anchors: { 1: '光说忙', 3: '说得出一次怎么改的', 5: '掐过表，改完有数' },
  wrongs: [],
});
const nothing = { asked: [], description: [], earlier: [] };

describe("an answer to a company's own question", () => {
  it('counts by how much it speaks of what the company wrote', () => {
    const told =
      '去年夏天我们店中午出餐要十四分钟，我拿手机掐表盯了三天，发现是煮面位堵了，一个人看六个灶。我把切配提前到十点，再调一个人过去专门看火，两周以后出餐降到八分钟，差评也少了一半。';
    const elsewhere =
      '去年夏天我们公司换财务系统，我拿旧账对了三天，发现有十四笔发票录重了，一个人录、没有人复核。我把复核放到每天下班前，再请一个同事交叉看，两周以后错的降到一笔，月底结账也早了两天。';
    const about = scoreAnswer(question, [told], nothing).score ?? 1;
    expect(about).toBeGreaterThan(2.5);
    expect(scoreAnswer(question, [elsewhere], nothing).score ?? 1).toBeLessThan(about - 0.8);
  });
});
