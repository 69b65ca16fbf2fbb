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

/** A pasted description: its first line as the title, and the skills it mentions as requirements. */
export function positionOfDescription(text: string): InterviewPosition {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.find((line) => line !== '') ?? '';
  const title =
    /^.{2,24}$/u.test(first) && !/[。；;：:]/u.test(first)
      ? first.replace(/^(?:职位|岗位)(?:名称)?[:：]?/u, '')
      : '目标职位';
  const ids = [...new Set(skillsIn(fold(text)).map((mention) => mention.id))];
  const skills = ids.flatMap((id) => skillById(id)?.name ?? []).slice(0, maxSkills);
  return {
    title,
    categoryCode: null,
    categoryName: '',
    companyName: '',
    requirements: skills.map((skill) => ({ skill, years: null, kind: 'must' })),
    description: [{ title: '职位描述', text: text.slice(0, 4000) }],
    facts: [],
  };
}
