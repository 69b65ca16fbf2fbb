import { certificateByName, languageByName, skillById, skillsMeantIn } from '#domains/dictionary/index.ts';
import { demandOf, type Ask, type Demand } from './demand.ts';
import { traits } from './traits.ts';
import { areOfWork, yearsIn } from './years.ts';

/** Words that speak of knowing something; a Chinese name without them may be no more than what the work is about. */
const knowing =
  /熟悉|精通|掌握|熟练|熟知|了解|擅长|善于|懂|会|能够?|具备|具有|拥有|有|使用|操作|运用|应用|编写|扎实|理解|深入|丰富|独立/u;
const known =
  /经验|能力|技能|工具|软件|基础|操作|系统|原理|流程|知识|技巧|技术|工作|者|背景|模块|设计|开发|编程|调试|框架|优先|语言|库|等/u;
const either = /或者?|任一|任意|其中|之一|一种|一门|至少/u;
const latin = /[a-z]/iu;
/** A firm, a customer or a place of work that is called by a skill's name. */
const ofPlace =
  /^(?:行业|公司|企业|客户|部门?|岗|门店|专业|老师|教师|学院|等方面的?热情|相关专业|类专业|平台招|总监|经理|主管|专员|团队成员|人员)/u;

/** Skills of a clause, with years where it says how many; `taken` are places that mean something else. */
export function skillsIn(
  ask: Ask,
  categoryId: string | undefined,
  taken: readonly { readonly start: number; readonly end: number }[],
): Demand[] {
  const { text } = ask;
  const years = yearsIn(text).filter((each) => areOfWork(text, each));
  const mentions = skillsMeantIn(text, categoryId).filter(
    ({ id, start, end }) =>
      isAbility(id) &&
      !taken.some((each) => each.start < ask.start + end && ask.start + start < each.end) &&
      (latin.test(text.slice(start, end)) || isKnown(text, start, end)),
  );
  return mentions.flatMap(({ id, start, end }, index): Demand[] => {
    const skill = skillById(id);
    if (skill === undefined) return [];
    const next = mentions[index + 1];
    const before = mentions[index - 1];
    const of = years.find((each) => practised(text, each, { start, end }));
    const place = of === undefined ? { start, end } : { start: Math.min(start, of.start), end: Math.max(end, of.end) };
    const beside =
      (next !== undefined && alternative(text.slice(end, next.start))) ||
      (before !== undefined && alternative(text.slice(before.end, start)));
    const demand = demandOf(ask, 'skill', { words: skill.name, code: skill.id }, place);
    return [
      {
        ...demand,
        years: of === undefined || of.from < 1 ? null : Math.min(30, of.from),
        either: beside && ask.kind === 'must' && either.test(text),
      },
    ];
  });
}

/** Certificates and languages are conditions of their own; traits are none. */
function isAbility(id: string): boolean {
  const name = skillById(id)?.name ?? '';
  return !traits.has(id) && certificateByName(name) === undefined && languageByName(name) === undefined;
}

function isKnown(text: string, start: number, end: number): boolean {
  if (ofPlace.test(text.slice(end))) return false;
  return (
    knowing.test(text.slice(0, start)) ||
    known.test(text.slice(end, end + 8)) ||
    /^(?:\d|[一二两三])/u.test(text.trim())
  );
}

/** 3年以上Java经验, Java 3年以上: the years stand beside the skill, with no other number between. */
function practised(
  text: string,
  years: { readonly start: number; readonly end: number },
  skill: { readonly start: number; readonly end: number },
): boolean {
  if (skill.start >= years.end) {
    const between = text.slice(years.end, skill.start);
    return between.length <= 8 && /经验|经历|工作|开发|研发|管理|操作/u.test(text.slice(skill.end, skill.end + 14));
  }
  return years.start >= skill.end && years.start - skill.end <= 8 && !/[、/]/u.test(text.slice(skill.end, years.start));
}

function alternative(between: string): boolean {
  return between.length <= 8 && /或|\/|、|和|及/u.test(between);
}
