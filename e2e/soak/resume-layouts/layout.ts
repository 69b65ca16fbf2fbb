import { colours, educationPatterns, fonts, projectPatterns, workPatterns } from './data/patterns.ts';
import type { Draw } from './draw.ts';
import { inEnglish } from './english-layout.ts';
import { formLike, narrowLike, onlineLike } from './families.ts';
import { drawPeriodForm, type PeriodForm } from './periods.ts';

/** How the entries of one section begin: lines, each of groups that stand apart, each of fields. */
export interface HeadForm {
  /** `a b|c;d`: lines end at `;`, groups at `|`, `a(b)` puts b in brackets; 'labels', 'grid' and 'sheet' are forms of their own. */
  readonly pattern: string;
  readonly separator: string;
  readonly spread: 'between' | 'columns';
  readonly strong: string;
}

export interface DescriptionForm {
  readonly marker: string;
  /** All points as one paragraph, joined by this; '' keeps them apart. */
  readonly prose: string;
  /** A word before them that says no more than that they follow; '' for none. */
  readonly label: string;
  readonly labelAlone: boolean;
  /** A telling word before the last point; '' for none. */
  readonly telling: string;
}

export type JobExtra = 'industry' | 'size' | 'nature' | 'pay' | 'witness' | 'reason';

export interface Layout {
  readonly producer: 'chromium' | 'docx' | 'word-pdf' | 'word-97';
  readonly frame: 'single' | 'left' | 'right' | 'halves' | 'form' | 'beside' | 'cards';
  readonly heading:
    | 'plain'
    | 'bar'
    | 'boxed'
    | 'underlined'
    | 'ribbon'
    | 'edge'
    | 'dashes'
    | 'centred'
    | 'bracket'
    | 'pill'
    | 'dot';
  readonly numbering:
    | ''
    | '一、'
    | '01'
    | '1.'
    | '##'
    | 'icon'
    | '（一）'
    | '1、'
    | 'Part'
    | '◆'
    | '■'
    | '★'
    | '▍'
    | '>';
  /** In which language sections are named; 'inline' has no headings, only a word before what is no entry. */
  readonly naming: 'zh' | 'both' | 'en' | 'inline';
  readonly language: 'zh' | 'en';
  /** Skills, certificates and languages in one section, each after a word. */
  readonly combined: boolean;
  readonly oldestFirst: boolean;
  /** Lines about a job that the form has no field for. */
  readonly jobNoise: '' | 'trade' | 'reason' | 'witness';
  readonly signs: 'emoji' | 'font';
  readonly upright: boolean;
  readonly font: string;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
  readonly page: 'A4' | 'Letter' | 'A5';
  readonly margin: number;
  readonly banner: string;
  readonly nameSpaced: boolean;
  readonly photo: boolean;
  readonly running: '' | 'header' | 'name' | 'numbers' | 'n/m';
  /** Letters across the page; '' for none. */
  readonly watermark: string;
  /** How groups of one line are set apart. */
  readonly apart: 'flex' | 'table' | 'float' | 'spaces';
  /** Room between letters, in pixels. */
  readonly lettering: number;
  readonly periods: PeriodForm;
  readonly work: HeadForm;
  readonly education: HeadForm;
  readonly projects: HeadForm;
  readonly description: DescriptionForm;
  readonly contact: 'bars' | 'labels' | 'icons' | 'table' | 'lines' | 'sentence' | 'spread';
  readonly contactTitle: boolean;
  readonly noise: readonly string[];
  readonly showGender: boolean;
  readonly showBirth: '' | 'month' | 'day' | 'age';
  readonly showCity: boolean;
  readonly showDepartment: boolean;
  readonly showPlace: boolean;
  readonly showFaculty: boolean;
  readonly showStatus: boolean;
  /** Whether schools are said to be full time or beside a job. */
  readonly showMode: boolean;
  /** Schools in years only, or only with when they were left. */
  readonly schoolPeriods: '' | 'years' | 'ends';
  /** What labels and job sites tell of an employer besides. */
  readonly jobExtras: readonly JobExtra[];
  /** The role in a project, and for whom it was, after words below its name. */
  readonly projectBelow: boolean;
  /** The only school stands among what is said about the person. */
  readonly schoolInFacts: boolean;
  /** What forms have people sign below them; '' for nothing. */
  readonly pledge: string;
  readonly intention: 'none' | 'title' | 'labels' | 'line' | 'section' | 'bare';
  readonly skills: 'comma' | 'tags' | 'bars' | 'levels' | 'brackets' | 'sentences' | 'grid' | 'points' | 'plainBars';
  readonly certificates: 'comma' | 'dateFirst' | 'dateLast' | 'bracket' | 'grid' | 'bare';
  readonly languages: 'colon' | 'bracket' | 'space' | 'comma' | 'grid';
  readonly withLanguages: boolean;
  readonly self: 'paragraph' | 'points' | 'lines';
  readonly selfFirst: boolean;
  readonly educationFirst: boolean;
  readonly skillsFirst: boolean;
  readonly timeline: boolean;
}

function drawHead(draw: Draw, patterns: readonly string[], strong: readonly string[]): HeadForm {
  return {
    pattern: draw.pick(patterns),
    separator: draw.weighted({
      '\u2003': 6,
      '\u2002\u2002': 3,
      ' | ': 5,
      ' · ': 4,
      ' / ': 3,
      '  ': 3,
      '｜': 2,
      ' — ': 1,
      '，': 1,
      ' - ': 1.5,
      '\t': 3,
      '\u00a0\u00a0\u00a0\u00a0': 3,
      ' ‖ ': 0.4,
      ' ': 1.5,
    }),
    spread: draw.chance(0.7) ? 'between' : 'columns',
    strong: draw.pick(strong),
  };
}

function drawDescription(draw: Draw): DescriptionForm {
  const prose = draw.chance(0.18) ? draw.pick(['；', '。', '，']) : '';
  return {
    prose,
    marker: draw.weighted({
      '•': 9,
      '·': 4,
      '-': 4,
      '①': 1.5,
      '1.': 4,
      '1、': 5,
      '1)': 1,
      '（1）': 1,
      '●': 3,
      '■': 1.5,
      '◆': 2,
      '➢': 1.5,
      '✓': 0.6,
      '○': 1,
      '': 4,
      '*': 0.5,
      '–': 1,
    }),
    label: draw.chance(0.3)
      ? draw.pick(['工作内容', '职责', '工作职责', '工作描述', '主要职责', '岗位职责', '主要工作', '内容'])
      : '',
    labelAlone: draw.chance(0.6),
    telling: draw.chance(0.15) ? draw.pick(['工作业绩', '业绩', '主要成果', '成绩']) : '',
  };
}

export function drawLayout(draw: Draw, language: 'zh' | 'en'): Layout {
  const layout = drawAny(draw, language);
  if (language === 'en') return inEnglish(draw, layout);
  if (layout.frame === 'form') return formLike(draw, layout);
  if (layout.frame === 'left' || layout.frame === 'right' || layout.frame === 'halves') return narrowLike(draw, layout);
  const isOnline =
    (layout.frame === 'single' || layout.frame === 'cards') && layout.naming === 'zh' && draw.chance(0.3);
  return isOnline ? onlineLike(draw, layout) : layout;
}

function drawAny(draw: Draw, language: 'zh' | 'en'): Layout {
  const producer = draw.weighted<Layout['producer']>({ chromium: 68, docx: 18, 'word-pdf': 9, 'word-97': 5 });
  const frame = draw.weighted({ single: 46, left: 14, right: 10, halves: 4, form: 15, beside: 7, cards: 4 });
  const heads = { strong: ['org', 'title', '', 'all', 'org'] };
  return {
    producer,
    frame,
    heading: draw.weighted({
      plain: 4,
      bar: 4,
      boxed: 2,
      underlined: 6,
      ribbon: 2,
      edge: 4,
      dashes: 1,
      centred: 2,
      bracket: 1.5,
      pill: 2,
      dot: 1.5,
    }),
    numbering: draw.weighted({
      '': 17,
      '一、': 2,
      '01': 0.7,
      '1.': 0.7,
      '##': 0.3,
      icon: 2.5,
      '（一）': 0.4,
      '1、': 0.6,
      Part: 0.2,
      '◆': 0.7,
      '■': 0.7,
      '★': 0.4,
      '▍': 0.4,
      '>': 0.2,
    }),
    naming:
      language === 'en'
        ? 'en'
        : frame === 'single' && draw.chance(0.05)
          ? 'inline'
          : draw.weighted({ zh: 15, both: 3, en: 0.7 }),
    language,
    combined: draw.chance(0.13),
    oldestFirst: draw.chance(0.06),
    jobNoise: draw.weighted({ '': 88, trade: 5, reason: 4, witness: 3 }),
    signs: draw.chance(0.3) ? 'font' : 'emoji',
    upright: draw.chance(0.55),
    font: draw.pick(fonts),
    size: draw.pick([9, 9.5, 10, 10.5, 10.5, 11, 12]),
    leading: draw.pick([1.3, 1.45, 1.6, 1.75, 1.9]),
    colour: draw.pick(colours),
    page: draw.weighted({ A4: 20, Letter: 2, A5: 0.6 }),
    margin: draw.pick([8, 10, 12, 14, 16, 18, 22]),
    banner: draw.chance(0.25)
      ? draw.pick(['个人简历', '个 人 简 历', '求职简历', 'RESUME', '个人简历 PERSONAL RESUME', '简历', '应聘登记表'])
      : '',
    nameSpaced: draw.chance(0.1),
    photo: draw.chance(0.35),
    running: draw.weighted({ '': 16, header: 1, name: 1.2, numbers: 2, 'n/m': 1.5 }),
    watermark: draw.chance(0.04) ? draw.pick(['仅供招聘使用', '示例招聘网', '简历样本', 'SAMPLE', '请勿外传']) : '',
    apart: draw.weighted({ flex: 6, table: 2, float: 2, spaces: 1.5 }),
    lettering: draw.chance(0.15) ? draw.pick([0.3, 0.5, 0.8, 1.2]) : 0,
    periods: drawPeriodForm(draw, language),
    work: drawHead(draw, workPatterns, heads.strong),
    education: drawHead(draw, educationPatterns, ['school', '', 'all', 'school']),
    projects: drawHead(draw, projectPatterns, ['name', '', 'all', 'name']),
    description: drawDescription(draw),
    ...drawShown(draw),
    skills: draw.weighted({
      comma: 5,
      tags: 3,
      bars: 2,
      plainBars: 1.5,
      levels: 4,
      brackets: 2,
      sentences: 3,
      grid: 1,
      points: 3,
    }),
    certificates: draw.weighted({ comma: 4, dateFirst: 3, dateLast: 3, bracket: 2, grid: 1, bare: 3 }),
    languages: draw.weighted({ colon: 5, bracket: 3, space: 2, comma: 1, grid: 0.7 }),
    withLanguages: draw.chance(0.65),
    self: draw.weighted({ paragraph: 6, points: 3, lines: 1 }),
    selfFirst: draw.chance(0.3),
    educationFirst: draw.chance(0.4),
    skillsFirst: draw.chance(0.25),
    timeline: draw.chance(0.12),
  };
}

/** What this person tells, and where. */
function drawShown(
  draw: Draw,
): Pick<
  Layout,
  | 'contact'
  | 'contactTitle'
  | 'noise'
  | 'showGender'
  | 'showBirth'
  | 'showCity'
  | 'showDepartment'
  | 'showPlace'
  | 'showFaculty'
  | 'showStatus'
  | 'showMode'
  | 'schoolPeriods'
  | 'jobExtras'
  | 'projectBelow'
  | 'schoolInFacts'
  | 'pledge'
  | 'intention'
> {
  return {
    contact: draw.weighted({ bars: 6, labels: 7, icons: 4, table: 3, lines: 3, sentence: 0.8, spread: 2 }),
    contactTitle: draw.chance(0.45),
    noise: draw.chance(0.5)
      ? draw.some(
          [
            '籍贯',
            '民族',
            '政治面貌',
            '身高',
            '婚姻状况',
            '工作年限',
            '最高学历',
            '健康状况',
            '微信',
            '邮编',
            '毕业院校',
            '所学专业',
            '现任职务',
          ],
          draw.whole(1, 5),
        )
      : [],
    showGender: draw.chance(0.5),
    showBirth: draw.weighted({ '': 4, month: 3, day: 1, age: 3 }),
    showCity: draw.chance(0.6),
    showDepartment: draw.chance(0.42),
    showPlace: draw.chance(0.15),
    showFaculty: draw.chance(0.15),
    showStatus: draw.chance(0.25),
    showMode: draw.chance(0.15),
    schoolPeriods: draw.weighted({ '': 88, years: 6, ends: 6 }),
    jobExtras: draw.chance(0.25)
      ? draw.some<JobExtra>(['industry', 'nature', 'size', 'pay', 'witness', 'reason'], draw.whole(1, 3))
      : [],
    projectBelow: false,
    schoolInFacts: draw.chance(0.02),
    pledge: '',
    intention: draw.weighted({ none: 2, title: 3, labels: 4, line: 3, section: 4, bare: 1 }),
  };
}
