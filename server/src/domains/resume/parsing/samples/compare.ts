import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { monthText } from '@pinjian/contract/resume-content.ts';

/**
 * What a person wrote down about a file before anything read it: the content, with a city by its name and without
 * what the file does not say.
 */
export interface Truth {
  readonly basics: {
    readonly name: string;
    readonly phone: string;
    readonly email: string | null;
    readonly city?: string | null;
    readonly gender?: number;
    readonly birthMonth?: string;
    readonly jobStatus?: number;
    readonly links?: readonly string[];
  };
  readonly intentions: readonly { readonly position: string; readonly cities: readonly string[]; readonly salary: ResumeContent['intentions'][number]['salary'] | null }[];
  readonly education: ResumeContent['education'];
  readonly work: ResumeContent['work'];
  readonly projects: readonly Omit<ResumeContent['projects'][number], 'link'>[];
  readonly skills: ResumeContent['skills'];
  readonly certificates: ResumeContent['certificates'];
  readonly languages: ResumeContent['languages'];
  readonly selfEvaluation: string;
  readonly others: ResumeContent['others'];
}

/** How many values of one field were expected, read, and read right. */
export interface Tally {
  expected: number;
  read: number;
  right: number;
}

export type Report = Map<string, Tally>;

const fold = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

/** Compares what was read of one file with the truth, field by field; misses are told to `onMiss`. */
export function compare(report: Report, content: ResumeContent, truth: Truth, onMiss: (field: string, expected: readonly string[], read: readonly string[]) => void): void {
  const tally = (field: string, expected: readonly string[], read: readonly string[], alike: (a: string, b: string) => boolean = (a, b) => a === b) => {
    const wanted = expected.filter((text) => text !== '');
    const left = read.filter((text) => text !== '');
    const entry = report.get(field) ?? { expected: 0, read: 0, right: 0 };
    report.set(field, entry);
    entry.expected += wanted.length;
    entry.read += left.length;
    const missed: string[] = [];
    for (const text of wanted) {
      const index = left.findIndex((each) => alike(fold(text), fold(each)));
      if (index < 0) missed.push(text);
      else {
        left.splice(index, 1);
        entry.right++;
      }
    }
    if (missed.length > 0 || left.length > 0) onMiss(field, missed, left);
  };
  const basics = content.basics;
  tally('name', [truth.basics.name], [basics.name]);
  tally('phone', [truth.basics.phone], [basics.phone]);
  tally('email', [truth.basics.email ?? ''], [basics.email]);
  tally('city', [truth.basics.city ?? ''], [basics.city?.name ?? '']);
  tally('gender', [String(truth.basics.gender ?? '')], [String(basics.gender ?? '')]);
  tally('birthMonth', [truth.basics.birthMonth ?? ''], [basics.birthMonth ?? '']);
  tally('jobStatus', [String(truth.basics.jobStatus ?? '')], [String(basics.jobStatus ?? '')]);
  tally('links', truth.basics.links ?? [], basics.links);
  tally('intention.position', truth.intentions.map((each) => each.position), content.intentions.map((each) => each.position));
  tally('intention.cities', truth.intentions.flatMap((each) => each.cities), content.intentions.flatMap((each) => each.cities.map((city) => city.name)));
  const pay = (salary: Truth['intentions'][number]['salary']) => (salary === null || salary.min === null ? '' : `${salary.min}~${salary.max}~${salary.cycle}~${salary.months}`);
  tally('intention.salary', truth.intentions.map((each) => pay(each.salary)), content.intentions.map((each) => pay(each.salary)));
  const span = (each: { start: string | null; end: string | null; current: boolean }) => `${monthText(each.start)}~${each.current ? '至今' : monthText(each.end)}`;
  tally('education', truth.education.map((each) => `${each.school}/${each.major}/${each.degree}/${span(each)}`), content.education.map((each) => `${each.school}/${each.major}/${each.degree}/${span(each)}`));
  tally('education.description', truth.education.map((each) => each.description), content.education.map((each) => each.description), similar);
  const roles = (work: ResumeContent['work']) => work.flatMap((each) => each.roles.map((role) => `${each.company}/${role.title}/${role.department}/${span(role)}`));
  tally('work', roles(truth.work), roles(content.work));
  tally('work.description', truth.work.flatMap((each) => each.roles.map((role) => role.description)), content.work.flatMap((each) => each.roles.map((role) => role.description)), similar);
  tally('projects', truth.projects.map((each) => `${each.name}/${each.role}/${span(each)}`), content.projects.map((each) => `${each.name}/${each.role}/${span(each)}`));
  tally('projects.description', truth.projects.map((each) => each.description), content.projects.map((each) => each.description), similar);
  tally('skills', truth.skills.map((each) => `${each.name}/${each.level ?? ''}`), content.skills.map((each) => `${each.name}/${each.level ?? ''}`));
  tally('certificates', truth.certificates.map((each) => `${each.name}/${each.month ?? ''}`), content.certificates.map((each) => `${each.name}/${each.month ?? ''}`));
  tally('languages', truth.languages.map((each) => `${each.name}/${each.level}`), content.languages.map((each) => `${each.name}/${each.level}`));
  tally('selfEvaluation', [truth.selfEvaluation], [content.selfEvaluation], similar);
  tally('others', truth.others.map((each) => `${each.title}/${each.description}`), content.others.map((each) => `${each.title}/${each.description}`), similar);
}

/** Whether two texts share nearly all of their pairs of letters. */
function similar(a: string, b: string): boolean {
  const [one, two] = [pairs(a), pairs(b)];
  const common = one.filter((pair) => two.includes(pair)).length;
  return (2 * common) / Math.max(1, one.length + two.length) >= 0.95;
}

function pairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
}

export function f1({ expected, read, right }: Tally): number {
  return expected + read === 0 ? 1 : (2 * right) / (expected + read);
}
