import { today, type Month, type Span } from './calendar.ts';
import type { Draw } from './draw.ts';
import * as words from './data/names.ts';
import * as prose from './data/prose.ts';
import { englishTrades } from './data/english.ts';
import { trades, type Trade as AnyTrade } from './data/trades.ts';
import { inEnglish } from './english-person.ts';
import { drawEducation } from './schools.ts';

/** A trade of one person, whose points are dealt out. */
type Trade = AnyTrade & { readonly points: string[] };

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
  readonly interests: string;
  readonly papers: readonly string[];
}

export function drawPerson(draw: Draw, language: 'zh' | 'en'): Person {
  const drawn = draw.pick(language === 'en' ? englishTrades : trades);
  // What somebody did in one job is not said again of the next.
  const trade = { ...drawn, points: draw.shuffled(drawn.points) };
  const student = trade.education[1] >= 5 && draw.chance(0.16);
  const worked = student ? 0 : draw.whole(1, 17) * 12 + draw.whole(0, 11);
  const education = drawEducation(draw, trade, today - worked, student);
  const begun = student ? today - 30 : (education[0]?.end ?? today) + draw.whole(0, 2);
  const work = student ? drawInternships(draw, trade) : drawWork(draw, trade, begun);
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
      .shuffled(prose.selfSentences)
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

function companyName(draw: Draw, trade: Trade): string {
  const invented = draw.pick(words.inventedWords);
  const ending = draw.pick(trade.employers);
  const general = /^(?:有限|集团|股份|实业|（|科技|信息|网络)/.test(ending);
  const middle = general
    ? (draw.chance(0.3) ? draw.pick(words.trunks) : '') +
      (/^(?:科技|信息|网络)/.test(ending) ? '' : draw.pick(words.fields))
    : '';
  const full = `${draw.chance(0.6) ? draw.pick([...words.places, ...words.cities]) : ''}${invented}${middle}${ending}`;
  if (general && draw.chance(0.15)) return `${invented}${middle || draw.pick(words.fields)}`;
  return general && draw.chance(0.08) ? `${invented}${middle || '科技'}（${draw.pick(words.cities)}）有限公司` : full;
}

function drawInternships(draw: Draw, trade: Trade): Employer[] {
  let end: Month = today - draw.whole(1, 4);
  return Array.from({ length: draw.whole(0, 3) }, () => {
    const start: Month = end - draw.whole(1, 5);
    const role = {
      title: `${draw.pick(trade.titles)}${draw.pick(['实习生', '（实习）', '实习生'])}`,
      department: draw.pick(trade.departments),
      start,
      end,
      points: pointsOf(draw, trade, draw.whole(1, 3)),
    };
    end = start - draw.whole(1, 6);
    return { company: companyName(draw, trade), city: draw.pick(words.cities), intern: true, roles: [role] };
  });
}

/** Points are dealt: the trade's first go to the back, so that they come again only when all were used. */
function pointsOf(draw: Draw, trade: Trade, count: number): string[] {
  const dealt = trade.points.splice(0, Math.min(count, trade.points.length));
  trade.points.push(...dealt);
  return dealt.map((each) => draw.fill(each));
}

function drawWork(draw: Draw, trade: Trade, begun: Month): Employer[] {
  const months = today - begun;
  const count = Math.max(1, Math.min(4, Math.round(months / draw.whole(22, 60))));
  const employers: Employer[] = [];
  const cuts = Array.from({ length: count - 1 }, () => begun + draw.whole(6, Math.max(7, months - 6))).toSorted(
    (a, b) => a - b,
  );
  const bounds = [begun, ...cuts, today];
  const employed = draw.chance(0.6);
  for (let index = 0; index < count; index += 1) {
    const [start = begun, next = today] = [bounds[index], bounds[index + 1]];
    if (next - start < 3) continue;
    const end = index === count - 1 ? (employed ? null : next - draw.whole(1, 2)) : next - draw.whole(0, 3);
    employers.push({
      company: companyName(draw, trade),
      city: draw.pick(words.cities),
      intern: false,
      roles: drawRoles(draw, trade, { start, end }),
    });
  }
  return employers.toReversed();
}

/** Where somebody worked when a project began. */
function companyOf(work: readonly Employer[], { start }: Span): string {
  const found = work.find(({ roles }) => roles.some((role) => role.start <= start && start <= (role.end ?? today)));
  return (found ?? work[0])?.company ?? '';
}

function drawRoles(draw: Draw, trade: Trade, { start, end }: Span): Role[] {
  const months = (end ?? today) - start;
  const wide = draw.chance(0.5);
  const role = (span: Span, title: string) => ({
    ...span,
    title,
    department: draw.pick(trade.departments),
    points: pointsOf(draw, trade, wide ? draw.whole(2, 5) : draw.whole(1, 3)),
  });
  const titles = draw.shuffled(trade.titles);
  if (months < 18 || titles.length < 2 || draw.chance(0.6)) return [role({ start, end }, titles[0] ?? '')];
  const count = months > 50 && titles.length > 2 && draw.chance(0.3) ? 3 : 2;
  // The next post begins in the month after, or in that in which the last one ends.
  const gap = draw.pick([0, 1, 1]);
  const begins = Array.from({ length: count }, (_, index) => start + Math.round((months * index) / count));
  return begins
    .map((from, index) =>
      role({ start: from, end: index === count - 1 ? end : (begins[index + 1] ?? from) - gap }, titles[index] ?? ''),
    )
    .toReversed();
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
