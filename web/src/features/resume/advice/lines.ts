import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { saysHowMuch } from './figures.ts';
import type { Advice } from './model.ts';

/** A text of several points, one a line, of work or a project. */
interface Told {
  readonly path: string;
  readonly text: string;
}

interface Line {
  /** Its place among the lines of the text as it is typed. */
  readonly at: number;
  readonly text: string;
}

/** What a line is about: without its bullet and without 工作内容： before it. */
function bare(line: string): string {
  return line
    .trim()
    .replace(/^(?:[•·●○■◆▪▶➢*–—-]|[（(]?\d{1,2}[）).、．](?!\d)|[①-⑳])\s*/u, '')
    .replace(/^(?:工作内容|工作职责|主要职责|岗位职责|职责|项目描述|内容)[：:]\s*/u, '');
}

function linesOf(text: string): Line[] {
  return text.split('\n').flatMap((line, at) => {
    const words = bare(line);
    return words === '' ? [] : [{ at, text: words }];
  });
}

/** 负责人, 参与度 and 了解到 are none of these. */
const weakStart =
  /^(?:主要|日常|一直)?(?:负责(?!人)|参与(?!度|率|感|者)|协助|配合|辅助|帮助|帮忙|跟进|接触|从事|了解(?!到)|做一些)/u;

/** Words for what came of it, or for what the person themselves did: then the beginning is no matter. */
const outcome =
  /提升|提高|降低|减少|增长|增加|缩短|节省|节约|获|评为|当选|入选|发表|上线|交付|落地|签约|成交|达成|超额|突破|验收|中标|回款|盈利|促成|拿下|解决|修复|避免|保障|实现|建成|通过|转正|晋升|采纳|表扬|留任|零/u;

/** Something that became more or less, without saying by how much. */
const claim = /(?:提升|提高|降低|减少|增长|缩短|节省|节约|扩大)(?!自[己身我]|个人|能力)/u;

const longLine = 110;
const manyLines = 8;
const fewLetters = 12;
/** A text this long without a single figure is worth a word. */
const tellingLines = 3;
const tellingLetters = 80;

function weakStarts(told: Told, lines: readonly Line[]): Advice[] {
  const weak = lines.filter(({ text }) => weakStart.test(text) && !outcome.test(text) && !saysHowMuch(text));
  const [first] = weak;
  if (first === undefined) return [];
  const verb = weakStart.exec(first.text)?.[0] ?? '';
  const more = weak.length > 1 ? `这一段有 ${weak.length} 行这样开头。` : '';
  return [
    {
      rule: 'weakStart',
      path: told.path,
      line: first.at,
      quote: first.text,
      title: `“${verb}”后面没有说您做了什么、结果如何`,
      why: `${more}只写职责，看不出是您做的还是团队做的。`,
      act: '换成动作加结果：设计、搭建、谈下、教会……带来了什么。',
      urgent: false,
    },
  ];
}

function claims(told: Told, lines: readonly Line[]): Advice[] {
  return lines
    .filter(({ text }) => claim.test(text) && !saysHowMuch(text))
    .slice(0, 2)
    .map(({ at, text }) => ({
      rule: 'claim',
      path: told.path,
      line: at,
      quote: text,
      title: `“${claim.exec(text)?.[0] ?? ''}”了多少？`,
      why: '有数字的成果更可信，面试也会问到。',
      act: '补上前后的数字，记不清就写大致范围，如“约三成”。没有数字可以不补。',
      urgent: false,
    }));
}

function withoutFigures(told: Told, lines: readonly Line[]): Advice[] {
  const [first] = lines;
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const isTelling = lines.length >= tellingLines || letters >= tellingLetters;
  if (first === undefined || !isTelling || lines.some(({ text }) => saysHowMuch(text))) return [];
  return [
    {
      rule: 'noFigures',
      path: told.path,
      line: first.at,
      quote: first.text,
      title: '这一段没有一个数字',
      why: '规模、次数、时长能让人一眼看出您做了多少。',
      act: '挑一两行写上：服务多少人、做了几次、用了多久、排第几。',
      urgent: false,
    },
  ];
}

function lengths(told: Told, lines: readonly Line[]): Advice[] {
  const [first] = lines;
  if (first === undefined) return [];
  const found: Advice[] = lines
    .filter(({ text }) => text.length > longLine)
    .slice(0, 1)
    .map(({ at, text }) => ({
      rule: 'longLine',
      path: told.path,
      line: at,
      quote: text,
      title: `这一行有 ${text.length} 个字`,
      why: '招聘方看一份简历常常不到一分钟，长句会被跳过。',
      act: '一行只说一件事，拆成两三行。',
      urgent: false,
    }));
  if (lines.length > manyLines)
    found.push({
      rule: 'manyLines',
      path: told.path,
      line: first.at,
      quote: first.text,
      title: `这一段有 ${lines.length} 行`,
      why: '行数太多，最要紧的容易被淹没。',
      act: '留下与想做的工作最相关的五六行，最有分量的放最前。',
      urgent: false,
    });
  if (lines.length === 1 && first.text.length < fewLetters && !saysHowMuch(first.text))
    found.push({
      rule: 'fewWords',
      path: told.path,
      line: first.at,
      quote: first.text,
      title: '这一段写得太少',
      why: '看不出您具体做了什么。',
      act: '写两三行：做了什么、怎么做的、结果如何。',
      urgent: false,
    });
  return found;
}

function toldIn(content: ResumeContent): Told[] {
  return [
    ...content.work.flatMap(({ roles }, work) =>
      roles.map((role, at) => ({ path: `work.${work}.roles.${at}.description`, text: role.description })),
    ),
    ...content.projects.map((project, at) => ({ path: `projects.${at}.description`, text: project.description })),
  ];
}

/** What can be made better in the lines of work and projects. Schools and own sections tell in other ways. */
export function adviceOnLines(content: ResumeContent): Advice[] {
  return toldIn(content).flatMap((told) => {
    const lines = linesOf(told.text);
    const unmeasured = claims(told, lines);
    return [
      ...weakStarts(told, lines),
      ...unmeasured,
      // Said at the line already.
      ...(unmeasured.length > 0 ? [] : withoutFigures(told, lines)),
      ...lengths(told, lines),
    ];
  });
}
