import { emptyPositionContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import { createDeck, type Chance, type Deck } from '../chance.ts';
import type { DemoCompany } from '../data/companies.ts';
import { benefits, growth, hours, process, team } from '../data/phrases.ts';
import type { Trade } from '../trade.ts';
import { payRange } from './pay.ts';
import { urbanDistricts, type Place } from './places.ts';

/** Writes positions of one trade; its material is dealt out evenly, so that no two read alike. */
export class PositionWriter {
  readonly trade: Trade;
  readonly chance: Chance;
  readonly #duties: Deck<string>;
  readonly #asks: Deck<string>;
  readonly #titles: Deck<string>;
  readonly #experience: Deck<number>;

  constructor(trade: Trade, chance: Chance) {
    this.trade = trade;
    this.chance = chance;
    this.#duties = createDeck(trade.duties, chance);
    this.#asks = createDeck(trade.asks, chance);
    this.#titles = createDeck(trade.titles, chance);
    this.#experience = createDeck([4, 5, 5, 6, 4, 5, 0, 3, 6, 2], chance);
  }

  write(company: DemoCompany, place: Place): PositionContent {
    const { chance, trade } = this;
    const experience = this.#experience.deal(1)[0] ?? 5;
    const campus = experience === 2;
    const pay = payRange(trade, place, experience, 0.92 + chance.next() * 0.2);
    const districts = urbanDistricts(place.code);
    return {
      ...emptyPositionContent(),
      title: this.#titleFor(experience),
      categoryId: trade.category,
      cityCode: place.code,
      districtCode: districts.length === 0 ? null : chance.pick(districts),
      address: chance.fill(
        '{创新|文汇|云栖|滨江|望湖|致远|学府|和平|青年|建设}{路|大道|街}{10-380}号{科创园|产业园|大厦|商务中心|广场}',
      ),
      salaryMin: pay.min,
      salaryMax: pay.max,
      salaryMonths: chance.pick([12, 13, 13, 14, 14, 15, 16]),
      experience,
      education: campus ? Math.max(trade.education, 4) : chance.is(0.3) ? 4 : trade.education,
      jobType: 1,
      recruitType: campus ? 2 : 1,
      workMode: chance.is(0.8) ? 1 : chance.is(0.85) ? 2 : 3,
      headCount: chance.pick([1, 1, 1, 2, 2, 3, 5, 8]),
      requirements: this.#requirements(experience),
      description: this.#blocks(company, experience),
      preferences: [3, ...chance.sample([1, 5, 13, 15, 16, 17, 14, 12], 3)],
      benefits: chance.sample(benefits, chance.int(2, 4)),
    };
  }

  #titleFor(experience: number): string {
    const title = this.#titles.deal(1)[0] ?? '';
    if (experience === 6 && this.chance.is(0.6)) return `高级${title}`;
    if (experience === 2) return `${this.trade.titles[0] ?? title}（应届）`;
    return title;
  }

  #requirements(experience: number): PositionContent['requirements'] {
    const { chance, trade } = this;
    const years = experience >= 5 ? chance.int(2, experience === 6 ? 5 : 3) : null;
    const must = chance.sample(trade.must, chance.int(2, 4));
    const nice = chance.sample(trade.nice, chance.int(1, 2));
    return [
      ...must.map((skill, index) => ({
        kind: 'must' as const,
        skill,
        skillId: null,
        years: index === 0 ? years : null,
        from: null,
        by: 'writer' as const,
      })),
      ...nice.map((skill) => ({
        kind: 'nice' as const,
        skill,
        skillId: null,
        years: null,
        from: null,
        by: 'writer' as const,
      })),
    ];
  }

  #blocks(company: DemoCompany, experience: number): PositionContent['description'] {
    const { chance } = this;
    const numbered = (lines: readonly string[]) =>
      lines.map((line, index) => `${index + 1}. ${chance.fill(line)}。`).join('\n');
    const asks = experience === 2 ? this.#asks.deal(2) : this.#asks.deal(4);
    const extra = chance.sample(
      [
        { title: 5, text: sentence(hours, chance) },
        { title: 6, text: sentence(growth, chance) },
        { title: 7, text: `${company.short}：${sentence(team, chance)}` },
        { title: 8, text: sentence(process, chance) },
      ],
      chance.int(1, 2),
    );
    return [
      { title: 1, text: numbered(this.#duties.deal(5)) },
      { title: 2, text: numbered(asks) },
      ...extra.toSorted((a, b) => a.title - b.title),
    ];
  }
}

/** One piece from each list, as a sentence. */
function sentence(lists: readonly (readonly string[])[], chance: Chance): string {
  return `${lists.map((pieces) => chance.fill(chance.pick(pieces))).join('，')}。`;
}
