import { today, type Month, type Span } from './calendar.ts';
import { shapes } from './data/employers.ts';
import * as words from './data/names.ts';
import * as told from './data/told.ts';
import type { Trade } from './data/trades.ts';
import type { Draw } from './draw.ts';
import { fillNamed, postOf } from './named.ts';
import type { Employer, Role } from './person.ts';

/** A trade of one person, whose points are dealt out, in one language. */
export interface Dealt {
  readonly trade: Trade;
  readonly points: string[];
  readonly isChinese: boolean;
  /** How a word before each point says what it is about. */
  readonly keyed: '' | '：' | '【';
}

function companyName(draw: Draw, { trade, isChinese }: Dealt): string {
  if (isChinese && draw.chance(0.22)) return fillNamed(draw, draw.pick(shapes));
  const invented = draw.chance(0.7) ? draw.pick(words.inventedWords) : fillNamed(draw, '{w}');
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

/** Points are dealt: the first go to the back, so that they come again only when all were used. */
function pointsOf(draw: Draw, { points, isChinese, keyed }: Dealt, count: number): string[] {
  const dealt = points.splice(0, Math.min(count, points.length));
  points.push(...dealt);
  const own = dealt.map((each) => draw.fill(isChinese && draw.chance(0.28) ? draw.pick(told.anyJob) : each));
  if (keyed !== '')
    return own.map((each) =>
      keyed === '【' ? `【${draw.pick(told.keys)}】${each}` : `${draw.pick(told.keys)}：${each}`,
    );
  if (!isChinese || own.length !== 3 || !draw.chance(0.12)) return own;
  const labels = draw.pick(told.star);
  return own.map((each, index) => `${labels[index]}：${each}`);
}

export function drawInternships(draw: Draw, dealt: Dealt): Employer[] {
  let end: Month = today - draw.whole(1, 4);
  return Array.from({ length: draw.whole(0, 3) }, () => {
    const start: Month = end - draw.whole(1, 5);
    const role = {
      title: `${draw.pick(dealt.trade.titles)}${draw.pick(['实习生', '（实习）', '实习生', '实习'])}`,
      department: draw.pick(dealt.trade.departments),
      start,
      end,
      points: pointsOf(draw, dealt, draw.whole(1, 3)),
    };
    end = start - draw.whole(1, 6);
    return { company: companyName(draw, dealt), city: draw.pick(words.cities), intern: true, roles: [role] };
  });
}

export function drawWork(draw: Draw, dealt: Dealt, begun: Month): Employer[] {
  const months = today - begun;
  const count = Math.max(1, Math.min(draw.pick([4, 4, 6]), Math.round(months / draw.whole(20, 60))));
  const employers: Employer[] = [];
  const cuts = Array.from({ length: count - 1 }, () => begun + draw.whole(6, Math.max(7, months - 6))).toSorted(
    (a, b) => a - b,
  );
  const bounds = [begun, ...cuts, today];
  const employed = draw.chance(0.6);
  const climbs = draw.chance(0.38);
  for (let index = 0; index < count; index += 1) {
    const [start = begun, next = today] = [bounds[index], bounds[index + 1]];
    if (next - start < 3) continue;
    const end = index === count - 1 ? (employed ? null : next - draw.whole(1, 2)) : next - draw.whole(0, 3);
    employers.push({
      company: companyName(draw, dealt),
      city: draw.pick(words.cities),
      intern: false,
      roles: drawRoles(draw, dealt, { start, end }, climbs),
    });
  }
  return employers.toReversed();
}

/** One post, or those of somebody who moved up within an employer. */
function drawRoles(draw: Draw, dealt: Dealt, { start, end }: Span, climbs: boolean): Role[] {
  const months = (end ?? today) - start;
  const wide = draw.chance(0.5);
  const role = (span: Span, title: string) => ({
    ...span,
    title,
    department: draw.pick(dealt.trade.departments),
    points: pointsOf(draw, dealt, wide ? draw.whole(2, 5) : draw.whole(draw.chance(0.1) ? 0 : 1, 3)),
  });
  const usual = draw.shuffled(dealt.trade.titles);
  const titles = [...new Set(dealt.isChinese ? usual.map((each) => postOf(draw, each)) : usual)];
  if (!climbs || months < 18 || titles.length < 2 || draw.chance(0.35)) return [role({ start, end }, titles[0] ?? '')];
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
