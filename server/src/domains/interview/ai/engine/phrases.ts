import type { Plan } from './plan.ts';

/**
 * What the interviewer says, in several ways each, so that nobody hears the same sentence twice in a row. It never
 * praises, never presumes, and never comments on the person.
 */

export type Ways = readonly [string, ...string[]];

/** The way whose turn it is: neighbours in `turn` differ. */
export function pick(ways: Ways, plan: Plan, turn: number): string {
  return ways[(plan.seed + turn) % ways.length] ?? ways[0];
}

export function greeting(plan: Plan): string {
  const minutes = Math.round(plan.budget.totalMs / 60_000);
  const host = plan.companyName === '' ? '' : `${plan.companyName}邀请您参加的`;
  return [
    `您好，我是聘见的 AI 面试官，不是真人。这是${host}${plan.subject}面试，一共 ${plan.questions.length} 个主要问题，大约 ${minutes} 分钟。`,
    '评分只看您说了什么，打字快慢、停顿都不影响。过程中可以随时让我再说一遍、换个说法，或者先想一想；不想回答的题可以跳过，那一题会记为没有作答。',
    '每句话都会马上保存，网络断了重新进来就能接着聊。准备好了就告诉我，我们开始。',
  ].join('');
}

export const waitForReady: Ways = ['准备好了就告诉我，我们开始。', '您准备好了，我们随时可以开始。'];
export const firstQuestion: Ways = ['好，我们开始。', '好的，那我们开始。'];
export const nextQuestion: Ways = ['我们看下一个问题。', '接下来想问：', '好，往下聊。', '换一个话题。'];
/** The same after words that take up what was said: nothing that turns away from them. */
export const nextAfterWords: Ways = ['我们看下一个问题。', '接下来想问：', '再问一个：'];
export const lastQuestion: Ways = ['最后一个问题。', '还有最后一个问题。'];
export const wrapQuestion: Ways = ['时间差不多了，我再问最后一个问题。', '剩下的时间不多，最后问您一个问题。'];
export const skipped: Ways = ['没关系，这一题先跳过。', '好，这一题我们不聊了。'];
/** The question was answered, and they do not want to say more to it. */
export const leftThere: Ways = ['好，这一题先到这里。', '没问题，这一题就说到这里。'];
export const goAhead: Ways = ['好的，您请讲。', '好，我在听。'];
export const movedOn: Ways = ['这一题先放着，我们看下一题。', '那我们先往下走。'];
export const repeated: Ways = ['好，我再说一遍：', '我重复一下：'];
export const rephrased: Ways = ['我换个说法：', '换句话说：'];
export const takeTime: Ways = [
  '不着急，想好了再说；想先歇一下，说“暂停”就行。',
  '好，您慢慢想，我等您；要停一停，说“暂停”就行。',
];
/** To somebody who was in need before. */
export const takeTimeGently: Ways = ['不着急，您现在好些了吗？先缓一缓，想停就说“暂停”，什么时候接着说都行。'];
export const quicker: Ways = ['明白，我们抓紧。', '好，那我问得紧凑些。'];
/** To somebody who reads the question back. */
export const asAsked: Ways = ['对，问的就是这个：', '是的，就是这个意思：'];
/** To somebody who wants to be sure of what was noted. */
export const asNoted: Ways = [
  '您说过的话都原样记着，往上翻就能看到。我问的是：',
  '都记下了，记录里能看到您的原话。我问的是：',
];
export const nudges: Ways = [
  '您还在吗？不着急。需要的话我可以再说一遍、换个说法，也可以跳过这一题。',
  '我还在等您，慢慢来。题目不清楚的话告诉我，我换个说法。',
];
/** To somebody who was in need at it: nothing more is asked of that question. */
export const movedOnGently: Ways = ['这一题我们先放下。想歇一会儿就说“暂停”，也可以就到这里结束，对结果没有任何不利。'];
export const pauseOffer: Ways = [
  '看起来现在可能不太方便。要不要先休息一下？说一声“继续”我们就接着聊，说过的都已经保存。',
];
export const pausedByWish: Ways = ['好，我们先停在这里，说过的都已经保存。想继续的时候说一声就行。'];
export const pausedBySilence: Ways = [
  '我们先停在这里。您说过的每句话都已经保存，在面试有效期内随时可以回来接着聊。祝您一切顺利。',
];
export const welcomeBack: Ways = ['欢迎回来，我们接着刚才的问题：', '您回来了，我们继续，刚才问的是：'];
export const trouble: Ways = [
  '不着急，技术问题不影响评分，您说过的都已经保存。题目就在屏幕上，打字回答就行；页面卡住了可以刷新，要先处理一下就说“暂停”。刚才问的是：',
];
export const comfort: Ways = [
  '谢谢您告诉我。紧张很正常，说得不完整也没关系，慢慢来。想休息可以说“暂停”，也可以跳过这一题。刚才问的是：',
];
export const care: Ways = [
  '谢谢您愿意告诉我，我很担心您。面试一点也不着急，我们先停下来，刚才的话不会用于评分，招聘方也看不到。请现在就联系一位您信任的人，让他陪着您；也可以马上拨打希望24热线 400-161-9995（24 小时），或者全国统一心理援助热线 12356，那里有人听您说。如果眼下有危险，请拨打 120 或 110。等您好一些，想继续、就此结束，或者改请招聘方的人来谈，都可以，对您没有任何不利。',
];
export const careAgain: Ways = [
  '我们不着急往下走，您的平安比面试重要得多。请拨打希望24热线 400-161-9995（24 小时）或者心理援助热线 12356，和那里的人说说，也请让身边的人陪着您。面试先停在这里，什么时候回来、要不要回来都由您定，对您没有任何不利。',
];
export const upset: Ways = [
  '听得出来，这些事让您很不好受，谢谢您愿意说出来。我们先不往下问，刚才这些话不会用于评分，招聘方也看不到。您可以先歇一会儿，说“暂停”就行，也可以就到这里结束，都没有任何不利。等您觉得可以了，说一声“继续”，我再接着问。心里一直难受的话，可以打 12356，那里有人听您说。',
  '这真不容易，先别急着答题。这些话只有您自己看得到，不会用于评分。想歇一会儿就说“暂停”，不想继续也可以就此结束，对结果没有任何不利；缓过来了说一声“继续”，我们慢慢来。想找人说说话，也可以打 12356。',
];
export const gentleBack: Ways = [
  '您现在好些了吗？不用着急，想到哪里说到哪里，随时可以再停。我们回到刚才的问题：',
  '好，照顾好自己要紧，我们慢慢来，要停就告诉我一声。刚才问的是：',
];
/** What sounded like need was told of something else: it counts after all. */
export const misheard: Ways = [
  '明白了，是我听岔了，刚才那段照常算作您的回答。',
  '好，是我理解错了，刚才那段话会算作您的回答。',
];
export const notAsked: Ways = [
  '这些属于您的个人情况，面试里不会问，也不会用于评分，招聘方看不到。我们回到刚才的问题：',
  '个人和家庭的事不用告诉我，我不会记进评分，招聘方也看不到。刚才问的是：',
];
/** Nothing that an employer reads: it tells that there was something. */
export const asidePrivate: Ways = [
  '其中说到的个人情况，面试里不会问，也不会用于评分。',
  '个人和家庭的部分不会用于评分，招聘方也看不到。',
];
export const asideSteer: Ways = ['评分只看您讲的经历，别的话不会计入。', '评分方式在谈话里改不了，我只记您讲的经历。'];
export const respected: Ways = [
  '好的，不想说没有关系，这一题记为没有作答，我们聊别的。',
  '没问题，这一题我们不聊了，不用说明原因。',
];
/** A part of it is not to be told, and they would tell the rest. */
export const partRespected: Ways = [
  '没问题，不方便说的不用讲，别的您接着说就行。',
  '好的，那一部分我们不聊，只讲您方便的。',
];
export const neverMind: Ways = ['没关系，我们看下一题。', '好，没有相关经历也没关系，我们往下聊。'];
export const fine: Ways = ['没做过也没关系。', '没有这样的经历也没关系。'];
export const otherWay: readonly [text: string, plain: string] = [
  '有没有接近的事可以讲讲，学习、生活或者别的工作里的都行？要是都没有，说说您会怎么着手也可以。',
  '讲一件沾得上边的小事就行；没有的话，说说换作是您会先做什么。',
];
export const mistaken: Ways = ['是我理解得不对，谢谢您说明。', '好，以您说的为准。'];
export const withoutPremise: readonly [text: string, plain: string] = [
  '那请讲讲实际情况是怎样的，您自己在里面做了什么？',
  '按您了解的实际情况说就行：当时是什么事，您做了哪一部分？',
];
export const stillOpen: Ways = [
  '这一题刚刚问到，还没有听您讲过，说一两句也可以；想跳过就告诉我。题目是：',
  '不着急，这是新的一题，简单讲讲就行，也可以跳过。题目是：',
];
export const amended: Ways = [
  '好，以您更正的为准，我记下了。我们接着刚才的问题：',
  '记下了，按您更正的来。刚才问的是：',
];
/** The same where it is part of the answer, before something else is asked of it. */
export const amendedHere: Ways = ['好，以您更正的为准，我记下了。', '记下了，按您更正的来。'];
/** Whether something is missing of what was told. */
export const anythingElse: readonly [text: string, plain: string] = [
  '这一题还有要补充的吗？没有的话，我们就往下走。',
  '这件事里还有什么想说的，都可以接着说；没有就说一声。',
];
export const small: Ways = ['谢谢您。我们接着聊：', '好的，那我们继续：'];
export const steadfast: Ways = [
  '我是 AI 面试官，题目和评分规则由程序决定，谈话里改不了，也不会因此扣分。我们回到刚才的问题：',
  '这个我帮不上，我只能根据您讲的经历来记录。我们继续：',
];
export const calm: Ways = ['我听到您有些不满意。现在不想继续的话，说“暂停”就可以停下来。我们先回到问题：'];
export const calmPause: Ways = ['我们先停一停。说过的都已经保存，您想继续的时候说一声就行。'];
export const unclear: Ways = [
  '这段话我没有看懂，能用自己的话再说一次吗？题目是：',
  '我没太明白您的意思，请换一种说法，讲讲您自己的做法。题目是：',
];
export const backToQuestion: Ways = ['我们回到刚才的问题：', '接着刚才的问题：'];
export const noFacts: Ways = [
  '这一点职位信息里没有写，我不能替公司回答。我会转给招聘方，他们可以在“沟通”里回复您。',
  '职位信息里没有写这一点，不敢替公司乱说。我记下来转给招聘方，他们可以在“沟通”里回复您。',
];
export const restPassedOn: Ways = ['没写到的部分，我会转给招聘方，他们可以在“沟通”里回复您。'];
/** Somebody wants to speak to a person, or to have one look at it. */
export const humanAsked: Ways = [
  '我会把这个请求转给招聘方的人，他们可以在“沟通”里回复您；对结果有疑问，您还可以申请人工复核。',
];
export const complained: Ways = [
  '谢谢您直说。评分只看您讲的内容，别的都不影响；觉得不妥，可以申请人工复核。',
  '您的感受我收到了。我只记您讲的内容，去留由招聘方的人决定，您也可以申请人工复核。',
];
export const noCompany: Ways = [
  '这是一场练习，没有招聘方在场，成绩和反馈只有您自己能看到。关于公司的问题可以留到真实面试里问。',
];
export const finishHint: Ways = [
  '要提前结束的话，请按“结束面试”；没问到的题不会再问，报告会注明未完成。想继续就直接回答：',
];
export const noted: Ways = ['刚才那一题的补充我收到了。请继续回答现在的问题。'];
export const allAsked: Ways = ['我的问题问完了。'];
/** The closing part. */
export const yourQuestions: Ways = ['关于这个职位和公司，您有什么想了解的吗？没有的话，说一声就可以结束。'];
export const moreQuestions: Ways = ['您还有什么想了解的吗？', '还有别的想问的吗？'];
export const notedInClosing: Ways = ['刚才那一题的补充我收到了。'];
export const amendedInClosing: Ways = ['好，以您更正的为准，我记下了。', '记下了，按您更正的来。'];
export const smallInClosing: Ways = ['谢谢您跟我聊这些。', '嗯，我在听。'];
export const steadfastInClosing: Ways = ['这个在谈话里改不了，我只记您讲的经历。'];
export const calmInClosing: Ways = ['听得出您不太满意，我们就到这里。'];
/** Nothing that an employer reads. */
export const takeCare: Ways = ['刚才说起的那些不容易，请照顾好自己，好好休息。'];
export const farewell: Ways = [
  '谢谢您的时间和坦诚。接下来，您马上就能看到自己的反馈；招聘方的人看过之后决定下一步，有消息会在“消息”里通知您。评分只是参考。',
];
export const farewellPractice: Ways = [
  '这场练习就到这里，谢谢您。系统会马上整理出反馈，告诉您哪里讲清楚了、怎样可以更进一步。',
];
export const timeUp: Ways = ['时间到了，我们就聊到这里。'];
export const finishedEarly: Ways = ['好的，那我们就到这里。'];
