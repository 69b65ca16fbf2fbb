import type { Chance } from '../chance.ts';
import { answers } from '../data/answers.ts';
import { additions, recollections } from '../data/answer-phrases.ts';
import { openings, weakAnswers } from '../data/phrases.ts';
import type { Answer, Story, Trade } from '../trade.ts';

/** How well somebody tells what they have done. */
export type Telling = 'strong' | 'middling' | 'weak';

/**
 * Somebody with these experiences in an interview. A strong one tells what was the matter, what they did, why so and
 * what came of it; a middling one what they did; a weak one hardly anything. Everybody tells what fits the question best,
 * and nobody the same twice.
 */
export function createRespondent(
  trade: Trade,
  told: readonly Story[],
  chance: Chance,
  telling: Telling,
): (question: string, questionId: string | null) => string {
  const others = trade.stories.filter(({ name }) => told.every((story) => story.name !== name));
  const stories = [...told, ...others.map((story) => filledWith(story, chance))];
  const parts = piecesOf(stories, trade, chance, telling);
  const weak = chance.sample(weakAnswers, weakAnswers.length);
  const added = chance.sample(additions, additions.length);
  const asked = new Map<string, number>();
  let turn = 0;
  return (question, questionId) => {
    turn += 1;
    if (turn === 1) return chance.pick(['准备好了', '可以开始了', '你好，我准备好了，开始吧。']);
    if (/想问|想了解|问我的|问题要问/u.test(question)) return '暂时没有要问的了，谢谢。';
    const known = questionId === null ? undefined : answers[questionId];
    if (questionId !== null && known !== undefined) {
      const before = asked.get(questionId) ?? 0;
      asked.set(questionId, before + 1);
      if (before === 0) return answerTo(known, chance, telling);
      if (telling === 'weak') return weak[turn % weak.length] ?? '';
      // Asked once more: a middling one has the outcome still to tell.
      if (telling === 'middling' && before === 1) return known[2];
      return added.pop() ?? '这个没有别的要补充了。';
    }
    const share = telling === 'strong' ? 0.04 : telling === 'middling' ? 0.15 : 0.85;
    const piece = chance.is(share) ? undefined : takeFitting(parts, question);
    const skill = [...trade.must, ...trade.nice].find((each) => question.includes(each));
    if (piece !== undefined && skill !== undefined && telling !== 'weak')
      return `${piece}${chance.pick(withSkill(skill))}`;
    return piece ?? weak[turn % weak.length] ?? '这个没有别的要补充了。';
  };
}

/** The first answer to a question of the bank, as much of it as somebody tells. */
function answerTo([told, chosen, outcome]: Answer, chance: Chance, telling: Telling): string {
  if (telling === 'weak') {
    const [gist = ''] = told.split(/[，。：；]/u);
    return chance.pick(recollections).replace('GIST', gist);
  }
  const begin = chance.is(0.5) ? chance.pick(openings) : '';
  if (telling === 'middling') return `${begin}${told}`;
  return `${begin}${told}${chosen}${outcome}`;
}

/** What somebody adds who was asked about a skill. */
function withSkill(skill: string): string[] {
  return [
    `里面用到${skill}的部分是我从头做到尾的，出过一次错，当天就查到原因改了。`,
    `我用${skill}做了其中最费时间的一段，第二周就用上了，后来别的组也照着做。`,
  ];
}

/** Takes out the piece that has most words in common with the question; of equals the first. */
function takeFitting(parts: string[], question: string): string | undefined {
  const asked = pairsOf(question);
  const shared = parts.map((part) => [...pairsOf(part)].filter((pair) => asked.has(pair)).length);
  const best = shared.indexOf(Math.max(...shared));
  return parts.splice(best, 1)[0];
}

/** Pairs of neighbouring Han characters. */
function pairsOf(text: string): Set<string> {
  const runs = text.match(/\p{Script=Han}{2,}/gu) ?? [];
  return new Set(runs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))));
}

function piecesOf(stories: readonly Story[], trade: Trade, chance: Chance, telling: Telling): string[] {
  const lines = [...trade.points, ...trade.duties].map((line) => chance.fill(line));
  const extra = chance.sample(lines, lines.length);
  return stories.flatMap(({ name, scene, did, hard, won, learnt }) => {
    const [one = '', two = '', three = ''] = extra.splice(0, 3);
    if (telling === 'strong') {
      return [
        `${chance.pick(openings)}是${name}那会儿，${scene}。${did}。当时最难的是，${hard}。最后${won}。${learnt}。`,
        `那次是我负责的，我先${one}，和同事一起对过数据之后才定下来；当时也比较过别的办法，因为改动小、好回退，选了这一个。`,
        `另外我还${two}，前后跟了三个月，每周看一次数。后来又${three}，这个做法一直用到现在。`,
      ];
    }
    if (telling === 'middling') {
      return [`做过${name}，${scene}。${did}。`, `主要就是${one}，结果${won}。`, `当时${hard}。我觉得${learnt}。`];
    }
    return [`参与过${name}，大概是${one}。`];
  });
}

function filledWith(story: Story, chance: Chance): Story {
  const { name, ...texts } = story;
  const filled = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, chance.fill(text)]));
  return { ...story, ...filled, name };
}
