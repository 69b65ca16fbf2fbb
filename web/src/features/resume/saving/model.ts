import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { Fields } from '#lib/saving/merge.ts';
import { valueAt } from '../editor/model.ts';

/** Lists are merged entry by entry where no entry came or went (#lib/saving/merge.ts). */
export const resumeFields: Fields = Object.fromEntries(
  [
    'basics.name',
    'basics.phone',
    'basics.email',
    'basics.city',
    'basics.gender',
    'basics.birthMonth',
    'basics.jobStatus',
    'basics.links',
    'intentions',
    'education',
    'work',
    'projects',
    'skills',
    'certificates',
    'languages',
    'selfEvaluation',
    'others',
  ].map((path) => [path, [path]]),
);

const labels: Readonly<Record<string, string>> = {
  'basics.name': '姓名',
  'basics.phone': '手机号',
  'basics.email': '邮箱',
  'basics.city': '所在城市',
  'basics.gender': '性别',
  'basics.birthMonth': '出生年月',
  'basics.jobStatus': '求职状态',
  'basics.links': '个人链接',
  intentions: '求职期望',
  education: '教育经历',
  work: '工作经历',
  projects: '项目经历',
  skills: '技能',
  certificates: '证书',
  languages: '语言能力',
  selfEvaluation: '自我评价',
  others: '其他内容',
};

export function labelOf(field: string): string {
  return labels[field] ?? '简历内容';
}

/** Every text in a value, in its order; codes are none. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (/code$/i.test(key) ? [] : wordsIn(each)));
}

/** What stands in a field in words: an entry of a list a line. */
export function fieldText(field: string, content: ResumeContent): string {
  const value = valueAt(content, field);
  const lines = Array.isArray(value) ? value.map((entry: unknown) => wordsIn(entry).join('，')) : wordsIn(value);
  return lines.filter((line) => line !== '').join('\n');
}
