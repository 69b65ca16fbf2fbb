import { contentLength, fold } from '../scoring/fold.ts';
import { steering } from '../scoring/lexicon.ts';
import type { Intent } from '../engine/event.ts';
import type { State } from '../engine/state.ts';
import { hiddenIn } from '../reading/hidden.ts';
import { plain } from '../reading/plain.ts';
import { addressesReaders } from '../reading/speakers.ts';
import type { SayingReading } from '../reading/read-saying.ts';
import type { SayingKind } from '../reading/saying-kind.ts';
import type { HeardKind } from '../reading/turn/read-turn-kind.ts';
import { othersWait, withoutAmounts } from '../reading/statements.ts';

/** Longer messages are answers, whatever words are in them. */
const longestRequest = 45;

interface Pattern {
  readonly intent: Intent;
  readonly words: RegExp;
  /** Longest message, in characters, in which the words mean this. */
  readonly within: number;
}

/** Tried in this order on folded text without blanks at its ends. */
const patterns: readonly Pattern[] = [
  {
    intent: 'trouble',
    within: 40,
    words:
      /听不见|听不到|没有?声音|卡住了|太卡|网络?(?:不好|断了|很卡|有问题)|断网|掉线|页面.{0,4}(?:打不开|卡|白屏|没反应)|闪退|加载不出|看不到(?:题目|问题)|发不出去/u,
  },
  {
    intent: 'finish',
    within: 24,
    words:
      /不(?:想|打算)?(?:再)?(?:面试?|聊|做|继续)了|结束(?:面试|吧|这场)|退出面试|(?<!(?:题|问题|道|里).{0,2})到此为止|放弃(?:面试)?$/u,
  },
  {
    intent: 'pause',
    within: 30,
    words:
      /暂停|休息(?:一下|一会|会儿)|等会儿?再|先停(?:一下)?|接(?:个|一下)?电话|上个?厕所|喝口水|开个会|晚点再|稍后再(?:来|聊)/u,
  },
  {
    intent: 'repeat',
    within: 30,
    words:
      /(?:再|重新|重复)(?:说|讲|念|问|发)?.{0,3}(?:一遍|一次|一下)|没(?:有)?(?:听清|看清|听到)|题目是(?:什么|啥)|刚才(?:问|说)(?:的|了)?(?:是)?(?:什么|啥)|什么问题来着/u,
  },
  {
    intent: 'rephrase',
    within: 40,
    words:
      /(?:什么|啥)意思|没(?:太)?(?:看|听)?(?:懂|明白)|不(?:太)?(?:懂|明白|理解)(?:你|您|这个?(?:题|问)|问|题)|换(?:个|一种|一个)?(?:说法|问法|方式问)|解释(?:一下)?(?:这个)?(?:题|问题)|具体(?:是)?指(?:什么|哪)|(?:你|您)?是(?:问|指).{0,14}[吗?]/u,
  },
  {
    intent: 'skip',
    within: 22,
    words:
      /跳过(?!了)|下一(?:题|个|道)|pass|换(?:一|个|道)*(?:题|问题)|不(?:想|方便|愿意)(?:说|回答|讲|答)|(?:这|那)?(?:题|个|道)?(?:我)?(?:答不上来|答不出来|不会答)/u,
  },
  {
    intent: 'think',
    within: 22,
    words:
      /(?:让|容)我(?:先)?(?:想|考虑|回忆|组织)|(?:我|先)?想一(?:下|想)|^(?:我)?想想|稍等|等(?:我)?(?:一下|一会|会儿|等)|给我.{1,4}(?:时间|分钟|秒)/u,
  },
  {
    intent: 'abuse',
    within: 30,
    words: /傻[逼比b叉]|操你|草你|妈的|滚(?:开|蛋|$)|去死|垃圾(?:系统|ai|面试|公司|玩意)|智障|脑残|你(?:这个)?废物/u,
  },
  {
    intent: 'distress',
    within: 34,
    words:
      /(?:我|有点|好|很|太|特别|真的|现在).{0,4}(?:紧张|害怕|心慌|焦虑|崩溃|想哭|难受|喘不过气)|压力(?:好|很|太|有点)大|脑子(?:一片)?空白/u,
  },
];

/** Words of a story: what is in it happened then, and is no request now. */
const narrative = /当时|后来|那时|有一次|客户|顾客|用户|负责|项目|线上|同事|领导|先.{0,8}再/u;

const severe =
  /(?:我|真的|现在|感觉|觉得).{0,6}(?:不想活|活不下去|想自杀|想轻生|不如死|想结束(?:自己|生命)|活着没(?:有)?意(?:思|义))/u;
const aboutOthers = /(?:客户|顾客|用户|他|她|对方|有人|业主|患者|家属).{0,12}(?:不想活|自杀|轻生)/u;

const company =
  /薪资|工资|薪酬|底薪|待遇|多少钱|加班|几点(?:上|下)班|上班时间|作息|双休|单休|五险|公积金|社保|福利|年假|年终奖|晋升|团队(?:有)?多(?:少|大)|多少人|出差|工作地点|上班地点|在哪(?:里|儿)?(?:上班|办公|工作)|远程|居家|试用期|什么时候(?:出|有|能|通知)|几轮|面试流程|后面(?:还)?有|公司(?:是)?(?:做|主要|有|多)|培训|直属(?:领导|上级)|岗位(?:职责|是)|转正/u;
const asking = /[?]|吗|呢$|么$|多少|什么|怎么样|有没有|是不是|能不能|可以问|请问|想问|想了解/u;
const aboutInterviewer = /(?:你|您)(?:是|到底是).{0,6}(?:真人|ai|人工智能|机器人|谁|什么)|(?:是)?真人(?:吗|面试)/u;

const forAnswer =
  /(?:标准|正确|参考)答案|答案是(?:什么|啥)|告诉我(?:怎么答|答案)|(?:你|您)(?:帮我|替我)(?:答|回答|写)/u;

const yes =
  /^(?:好|好的|好啊|行|可以|可以了|嗯+|恩|是的?|ok|okay|准备好了|准备好啦|我?准备好了?|开始吧?|可以开始了?|来吧|没问题|继续吧?|接着(?:来|聊|说)?|我回来了|回来了|在的?|在呢|我在|你好|您好)[,。!~ ]*(?:开始吧?|继续吧?|可以(?:开始)?了?)?[。!~]*$/u;

/** What a message that is no answer asks for; null when it is an answer. Only short messages are requests. */
export function requestIn(text: string): { intent: Intent; severe: boolean } | null {
  const folded = fold(text).trim();
  if (severe.test(folded) && !aboutOthers.test(folded)) return { intent: 'distress', severe: true };
  if (isSteering(folded)) return { intent: 'steer', severe: false };
  if (folded.length > longestRequest) return null;
  if (yes.test(folded)) return { intent: 'ready', severe: false };
  if (forAnswer.test(folded)) return { intent: 'steer', severe: false };
  const told = folded.length > 14 && narrative.test(folded);
  const found = told ? undefined : patterns.find(({ words, within }) => folded.length <= within && words.test(folded));
  if (found !== undefined && !(found.intent === 'think' && othersWait.test(folded)))
    return { intent: found.intent, severe: false };
  const asks = asking.test(withoutAmounts(folded)) && (company.test(folded) || aboutInterviewer.test(folded));
  return asks ? { intent: 'companyQuestion', severe: false } : null;
}

/** Whether a short message says that there is nothing to add. */
export function saysNothingMore(text: string): boolean {
  const folded = fold(text).trim();
  const done =
    /没(?:有)?(?:什么|更多|别的|其他)?(?:要|可)?(?:再)?(?:补充|说|讲)的?了?|(?:差不多)?就(?:是)?这(?:些|样|么多)|(?:说|讲|回答)完了|^没(?:有)?了[。!]*$/u;
  return folded.length <= 24 && done.test(folded);
}

/** Whether the candidate asks who they are talking to. */
export function asksWhoAsks(text: string): boolean {
  return aboutInterviewer.test(fold(text));
}

/** Little is left of the message without what means to steer. */
function isSteering(folded: string): boolean {
  if (!steering.test(folded)) return false;
  const rest = folded
    .split(/[。!?;\n]/u)
    .filter((sentence) => !steering.test(sentence))
    .join('');
  return contentLength(rest) < 20;
}

/** What follows from each kind of saying; null where more than the kind decides. */
const intentOfKind: Readonly<Record<SayingKind, Intent>> = {
  answer: 'answer',
  crisis: 'distress',
  distress: 'upset',
  private: 'private',
  steering: 'steer',
  abuse: 'abuse',
  questionBack: 'companyQuestion',
  clarification: 'rephrase',
  refusal: 'refuse',
  neverDid: 'neverDid',
  nothingToAdd: 'nothingMore',
  think: 'think',
  repeat: 'repeat',
  trouble: 'trouble',
  smallTalk: 'smallTalk',
  deniedPremise: 'deniedPremise',
  correction: 'amend',
  ready: 'ready',
};

/** What the machine is told of a saying. */
interface Meant {
  readonly intent: Intent;
  readonly severe: boolean;
  readonly keeps: boolean;
}

/** Nothing to say is no story of something never done: an example is asked for once, as to any thin answer. */
const bare = /^(?:不知道|不清楚|不懂|不会|不(?:太|大|怎么)(?:知道|清楚|会|了解)|没有|没)[。!.吧啊呀呢]*$/u;
/** Nerves before an interview, as everybody has them. */
const nerves = /紧张|空白|发懵|怯场/u;

/**
 * What a turn asks of the interviewer. Need, what is private, and attempts to steer come before everything; then plain
 * requests by their words; then what the reading says.
 */
export function intentOf(saying: SayingReading, text: string, heard: HeardKind, closing: boolean): Meant {
  const folded = fold(text).trim();
  const keeps = saying.kinds.includes('answer') || saying.kind === 'deniedPremise' || saying.kind === 'correction';
  const request = requestIn(text);
  const isOwn = saying.kind === 'crisis' || saying.kind === 'distress' || request?.severe === true;
  if (!isOwn && heard.kind === 'silent') return { intent: 'silent', severe: false, keeps: false };
  if (yes.test(folded) || saying.kind === 'ready') return { intent: 'ready', severe: false, keeps: false };
  if (saying.kind === 'crisis' || request?.severe === true) return { intent: 'distress', severe: true, keeps: false };
  if (saying.kind === 'distress') {
    const nervous = nerves.test(folded) && folded.length <= longestRequest && !/哭|泪|死|走了|去世/u.test(folded);
    return { intent: nervous && !keeps ? 'distress' : 'upset', severe: false, keeps };
  }
  if (heard.kind === 'need') return { intent: 'upset', severe: false, keeps: false };
  if (saying.kind === 'steering' && isOtherThanSteering(text, heard)) return whatTurnMeans(saying, heard, keeps);
  if (heard.kind === 'steering' && heard.likely >= surely) return { intent: 'steer', severe: false, keeps: false };
  if (closing && asksOf(heard) && saying.kind !== 'steering')
    return { intent: intentOfTurn[heard.kind] ?? 'companyQuestion', severe: false, keeps: false };
  if (saying.kind === 'private' || saying.kind === 'steering') {
    const leaves = heard.kind === 'refusal' && heard.likely >= surely;
    if (leaves) return { intent: 'refuse', severe: false, keeps: false };
    // Told of others (a customer whose wife is in hospital): it is not quoted, and it answers.
    if (heard.kind === 'answer' && heard.likely >= surelyAnswers)
      return { intent: 'answer', severe: false, keeps: true };
    return { intent: keeps ? 'answer' : intentOfKind[saying.kind], severe: false, keeps };
  }
  if (request !== null && stopping.includes(request.intent))
    return { intent: request.intent, severe: false, keeps: false };
  if (!closing && bare.test(folded)) return { intent: 'answer', severe: false, keeps: true };
  if (saying.kinds.length > 1) return { intent: intentOfKind[saying.kind], severe: false, keeps };
  if (closing && heard.kind === 'answer' && asking.test(withoutAmounts(folded)))
    return { intent: 'companyQuestion', severe: false, keeps: false };
  // Whoever wants the next question says that there is nothing more to this one.
  if (heard.kind === 'hurry' && wantsNext.test(folded)) return { intent: 'nothingMore', severe: false, keeps: false };
  return whatTurnMeans(saying, heard, keeps);
}
const wantsNext = /(?:赶紧|快点?|直接|换|到|问)?下一(?:个|题|道)|往下走吧|过了吧/u;

function whatTurnMeans(saying: SayingReading, heard: HeardKind, keeps: boolean): Meant {
  const intent = intentOfTurn[heard.kind];
  if (intent !== undefined) return { intent, severe: false, keeps: keeps && keptIntents.includes(intent) };
  return { intent: 'answer', severe: false, keeps: true };
}

/** Words that sound like steering to the reader of sayings alone: they are what the turn is. */
function isOtherThanSteering(text: string, { kind, steering }: HeardKind): boolean {
  const isPlain = hiddenIn(text).length === 0 && !addressesReaders(plain(text)) && !isSteering(fold(text));
  return isPlain && kind !== 'steering' && steering < leastSteering;
}
const leastSteering = 0.1;

/** Wishes that are told by their words alone, whatever else they sound like. */
const stopping: readonly Intent[] = ['pause', 'finish', 'ready'];
/** Readings that leave what was said an answer. */
const keptIntents: readonly Intent[] = ['amend', 'deniedPremise', 'companyQuestion'];
/** How sure a turn has to be what it is to be that before what is private in it. */
const surely = 0.6;
/** And to be an answer before that. */
const surelyAnswers = 0.98;

function asksOf({ kind }: HeardKind): boolean {
  return kind === 'questionBack' || kind === 'askHuman' || kind === 'complaint';
}

/** What follows from each kind of turn; an answer is none of them. */
const intentOfTurn: Readonly<Partial<Record<HeardKind['kind'], Intent>>> = {
  abuse: 'abuse',
  askHuman: 'askHuman',
  askRepeat: 'repeat',
  askRephrase: 'rephrase',
  complaint: 'complaint',
  correction: 'amend',
  hurry: 'hurry',
  neverDid: 'neverDid',
  nothingToAdd: 'nothingMore',
  premiseDenied: 'deniedPremise',
  questionBack: 'companyQuestion',
  readBack: 'readBack',
  refusal: 'refuse',
  silent: 'silent',
  smallTalk: 'smallTalk',
  steering: 'steer',
  thanks: 'thanks',
  think: 'think',
  trouble: 'trouble',
};

/** Questions about the interview itself, which nobody else need answer. */
export function processFacts(text: string, { plan, questions }: State): string | null {
  const folded = fold(text);
  if (/几(?:个|道)?(?:题|问题)|多少(?:题|问题)|多长时间|还要(?:多久|面)|面多久/u.test(folded)) {
    const left = questions.filter((each) => each.outcome === 'notAsked').length;
    return left === 0 ? '这是最后一个主要问题了。' : `后面还有 ${left} 个主要问题。`;
  }
  if (/结果|通知|反馈/u.test(folded) && /什么时候|几天|多久|怎么|吗|几时|会/u.test(folded)) {
    if (plan.companyName === '') return '练习一结束，您马上就能看到反馈。';
    return '面试一结束，您就能看到自己的反馈；下一步由招聘方的人决定，有消息会在“消息”里通知您。';
  }
  if (/谁(?:看|能看|会看)|给谁看|hr看/u.test(folded)) {
    return plan.companyName === ''
      ? '这场练习只有您自己能看到。'
      : '和职位有关的回答会写进给招聘方的报告，您自己也能看到反馈。';
  }
  if (/扣分|影响(?:结果|评分|分数)/u.test(folded))
    return '评分只看您讲的经历，打字快慢、停顿、跳过或者提问都不会扣分。';
  if (/保存|录音|录像/u.test(folded)) return '文字会马上保存，您可以在面试记录里查看，保存多久写在隐私政策里。';
  return null;
}
