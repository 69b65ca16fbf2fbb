import type { InterviewResume } from '@pinjian/contract/interview-material.ts';
import { clausesOf, fold, sentencesOf, type Span } from '../scoring/fold.ts';
import { figure } from '../scoring/lexicon.ts';
import { longestSlot, slotOf } from './resume-slot.ts';

/** The latest that are asked about: what is far down a resume is long ago. */
const latestProjects = 6;
const latestPosts = 5;

/** A project or a post that can be named in a question. */
export interface ResumeSubject {
  /** The same for the same project or post. */
  readonly key: string;
  readonly kind: 'project' | 'post';
  /** As a noun: “秒杀系统”这个项目, 在北山软件做后端工程师的那段时间. At most 40 characters. */
  readonly about: string;
  /** What stands before a role held there: “秒杀系统”的, 北山软件的; '' where the company is not told. */
  readonly home: string;
  /** 角色 of a project, 职位 of a post. */
  readonly role: string;
  readonly description: string;
}

/** Every project and post that has a name fit to be spoken, projects first. */
export function subjectsOf(resume: InterviewResume): ResumeSubject[] {
  const projects = resume.projects.slice(0, latestProjects).flatMap(({ name, role, description }): ResumeSubject[] => {
    const spoken = slotOf(name, 23);
    if (spoken === null) return [];
    const about = `“${spoken}”这个项目`;
    return [{ key: `project:${name}`, kind: 'project', about, home: `“${spoken}”的`, role, description }];
  });
  const posts = postsOf(resume).flatMap(({ company, title, description }): ResumeSubject[] => {
    const at = companyName(company);
    const about = postAbout(at, slotOf(title, 14));
    if (about === null) return [];
    const home = at === null ? '' : `${at}的`;
    return [{ key: `post:${company}:${title}`, kind: 'post', about, home, role: title, description }];
  });
  return [...projects, ...posts];
}

/** An internship, by its title. */
export const intern = /实习|intern/iu;

/** The latest posts; whoever has worked in more than one is not asked about an internship before. */
function postsOf({ work }: InterviewResume): InterviewResume['work'] {
  const posts = work.filter((each) => !intern.test(each.title));
  return (posts.length > 1 ? posts : work).slice(0, latestPosts);
}

/** Subjects whose resume entry says something about them. */
export function toldSubjectsOf(resume: InterviewResume): ResumeSubject[] {
  return subjectsOf(resume).filter((each) => each.description.trim() !== '');
}

function postAbout(company: string | null, title: string | null): string | null {
  if (company === null) return title === null ? null : `做${title}的那段时间`;
  return title === null ? `在${company}的那段时间` : `在${company}做${title}的那段时间`;
}

/** A company as people say it, without its legal form; null when it cannot be spoken. */
export function companyName(company: string): string | null {
  const short = company.replace(/[(（][^)）]*[)）]/gu, '').replace(/(?:集团)?(?:股份)?有限(?:责任)?公司$/u, '');
  return slotOf(short === '' ? company : short, 18);
}

/** What a sentence that claims a result has beside its figure. */
const gained = /提升|提高|降|增|减|缩短|节省|节约|达到|完成|超过|翻|从|支撑|累计|突破/u;

/** A passage of the description with a figure and a result; null when there is none. */
export function claimIn(description: string): string | null {
  return passageIn(description, (folded) => folded.match(figure) !== null && gained.test(folded));
}

/** A passage of the description that speaks of `pattern`; null when there is none. */
export function mentionIn(description: string, pattern: RegExp): string | null {
  return passageIn(description, (folded) => pattern.test(folded));
}

/** Shorter ones say too little to be asked about. */
const shortestPassage = 6;

/** The first sentence that fits, or that clause of it which does when it is too long to be read out. */
function passageIn(description: string, fits: (folded: string) => boolean): string | null {
  const folded = fold(description);
  for (const sentence of sentencesOf(folded).filter((span) => fitsAt(span))) {
    const spans =
      sentence.to - sentence.from <= longestSlot
        ? [sentence]
        : clausesOf(folded, sentence).filter((span) => fitsAt(span));
    for (const { from, to } of [...spans, sentence]) {
      const words = slotOf(description.slice(from, to));
      // What was cut or stripped must still say what it was chosen for.
      if (words !== null && words.length >= shortestPassage && fits(fold(words))) return words;
    }
  }
  return null;

  function fitsAt({ from, to }: Span): boolean {
    return fits(folded.slice(from, to));
  }
}
