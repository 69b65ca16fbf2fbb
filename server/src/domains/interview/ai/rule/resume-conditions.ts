import type { InterviewResume } from '@pinjian/contract/interview-material.ts';
import { directionOf, directions } from '../bank/directions.ts';
import type { ResumeProbeId, ResumeSlot } from '../bank/resume-probe.ts';
import { certificatesIn, untracedSkillsIn } from './resume-skills.ts';
import {
  claimIn,
  companyName,
  intern,
  mentionIn,
  subjectsOf,
  toldSubjectsOf,
  type ResumeSubject,
} from './resume-reading.ts';
import { slotOf } from './resume-slot.ts';
import { datedPosts, overlaps, shortStays, spokenMonth } from './resume-times.ts';

/** A place of a resume where a family of questions applies, with the words it takes up. */
export interface ResumeOccasion {
  /** The project or post it is about; null when it is about the resume as a whole. */
  readonly subject: ResumeSubject | null;
  readonly slots: Readonly<Partial<Record<ResumeSlot, string>>>;
}

const choosing = /选型|选用|采用|方案|重构|改造|改版|搭建|引入|替换|迁移|制定|策划|换成|改为|改用/u;
const handing = /接手|交接|移交|接管|接任|承接|接替|遗留|老系统|历史系统/u;
const scarce =
  /从零|从0|从无到有|工期|预算|人手|时间紧|紧急|限期|赶工|抢修|独立完成|一个人|单人|资源有限|条件有限|仅用|只用|首次|首个|第一个/u;
const ownInitiative =
  /个人项目|个人作品|业余|课余|开源|作品集|独立开发|公众号|博客|兴趣|自媒体|github|gitee|gitlab|https?:\/\//iu;
const leading =
  /负责人|组长|主管|总监|店长|班组长|班长|领班|队长|厂长|部门经理|技术经理|(?<!班)主任(?!医师|护师|技师|药师)|leader|team lead/iu;

/** When each family applies: where in the resume, and with which words. Pure; no occasion, no question. */
export const resumeConditions: Readonly<Record<ResumeProbeId, (resume: InterviewResume) => ResumeOccasion[]>> = {
  ownShare: (resume) => toldSubjectsOf(resume).map((each) => about(each)),
  claim: (resume) => quoted(resume, claimIn),
  decision: (resume) => quoted(resume, (description) => mentionIn(description, choosing)),
  setback: (resume) => toldSubjectsOf(resume).map((each) => about(each)),
  constraints: (resume) => quoted(resume, (description) => mentionIn(description, scarce)),
  handover: (resume) => quoted(resume, (description) => mentionIn(description, handing)),
  sideProject: (resume) =>
    subjectsOf(resume)
      .filter((each) => each.kind === 'project')
      .filter((each) => [each.about, each.role, each.description].some((text) => ownInitiative.test(text)))
      .map((each) => about(each)),
  lead: (resume) =>
    subjectsOf(resume).flatMap((each) => {
      const role = leading.test(each.role) ? slotOf(each.role, 14) : null;
      return role === null ? [] : [about(each, `${each.home}${role}`)];
    }),
  internship: (resume) =>
    subjectsOf(resume)
      .filter((each) => each.kind === 'post' && intern.test(each.role))
      .map((each) => about(each)),
  growth,
  employers,
  fieldChange,
  gap: ({ gaps = [] }) =>
    gaps.map(({ from, to }) => ({ subject: null, slots: { about: spokenMonth(from), words: spokenMonth(to) } })),
  shortStay,
  overlap,
  untracedSkill: (resume) => untracedSkillsIn(resume).map((words) => ({ subject: null, slots: { words } })),
  certificate: (resume) => certificatesIn(resume).map((words) => ({ subject: null, slots: { words } })),
};

function about(subject: ResumeSubject, words?: string): ResumeOccasion {
  return { subject, slots: words === undefined ? { about: subject.about } : { about: subject.about, words } };
}

function quoted(resume: InterviewResume, passageIn: (description: string) => string | null): ResumeOccasion[] {
  return toldSubjectsOf(resume).flatMap((each) => {
    const words = passageIn(each.description);
    return words === null ? [] : [about(each, words)];
  });
}

/** Two posts in one company. Which came first is not said: the material has no dates. */
function growth({ work }: InterviewResume): ResumeOccasion[] {
  const titles = new Map<string, Set<string>>();
  for (const { company, title } of work) {
    const name = companyName(company);
    const spoken = slotOf(title, 16);
    if (name === null || spoken === null || intern.test(title)) continue;
    titles.set(name, (titles.get(name) ?? new Set()).add(spoken));
  }
  return [...titles].flatMap(([company, held]) => {
    const [words, other] = held;
    return words === undefined || other === undefined
      ? []
      : [{ subject: null, slots: { about: company, words, other } }];
  });
}

/** Three employers or more; their names only, never how long or why. */
function employers({ work }: InterviewResume): ResumeOccasion[] {
  const names = work.filter((each) => !intern.test(each.title)).flatMap((each) => companyName(each.company) ?? []);
  const [first, second, third] = new Set(names);
  if (first === undefined || second === undefined || third === undefined) return [];
  return [{ subject: null, slots: { about: first, words: second, other: third } }];
}

/** Posts of a few months: each by itself. */
function shortStay(resume: InterviewResume): ResumeOccasion[] {
  const short = new Set(shortStays(resume).map(({ company, title }) => `post:${company}:${title}`));
  return subjectsOf(resume).flatMap((each) => (short.has(each.key) ? [about(each)] : []));
}

/** Two companies at the same time. */
function overlap(resume: InterviewResume): ResumeOccasion[] {
  return overlaps(resume).flatMap(([later, earlier]) => {
    const words = companyName(later.company);
    const first = companyName(earlier.company);
    return words === null || first === null ? [] : [{ subject: null, slots: { about: first, words } }];
  });
}

/**
 * Two titles from branches of the position tree that lie apart (its first two digits): the latest change, from the old to the
 * new one, where the months are told.
 */
function fieldChange(resume: InterviewResume): ResumeOccasion[] {
  const dated = datedPosts(resume);
  const known = (dated.length > 1 ? dated : resume.work).flatMap(({ title }) => {
    const direction = intern.test(title) ? null : directionOf({ categoryCode: null, categoryName: '', title });
    const branch = direction === null ? undefined : directions[direction].codes[0]?.slice(0, 2);
    const spoken = slotOf(title, 16);
    return branch === undefined || spoken === null ? [] : [{ branch, spoken }];
  });
  const [first] = known;
  const other = known.find((each) => each.branch !== first?.branch);
  if (first === undefined || other === undefined) return [];
  const [words, turned] = dated.length > 1 ? [other.spoken, first.spoken] : [first.spoken, other.spoken];
  return [{ subject: null, slots: { words, other: turned } }];
}
