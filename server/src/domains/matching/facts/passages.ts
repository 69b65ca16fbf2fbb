import type { EvidenceSource } from '@pinjian/contract/matching-match.ts';
import { countMonths, monthsOf, type Months, type UnnamedContent } from '#domains/resume/index.ts';

/** A text of a resume, and when what it tells of happened. */
export interface Passage {
  readonly source: EvidenceSource;
  /** Dotted path in the content. */
  readonly path: string;
  readonly text: string;
  readonly when: Months | null;
}

type Role = UnnamedContent['work'][number]['roles'][number];

/** What a role was: employed work, an internship, or work on the campus. */
export type Employment = 'work' | 'internship' | 'campus';

const internship = /实习|见习|规培|intern(?!al)|trainee/iu;
const campus =
  /学生会|社团|协会(?:会员|干事|部长|主席)|班长|团支书|志愿者|勤工|校园大使|助教|助研|辅导员助理|学生助理/u;
/** A post within one's studies that lasts longer than this is one held beside them, as grown-ups study. */
const longestInternship = 12;

/** Tells internships and work on the campus from employed work: by the title, else by the time of the studies. */
export function employmentOf(role: Role, studies: readonly Months[], month: number): Employment {
  if (campus.test(role.title)) return 'campus';
  if (internship.test(role.title) || internship.test(role.department)) return 'internship';
  const held = monthsOf(role, month);
  if (held === null || held.until - held.from > longestInternship) return 'work';
  const within = studies.some(({ from, until }) => from <= held.from && held.until <= until);
  return within ? 'internship' : 'work';
}

/**
 * Months of full-time studies: those before which nobody was employed for a year. Who studies later does it beside
 * their work.
 */
export function studyMonths(content: UnnamedContent, month: number): Months[] {
  const begun = content.work
    .flatMap(({ roles }) => roles)
    .filter((role) => !internship.test(role.title) && !campus.test(role.title))
    .flatMap((role) => monthsOf(role, month) ?? [])
    .filter(({ from, until }) => until - from > longestInternship);
  return content.education
    .flatMap((entry) => monthsOf({ ...entry, end: entry.end, current: entry.current }, month) ?? [])
    .filter(({ from }) => countMonths(begun.filter((post) => post.from < from)) === 0);
}

const titles: readonly (readonly [RegExp, EvidenceSource])[] = [
  [/实习/u, 'internship'],
  [/校园|学生|社团|志愿|社会实践|在校|获奖|荣誉|竞赛|奖学金/u, 'campus'],
  [/课程|主修/u, 'course'],
  [/证书|资格|执照|驾照/u, 'certificate'],
  [/语言|外语/u, 'language'],
  [/技能|特长|工具/u, 'skill'],
  [/项目|作品|论文|专利|科研/u, 'project'],
];

/** What stands under a heading of the person's own. */
function sourceOfHeading(heading: string): EvidenceSource {
  return titles.find(([words]) => words.test(heading))?.[1] ?? 'evaluation';
}

/** Every text of a resume that tells what somebody did, learned or knows. The school is none. */
export function passagesOf(content: UnnamedContent, month: number): Passage[] {
  const studies = studyMonths(content, month);
  const said: Passage[] = [];
  const say = (source: EvidenceSource, path: string, text: string, when: Months | null = null): void => {
    if (text !== '') said.push({ source, path, text, when });
  };
  for (const [at, { roles }] of content.work.entries())
    for (const [role, held] of roles.entries()) {
      const path = `work.${at}.roles.${role}`;
      const when = monthsOf(held, month);
      const source = employmentOf(held, studies, month);
      for (const field of ['title', 'department', 'description'] as const)
        say(source, `${path}.${field}`, held[field], when);
    }
  for (const [at, project] of content.projects.entries()) {
    const source = campus.test(`${project.name}${project.role}`) ? 'campus' : 'project';
    for (const field of ['name', 'role', 'description'] as const)
      say(source, `projects.${at}.${field}`, project[field], monthsOf(project, month));
  }
  for (const [at, entry] of content.education.entries()) {
    say('education', `education.${at}.major`, entry.major);
    say('course', `education.${at}.description`, entry.description);
  }
  for (const [at, { name }] of content.skills.entries()) say('skill', `skills.${at}.name`, name);
  for (const [at, { name }] of content.certificates.entries()) say('certificate', `certificates.${at}.name`, name);
  for (const [at, { name, level }] of content.languages.entries()) {
    say('language', `languages.${at}.name`, name);
    say('language', `languages.${at}.level`, level);
  }
  say('evaluation', 'selfEvaluation', content.selfEvaluation);
  for (const [at, { title, description }] of content.others.entries())
    say(sourceOfHeading(title), `others.${at}.description`, description);
  return said;
}
