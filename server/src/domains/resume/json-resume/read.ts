import type { ResumeContent, ResumeOther } from '@pinjian/contract/resume-content.ts';
import type { Places } from '../parsing/fields/places.ts';
import { leavesOf, type Leaves, type Place } from './leaves.ts';
import {
  description,
  itemsOf,
  fitting,
  readCertificates,
  readCity,
  readEducation,
  readLanguages,
  readProjects,
  readSkills,
  readWork,
} from './read-parts.ts';
import { ownSections } from './schema.ts';

/** What a file of JSON Resume says, and what of it reached no field. */
export interface ReadJsonResume {
  readonly content: ResumeContent;
  readonly leaves: Leaves;
}

/**
 * Reads JSON Resume as it is really written: parts that are missing, null or a text in place of a list, times to the
 * year or the day, names of earlier versions and of other programs. What fits nowhere is left for the person to see.
 */
export function readJsonResume(parsed: unknown, places: Places): ReadJsonResume {
  const { resume, around } = bare(parsed);
  const inside = leavesOf(resume);
  const beside = around.flatMap((each) => leavesOf(each).all);
  const leaves: Leaves = {
    root: inside.root,
    all: [...inside.all, ...beside],
    isTaken: (leaf) => !beside.includes(leaf) && inside.isTaken(leaf),
  };
  const { root } = leaves;
  const list = (...names: readonly string[]) => root.field(...names);
  root.field('$schema').drop();
  root.field('meta').drop();
  const who = root.field('basics');
  // Some leave the part out and write its fields where it would stand.
  const basics = who.isObject ? who : root;
  const { summary, ...person } = readBasics(basics, places);
  const content: ResumeContent = {
    basics: person,
    intentions: readIntentions(basics),
    education: readEducation(list('education')),
    work: readWork(list('work', 'experience', 'employment')),
    projects: readProjects(list('projects')),
    skills: readSkills(list('skills')),
    certificates: readCertificates(list('certificates', 'certifications')),
    languages: readLanguages(list('languages')),
    selfEvaluation: summary,
    others: readOthers(root, isInChinese(basics, root.field('work', 'experience', 'employment'))),
  };
  return { content, leaves };
}

/** A resume out of what is around it in files of some programs, `{ "resume": { … } }`, `[{ … }]`, with what stands beside. */
function bare(parsed: unknown): { readonly resume: unknown; readonly around: readonly object[] } {
  if (Array.isArray(parsed) && parsed.length === 1) return bare(parsed[0]);
  if (typeof parsed !== 'object' || parsed === null || 'basics' in parsed) return { resume: parsed, around: [] };
  const found = Object.entries(parsed).find(
    ([key, value]) => (key === 'resume' || key === 'data') && typeof value === 'object' && value !== null,
  );
  if (found === undefined) return { resume: parsed, around: [] };
  return { resume: found[1], around: [Object.fromEntries(Object.entries(parsed).filter(([key]) => key !== found[0]))] };
}

function readBasics(basics: Place, places: Places): ResumeContent['basics'] & { readonly summary: string } {
  basics.field('image', 'picture').drop();
  basics.field('location').field('countryCode').drop();
  return {
    name: fitting(basics.field('name', 'fullName'), 40),
    phone: phoneAt(basics.field('phone', 'mobile', 'telephone')),
    email: emailAt(basics.field('email')),
    city: readCity(basics.field('location', 'city'), places),
    gender: null,
    birthMonth: null,
    jobStatus: null,
    links: readLinks(basics),
    summary: description([{ place: basics.field('summary', 'about') }], 2000),
  };
}

function phoneAt(place: Place): string {
  const text = place.line();
  const phone = text.replaceAll(/[\s().-]/g, '').replace(/^(?:\+|00)?86(?=1)/, '');
  if (/^1[3-9]\d{9}$/.test(phone)) return phone;
  place.giveBack();
  return '';
}

function emailAt(place: Place): string {
  const email = place.line().replace(/^mailto:/i, '');
  if (email.length <= 100 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  place.giveBack();
  return '';
}

function readLinks(basics: Place): string[] {
  const links: string[] = [];
  const add = (place: Place): void => {
    const link = fitting(place, 200);
    if (link === '' || links.includes(link)) return;
    if (links.length < 5) links.push(link);
    else place.giveBack();
  };
  add(basics.field('url', 'website', 'homepage'));
  for (const profile of basics.field('profiles', 'links').items()) {
    if (!profile.isObject) {
      add(profile);
      continue;
    }
    const [address, user, network] = [
      profile.field('url', 'link'),
      profile.field('username'),
      profile.field('network'),
    ];
    if (address.peek() !== '') {
      add(address);
      if (!links.includes(address.peek())) continue;
      // The address says where it is, and most say who.
      network.drop();
      if (address.peek().toLowerCase().includes(user.peek().toLowerCase())) user.drop();
    } else if (network.peek() !== '' || user.peek() !== '') {
      const named = [network.peek(), user.peek()].filter((text) => text !== '').join('：');
      if (links.length >= 5 || named.length > 200) continue;
      links.push(named);
      dropAll([user, network]);
    }
  }
  return links;
}

/** `label` is what somebody is, which most write as what they look for. */
function readIntentions(basics: Place): ResumeContent['intentions'] {
  const position = fitting(basics.field('label', 'headline', 'title'), 40);
  if (position === '') return [];
  return [{ position, positionCode: null, cities: [], salary: { min: null, max: null, cycle: 1, months: 12 } }];
}

/** Parts that the form has no sections for, with the heading that they get, in Chinese and in other languages. */
const otherParts = [
  ['volunteer', '志愿经历', 'Volunteering'],
  ['awards', '获奖经历', 'Awards'],
  ['publications', '发表作品', 'Publications'],
  ['interests', '兴趣爱好', 'Interests'],
  ['references', '推荐人', 'References'],
] as const;

/** What an entry of such a part is called by, and what it says then. */
const headFields = [
  ['title', 'name', 'organization'],
  ['position', 'awarder', 'publisher', 'issuer'],
  ['date', 'releaseDate', 'startDate'],
  ['endDate'],
] as const;
const bodyFields = ['summary', 'description', 'reference', 'highlights', 'keywords', 'url', 'website'] as const;

/** The lines of an entry: one that names it, then what it says. '' with the place given back where they do not fit. */
function entryText(entry: Place, room: number): string {
  const head = entry.isObject ? headFields.map((names) => entry.field(...names).line()) : [entry.line()];
  const body = entry.isObject ? bodyFields.flatMap((name) => entry.field(name).texts()) : [];
  const text = [head.filter((part) => part !== '').join(' · '), ...body].filter((line) => line !== '').join('\n');
  if (text.length <= room) return text;
  entry.giveBack();
  return '';
}

function partText(part: Place): string {
  let text = '';
  for (const entry of part.items()) {
    const more = entryText(entry, 4000 - text.length - 1);
    text = [text, more].filter((each) => each !== '').join('\n');
  }
  return text;
}

function readOthers(root: Place, isChinese: boolean): ResumeOther[] {
  const sections = otherParts.map(([name, chinese, latin]) => ({
    part: root.field(name),
    title: isChinese ? chinese : latin,
  }));
  const others: ResumeOther[] = [];
  for (const { part, title } of sections) {
    const text = partText(part);
    if (text !== '') others.push({ title, description: text });
  }
  for (const section of root.field(ownSections).items()) {
    if (others.length >= 10) break;
    const title = fitting(section.field('title'), 30);
    others.push({ title, description: description(itemsOf(section.field('lines')), 4000) });
  }
  return others;
}

function isInChinese(basics: Place, work: Place): boolean {
  const said = [basics, ...work.items()].flatMap((place) =>
    ['name', 'label', 'position', 'summary'].map((name) => place.field(name).peek()),
  );
  return said.some((text) => /\p{Script=Han}/u.test(text));
}

function dropAll(places: readonly Place[]): void {
  for (const place of places) place.drop();
}
