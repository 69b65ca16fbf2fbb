import type { InterviewPosition } from '@pinjian/contract/interview-material.ts';
import { skillById, skillsIn, skillsOfCategory } from '#domains/dictionary/index.ts';
import { fold } from '../scoring/fold.ts';

/** Skills that a practice asks for. */
const maxSkills = 4;

/** A position as the tree knows it, for practice: its name and the skills that are at home in its direction. */
export function positionOfCategory(category: { readonly id: string; readonly name: string }): InterviewPosition {
  const wanted = fold(category.name);
  const skills = skillsOfCategory(category.id);
  // Go开发工程师 asks for Go before it asks for whatever else is at home there.
  const named = skills.filter((skill) => [skill.name, ...skill.aliases].some((each) => wanted.includes(fold(each))));
  const chosen = [...new Set([...named, ...skills])].slice(0, maxSkills);
  return {
    title: category.name,
    categoryCode: category.id,
    categoryName: category.name,
    companyName: '',
    requirements: chosen.map(({ name }, index) => ({ skill: name, years: null, kind: index === 0 ? 'must' : 'nice' })),
    description: [],
    facts: [],
  };
}

/** How an advertisement begins, which says nothing of what is done there: 招聘ICU护士2名, 现诚聘会计. */
const calling =
  /(?<=^|[\n。；;！!]\s*)(?:[^\n。；;，,]{0,12}?)(?:现|诚|急|高薪)?(?:招聘|诚聘|急聘)(?!专员|经理|主管|顾问|工作|经验|渠道|流程|需求|计划|负责|与|和|、)[:：]?\s*/gu;
/** What is called for: up to the number, the next clause or the end of the line. */
const called = /^[:：]?\s*([^\n。；;，,：:\d]{2,16}?)\s*(?:\d+\s*[名人位]|若干|数名|[\n。；;，,：:（(]|$)/u;

function titleOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.find((line) => line !== '') ?? '';
  for (const match of text.matchAll(calling)) {
    const named = called.exec(text.slice(match.index + match[0].length))?.[1];
    if (named !== undefined) return named;
  }
  return /^.{2,24}$/u.test(first) && !/[。；;：:]/u.test(first)
    ? first.replace(/^(?:职位|岗位)(?:名称)?[:：]?/u, '')
    : '目标职位';
}

/** A pasted description: what it calls for or its first line as the title, and the skills it mentions as requirements. */
export function positionOfDescription(text: string): InterviewPosition {
  const ids = [...new Set(skillsIn(fold(text.replaceAll(calling, ''))).map((mention) => mention.id))];
  const skills = ids.flatMap((id) => skillById(id)?.name ?? []).slice(0, maxSkills);
  return {
    title: titleOf(text),
    categoryCode: null,
    categoryName: '',
    companyName: '',
    requirements: skills.map((skill) => ({ skill, years: null, kind: 'must' })),
    description: [{ title: '职位描述', text: text.slice(0, 4000) }],
    facts: [],
  };
}
