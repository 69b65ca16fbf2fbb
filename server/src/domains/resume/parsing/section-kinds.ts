import { isCertificate } from './fields/certificates.ts';
import { isLanguage } from './fields/languages.ts';
import {
  isCompany,
  isDepartment,
  isMajorName,
  isSchool,
  isTitle,
  mayBeCompany,
  namesTrade,
  readDegree,
} from './fields/words.ts';
import { guessKind, type SectionKind } from './headings.ts';
import type { Section } from './sections.ts';
import { findPeriod } from './text/dates.ts';
import type { TextLine } from './text/line.ts';

/** What an entry of a section may be. */
export type EntryKind = 'work' | 'projects' | 'education';

type Evidence = Record<EntryKind, number>;

const none: Readonly<Evidence> = { work: 0, projects: 0, education: 0 };

const ofProjects =
  /(?:系统|平台|框架|项目|工程|算法|小程序|网站|APP|模型|方案|课题|实验|调查|调研|大赛|竞赛|比赛|挑战赛|杯|论文|计划|改造|毕业设计|引擎|工具|组件|作品|博客|插件|编译器|数据库|机器人|小车|游戏|商城|后台|开源)$/iu;
const thinks = /(?:分析|识别|检测|预测|推荐|研究|设计|评估|优化)$/u;
const saysProject = /项目|课题|大赛|竞赛|论文|github\.com|gitee\.com|毕业设计|国家级|省级|大创|挑战杯|基金/iu;
const ofProject =
  /^(?:项目|技术|核心|主要|产品|研发|测试|前端|后端|后台|算法|设计|独立|全栈|总|副)*(?:负责人|成员|开发|参与人|参与者|参与|组长|队长|队员|组员|骨干|协调人|主导|作者|第一作者|主创|主持人?|维护者|贡献者|完成人|独立完成)$|^(?:前端|后端|算法|全栈|服务端|客户端)$|^(?:Creator|Contributor|Author|Maintainer|Team Lead|Developer)$/iu;
const tellsProject =
  /^(?:技术栈|技术架构|开发环境|项目(?:描述|介绍|简介|背景|地址|职责)|个人职责|Tech(?:nology)? stack)\s*[:：]/iu;
const intern = /实习|intern\b|兼职|见习/iu;

/** Words that stand apart on the lines of a head. */
function wordsOf(lines: readonly TextLine[]): string[] {
  return lines
    .flatMap(({ text, parts }) => {
      const period = findPeriod(text)?.source;
      return parts.map((part) => (period === undefined ? part : part.replace(period, '  ')));
    })
    .flatMap((part) =>
      part.split(/\s*[|｜丨·•,，、；;()（）]\s*|\s+[-–—/]\s+|\s{2,}|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u),
    )
    .map((word) => word.replace(/^[^\p{L}\p{N}“]+|[^\p{L}\p{N}”]+$/gu, ''))
    .filter((word) => word.length > 1);
}

/** How strongly the head of an entry speaks for each kind. */
function entryEvidence(head: readonly TextLine[], body: readonly TextLine[]): Evidence {
  const words = wordsOf(head);
  const has = (test: (word: string) => boolean) => words.some(test);
  const isEmployer = (word: string) => isCompany(word) && !isSchool(word);
  const school = has(isSchool);
  const degree = has((word) => word.length <= 20 && readDegree(word) !== null);
  const post = has((word) => isTitle(word) && !ofProject.test(word));
  const isInternship = has((word) => intern.test(word));
  const isNameless = !isInternship && !has((word) => isEmployer(word) || mayBeCompany(word) || namesTrade(word));
  return {
    work:
      (isNameless ? -0.7 : 0) +
      (has(isEmployer) ? 2.5 : has((word) => mayBeCompany(word) || namesTrade(word)) ? 1 : 0) +
      (post ? 1.2 : 0) +
      (isInternship ? 1.5 : 0) +
      (has((word) => isDepartment(word) && !isEmployer(word)) ? 0.7 : 0),
    projects:
      (has((word) => word.length >= 4 && thinks.test(word) && !isTitle(word)) ? 0.9 : 0) +
      (has((word) => word.length >= 4 && ofProjects.test(word) && !isEmployer(word) && !isTitle(word)) ? 2 : 0) +
      (head.some(({ text }) => saysProject.test(text)) ? 1.2 : 0) +
      (has((word) => ofProject.test(word)) ? 1.2 : 0) +
      (body.some(({ text }) => tellsProject.test(text)) ? 1.6 : 0),
    education: (school ? 1.4 : 0) + (degree ? 1.4 : 0) + (school && has(isMajorName) ? 1 : 0),
  };
}

/** A period at the edge of its line, and no sentence around it. */
function isDated({ text, bullet }: TextLine): boolean {
  const period = findPeriod(text);
  if (period === null || text.length > 70) return false;
  const before = text.slice(0, period.index).trim();
  const after = text.slice(period.index + period.source.length).trim();
  return (
    (before === '' || /^[）)\]】]?$/u.test(after) || /^[|｜(（]/u.test(after)) &&
    !/[。；]$/u.test(text) &&
    !(bullet && before !== '' && after !== '')
  );
}

function mayBeHead(line: TextLine | undefined): line is TextLine {
  return (
    line !== undefined && !line.bullet && line.text.length <= 40 && !/[。；！]$/u.test(line.text) && !isDated(line)
  );
}

function mayGoOn(line: TextLine): boolean {
  return mayBeHead(line) && line.text.length <= 30 && !/[，。；]/u.test(line.text);
}

/** The heads of a section, each with the number of its first line and what stands below: those that stand at periods. */
export function findHeads(lines: readonly TextLine[]): { from: number; head: TextLine[]; body: TextLine[] }[] {
  const dated = lines.flatMap((line, index) => (isDated(line) ? [index] : []));
  // Where the first period has lines above it, the others have theirs there too.
  const lead = dated[0] ?? 0;
  const above = lead <= 2 && lines.slice(0, lead).every(mayBeHead) ? lead : 0;
  return dated.map((at, order) => {
    const lowest = order === 0 ? 0 : (dated[order - 1] ?? 0) + 1;
    let from = at;
    while (from > lowest && at - from < above && mayBeHead(lines[from - 1])) from--;
    const until = (dated[order + 1] ?? lines.length + above) - above;
    const body = lines.slice(at + 1, until);
    return { from, head: [...lines.slice(from, at + 1), ...body.slice(0, 2).filter(mayGoOn)], body };
  });
}

/** What the words of a heading say it holds: 实习/项目经历 says two things, 经历 none. */
export function kindsSaid(title: string): EntryKind[] {
  const said: EntryKind[] = [];
  if (/工作|实习|任职|职业|兼职|职场|从业|就业|见习|实践|work|employment|intern|career|job/iu.test(title))
    said.push('work');
  if (/项目|课题|科研|研究|作品|竞赛|创作|开源|作业|设计|project|research|works\b/iu.test(title)) said.push('projects');
  if (/教育|学历|求学|学习|educat/iu.test(title)) said.push('education');
  return said;
}

/** Headings under which anything may be told: 经历, 实践经历, Experience. */
const general =
  /^(?:主要|个人|相关|我的|过往|重要|实践|社会实践|实践与)?(?:经历|经验|履历|实践|实践经历|社会实践经历)$|^(?:实践|社会)(?:经历|活动|实践)$/u;

const saysProjects =
  /项目|作品|课题|竞赛|比赛|论文|毕业设计|作业|^科研(?:经历|经验|成果|项目)?$|project|works\b|portfolio/iu;

/** What a change of kind between two entries costs: entries of one kind stand together. */
const changes = 0.8;

/** The likeliest kind of each entry of a section, all of them weighed together. */
function kindsOfEntries(evidence: readonly Evidence[], prior: Readonly<Evidence>): EntryKind[] {
  const kinds = ['work', 'projects', 'education'] as const;
  let before = evidence.length === 0 ? [] : kinds.map((kind) => (evidence[0]?.[kind] ?? 0) + prior[kind]);
  const from: number[][] = [];
  evidence.slice(1).forEach((each) => {
    const best: number[] = [];
    before = kinds.map((kind, at) => {
      const ways = before.map((value, last) => value - (last === at ? 0 : changes));
      const most = ways.indexOf(Math.max(...ways));
      best.push(most);
      return (ways[most] ?? 0) + each[kind] + prior[kind];
    });
    from.push(best);
  });
  const path: EntryKind[] = [];
  let at = before.indexOf(Math.max(...before));
  for (let index = evidence.length - 1; index >= 0; index--) {
    path.unshift(kinds[at] ?? 'work');
    at = from[index - 1]?.[at] ?? at;
  }
  return path;
}

/**
 * The sections with the kinds that their contents speak for: where a heading says nothing known, and entry by entry
 * where it says several things.
 */
export function settleKinds(sections: readonly Section[]): Section[] {
  const lacks = (kind: SectionKind) => !sections.some((section) => section.kind === kind);
  const told = lacks('selfEvaluation') ? sections.flatMap(partSummary) : sections;
  return told.flatMap((section) => {
    if (section.title === '') return [section];
    const said = kindsSaid(section.title);
    const isMixed = said.length >= 2;
    const isGeneral = general.test(section.title.replaceAll(/\s/gu, ''));
    if (isMixed || isGeneral) return partEntries(section, said, lacks);
    // 科研与工程 over internships: only 项目 says for certain that what stands below is no job.
    if (section.kind === 'projects' && !saysProjects.test(section.title))
      return partEntries(section, ['projects'], lacks);
    return section.kind === 'other' && (section.isUnknown === true || said.length > 0)
      ? [recognise(section, lacks)]
      : [section];
  });
}

const longestSummary = 6;

/** Sentences about oneself among the facts above the first heading. */
function partSummary(section: Section): Section[] {
  if (section.kind !== 'basics') return [section];
  const isSentence = ({ text }: TextLine) =>
    text.length >= (/[。！]”?$/u.test(text) ? 8 : 18) &&
    /[。！]|[a-z]\.(?:\s|$)/u.test(text) &&
    !/@|\d{8}|[|｜／:：]|\d{2}\s?岁|期望|意向|薪|^[男女]|现居|住在|待业|在职|离职|证书|合格证|普通话|我叫|本人|您好|尊敬|出生|毕业于/u.test(
      text,
    ) &&
    findPeriod(text) === null;
  const summary: TextLine[] = [];
  const rest = section.lines.filter((line, index) => {
    const before = section.lines[index - 1];
    const goesOn =
      before !== undefined &&
      summary.at(-1) === before &&
      !/[。！.]$/u.test(before.text) &&
      /[。！.]$/u.test(line.text);
    if (!isSentence(line) && !goesOn) return true;
    summary.push(line);
    return false;
  });
  // A letter has more of them.
  if (summary.length === 0 || summary.length > longestSummary) return [section];
  const parts: Section[] = [
    { ...section, lines: rest },
    { kind: 'selfEvaluation', title: '', lines: summary },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function partEntries(section: Section, said: readonly EntryKind[], lacks: (kind: SectionKind) => boolean): Section[] {
  const heads = findHeads(section.lines);
  if (heads.length === 0) return [section];
  const own = said.includes(section.kind as EntryKind) ? section.kind : said[0];
  const prior: Evidence = { ...none };
  for (const kind of ['work', 'projects', 'education'] as const) {
    if (said.includes(kind)) prior[kind] += kind === own ? 0.6 : 0.4;
    else if (said.length >= 2 || !lacks(kind)) prior[kind] -= 1.2;
  }
  if (said.length === 1 && said[0] === 'projects') prior.work -= 2.5;
  else if (said.length < 2) {
    prior.work += 1;
    prior.projects -= lacks('projects') ? 0 : 1;
  }
  const kinds = kindsOfEntries(
    heads.map(({ head, body }) => entryEvidence(head, body)),
    prior,
  );
  if (kinds.every((kind) => kind === section.kind)) return [section];
  const parts: { kind: SectionKind; title: string; lines: TextLine[] }[] = [];
  heads.forEach(({ from }, order) => {
    const start = order === 0 ? 0 : from;
    const lines = section.lines.slice(start, heads[order + 1]?.from ?? section.lines.length);
    const last = parts.at(-1);
    const kind = kinds[order] ?? section.kind;
    if (last?.kind === kind) last.lines.push(...lines);
    else parts.push({ kind, title: section.title, lines });
  });
  return parts;
}

/** A section under an unknown heading, by what stands in it. */
function recognise(section: Section, lacks: (kind: SectionKind) => boolean): Section {
  const guess = guessKind(section.title);
  const heads = findHeads(section.lines);
  const sums: Evidence = { ...none };
  for (const { head, body } of heads) {
    const evidence = entryEvidence(head, body);
    for (const kind of ['work', 'projects', 'education'] as const) sums[kind] += evidence[kind] / heads.length;
  }
  for (const kind of ['work', 'projects', 'education'] as const) {
    sums[kind] += (lacks(kind) ? 0.5 : -0.7) + (guess === kind ? 1.5 : 0);
  }
  if (heads.length > 0) {
    const best = (['work', 'projects', 'education'] as const).reduce((a, b) => (sums[b] > sums[a] ? b : a));
    const isTold = heads.length >= 0.12 * section.lines.length;
    if (isTold && sums[best] >= (lacks(best) ? 1.6 : 2.2)) return { ...section, kind: best };
  }
  if (guess !== 'other') return { ...section, kind: guess };
  const named = byName.find(([pattern]) => pattern.test(section.title.replaceAll(/\s/gu, '')))?.[1];
  if (named !== undefined && lacks(named)) return { ...section, kind: named };
  const { lines } = section;
  const share = (test: (line: TextLine) => boolean) => lines.filter(test).length / lines.length;
  if (share(({ text }) => /奖|荣誉|优秀|竞赛|比赛|第[一二三1-3]名/u.test(text)) >= 0.5) return section;
  if (lacks('certificates') && share(({ text }) => isCertificate(text.replace(/[，,（(].*$/u, ''))) >= 0.6)
    return { ...section, kind: 'certificates' };
  if (lacks('languages') && share(({ text }) => isLanguage(text.split(/[\s：:，,（(]/u)[0] ?? '')) >= 0.6)
    return { ...section, kind: 'languages' };
  if (lacks('skills') && share(saysSkill) >= 0.5) return { ...section, kind: 'skills' };
  const isProse = lines.length <= 6 && share(({ text }) => /[，。]/u.test(text)) >= 0.6 && !lines.some(isDated);
  return lacks('selfEvaluation') && isProse && /我|自|想|说|话/u.test(section.title)
    ? { ...section, kind: 'selfEvaluation' }
    : section;
}

/** Headings that greet: what they mean is known where nothing else of the kind is there. */
const byName: readonly (readonly [RegExp, SectionKind])[] = [
  [/^(?:hello|hi|whoiam|whoami|mystory|一句话|还想说|最后说说)/iu, 'selfEvaluation'],
  [/^(?:whatido|whaticando|goodat|i[’']?mgoodat|mytools|toolbox)/iu, 'skills'],
  [/^(?:ispeak|ialsospeak)/iu, 'languages'],
];

function saysSkill({ text }: TextLine): boolean {
  if (/^(?:熟悉|熟练|精通|掌握|了解|擅长|能够?使用|会用|具备)/u.test(text)) return true;
  const names = text.split(/\s*[、,，/|｜;；]\s*|\s{2,}/u);
  return (
    text.length <= 60 &&
    names.length >= 2 &&
    names.filter((name) => /^[A-Za-z][\w+#.\s-]{0,20}$/u.test(name)).length >= 0.5 * names.length
  );
}
