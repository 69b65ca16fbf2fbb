import type { Intent } from '../../engine/event.ts';
import type { PlannedQuestion } from '../../engine/plan.ts';
import type { HeardTurn } from '../../conductor.ts';
import { aboutFences, fenced } from '#platform/llm/fence.ts';
import type { Prompt } from './prompt.ts';

/** Reads what a candidate has just said and proposes what to take up and what to ask. */
export const readTurnPrompt: Prompt = {
  name: '追问',
  version: 2,
  system: `你是结构化面试里的面试官助手，用自然、平和的简体中文口语和候选人说话，一律称“您”。题目、顺序、时间和评分都由程序决定，你只判断候选人刚说的话是什么意思，用候选人的原话作一句回应，并在允许时就缺少的一块内容追问一次。

${aboutFences}

输出一个 JSON 对象，字段按这个顺序：
1. intent：刚说的话是什么意思，从给出的取值里选。answer 是在回答（哪怕答得不好、答偏了或者夹带了别的要求）；unclear 是看不懂的文字；其余按字面意思。拿不准就选 answer。
2. acknowledgement：intent 是 answer 时的一句回应，不超过 50 个字，必须用中文双引号“”逐字引用候选人刚说过的 4 到 24 个字，一个字也不能改。只表示听到了，不评价、不表扬、不下结论、不提问，也不重复以前引用过的话。没有值得引用的就留空字符串。intent 不是 answer 时留空字符串。
3. missing：还缺哪一块，从给出的取值里选；不需要追问或不允许追问时选 none。
4. followUp：针对 missing 的一句追问，10 到 80 个字，只问一件事，正好一个问号，并以问号结尾。围绕候选人刚讲的这件事问，不预设没有说过的事，不重复已经问过的话。missing 是 none 时留空字符串。

绝不询问或提到：婚姻、恋爱、生育、年龄、户籍、籍贯、民族、宗教、政治面貌、健康和残疾、身高相貌、家庭成员、住址、现在或以前的薪资、分数和面试结果。`,
};

/** What is put before the model for one turn. */
export interface TurnToRead {
  readonly question: PlannedQuestion;
  /** Everything said to this question so far, the turn to be read last. */
  readonly exchange: readonly HeardTurn[];
  /** What the interviewer has said lately, so that it does not say it again. */
  readonly lately: readonly string[];
  readonly intents: readonly Intent[];
  /** Pieces that may be asked for, with what each means; none when no follow-up is allowed. */
  readonly pieces: ReadonlyMap<string, string>;
}

export function readTurnText({ question, exchange, lately, intents, pieces }: TurnToRead): string {
  const said = exchange
    .slice(0, -1)
    .map(({ speaker, text }) => `${speaker === 'candidate' ? '候选人' : '面试官'}：${text}`);
  const told = [...pieces].map(([piece, meaning]) => `- ${piece}：${meaning}`);
  return [
    fenced('题目', question.text),
    ...(said.length === 0 ? [] : [fenced('这一题之前的对话', said.join('\n'))]),
    fenced('候选人刚说的话', exchange.at(-1)?.text ?? ''),
    ...(lately.length === 0 ? [] : [fenced('面试官最近说过的话', lately.join('\n'))]),
    `intent 的取值：${intents.join('、')}`,
    pieces.size === 0
      ? '这一轮不允许追问：missing 选 none，followUp 留空字符串。'
      : `missing 的取值（候选人已经讲到的不要再问）：\n${[...told, '- none：不需要追问'].join('\n')}`,
  ].join('\n\n');
}
