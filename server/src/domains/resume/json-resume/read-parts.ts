import {
  emptyEntry,
  type ResumeContent,
  type ResumeWork,
  type ResumeWorkRole,
} from '@pinjian/contract/resume-content.ts';
import type { Places } from '../parsing/fields/places.ts';
import { readDegree } from '../parsing/fields/words.ts';
import { findMonth } from '../parsing/text/dates.ts';
import type { Place } from './leaves.ts';
import { ownDepartment } from './schema.ts';

/** Words in place of an end: the thing goes on. */
const stillGoing = /^(?:present|now|current(?:ly)?|today|ongoing|至今|现在|目前|在职|在读)$/i;

/** What fits a field of one line, else '' with the place given back. */
export function fitting(place: Place, most: number): string {
  const text = place.line();
  if (text.length <= most) return text;
  place.giveBack();
  return '';
}

/** Lines of several places under one another, as long as they fit; what does not is given back. */
export function description(
  places: readonly { readonly place: Place; readonly label?: string }[],
  most: number,
): string {
  let text = '';
  for (const { place, label } of places) {
    const lines = place.texts().map((each) => (label === undefined ? each : `${label}${each.replaceAll('\n', ' ')}`));
    const longer = [text, ...lines].filter((each) => each !== '').join('\n');
    if (longer.length <= most) text = longer;
    else place.giveBack();
  }
  return text;
}

/** The items of a list one by one: where one does not fit, the others still do. */
export const itemsOf = (place: Place, label?: string) =>
  place.items().map((item) => (label === undefined ? { place: item } : { place: item, label }));

/** 2020, 2020-05, 2020-05-01T00:00:00Z, May 2020: a month, or a year where none is named. null with the place given back. */
function monthAt(place: Place): string | null {
  const text = place.line();
  const [, iso] = /^((?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?)(?:-\d{2}(?:[T ].*)?)?$/.exec(text) ?? [];
  if (iso !== undefined) return iso;
  const found = findMonth(text);
  // Beside the month a day, and what says that it is one, may stand; more (an end, a word) is somebody's to place.
  const rest = found === null ? text : text.replace(found.source, '').replace(/(?:\d{1,2}(?:日|号|st|nd|rd|th)?)/, '');
  if (/[\p{L}\p{N}]/u.test(rest)) place.giveBack();
  return found?.month ?? null;
}

function periodAt(entry: Place): { start: string | null; end: string | null; current: boolean } {
  const start = monthAt(entry.field('startDate', 'start', 'from', 'start_date'));
  const until = entry.field('endDate', 'end', 'to', 'end_date');
  const words = until.peek();
  if (stillGoing.test(words)) {
    until.drop();
    return { start, end: null, current: true };
  }
  const end = monthAt(until);
  // JSON Resume says that something goes on by naming no end.
  return { start, end, current: end === null && words === '' && start !== null };
}

const english = (words: string): boolean => !/\p{Script=Han}/u.test(words);

/** Posts one by one, those at the same employer that follow each other together, as the form has them. */
export function readWork(list: Place): ResumeWork[] {
  const work: ResumeWork[] = [];
  for (const entry of list.items()) {
    const company = fitting(entry.field('name', 'company', 'organization', 'employer'), 80);
    const role: ResumeWorkRole = {
      title: fitting(entry.field('position', 'title', 'role', 'jobTitle'), 60),
      department: fitting(entry.field(ownDepartment, 'department'), 60),
      ...periodAt(entry),
      description: description(
        [
          { place: entry.field('description') },
          { place: entry.field('summary') },
          ...itemsOf(entry.field('highlights', 'achievements', 'responsibilities')),
          ...asides(entry),
        ],
        4000,
      ),
    };
    const last = work.at(-1);
    if (last !== undefined && company !== '' && last.company === company && last.roles.length < 10)
      last.roles.push(role);
    else if (work.length < 20) work.push({ company, roles: [role] });
    else entry.giveBack();
  }
  return work;
}

/** What the form has no field for, as lines of the description: where it was, what its page is, with what it was done. */
function asides(entry: Place) {
  const isEnglish = english(`${entry.field('summary').peek()}${entry.field('name', 'company').peek()}`);
  const label = (chinese: string, latin: string) => (isEnglish ? `${latin}: ` : `${chinese}：`);
  const location = entry.field('location');
  return [
    ...(location.isObject ? [] : [{ place: location, label: label('地点', 'Location') }]),
    { place: entry.field('url', 'website'), label: label('网址', 'Website') },
    ...itemsOf(entry.field('keywords', 'technologies', 'tech'), label('技术', 'Keywords')),
  ];
}

export function readEducation(list: Place): ResumeContent['education'] {
  return list.items().flatMap((entry, index) => {
    if (index >= 10) return [];
    const school = fitting(entry.field('institution', 'school', 'university', 'name'), 80);
    const kind = entry.field('studyType', 'degree', 'level');
    const degree = readDegree(kind.peek())?.degree ?? null;
    const isEnglish = english(`${school}${entry.field('area').peek()}`);
    const said = kind.peek();
    // 本科 is said by the degree; Bachelor of Science, or what is no degree we know, says more.
    const isWhole = degree !== null && /^(?:博士|硕士|本科|大专|中专|高中|初中)$/.test(said);
    if (isWhole) kind.drop();
    return [
      {
        school,
        major: fitting(entry.field('area', 'major', 'field', 'fieldOfStudy'), 80),
        degree,
        ...periodAt(entry),
        description: description(
          [
            ...(isWhole ? [] : [{ place: kind, label: isEnglish ? 'Degree: ' : '学历：' }]),
            { place: entry.field('score', 'gpa', 'grade'), label: isEnglish ? 'Score: ' : '成绩：' },
            ...itemsOf(entry.field('courses')),
            { place: entry.field('summary', 'description') },
            ...itemsOf(entry.field('highlights', 'honors')),
            { place: entry.field('url', 'website'), label: isEnglish ? 'Website: ' : '网址：' },
          ],
          2000,
        ),
      },
    ];
  });
}

export function readProjects(list: Place): ResumeContent['projects'] {
  return list.items().flatMap((entry, index) => {
    if (index >= 20) return [];
    const roles = entry.field('roles', 'role', 'position');
    const role = roles.texts().join('、');
    if (role.length > 60) roles.giveBack();
    const isEnglish = english(`${entry.field('name').peek()}${entry.field('description', 'summary').peek()}`);
    return [
      {
        ...emptyEntry.project(),
        name: fitting(entry.field('name', 'title'), 80),
        role: role.length > 60 ? '' : role,
        ...periodAt(entry),
        link: fitting(entry.field('url', 'link', 'website'), 200),
        description: description(
          [
            { place: entry.field('description') },
            { place: entry.field('summary') },
            ...itemsOf(entry.field('highlights')),
            { place: entry.field('entity'), label: isEnglish ? 'For: ' : '所属：' },
            { place: entry.field('type'), label: isEnglish ? 'Kind: ' : '类型：' },
            ...itemsOf(entry.field('keywords', 'technologies'), isEnglish ? 'Keyword: ' : '技术：'),
          ],
          4000,
        ),
      },
    ];
  });
}

const levels: readonly (readonly [RegExp, number])[] = [
  [/精通|专家|master|expert|proficient/i, 4],
  [/熟练|advanced|senior|strong/i, 3],
  [/熟悉|掌握|intermediate|familiar/i, 2],
  [/了解|入门|beginner|basic|novice/i, 1],
];

/** A level and nothing else. */
const wholeLevel =
  /^\s*(?:精通|专家|熟练|熟练掌握|熟悉|掌握|了解|入门|masters?|experts?|proficient|advanced|senior|strong|intermediate|familiar|beginner|basic|novice)\s*(?:级|水平|level|knowledge)?\s*$/i;

/** Groups of words, words with a level, or bare words: each is a skill. */
export function readSkills(list: Place): ResumeContent['skills'] {
  const skills = new Map<string, ResumeContent['skills'][number]>();
  /** Whether there is a skill more. */
  const add = (place: Place, names: readonly string[], level: number | null): boolean => {
    const more = names.filter((name) => name !== '' && !skills.has(name.toLowerCase()));
    // Given back as a whole where one of them finds no room: a person parts them.
    if (skills.size + more.length > 60 || more.some((name) => name.length > 60)) return false;
    for (const name of more) skills.set(name.toLowerCase(), { name, level });
    place.drop();
    return more.length > 0;
  };
  for (const entry of list.items()) {
    if (!entry.isObject) {
      add(entry, splitWords(entry.peek()), null);
      continue;
    }
    const said = entry.field('level', 'proficiency');
    const level = levels.find(([words]) => words.test(said.peek()))?.[1] ?? null;
    const name = entry.field('name', 'skill', 'category');
    // 熟练 is said by the level; 熟练，五年 says more than that, and of a skill that stands there already nothing is kept.
    const isAdded = add(name, [name.peek()], level);
    if (isAdded && wholeLevel.test(said.peek())) said.drop();
    for (const word of entry.field('keywords', 'items').items()) add(word, splitWords(word.peek()), null);
  }
  return [...skills.values()];
}

/** A list that was written as one text. */
const splitWords = (text: string): string[] => text.split(/\s*[,，、;；\n|]\s*/).map((word) => word.trim());

export function readLanguages(list: Place): ResumeContent['languages'] {
  return list.items().flatMap((entry, index) => {
    if (index >= 10) return [];
    if (!entry.isObject) return [{ name: fitting(entry, 30), level: '' }];
    const name = fitting(entry.field('language', 'name'), 30);
    return [{ name, level: fitting(entry.field('fluency', 'level', 'proficiency'), 60) }];
  });
}

export function readCertificates(list: Place): ResumeContent['certificates'] {
  return list.items().flatMap((entry, index) => {
    if (index >= 30) return [];
    if (!entry.isObject) return [{ name: fitting(entry, 80), month: null }];
    const [title, issuer] = [entry.field('name', 'title'), entry.field('issuer', 'organization')];
    const whole = [title.peek(), issuer.peek()].filter((text) => text !== '').join(' · ');
    if (whole.length <= 80) issuer.drop();
    const name = fitting(title, 80);
    return [{ name: whole.length <= 80 ? whole : name, month: monthAt(entry.field('date', 'issueDate')) }];
  });
}

/** Where somebody lives: a city by itself, or in what is written around it. */
export function readCity(location: Place, places: Places): ResumeContent['basics']['city'] {
  const place = location.isObject ? location.field('city', 'name') : location;
  const name = fitting(place, 40);
  if (name === '') return null;
  const found = places.find(name);
  const isWhole = found !== null && places.isCity(name);
  return { code: isWhole ? found.code : null, name: isWhole ? found.name : name };
}
