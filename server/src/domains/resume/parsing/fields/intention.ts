import type { ResumeIntention } from '@pinjian/contract/resume-content.ts';
import { found, reasons, type Draft, type Found } from '../draft.ts';
import type { TextLine } from '../text/line.ts';
import { headerTokens } from './basics.ts';
import { pairsOf, type LabelName } from './labels.ts';
import type { Places } from './places.ts';
import { negotiable, readSalary } from './salary.ts';

/**
 * What the person looks for. `lines`: the section 求职意向; `header`: where labels like 期望城市 may stand too. One
 * intention; a resume that lists several positions names them in one field, split at 、.
 */
export function readIntentions(
  lines: readonly TextLine[],
  header: readonly TextLine[],
  places: Places,
): Draft<ResumeIntention[]> {
  const position = findPosition(lines, header, places);
  const cities = findCities(lines, header, places);
  const salary = findSalary(lines, header);
  if (position === null && cities.length === 0 && salary === null) return [];
  return [{ position: position ?? '', positionCode: null, cities, salary: salary ?? negotiable }];
}

/** Tokens of a line that carry no label; brackets are opened: 护士（期望薪资 6000-8000元/月，工作地点：长沙）. */
function looseTokens(line: TextLine): string[] {
  const text = line.parts.join(' | ').replaceAll(/[（(）)]/gu, ' | ');
  return headerTokens({ ...line, parts: [text] })
    .flatMap((part) => part.split(/\s+\/\s+/u))
    .map((token) => token.trim())
    .filter((token) => token !== '');
}

function labelled(
  lines: readonly TextLine[],
  header: readonly TextLine[],
  name: LabelName,
  ambiguous: RegExp,
): { value: string; source: string } | null {
  for (const [group, strict] of [
    [lines, false],
    [header, true],
  ] as const) {
    for (const line of group) {
      for (const token of [line, ...looseTokens(line).map((part) => ({ ...line, parts: [part], text: part }))]) {
        const pair = pairsOf(token).find(
          (each) => each.names.includes(name) && !(strict && ambiguous.test(each.label.replaceAll(/\s/g, ''))),
        );
        if (pair !== undefined) return { value: pair.value, source: `${pair.label}：${pair.value}` };
      }
    }
  }
  return null;
}

function findPosition(lines: readonly TextLine[], header: readonly TextLine[], places: Places): Found<string> | null {
  const own = labelled(lines, header, 'position', /^(?:岗位|职位|Position)$/u);
  const clip = (text: string) => (text.split(/\s*[|｜，,；;（(]\s*|\s{2,}|\s+\/\s+/u)[0] ?? '').trim();
  if (own !== null && clip(own.value) !== '' && clip(own.value).length <= 40)
    return found(clip(own.value), own.source, 0.95);
  const loose = lines
    .flatMap(looseTokens)
    .find(
      (token) =>
        token.length >= 2 &&
        token.length <= 40 &&
        !/\d[\dKk万元]|[:：]|薪|到岗|在职|离职|全职|兼职|期望|面议/u.test(token) &&
        !places.isCity(token),
    );
  return loose === undefined ? null : found(loose, loose, 0.85);
}

function findCities(
  lines: readonly TextLine[],
  header: readonly TextLine[],
  places: Places,
): readonly Draft<ResumeIntention['cities'][number]>[] {
  const own = labelled(lines, header, 'cities', /^(?:城市|地点)$/u);
  const texts =
    own === null
      ? lines.flatMap(looseTokens).filter((token) => token.split(/[、/]/u).every((name) => places.isCity(name)))
      : [own.value];
  const names = texts.flatMap((text) => text.split(/[、/，,;；\s]+/u)).flatMap((text) => places.find(text) ?? []);
  const unique = [...new Map(names.map((city) => [city.code, city])).values()].slice(0, 5);
  return unique.map((city) => ({
    code: city.code,
    name: found(city.name, own?.source ?? city.name, own === null ? 0.8 : 0.95, own === null ? reasons.noLabel : null),
  }));
}

function findSalary(lines: readonly TextLine[], header: readonly TextLine[]): Found<ResumeIntention['salary']> | null {
  const own = labelled(lines, header, 'salary', /^$/u);
  const read = own === null ? null : readSalary(own.value);
  if (own !== null && read !== null) return found(read.salary, own.source);
  for (const token of lines.flatMap(looseTokens)) {
    if (!/薪|\d\s*[kK千万]|元\/|面议/u.test(token)) continue;
    const loose = readSalary(token);
    if (loose !== null) return found(loose.salary, token, 0.85);
  }
  return null;
}
