import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { found, reasons, type Draft } from '../draft.ts';
import { describe, type Entry } from '../fields/entries.ts';
import type { Places } from '../fields/places.ts';
import type { ProjectDraft } from '../fields/projects.ts';
import { gatherPosts } from '../fields/work.ts';
import type { Section } from '../sections.ts';
import { findPeriod } from '../text/dates.ts';
import type { TextLine } from '../text/line.ts';
import { isCompany } from '../fields/words.ts';
import { withDoubts } from './doubts.ts';
import { judgeSection, type Reading, type Ways } from './judge.ts';
import { plainReadings } from './plain-readings.ts';
import { tagEntries } from './tag-entries.ts';
import { readJobs, readProjectsTwice, readSchools, type TwoWays } from './two-ways.ts';
import { learnedWeights } from '../data/learned-weights.ts';

/** What somebody learned, worked and made. */
export interface Career {
  readonly education: readonly Draft<ResumeContent['education'][number]>[];
  readonly work: readonly Draft<ResumeContent['work'][number]>[];
  readonly projects: readonly Draft<ResumeContent['projects'][number]>[];
}

interface Tagged {
  readonly schools: TwoWays<Career['education'][number]>;
  readonly jobs: ReturnType<typeof readJobs>;
  readonly projects: TwoWays<ProjectDraft>;
}

function readTagged(named: readonly TextLine[], sections: readonly Section[], places: Places): Tagged {
  const entries = tagEntries(named, sections, places);
  const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
  return { schools: readSchools(of('E')), jobs: readJobs(of('W'), places), projects: readProjectsTwice(of('P')) };
}

/** How each kind of entry reads by the rules, by the looks of its lines, and word by word. */
export function careerWays(
  rules: Career,
  named: readonly TextLine[],
  sections: readonly Section[],
  places: Places,
): Readonly<Record<keyof Career, Ways>> {
  return waysOf(rules, readTagged(named, sections, places));
}

function waysOf(rules: Career, { schools, jobs, projects }: Tagged): Readonly<Record<keyof Career, Ways>> {
  const plain = plainReadings(rules);
  return {
    education: { rules: plain.education, ...schools.readings },
    work: { rules: plain.work, ...jobs.readings },
    projects: { rules: plain.projects, ...projects.readings },
  };
}

/** 负责人 2021.03-2021.12 over 会员流失预警: a project without a name has it on the short line below. */
function nameBelow(draft: ProjectDraft | undefined, entry: Entry | undefined): ProjectDraft[] {
  const [line, ...rest] = entry?.body ?? [];
  if (draft === undefined) return [];
  if (draft.name !== '' || line === undefined || line.bullet || line.text.length > 24) return [draft];
  if (/[，,。；;：:]/u.test(line.text) || findPeriod(line.text) !== null) return [draft];
  const text = describe(rest).slice(0, 4000);
  const description = text === '' ? ('' as const) : found(text, rest[0]?.text ?? '', 0.9);
  return [{ ...draft, name: found(line.text, line.text, 0.7, reasons.guessedByPlace), description }];
}

/** A career, the lines that the taggers' entries took, and the ways in which it could be read. */
interface Chosen extends Career {
  readonly taken: ReadonlySet<string>;
  readonly ways: Readonly<Record<keyof Career, Ways>>;
}

/** What was likeliest right, each value with its chance of being so. */
export function readCareer(
  rules: Career,
  named: readonly TextLine[],
  sections: readonly Section[],
  places: Places,
): Chosen {
  const chosen = chooseCareer(rules, named, sections, places);
  return withDoubts(chosen, chosen.ways, learnedWeights().doubts);
}

/**
 * Of what the rules read and what the learned taggers see, whichever is likelier right: kind by kind, and head by head.
 */
export function chooseCareer(
  rules: Career,
  named: readonly TextLine[],
  sections: readonly Section[],
  places: Places,
): Chosen {
  const tagged = readTagged(named, sections, places);
  const { judge } = learnedWeights();
  const ways = waysOf(rules, tagged);
  const [education, work, projects] = [
    judgeSection(judge, 'education', ways.education),
    judgeSection(judge, 'work', ways.work),
    judgeSection(judge, 'projects', ways.projects),
  ];
  const { schools, jobs, projects: made } = tagged;
  const chosen = [
    ...(education === null ? [] : schools.entries),
    ...(work === null ? [] : jobs.entries),
    ...(projects === null ? [] : made.entries),
  ];
  return withoutTwice({
    education: education === null ? rules.education : education.flatMap((way, at) => schools.drafts[at]?.[way] ?? []),
    work:
      work === null
        ? rules.work
        : gatherPosts(
            jobs.entries,
            work.flatMap((way, at) => jobs.heads[at]?.[way] ?? []),
          ),
    projects:
      projects === null
        ? rules.projects
        : projects.flatMap((way, at) => nameBelow(made.drafts[at]?.[way], made.entries[at])),
    ways,
    taken: new Set(chosen.flatMap(({ head, body }) => [...head, ...body].map((line) => line.text))),
  });
}

/** One and the same told as a job and as a project, each by another way of reading: a project, unless it names an employer. */
function withoutTwice<C extends Career>(career: C): C {
  const { work, projects } = plainReadings(career);
  const isTwice = ({ main, period }: Reading) =>
    period !== '~' &&
    !isCompany(main) &&
    projects.some((project) => project.main === main && project.period === period);
  let post = -1;
  const jobs = career.work.flatMap((job) => {
    const roles = 'roles' in job && Array.isArray(job.roles) ? job.roles : [];
    const kept = roles.filter(() => {
      post++;
      const reading = work[post];
      return reading === undefined || !isTwice(reading);
    });
    return kept.length === 0 && roles.length > 0 ? [] : [kept.length === roles.length ? job : { ...job, roles: kept }];
  });
  return { ...career, work: jobs };
}
