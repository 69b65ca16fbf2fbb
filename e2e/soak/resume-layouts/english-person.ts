import * as words from './data/english.ts';
import type { Trade } from './data/trades.ts';
import type { Draw } from './draw.ts';
import type { Person } from './person.ts';

/** The same person with an English resume: what the trade does not word in English already. */
export function inEnglish(draw: Draw, person: Person, trade: Trade): Person & { readonly cityKept: string } {
  const [city, cityKept] = draw.pick(words.cities);
  const seen = new Set<string>();
  return {
    ...person,
    name: `${draw.pick(words.firstNames)} ${draw.pick(words.lastNames)}`,
    city,
    cityKept,
    cities: [],
    salary: null,
    work: person.work.map((employer) => ({
      ...employer,
      company: `${draw.pick(words.companyWords)} ${draw.pick(trade.employers)}`,
      city: draw.pick(words.cities)[0],
      roles: employer.roles.map((role) => ({ ...role, title: role.title.replace(/(?:（实习）|实习生)$/, ' Intern') })),
    })),
    // Only schools after the first ones stand in English.
    education: person.education
      .filter(({ degree }) => degree === null || degree > 3)
      .map((school) => ({
        ...school,
        school: draw.pick(words.schools),
        faculty: '',
        lines: draw.some(words.schoolLines, draw.whole(0, 2)).map((line) => draw.fill(line)),
      })),
    projects:
      trade.projects.length === 0
        ? []
        : person.projects.map((project) => ({
            ...project,
            name: project.name.replace(/^[\u4E00-\u9FFF]+/, ''),
            role: draw.pick(words.projectRoles),
          })),
    languages: draw
      .shuffled(words.languages)
      .slice(0, draw.whole(1, 3))
      .filter(([name]) => !seen.has(name) && seen.add(name))
      .map(([name, level]) => ({ name, level })),
    self: draw.some(words.selfSentences, draw.whole(1, 3)).map((line) => draw.fill(line)),
    awards:
      person.awards.length === 0
        ? []
        : draw
            .some(words.awards, Math.min(2, person.awards.length))
            .map((name, index) => ({ name, month: person.awards[index]?.month ?? 24_000 })),
    campus: [],
    clubs: [],
    training: [],
    interests: person.interests === '' ? '' : draw.pick(words.interests),
    papers: [],
  };
}
