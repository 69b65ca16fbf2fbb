import type { Block, Piece } from '../blocks.ts';
import type { Draw } from '../draw.ts';
import type { HeadForm } from '../layout.ts';

/** The fields of one entry by their name in a pattern; '' is not written. */
export type Fields = Readonly<Record<string, string>>;

const literal: Readonly<Record<string, string>> = {
  '(': '（',
  ')': '）',
  '[': '【',
  ']': '】',
  ',': '，',
  ':': '：',
  '@': ' @ ',
  '—': ' — ',
  '/': ' / ',
  '-': '-',
  '+': ' + ',
  '#': '▪ ',
  '>': '> ',
  '~': '，在',
  '^': '任',
  '&': '担任',
  '*': '从事',
};

/** Forms that say every field after a word of its own. */
const tabular: ReadonlySet<string> = new Set(['labels', 'grid', 'sheet', 'record']);

/** Whether a form names its fields: all of them, or those that are not in its head (`labels:org|period`). */
export const isTabular = (pattern: string): boolean => tabular.has(pattern) || pattern.startsWith('labels:');

/** Whether a head of this form says the field. */
export function says({ pattern }: HeadForm, field: string): boolean {
  return pattern.startsWith('aside') && field === 'period'
    ? true
    : isTabular(pattern) || new RegExp(`\\b${field}\\b`).test(pattern);
}

/** The lines of an entry's head: what stands before its description. */
export function headLines(form: HeadForm, fields: Fields): Block[] {
  const pattern = form.pattern.replace(/^aside /, '');
  return pattern.split(';').flatMap((line, index): Block[] => {
    const groups = line.split('|').map((group) => piecesOf(group, form, fields));
    if (groups.every((group) => group.length === 0)) return [];
    return [{ kind: 'line', groups, spread: form.spread, head: index === 0 }];
  });
}

function piecesOf(group: string, form: HeadForm, fields: Fields): Piece[] {
  const tokens = group.match(/[a-z]+|./g) ?? [];
  const pieces: Piece[] = [];
  let between = '';
  let closing = false;
  for (const token of tokens) {
    if (!/^[a-z]/.test(token)) {
      if (token === ')' || token === ']') {
        if (closing) pieces.push({ text: literal[token] ?? token, look: 'plain' });
        between = '';
        closing = false;
      } else between += token === ' ' ? (between === '' ? ' ' : '') : token;
      continue;
    }
    const text = fields[token] ?? '';
    if (text === '') {
      if (!/[([]/.test(between)) between = between.trimEnd() === '' ? between : '';
      continue;
    }
    closing ||= /[([]/.test(between);
    const written = [...between].map((each) => (each === ' ' ? form.separator : (literal[each] ?? each))).join('');
    const opened =
      pieces.length > 0 ? written : written.replace(form.separator, '').replace(/^(?:，|：| — | @ | \/ )/, '');
    if (opened !== '') pieces.push({ text: opened, look: 'plain' });
    pieces.push({
      text,
      look: form.strong === 'all' || form.strong === token ? 'strong' : token === 'period' ? 'faint' : 'plain',
    });
    between = '';
  }
  return pieces;
}

const labelWords: Readonly<Record<'work' | 'education' | 'projects', Readonly<Record<string, readonly string[]>>>> = {
  work: {
    period: ['起止时间', '时间', '工作时间', '任职时间', '在职时间'],
    org: ['公司名称', '单位名称', '工作单位', '公司', '单位'],
    dept: ['部门', '所在部门', '所属部门'],
    title: ['职位', '职务', '岗位', '担任职务', '职位名称', '担任岗位', '工作岗位'],
    industry: ['所属行业', '行业', '公司行业', '行业类别'],
    nature: ['公司性质', '单位性质', '企业性质'],
    size: ['公司规模', '规模', '企业规模'],
    pay: ['薪资', '月薪', '税前月薪', '工资待遇'],
    witness: ['证明人', '证明人', '证明人及联系方式'],
    reason: ['离职原因', '离开原因', '离职理由'],
  },
  education: {
    period: ['时间', '起止时间', '就读时间', '在校时间'],
    school: ['学校', '毕业院校', '学校名称', '院校'],
    major: ['专业', '所学专业', '专业名称'],
    degree: ['学历', '学历层次', '学历/学位', '学位'],
    faculty: ['院系', '学院', '所在院系'],
    mode: ['学习形式', '学历性质', '培养方式', '学习方式', '学历类型'],
    witness: ['证明人', '班主任'],
  },
  projects: {
    period: ['项目时间', '时间', '起止时间', '项目周期'],
    name: ['项目名称', '项目', '名称'],
    role: ['担任角色', '项目角色', '角色', '项目职务', '本人角色', '担任职务'],
    company: ['所属公司', '所在公司', '项目单位'],
  },
};

/** Chosen once for all entries of a section: which words, in which order, how many beside each other. */
export interface LabelForm {
  readonly words: readonly (readonly [string, string])[];
  readonly columns: number;
  readonly colon: string;
}

const englishWords: typeof labelWords = {
  work: {
    period: ['Period', 'Dates'],
    org: ['Company', 'Employer'],
    dept: ['Department'],
    title: ['Position', 'Title'],
  },
  education: {
    period: ['Period', 'Dates'],
    school: ['School', 'University'],
    major: ['Major', 'Field of study'],
    degree: ['Degree'],
  },
  projects: { period: ['Period'], name: ['Project'], role: ['Role'] },
};

export function drawLabels(draw: Draw, of: 'work' | 'education' | 'projects', language: 'zh' | 'en'): LabelForm {
  const words = Object.entries((language === 'en' ? englishWords : labelWords)[of]).map(
    ([field, names]) => [field, draw.pick(names)] as const,
  );
  return {
    words: draw.chance(0.7) ? words : draw.shuffled(words),
    columns: draw.pick([1, 1, 2, 3, 4]),
    colon: draw.pick(['：', '：', ': ', ':']),
  };
}

/** The labelled fields of an entry, those that are empty left out. */
export function labelled(form: LabelForm, fields: Fields): Extract<Block, { kind: 'pairs' }> {
  const pairs = form.words
    .map(([field, word]) => [word, fields[field] ?? ''] as const)
    .filter(([, value]) => value !== '');
  return { kind: 'pairs', pairs, columns: form.columns, colon: form.colon };
}
