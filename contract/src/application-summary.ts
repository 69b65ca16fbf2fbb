import type { CandidateSummary } from './application-candidate.ts';

/** 高级前端 · 某公司: the present or latest post; '' when the resume names none. */
export function postText({ title, company }: CandidateSummary): string {
  return [title, company].filter((part) => part !== '').join(' · ');
}

/** 本科 · 4 年经验 · 北京. */
export function factsText({ education, workYears, city }: CandidateSummary): string {
  const years = workYears === null ? '' : workYears === 0 ? '不满 1 年经验' : `${workYears} 年经验`;
  return [education?.label ?? '', years, city].filter((part) => part !== '').join(' · ');
}

/** 示例大学 · 软件工程. */
export function schoolText({ school, major }: CandidateSummary): string {
  return [school, major].filter((part) => part !== '').join(' · ');
}
