import * as words from './data/names.ts';
import * as learning from './data/places-of-learning.ts';
import * as prose from './data/prose.ts';
import { higherModes, modes } from './data/extras.ts';
import type { Trade } from './data/trades.ts';
import type { Draw } from './draw.ts';
import { today, type Month } from './calendar.ts';
import { fillNamed } from './named.ts';
import type { School } from './person.ts';

export function drawEducation(draw: Draw, trade: Trade, graduated: Month, student: boolean): School[] {
  const degree = Math.max(student ? 5 : 1, draw.whole(trade.education[0], trade.education[1]));
  const schools: School[] = [];
  let end: Month = student ? today + draw.whole(2, 16) : graduated;
  // People finish in June.
  end = Math.floor(end / 12) * 12 + (degree >= 6 && draw.chance(0.3) ? 2 : 5);
  const steps = stepsTo(draw, degree);
  for (const each of steps) {
    const years =
      each === 7 ? 4 : each === 6 ? draw.pick([2, 3, 3]) : each === 5 && steps.includes(4) ? 2 : each === 5 ? 4 : 3;
    const start: Month = (Math.floor(end / 12) - years) * 12 + 8;
    const running = student && schools.length === 0 && end > today;
    schools.push({
      start,
      end: running && draw.chance(0.4) ? null : end,
      school: schoolName(draw, each),
      faculty: each >= 5 ? draw.pick(words.faculties) : '',
      mode:
        each < 4
          ? ''
          : draw.chance(0.75)
            ? draw.pick(['全日制', '统招', '全日制统招', '统招全日制'])
            : draw.pick(each >= 6 ? higherModes : modes),
      major: each === 3 || each === 1 ? '' : majorOf(draw, trade),
      degree: each,
      lines: draw.some(prose.courses, each >= 4 ? draw.whole(0, 3) : 0).map((line) => draw.fill(line)),
    });
    end = start - 3;
  }
  const [last] = schools;
  if (last === undefined || degree < 5 || !draw.chance(student ? 0.1 : 0.04)) return schools;
  return [last, termAbroad(draw, last), ...schools.slice(1)];
}

function schoolName(draw: Draw, degree: number): string {
  if (degree >= 5)
    return draw.chance(0.5) ? draw.pick(words.schools) : fillNamed(draw, draw.pick(learning.universities));
  if (degree === 4) return draw.chance(0.4) ? draw.pick(words.colleges) : fillNamed(draw, draw.pick(learning.colleges));
  const of = degree === 3 ? words.highSchools : degree === 2 ? words.vocational : words.middleSchools;
  return draw.fill(draw.pick(of).replace('{place}', draw.pick(words.places) || '临江'));
}

function majorOf(draw: Draw, trade: Trade): string {
  const own = trade.majors.filter((major) => major !== '高中');
  // A trade in English has no subjects in Chinese.
  return /^[A-Z]/.test(own[0] ?? '') || draw.chance(0.5) ? draw.pick(own) : draw.pick(learning.majors);
}

/** The degrees on the way to the highest, newest first; some name the school before university too. */
function stepsTo(draw: Draw, degree: number): number[] {
  if (degree >= 7) return draw.chance(0.5) ? [7, 6, 5] : [7, 5];
  if (degree === 6) return draw.chance(0.06) ? [6, 5, 3] : [6, 5];
  if (degree === 5)
    return draw.chance(0.13) ? [5, 4] : draw.chance(0.09) ? [5, 3] : draw.chance(0.02) ? [5, 3, 1] : [5];
  if (degree === 4) return draw.chance(0.15) ? [4, draw.pick([2, 3])] : [4];
  return degree > 1 && draw.chance(0.15) ? [degree, 1] : [degree];
}

/** A term elsewhere within the time at a university. */
function termAbroad(draw: Draw, { start, major }: School): School {
  const from = start + draw.pick([12, 17, 24]);
  return {
    start: from,
    end: from + draw.pick([4, 5, 10]),
    school: draw.pick(words.abroad),
    faculty: '',
    major: `${major}${draw.pick(['（交换）', '（交换生）', '（交流学习）'])}`,
    degree: null,
    mode: '',
    lines: [],
  };
}
