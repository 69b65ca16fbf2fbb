import { today, type Month, type Span } from './calendar.ts';
import { drawInternships, drawWork, type Dealt } from './career.ts';
import type { Draw } from './draw.ts';
import * as words from './data/names.ts';
import * as prose from './data/prose.ts';
import { englishTrades } from './data/english.ts';
import { campusPosts, longSelf, trainings } from './data/told.ts';
import { trades, type Trade } from './data/trades.ts';
import { inEnglish } from './english-person.ts';
import { drawEducation } from './schools.ts';

export interface Role extends Span {
  readonly title: string;
  readonly department: string;
  readonly points: readonly string[];
}
export interface Employer {
  readonly company: string;
  readonly city: string;
  readonly intern: boolean;
  readonly roles: readonly Role[];
}
export interface School extends Span {
  readonly school: string;
  readonly faculty: string;
  readonly major: string;
  /** null for a term elsewhere, which ends without one. */
  readonly degree: number | null;
  /** Full time or beside a job; '' where nobody would say it. */
  readonly mode: string;
  readonly lines: readonly string[];
}
export interface Project extends Span {
  readonly name: string;
  readonly role: string;
  /** The employer it was done for; '' for none. */
  readonly company: string;
  readonly points: readonly string[];
}
/** Something with a period that is neither a job nor a school nor a project; a tab in its name where two words meet. */
export interface Aside extends Span {
  readonly name: string;
  readonly lines: readonly string[];
}
export interface Person {
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly city: string;
  /** The city in Chinese, where the resume is not. */
  readonly cityKept?: string;
  readonly gender: 0 | 1;
  readonly birth: { readonly month: Month; readonly day: number };
  readonly jobStatus: number;
  readonly link: string | null;
  readonly hometown: string;
  readonly height: number;
  readonly position: string;
  readonly cities: readonly string[];
  readonly salary: {
    readonly min: number;
    readonly max: number;
    readonly months: number;
    readonly daily: boolean;
  } | null;
  readonly education: readonly School[];
  readonly work: readonly Employer[];
  readonly projects: readonly Project[];
  readonly skills: readonly string[];
  readonly certificates: readonly { readonly name: string; readonly month: Month }[];
  readonly languages: readonly { readonly name: string; readonly level: string }[];
  readonly self: readonly string[];
  readonly awards: readonly { readonly name: string; readonly month: Month }[];
  readonly campus: readonly string[];
  /** Offices at a school and courses that are no school: they look like jobs. */
  readonly clubs: readonly Aside[];
  readonly training: readonly Aside[];
  readonly interests: string;
  readonly papers: readonly string[];
}

export function drawPerson(draw: Draw, language: 'zh' | 'en'): Person {
  const trade = draw.pick(language === 'en' ? englishTrades : trades);
  const keyed: Dealt['keyed'] = language === 'zh' && draw.chance(0.14) ? draw.pick(['：', '：', '【'] as const) : '';
  // What somebody did in one job is not said again of the next.
  const dealt = { trade, points: draw.shuffled(trade.points), isChinese: language === 'zh', keyed };
  const student = trade.education[1] >= 5 && draw.chance(0.16);
  const worked = student ? 0 : draw.whole(1, 17) * 12 + draw.whole(0, 11);
  const education = drawEducation(draw, trade, today - worked, student);
  const begun = student ? today - 30 : (education[0]?.end ?? today) + draw.whole(0, 2);
  const work = student ? drawInternships(draw, dealt) : drawWork(draw, dealt, begun);
  const person = { work, education, begun, student, trade };
  return language === 'en' ? inEnglish(draw, drawRest(draw, person), trade) : drawRest(draw, person);
}

interface Career {
  readonly work: readonly Employer[];
  readonly education: readonly School[];
  readonly begun: Month;
  readonly student: boolean;
  readonly trade: Trade;
}

function drawRest(draw: Draw, { work, education, begun, student, trade }: Career): Person {
  const name = draw.pick(words.surnames) + draw.pick(words.givenNames);
  const pay = Math.max(3, draw.whole(trade.pay[0], trade.pay[1]));
  const birth =
    (education.at(-1)?.start ?? today - 300) - ((education.at(-1)?.degree ?? 5) > 3 ? 18 : 15) * 12 - draw.whole(0, 14);
  return {
    name,
    phone: `${draw.pick(['130', '135', '138', '139', '150', '158', '176', '186', '188', '199'])}${draw.whole(10000000, 99999999)}`,
    email: draw.chance(0.92)
      ? `${draw.pick(['shili', 'yangben', 'nizhen', 'xugou', 'fanli', 'liwen', 'demo.user'])}${draw.pick(['', '_', '.'])}${draw.whole(1, 9999)}@${draw.pick(['example.com', 'example.com', 'mail.example.com', 'example.org', 'example.cn'])}`
      : null,
    city: draw.pick(words.cities),
    gender: draw.chance(0.5) ? 0 : 1,
    birth: { month: birth, day: draw.whole(1, 28) },
    jobStatus: student ? 5 : draw.whole(1, 3),
    link: draw.chance(0.2)
      ? draw
          .pick(['https://example.com/{}', 'https://github.com/example-{}', 'https://{}.example.com'])
          .replace('{}', `li${draw.whole(10, 999)}`)
      : null,
    hometown: draw.pick(words.provinces),
    height: draw.whole(156, 186),
    position: draw.pick(trade.titles),
    cities: draw.some(words.cities, draw.whole(1, 3)),
    salary: draw.chance(0.2)
      ? null
      : {
          min: pay,
          max: pay + draw.whole(1, Math.max(2, Math.round(pay / 3))),
          months: draw.pick([12, 12, 12, 13, 14, 15]),
          daily: student && draw.chance(0.4),
        },
    education,
    work,
    projects:
      trade.projects.length === 0 || (!student && draw.chance(0.35))
        ? []
        : drawProjects(draw, trade, begun).map((each) => ({ ...each, company: companyOf(work, each) })),
    skills: draw.shuffled([...new Set(trade.skills)]).slice(0, draw.whole(3, 9)),
    certificates: draw
      .some(trade.certificates, draw.whole(0, 3))
      .map((each) => ({ name: each, month: draw.whole(begun - 12, today - 2) }))
      .toSorted((a, b) => b.month - a.month),
    languages: drawLanguages(draw, Math.max(...education.map(({ degree }) => degree ?? 0))),
    self: draw
      .shuffled([...prose.selfSentences, ...longSelf])
      .slice(0, draw.whole(1, 5))
      .map((each) => draw.fill(each)),
    awards: draw.chance(0.4)
      ? draw
          .some(prose.awards, draw.whole(1, 4))
          .map((each) => ({ name: each, month: draw.whole(begun - 20, today - 1) }))
          .toSorted((a, b) => b.month - a.month)
      : [],
    campus:
      student || draw.chance(0.08) ? draw.some(prose.campus, draw.whole(1, 3)).map((each) => draw.fill(each)) : [],
    clubs: draw.chance(student ? 0.6 : 0.08) ? drawClubs(draw, education[0]?.start ?? begun - 40) : [],
    training: draw.chance(0.13)
      ? draw.some(trainings, draw.whole(1, 3)).map((name) => {
          const start = draw.whole(begun - 12, today - 4);
          return { name: draw.fill(name.replace('{gap}', '\t')), start, end: start + draw.whole(0, 3), lines: [] };
        })
      : [],
    interests: draw.chance(0.2) ? draw.pick(prose.interests) : '',
    papers:
      (education[0]?.degree ?? 0) >= 6 && draw.chance(0.5)
        ? draw.some(prose.papers, draw.whole(1, 3)).map((each) => draw.fill(each))
        : [],
  };
}

function drawLanguages(draw: Draw, degree: number): Person['languages'] {
  const seen = new Set<string>();
  // Who left school early may speak a dialect; who studied has English, and sometimes more.
  const plain = prose.languages.filter(([name]) => name === '普通话' || name === '粤语');
  const english = prose.languages.filter(([name]) => name === '英语');
  const likely = draw.shuffled(draw.chance(0.3) ? prose.languages : [...english, ...plain]);
  return (degree <= 4 ? draw.shuffled(plain).slice(0, draw.whole(0, 1)) : likely.slice(0, draw.pick([0, 1, 1, 2, 3])))
    .filter(([name]) => !seen.has(name) && seen.add(name))
    .map(([name, level]) => ({ name, level: draw.fill(level) }));
}

/** Offices at a school from its second month on, one after another. */
function drawClubs(draw: Draw, from: Month): Aside[] {
  return draw
    .some(campusPosts, draw.whole(1, 3))
    .map(([name, did], index) => ({
      name: draw.fill(name.replace('{gap}', '\t')),
      start: from + index * 10 + 1,
      end: from + index * 10 + 9,
      lines: draw.chance(0.7) ? [draw.fill(did)] : [],
    }))
    .filter(({ end }) => end < today);
}

/** Where somebody worked when a project began. */
function companyOf(work: readonly Employer[], { start }: Span): string {
  const found = work.find(({ roles }) => roles.some((role) => role.start <= start && start <= (role.end ?? today)));
  return (found ?? work[0])?.company ?? '';
}

function drawProjects(draw: Draw, trade: Trade, begun: Month): Project[] {
  let end: Month = today - draw.whole(0, 6);
  return draw
    .shuffled(trade.projects)
    .slice(0, draw.whole(1, 4))
    .map(({ name, lines }, index) => {
      const start: Month = Math.max(end - draw.whole(2, 14), Math.min(begun, end - 1));
      const project = {
        name: draw.pick(prose.projectPrefixes) + draw.fill(name),
        role: draw.pick(prose.projectRoles),
        start,
        end: index === 0 && draw.chance(0.12) ? null : end,
        company: '',
        points: lines.map((line) => draw.fill(line)),
      };
      end = start - draw.whole(1, 10);
      return project;
    });
}
