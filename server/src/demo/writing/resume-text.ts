import { schoolsForDemo } from './schools.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { createDeck, type Chance, type Deck } from '../chance.ts';
import { pastEmployers } from '../data/names.ts';
import { self } from '../data/phrases.ts';
import type { Sector } from '../data/companies.ts';
import type { Story, Trade } from '../trade.ts';
import { payRange } from './pay.ts';
import { places, type Place } from './places.ts';

export interface WrittenResume {
  readonly content: ResumeContent;
  /** What the person can tell in an interview, as on the resume. */
  readonly stories: readonly Story[];
  /** dictNum of experience. */
  readonly experience: number;
}

export interface Person {
  readonly name: string;
  readonly phone: string;
  readonly place: Place;
}

const numerals = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

/** Writes resumes of one trade; its material is dealt out evenly, so that no two read alike. */
export class ResumeWriter {
  readonly trade: Trade;
  readonly chance: Chance;
  readonly #points: Deck<string>;
  readonly #stories: Deck<Story>;
  readonly #years: Deck<number>;

  constructor(trade: Trade, chance: Chance) {
    this.trade = trade;
    this.chance = chance;
    this.#points = createDeck(trade.points, chance);
    this.#stories = createDeck(trade.stories, chance);
    this.#years = createDeck([3, 5, 1, 7, 4, 9, 2, 6, 12, 0], chance);
  }

  /** @param today the month that the resume is of */
  write(person: Person, today: Date, wanted?: { readonly years: number }): WrittenResume {
    const { chance, trade } = this;
    const years = wanted?.years ?? this.#years.deal(1)[0] ?? 3;
    const graduation = today.getUTCFullYear() - years - (years === 0 ? 0 : 1);
    const stories = this.#stories.deal(2).map((story) => filled(story, chance));
    const experience = years === 0 ? 2 : years < 1 ? 3 : years <= 3 ? 4 : years <= 5 ? 5 : years <= 10 ? 6 : 7;
    const pay = payRange(trade, person.place, experience, 0.95 + chance.next() * 0.15);
    const content: ResumeContent = {
      basics: {
        name: person.name,
        phone: person.phone,
        email: `u${person.phone.slice(3)}@example.com`,
        city: { code: person.place.code, name: person.place.name },
        gender: null,
        birthMonth: null,
        jobStatus: years === 0 ? 5 : chance.pick([1, 2, 3, 3]),
        links: [],
      },
      intentions: [
        {
          position: trade.titles[0] ?? '',
          positionCode: trade.category,
          cities: [person.place, ...(chance.is(0.4) ? [chance.pick(places)] : [])]
            .filter((place, index, all) => all.findIndex((other) => other.code === place.code) === index)
            .map(({ code, name }) => ({ code, name })),
          salary: { min: pay.min, max: pay.max, cycle: 1, months: chance.pick([12, 13, 14]) },
        },
      ],
      education: this.#education(graduation),
      work: years === 0 ? [this.#internship(graduation)] : this.#work(years, today),
      projects: stories.map((story, index) => ({
        name: story.name,
        role: chance.pick(['主要负责人', '负责人', '核心成员', '独立完成']),
        ...projectPeriod(today, index, years),
        link: '',
        description:
          index === 0 ? `${story.scene}。\n${story.did}。\n${story.won}。` : `${story.did}。\n${story.won}。`,
      })),
      skills: [
        ...trade.must.map((name) => ({ name, level: years >= 5 ? chance.int(3, 4) : chance.int(2, 3) })),
        ...chance.sample(trade.nice, 2).map((name) => ({ name, level: chance.int(1, 3) })),
      ],
      certificates: [],
      languages: chance.is(0.5) ? [{ name: '英语', level: chance.pick(['CET-4', 'CET-6', '可阅读技术资料']) }] : [],
      selfEvaluation: this.#self(years),
      others: [],
    };
    return { content, stories, experience };
  }

  #education(graduation: number): ResumeContent['education'] {
    const { chance, trade } = this;
    const degree = trade.education === 6 ? chance.pick([5, 6, 6]) : trade.education === 4 ? chance.pick([4, 4, 5]) : 5;
    const length = degree === 6 ? 3 : degree === 5 ? 4 : 3;
    const major = chance.pick(trade.majors);
    const entry = (level: number, end: number, span: number) => ({
      school: chance.pick(schoolsForDemo(level >= 5 ? '本科' : '专科')),
      major,
      degree: level,
      start: `${end - span}-09`,
      end: `${end}-06`,
      current: false,
      description: '',
    });
    const top = entry(degree, graduation, length);
    return degree === 6 ? [top, entry(5, graduation - 3, 4)] : [top];
  }

  #work(years: number, today: Date): ResumeContent['work'] {
    const { chance, trade } = this;
    const posts = years >= 6 ? 3 : years >= 3 ? 2 : 1;
    const points = this.#points.deal(posts === 1 ? 4 : 5).map((point) => chance.fill(point));
    const share = Math.ceil(points.length / posts);
    const months = years * 12 + chance.int(0, 5);
    const present = today.getUTCFullYear() * 12 + today.getUTCMonth();
    return Array.from({ length: posts }, (_, index) => {
      const until = present - Math.round((months / posts) * index);
      const from = present - Math.round((months / posts) * (index + 1)) + (index === posts - 1 ? 0 : 1);
      return {
        company: this.#employer(),
        roles: [
          {
            title: index === 0 && years >= 7 ? `高级${trade.titles[1] ?? ''}` : (trade.titles[index % 2] ?? ''),
            department: '',
            start: month(from),
            end: index === 0 ? null : month(until),
            current: index === 0,
            description: points.slice(index * share, (index + 1) * share).join('\n'),
          },
        ],
      };
    });
  }

  #internship(graduation: number): ResumeContent['work'][number] {
    const [point = ''] = this.#points.deal(1);
    return {
      company: this.#employer(),
      roles: [
        {
          title: `${this.trade.titles[0] ?? ''}（实习）`,
          department: '',
          start: `${graduation - 1}-${this.chance.pick(['09', '10', '11'])}`,
          end: `${graduation}-0${this.chance.int(2, 5)}`,
          current: false,
          description: `参与：${this.chance.fill(point)}`,
        },
      ],
    };
  }

  #employer(): string {
    const { chance, trade } = this;
    const sector = (trade.sectors[chance.int(0, Math.max(0, trade.sectors.length - 1))] ?? 'retail') as Sector;
    const tails = pastEmployers.tails[sector];
    return `${chance.pick(places).name}${chance.pick(pastEmployers.heads)}${chance.pick<string>(tails)}`;
  }

  #self(years: number): string {
    const { chance } = this;
    const [habits, since, past, wish, spare] = self;
    const told = years === 0 ? '刚毕业，' : chance.pick(since).replace('{YEARS}', `${numerals[years] ?? '十多'}年`);
    const pieces = [`${chance.fill(chance.pick(habits))}。${told}${chance.fill(chance.pick(past))}`, chance.pick(wish)];
    return `${[...pieces, ...(chance.is(0.6) ? [chance.pick(spare)] : [])].join('；')}。`;
  }
}

function filled(story: Story, chance: Chance): Story {
  const { name, scene, did, hard, won, learnt } = story;
  const fill = (text: string) => chance.fill(text);
  return { name, scene: fill(scene), did: fill(did), hard: fill(hard), won: fill(won), learnt: fill(learnt) };
}

function month(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}

function projectPeriod(today: Date, index: number, years: number) {
  const present = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const end = present - 4 - index * Math.max(4, Math.min(14, years * 4));
  return { start: month(end - 7), end: month(end), current: false };
}
