import { describe, expect, it } from 'vitest';
import { richResume } from '../rule/resume.fixture.ts';
import { requirementQuestion, skillQuestions } from '../rule/generated-questions.ts';
import { resumeQuestions } from '../rule/resume-questions.ts';
import { bank } from '../bank/bank.ts';
import { situationsOf, subjectWords } from '../bank/subjects.ts';
import { scoreAnswer } from './answer.ts';

const nothing = { asked: [], description: [], earlier: [] };

const hike =
  '去年十月我组织了一次徒步，一共十八个人，走了二十六公里。出发前我先看了三条路线，对比了爬升和补给，选了中间那条。走到第九公里有个人崴了脚，我让两个人陪着他从岔路下山，自己带队把节奏降下来，最后比计划晚了四十分钟，没有人掉队。后来我把药包和岔路写进了清单，之后六次都没再出过事。';

const table =
  '去年我接手门店的进销存，每天要把二十三家店的流水拼到一张总表，原来手工复制要三个小时。我先把各店的格式统一，再用 VLOOKUP 按货号匹配，差异的用条件格式标红，最后做了数据透视按周看。中间有一次匹配不上，查下来是货号前面多了空格，加了一层清洗。现在二十分钟就能出，半年里只错过一次。';

describe('a story about something else', () => {
  it.each(skillQuestions('Excel').map((each) => [each.id, each] as const))('is no answer to %s', (_id, question) => {
    expect(scoreAnswer(question, [hike], nothing)).toMatchObject({ score: 1, flags: ['offTopic'] });
    expect(scoreAnswer(question, [table], nothing).flags).not.toContain('offTopic');
  });

  it('is no answer to a question for a requirement, with or without a claim to know it', () => {
    const question = requirementQuestion({ skill: 'MySQL', years: 3, kind: 'must' }, 0);
    for (const text of [hike, `我精通 MySQL，经验很丰富。${hike}`]) {
      expect(scoreAnswer(question, [text], nothing).score ?? 1).toBeLessThan(2);
    }
  });

  it('is no answer to a question about a project of the resume', () => {
    const about = resumeQuestions(richResume, 1).filter((each) => each.about?.kind === 'entry');
    expect(about.length).toBeGreaterThan(0);
    const results = about.map((question) => scoreAnswer(question, [hike], nothing));
    for (const { flags } of results) expect(flags.some((each) => /offTopic|looselyRelated/u.test(each))).toBe(true);
    expect(results.filter(({ flags }) => flags.includes('offTopic')).length).toBeGreaterThan(results.length / 2);
  });

  it('is no answer to any question of a trade', () => {
    const trades = bank.filter((each) => !each.directions.some((one) => one === 'behavioural' || one === 'graduate'));
    const high = trades.filter((each) => (scoreAnswer(each, [hike], nothing).score ?? 1) >= 3);
    expect(high.length / trades.length).toBeLessThan(0.03);
  });
});

describe('an answer that names the tools and not the skill', () => {
  it('is about it', () => {
    const question = requirementQuestion({ skill: 'Java', years: 3, kind: 'must' }, 0);
    const text =
      '去年双十一下单接口偶尔卡两三秒，我先用 Arthas 抓 trace，发现时间花在一次 Full GC 上，老年代被一个没有上限的本地缓存占满了。我对比了加大堆和改缓存两个办法，选了改成有上限的，灰度两天之后停顿从三秒降到八十毫秒，后来半年没再出过。';
    const { flags, score } = scoreAnswer(question, [text], nothing);
    expect(flags).toEqual([]);
    expect(score ?? 0).toBeGreaterThan(3.5);
  });
});

describe('every question of the bank', () => {
  it('has words of its subject', () => {
    const bare = bank.filter((each) => each.directions[0] !== 'graduate' && subjectWords(each.id).length < 15);
    expect(bare.map((each) => each.id)).toEqual([]);
  });

  it('comes with what five people tell to it: without that, good answers are held to be elsewhere', () => {
    expect(bank.filter((each) => situationsOf(each.id).length < 5).map((each) => each.id)).toEqual([]);
  });
});
