import type { InterviewPosition } from '@pinjian/contract/interview-material.ts';
import { fold } from '../scoring/fold.ts';

/** What a question may be about: words in it, and where the posting would say it. */
const topics: readonly { readonly asked: RegExp; readonly told: RegExp }[] = [
  {
    asked: /底薪|薪资|工资|薪酬|待遇|多少钱|年终|月薪|拿多少|一个月/u,
    told: /薪资|工资|薪酬|待遇|底薪|提成|年终|\d+薪|月薪|\dk/u,
  },
  { asked: /提成|绩效|分成|奖金|稿费/u, told: /提成|绩效|分成|奖/u },
  { asked: /补贴|补助|补多少|补|安家|报销|车补|餐补/u, told: /补贴|补助|报销|津贴|餐补|房补|标准/u },
  {
    asked: /加班|几点|上班|下班|作息|双休|单休|能走|休息|休几|倒班|班次|几个班|夜班|晚上/u,
    told: /班|休|弹性|加班|作息|早\S{1,3}晚|\d点|工时/u,
  },
  { asked: /调休|给钱/u, told: /调休|加班/u },
  { asked: /夜班/u, told: /夜班|倒/u },
  { asked: /五险|公积金|社保|福利|年假|体检|保险/u, told: /五险|公积金|社保|福利|年假|体检|保险/u },
  { asked: /晋升|发展|升职|职级/u, told: /晋升|发展|职级|津贴/u },
  { asked: /转正|试用|试岗|试工/u, told: /转正|试用|试岗|试工/u },
  { asked: /团队|部门|几个人|多少人|直属|汇报|归谁|产品几/u, told: /团队|\d+ *人|人数|规模|汇报|直属|部门|组|员工/u },
  { asked: /出差|驻场|出去|展会|外地/u, told: /出差|驻场|展会|外地|现场/u },
  { asked: /远程|居家|在家办公/u, told: /远程|居家/u },
  { asked: /在哪|地点|地址|哪个区|离地铁/u, told: /地点|地址|城市/u },
  { asked: /流程|几轮|第几轮|一共.{0,4}轮|后面还有|二面|终面/u, told: /流程|轮|面试|面|笔试/u },
  { asked: /结果|通知|反馈|多久.{0,6}(?:出|回|信)|等多久/u, told: /结果|通知|反馈/u },
  { asked: /试讲|讲几分钟|作业|笔试|测试|练习/u, told: /试讲|作业|笔试|测试|练习|小练习/u },
  { asked: /宿舍|住|食宿|几个人一间|吃/u, told: /宿舍|住|包吃|食堂|餐/u },
  { asked: /培训|带教|师傅|导师|有没有人带|一对一|谁带/u, told: /培训|导师|带教|师傅|一对一/u },
  { asked: /轮岗/u, told: /轮岗/u },
  { asked: /设备|电脑|机器|工具|场地|实验|打样|软件/u, told: /设备|电脑|工具|场|实验|车间|软件|显示器/u },
  { asked: /英文|英语|外语|口语/u, told: /英文|英语|外语|口语|读写/u },
  { asked: /软件|系统|平台/u, told: /软件|系统|平台|金蝶|用友|sap|erp/u },
  { asked: /休息日|休哪天|周末|礼拜[六天]/u, told: /双休|单休|轮休|休/u },
  { asked: /证|资格/u, told: /证|资格/u },
  { asked: /公司/u, told: /公司|行业|规模|主营|业务/u },
  { asked: /职责|岗位|做什么/u, told: /职责|负责|岗位/u },
];

/** Longest passage that is read out of a posting, in characters. */
const longestPassage = 120;
/** A fact that shares this much with a question is about it. */
const least = 2;

/** What a posting says to a question, and whether more was asked than that. */
export interface ToldFacts {
  readonly told: string | null;
  readonly open: boolean;
}

/**
 * The posting's own words to a question about the position or the company; null when it says nothing of it. Nothing is
 * ever made up: the answer is a fact of the list or a sentence of the description, and says so.
 */
export function factsAbout(question: string, position: InterviewPosition | null): string | null {
  return factsFor(question, position).told;
}

/** The same, and whether something of the question is left open by it. */
export function factsFor(question: string, position: InterviewPosition | null): ToldFacts {
  const asked = askedParts(fold(question));
  const facts = position === null ? [] : factsIn(position);
  const found = asked.map((part) => best(part, facts));
  const told = [...new Set(found.flatMap((fact) => (fact === null ? [] : [fact])))];
  if (told.length === 0) return { told: null, open: true };
  const listed = told.filter(({ label }) => label !== '');
  const passages = told.filter(({ label }) => label === '');
  const words = [
    ...listed.map(({ label, text }) => `${label}${text}`),
    ...passages.slice(0, 2).map(({ text }) => `“${text.slice(0, longestPassage)}”`),
  ];
  const open = asked.some((part, at) => {
    const fact = found[at];
    return fact === null || fact === undefined || leavesOpen(part, fact);
  });
  return { told: `职位信息里写的是：${words.join('，')}。`, open };
}

interface Fact {
  /** Of the list of facts; '' for a sentence of the description. */
  readonly label: string;
  readonly text: string;
}

function factsIn(position: InterviewPosition): Fact[] {
  const listed = position.facts.filter(({ value }) => value !== '').map(({ label, value }) => ({ label, text: value }));
  const told = position.description.flatMap(({ text }) =>
    text
      .split(/[。！？!?；;\n]+/u)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== '')
      .map((sentence) => ({ label: '', text: sentence })),
  );
  return [...listed, ...told];
}

/** The clauses of a question that ask; all of it where none does by itself. */
function askedParts(question: string): string[] {
  const sentences = question.match(/[^?？。！!]+[?？。！!]*/gu) ?? [question];
  const asking = sentences.filter((sentence) =>
    /[?？]|吗|呢|么|多少|几|怎么|哪|还是|有没有|能不能|是不是|不$/u.test(sentence),
  );
  const whole = asking.length === 0 ? [question] : asking;
  const parts = whole.flatMap((sentence) => sentence.split(/[，,、]/u));
  const asks = parts.filter(
    (part) => /[?？]|吗|多少|几|怎么|哪|还是|有没有|能不能|是不是|多久|多大/u.test(part) && part.length > 3,
  );
  return asks.length > 1 && asks.some((part) => topics.some(({ asked }) => asked.test(part))) ? asks : whole;
}

/** The fact that is most about a question; null where none is. */
function best(question: string, facts: readonly Fact[]): Fact | null {
  const about = topics.filter(({ asked }) => asked.test(question));
  const own = pairsOf(question);
  const rated = facts.map((fact) => {
    const words = fold(`${fact.label}${fact.text}`);
    const topical = about.filter(({ told }) => told.test(words)).length;
    const shared = pairsOf(words).filter((pair) => own.includes(pair)).length;
    return { fact, worth: topical + shared * 1.2 + (fact.label !== '' && topical > 0 ? 1 : 0), topical, shared };
  });
  const top = rated.reduce((most, each) => (each.worth > most.worth ? each : most), {
    fact: null,
    worth: 0,
    topical: 0,
    shared: 0,
  } as {
    fact: Fact | null;
    worth: number;
    topical: number;
    shared: number;
  });
  if (top.topical > 0 || top.shared >= least) return top.fact;
  return top.shared === 1 && rated.filter(({ shared }) => shared > 0).length === 1 && named(own, top.fact)
    ? top.fact
    : null;
}

/** One word alone is what a fact is about where it is a thing that only some posts have (班车). */
function named(own: readonly string[], fact: Fact | null): boolean {
  return (
    fact !== null && pairsOf(fold(`${fact.label}${fact.text}`)).some((pair) => own.includes(pair) && thing.test(pair))
  );
}
const thing = /[车饭餐房舍装机证险奖假娃校站店仓课卡服]/u;

/** A question for an amount that the fact does not tell, or for which of two, is answered in part. */
function leavesOpen(question: string, { label, text }: Fact): boolean {
  const words = `${label}${text}`;
  const clause = words.split(/[，,；;]/u).toSorted((a, b) => sharedBy(b, question) - sharedBy(a, question))[0] ?? words;
  const amount = /多少|好多|几|多久|多长|比例/u.test(question);
  const manner =
    /怎么(?:算|分|提|定|排|个)|怎样|自己(?:选|挑)|另算|包含|固定|第几|能(?:不能|否|申请|提前|带|调)|可不可以|允许/u.test(
      question,
    );
  const parts = question.match(/[?？]/gu)?.length ?? 0;
  return (amount && !figures.test(clause) && !tellsSo(question, words)) || manner || parts > 1;
}

const figures = /[\d一二三四五六七八九十百半两]/u;
/** What is asked an amount of stands with a figure in another clause (几点上班: 弹性上班，十点半前到). */
function tellsSo(question: string, words: string): boolean {
  const [, unit = ''] = /(?:几|多少|多)(点|人|天|块|元|年)/u.exec(question) ?? [];
  return unit !== '' && new RegExp(`${figures.source}${unit}`, 'u').test(words);
}

function sharedBy(clause: string, question: string): number {
  const own = pairsOf(question);
  return pairsOf(fold(clause)).filter((pair) => own.includes(pair)).length;
}

/** Pairs of neighbouring characters that say what something is about. */
function pairsOf(text: string): string[] {
  const plain = text.replaceAll(/[^\p{Script=Han}a-z]/gu, ' ');
  const pairs = Array.from({ length: Math.max(0, plain.length - 1) }, (_, at) => plain.slice(at, at + 2));
  return [...new Set(pairs.filter((pair) => !pair.includes(' ') && !empty.test(pair)))];
}
const empty = /[的了吗呢么吧啊你您我他是在有没个这那不会能要想问请可以就也都还和跟对多少几怎什哪为给到说]/u;
