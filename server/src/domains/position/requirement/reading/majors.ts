import { majorByCode, majorByName, majorClasses, majorsOfSeveralWords } from '#domains/dictionary/index.ts';
import { demandOf, type Ask, type Demand } from './demand.ts';

/** What posts call a class of majors that the catalogue names otherwise. */
const classes: Readonly<Record<string, string>> = {
  土建: '土木类',
  工民建: '土木类',
  化工: '化工与制药类',
  物流管理: '物流管理与工程类',
  物流: '物流管理与工程类',
  通信: '电子信息类',
  电子: '电子信息类',
  电子信息: '电子信息类',
  通讯: '电子信息类',
  电气: '电气类',
  金融: '金融学类',
  经济: '经济学类',
  经管: '工商管理类',
  管理: '工商管理类',
  财经: '财政学类',
  统计: '统计学类',
  材料: '材料类',
  医学: '临床医学类',
  食品: '食品科学与工程类',
  环境: '环境科学与工程类',
  环保: '环境科学与工程类',
  教育: '教育学类',
  新闻: '新闻传播学类',
  中文: '中国语言文学类',
  体育: '体育学类',
  设计: '设计学类',
  艺术设计: '设计学类',
  艺术: '设计学类',
  安全: '安全科学与工程类',
  生物: '生物科学类',
  化学: '化学类',
  数学: '数学类',
  物理: '物理学类',
  旅游: '旅游管理类',
  法律: '法学类',
  医药: '药学类',
  护理: '护理学类',
  建筑: '建筑类',
  能源: '能源动力类',
  财务: '财务管理',
  财会: '会计学',
  会计: '会计学',
  审计: '审计学',
  税务: '税收学',
  国际贸易: '国际经济与贸易',
  国贸: '国际经济与贸易',
  外贸: '国际经济与贸易',
  人力资源: '人力资源管理',
  人力: '人力资源管理',
  机电: '机械类',
  机电一体化: '机械类',
  法学: '法学',
  药学: '药学',
};

const notAMajor =
  /^(?:[四八48]级|知识|技能|能力|人[员士才]|素[养质]|技术|水平|性|度|化|服务|精神|认证|资格|书|术语|领域|团队|培训|岗位|判断|职称|监理|工具|软件|英语|英文|词汇|对口|不限|无要求|考试|课程?|老师|教师|教学)/u;
const mark = /专业|背景(?=[，,。；;、者优]|$)/gu;
const separators = /[、/，,和及与或&＆\s]|以及|或者/u;
const list = /(?:[\p{Script=Han}A-Za-z（）()]+(?:[、/，,]|\s?[和及与或]\s?|以及)?\s?)+$/u;
const around =
  /^(?:[-•*·\d.)）(（:：]*)?(?:有|具有|具备|要求|学历|专业|为|需|须|至少|毕业于|全日制|统招|国家|重点院校|重点大学|及以上|以上|大学|大专|本科|硕士|博士|专科|中专|高中|学历)*/u;
const behind = /(?:等|相关|类|或相近|相近|或相关|及相关|的)*$/u;

interface Named {
  readonly words: string;
  readonly code: string;
}

function named(token: string, asClass: boolean): Named | null {
  const bare = token.replace(/类$/u, '');
  const wanted = asClass || token !== bare;
  const major = majorByName(bare);
  const exact = major?.name === bare ? major : null;
  if (exact !== null && !(token !== bare && majorClasses().has(`${bare}类`)))
    return { words: exact.name, code: exact.code };
  const known = [`${bare}类`, `${bare}学类`].find((each) => majorClasses().has(each)) ?? classes[bare];
  if (known !== undefined && (wanted || major === null || majorClasses().has(known)))
    return majorClasses().has(known) ? { words: known, code: known } : ofName(known);
  return major === null ? null : { words: major.name, code: major.code };
}

function ofName(name: string): Named | null {
  const major = majorByName(name);
  return major === null ? null : { words: major.name, code: major.code };
}

/** The majors that stand in a list right before 专业; its words may reach back over commas of the same sentence. */
export function majorsIn(ask: Ask, sentence: string, at: number): Demand[] {
  const found: Demand[] = [];
  for (const match of ask.text.matchAll(mark)) {
    if (notAMajor.test(ask.text.slice(match.index + match[0].length))) continue;
    found.push(...listed(ask, sentence.slice(0, at + match.index), at, match.index + match[0].length));
  }
  return found.length > 0 ? found : bare(ask);
}

/** Words of a list with the names that have 和 or 及 in them kept whole: every character stays at its place. */
function sealed(words: string): string {
  return majorsOfSeveralWords().reduce(
    (text, name) => text.replaceAll(name, name.replaceAll(/[和与及或]/gu, '\u{e000}')),
    words,
  );
}

function listed(ask: Ask, lead: string, at: number, end: number): Demand[] {
  const words = (list.exec(lead)?.[0] ?? '').replace(behind, '');
  const asClass = /[类相关近]+$/u.test(lead);
  const from = lead.length - (list.exec(lead)?.[0].length ?? 0);
  const all: Demand[] = [];
  let start = from;
  let broken = false;
  const tokens = sealed(words).split(new RegExp(`(${separators.source})`, 'u'));
  const places = tokens.map((masked) => {
    const token = words.slice(start - from, start - from + masked.length);
    const place = { token, masked, start };
    start += token.length;
    return place;
  });
  for (const { token, masked, start: begin } of places.toReversed()) {
    if (token === '' || separators.test(masked)) continue;
    const lead2 = around.exec(token)?.[0].length ?? 0;
    const core = token.slice(lead2).replace(behind, '') || token;
    const major = broken ? null : named(token.slice(lead2).replace(/(?:等|相关|相近)+$/u, ''), asClass);
    if (major === null) {
      broken = true;
      continue;
    }
    const place = { start: begin + lead2 - at, end: begin + lead2 + core.length - at };
    all.unshift({ ...demandOf(ask, 'major', major, place), either: true });
  }
  const last = all.at(-1);
  return all.map((each) => (each === last ? { ...each, end: ask.start + end } : each));
}

/** A clause that is nothing but names of majors: `人力资源管理或统计学`. */
function bare(ask: Ask): Demand[] {
  const tokens = ask.text.split(new RegExp(`(${separators.source})`, 'u'));
  const all: Demand[] = [];
  let start = 0;
  for (const token of tokens) {
    const name = token.trim();
    if (name !== '' && !separators.test(token)) {
      const major = majorByName(name);
      if (major?.name !== name || majorByCode(major.code) === undefined || [...name].length < 3) return [];
      const from = start + token.indexOf(name);
      all.push({
        ...demandOf(ask, 'major', { words: name, code: major.code }, { start: from, end: from + name.length }),
        either: true,
      });
    }
    start += token.length;
  }
  return all;
}
