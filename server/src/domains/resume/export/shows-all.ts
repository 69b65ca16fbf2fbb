import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { plainLetters, type PrintedPages } from '../source-data/printed-text.ts';
import { printedResume } from './resume-document.ts';

/** What the templates write themselves. */
const headings = [
  '求职意向',
  '期望城市',
  '期望薪资',
  '基本信息',
  '自我评价',
  '工作经历',
  '项目经历',
  '教育经历',
  '专业技能',
  '语言能力',
  '证书',
];

/**
 * Whether pages show all that a content is printed as and nothing else. For files that carry no digest of their pages:
 * one in doubt (a paragraph that a page's end cuts) counts as changed, and is read like any other.
 */
export function showsAll(content: ResumeContent, pages: PrintedPages): boolean {
  const {
    documentTitle,
    intention: _joined,
    intentions,
    ...rest
  } = printedResume(content, { gender: true, birth: true });
  // Some broke a line where others drew a bar, and what is looked for had no labels yet.
  const wishes = intentions
    .flatMap((line) => line.split(' | '))
    .map((wish) => wish.replace(/^期望(?:城市|薪资)：/u, ''));
  const printed = { ...rest, intentions: wishes };
  const runningHead = (page: number) => plainLetters([`${documentTitle}${page}/${pages.length}`]);
  let shown = pages
    .map(({ runs }, index) => plainLetters(runs.map((run) => run.text)).replace(runningHead(index + 1), ''))
    .join('');
  // How well somebody knows a thing, one of the templates draws.
  const always = wordsOf({ ...printed, skills: printed.skills.map(({ name }) => name) });
  if (!always.every((word) => shown.includes(word))) return false;
  for (const word of [...wordsOf(printed), ...headings]) shown = shown.replaceAll(word, ' ');
  return !/[\p{L}\p{N}]/u.test(shown);
}

/** Every text of a printed resume, the longest first: a short one may be a part of a long one. */
function wordsOf(printed: unknown): string[] {
  const words = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node === 'string') words.add(plainLetters([node]));
    else if (typeof node === 'object' && node !== null) Object.values(node).forEach(walk);
  };
  walk(printed);
  words.delete('');
  return [...words].toSorted((a, b) => b.length - a.length);
}
