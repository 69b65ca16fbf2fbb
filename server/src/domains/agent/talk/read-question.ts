import type { AgentKind } from '@pinjian/contract/by-agent.ts';

/** What rules can answer, and `unknown`. */
export const questionKinds = [
  'pause',
  'resume',
  'why',
  'waiting',
  'spend',
  'next',
  'done',
  'abilities',
  'slip',
  'unknown',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** In the order in which they are tried: what asks for a reason may name anything else beside it. */
const patterns: Readonly<Record<Exclude<QuestionKind, 'unknown'>, RegExp>> = {
  pause: /暂停|停一停|停一下|先停|停下来?|别(?:再)?(?:做|投|发|找|推荐|联系)/u,
  resume: /恢复|继续(?:工作|做|找|投|推荐)|重新开始|接着做/u,
  why: /为什么|为何|为啥|凭什么|什么(?:理由|原因)|怎么(?:会|没有?|不)|(?:理由|原因)是什么/u,
  waiting:
    /等(?:着)?我|等您|(?:要|需要|该)我(?:做|决定|同意|确认|处理|回复|答复)|待(?:办|确认|处理|审批)|(?:什么|哪些)[^。？?]{0,8}(?:同意|批准|确认)/u,
  spend: /花(?:了|费)|额度|费用|用量|多少钱|成本/u,
  next: /什么时候|几点|多久(?:看|找|做)|下(?:一)?次|何时/u,
  done: /(?:今天|今日|昨天|最近|刚才|这(?:几天|两天|周)|本周)|做(?:了|过)(?:什么|哪些|多少|几)|干了(?:什么|啥)|(?:有|什么)进展|(?:投|发|推荐|邀请|找|联系)(?:了|过)(?:几|多少|哪|什么|谁)|有(?:什么|没有)(?:新|结果|发现)|日报|汇报/u,
  abilities:
    /你(?:能|会|可以)(?:帮我?|替我)?(?:做|干)?(?:什么|啥|哪些|吗)|你是谁|怎么用|有什么(?:用|功能)|介绍(?:一下)?(?:你|自己)/u,
  slip: /目标|许可|范围|上限|权限|城市|薪资|工资|预算|公司.{0,6}(?:不要|排除)|(?:不要|别|排除).{0,8}(?:公司|外包)|只(?:看|要|找|投)|改成|换成|每天最多|语气/u,
};
const order = Object.keys(patterns) as (keyof typeof patterns)[];

/** What an owner asks, as far as rules understand it. */
export function readQuestion(words: string): QuestionKind {
  return order.find((kind) => patterns[kind].test(words)) ?? 'unknown';
}

const asking = /[?？]|吗|呢|什么|哪|几点|为(?:何|啥)|多少/u;

/** Whether words say what somebody is to be hired for: of an intake, whatever asks nothing. */
export function isTelling(kind: AgentKind, words: string): boolean {
  if (kind !== 'intake') return false;
  const question = readQuestion(words);
  if (question === 'pause' || question === 'resume') return false;
  return !asking.test(words);
}
