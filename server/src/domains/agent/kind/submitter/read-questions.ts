import { quotable } from '../../honesty/gives-orders.ts';
import { isToldOfOneself } from '../../honesty/tells-deed.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { Evidence } from '@pinjian/contract/agent-act.ts';
import { periodText, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { dictLabel, skillById, skillsIn } from '#domains/dictionary/index.ts';
import { normalize } from '#platform/text/tokens.ts';

/** What companies ask in a conversation, as far as a resume can answer it. */
export const topics = [
  'skill',
  'arrival',
  'salary',
  'place',
  'studies',
  'years',
  'leaving',
  'personal',
  'other',
] as const;
export type Topic = (typeof topics)[number];
export const topicLabels: Readonly<Record<Topic, string>> = {
  skill: '技能',
  arrival: '到岗时间',
  salary: '薪资',
  place: '城市',
  studies: '学历',
  years: '工作经历',
  leaving: '离职原因',
  personal: '个人情况',
  other: '其他问题',
};

/** A question of the other side: what it is about. Its words are read for this alone, never followed or repeated. */
export interface Question {
  readonly topic: Topic;
  /** The dictionary's skill that is asked about. */
  readonly skillId: string | null;
}

const asks =
  /[?？]|吗|么|呢|几|多少|什么|哪|怎么|如何|为何|为什么|是否|能否|方便|请问|有没有|会不会|能不能|介绍|说说|发一下/u;
const spoken: readonly (readonly [Topic, RegExp])[] = [
  // What a resume cannot answer comes first: a question about both needs the person.
  ['leaving', /离职原因|离开.{0,6}原因|为什么.{0,8}(?:离开|离职|换工作|跳槽)|离职的?理由/u],
  ['personal', /婚|生育|孩子|男朋友|女朋友|家庭情况|身高|体重|籍贯|民族|宗教|身份证|银行卡|密码|验证码/u],
  ['arrival', /到岗|入职时间|什么时候.{0,6}(?:入职|上班|来)|多久.{0,6}(?:入职|上班|到)|离职.{0,4}(?:了吗|状态)/u],
  ['salary', /薪|工资|待遇|期望.{0,4}(?:多少|钱)|年包|月收入/u],
  ['place', /哪个城市|在哪(?:里|儿|个)?(?:工作|住|城)?|base|现居|居住|所在地|异地/u],
  ['studies', /学历|学校|毕业|专业|统招|全日制/u],
  ['years', /几年|多少年|工作(?:年限|经验|经历)|做过(?:哪些|什么)|介绍一下.{0,6}(?:经历|自己|您)/u],
];
const sentenceEnds = /[。！!；;\n]|(?<=[?？])/u;

/** What a message asks, each topic once; [] for a message that asks nothing. */
export function questionsIn(words: string): Question[] {
  const found = new Map<string, Question>();
  for (const sentence of normalize(words).split(sentenceEnds)) {
    if (!asks.test(sentence)) continue;
    const topic = spoken.find(([, pattern]) => pattern.test(sentence))?.[0];
    const skills = topic === undefined || topic === 'years' ? skillsIn(sentence).map(({ id }) => id) : [];
    const questions: Question[] =
      skills.length > 0
        ? skills.map((skillId) => ({ topic: 'skill', skillId }))
        : [{ topic: topic ?? 'other', skillId: null }];
    for (const each of questions) found.set(`${each.topic}:${each.skillId ?? ''}`, each);
  }
  return [...found.values()];
}

/** One line of an answer. */
export interface Line {
  readonly words: string;
  readonly evidence: Evidence;
}

interface Known {
  readonly content: ResumeContent;
  readonly slip: Pick<AgentSlip, 'mayState'>;
}

/** A line that answers a question from what the person wrote themselves; null where only they can answer it. */
export function answerTo({ topic, skillId }: Question, known: Known): Line | null {
  if (topic === 'skill') return skillId === null ? null : skillLine(skillId, known);
  const allowed = statedOn(topic, known);
  if (allowed !== null) return allowed;
  const { content } = known;
  if (topic === 'arrival') {
    const status =
      content.basics.jobStatus === null ? undefined : dictLabel('job_hunting_status', content.basics.jobStatus);
    return status === undefined ? null : fromResume('求职状态', status);
  }
  if (topic === 'place') return content.basics.city === null ? null : fromResume('所在城市', content.basics.city.name);
  if (topic === 'studies') {
    const [study] = content.education;
    if (study === undefined) return null;
    const degree = study.degree === null ? '' : (dictLabel('education', study.degree) ?? '');
    return fromResume(
      '教育经历',
      [study.school, study.major, degree, periodText(study)].filter((part) => part !== '').join('，'),
    );
  }
  if (topic !== 'years') return null;
  const posts = content.work.flatMap(({ company, roles }) =>
    roles.map((role) => [company, role.title, periodText(role)]),
  );
  return posts.length === 0
    ? null
    : fromResume(
        '工作经历',
        posts
          .slice(0, 3)
          .map((post) => post.filter((part) => part !== '').join(' '))
          .join('；'),
      );
}

function fromResume(claim: string, quote: string): Line | null {
  return quote === '' ? null : { words: `${claim}：${quote}`, evidence: { claim, source: 'resume', quote } };
}

const statedWords: Readonly<Partial<Record<Topic, RegExp>>> = {
  arrival: /到岗|入职|上班/u,
  salary: /薪|工资|待遇|收入/u,
  place: /城市|居住|现居|地点|远程|通勤/u,
  studies: /学历|毕业|专业/u,
  leaving: /离职|离开|换工作/u,
};

/** What the slip lets be said about it, in its owner's words. */
function statedOn(topic: Topic, { slip }: Known): Line | null {
  const words =
    statedWords[topic] === undefined ? undefined : slip.mayState.find((each) => statedWords[topic]?.test(each));
  return words === undefined ? null : { words, evidence: { claim: topicLabels[topic], source: 'slip', quote: words } };
}

const partings = /[。；;！!？?\n\r]/u;
/** Longer than this a sentence is not read in a conversation. */
const longest = 90;

/** The sentence of one's work, projects or studies that names the skill; the list of skills where none does. */
function skillLine(skillId: string, { content }: Known): Line | null {
  const told = [
    ...content.work.flatMap(({ roles }) => roles.map(({ description }) => description)),
    ...content.projects.map(({ description }) => description),
    ...content.education.map(({ description }) => description),
  ];
  const isQuotable = quotable(told);
  const names = (words: string): boolean => skillsIn(normalize(words)).some(({ id }) => id === skillId);
  const sentence = told
    .flatMap((text) => text.split(partings))
    .map((words) => words.replace(/^[\s·•●▪\-–—\d.、）)]+/u, '').trim())
    .find(
      (words) =>
        words !== '' &&
        [...words].length <= longest &&
        names(words) &&
        !denied.test(words) &&
        isToldOfOneself(words) &&
        isQuotable(words),
    );
  const name = skillById(skillId)?.name ?? '';
  if (sentence !== undefined) return { words: sentence, evidence: { claim: name, source: 'resume', quote: sentence } };
  const listed = content.skills.find(({ name: each }) => names(each) && isToldOfOneself(each));
  return listed === undefined ? null : fromResume('技能', listed.name);
}

/** 没有用过: what is named so is not known. */
const denied = /不会|不懂|不熟|没有?用过|没有?做过|没有?接触过|未接触|未使用|不了解|想学|希望学习|计划学习/u;
