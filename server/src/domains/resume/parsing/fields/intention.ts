import type { ResumeIntention } from '@pinjian/contract/resume-content.ts';
import { found, reasons, type Draft, type Found } from '../draft.ts';
import type { TextLine } from '../text/line.ts';
import { seemsPlace } from '../data/abroad.ts';
import { headerTokens } from './basics.ts';
import { readIntentionSentence } from './intention-sentence.ts';
import { pairsOf, type LabelName } from './labels.ts';
import { readWishPiece, tellsWish } from './wish.ts';
import type { Places } from './places.ts';
import { findName } from './name.ts';
import { squeeze } from '../text/normalize.ts';
import { isTitle } from './words.ts';
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
  // A line of the header that says what is looked for counts as the section.
  const own = lines.length > 0 ? lines : header.filter((line) => saysPosition(line) || tellsWish(line, places));
  const position = findPosition(own, header, places) ?? postBelowName(header);
  const cities = findCities(own, header, places);
  const salary = findSalary(own, header);
  if (position === null && cities.length === 0 && salary === null) return fromSentence(header, places);
  return [{ position: position ?? '', positionCode: null, cities, salary: salary ?? negotiable }];
}

/** 外贸专员 below the name or beside it: what somebody presents themselves as. */
function postBelowName(header: readonly TextLine[]): Found<string> | null {
  const name = findName(header, header);
  if (name === '') return null;
  const at = header.findIndex((line) => squeeze(line.text).includes(squeeze(name.value)));
  const own = header[at];
  if (own === undefined) return null;
  const beside = postAmong(own, name.value);
  if (beside !== null) return found(beside, own.text, 0.8, reasons.noLabel);
  const below = [header[at + 1], header[at + 2]].find((each) => each !== undefined && isTitleLine(each));
  if (below !== undefined && own.size >= below.size) return found(below.text, below.text, 0.8, reasons.noLabel);
  // 算法工程师 | 138… | 杭州: the first of the words below the name.
  const line = header[at + 1];
  const [first = ''] = line === undefined ? [] : headerTokens(line);
  const isPost = line !== undefined && own.size > line.size && isTitle(first) && first.length <= 16;
  return isPost && !/[\d:：@]/u.test(first) ? found(first, line.text, 0.75, reasons.noLabel) : null;
}

/** 卫样潮 前端开发, 财务总监 — 丁样衡: the words beside the name that are a post. */
function postAmong(line: TextLine, name: string): string | null {
  const tight = new RegExp([...squeeze(name)].map((letter) => letter.replace(/[^\p{L}]/u, '.')).join('\\s*'), 'u');
  const words = line.parts
    .flatMap((part) =>
      part.replace(tight, ' | ').split(/\s*[|｜丨·/—–]+\s*|\s{2,}|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u),
    )
    .map((word) => word.trim().replace(/^(?:应聘|求职|意向)[:：]?\s*/u, ''))
    .filter((word) => word.length > 1);
  return words.find((word) => word.length <= 20 && isTitle(word) && !/[\d:：@，,]/u.test(word)) ?? null;
}

function isTitleLine({ text, parts }: TextLine): boolean {
  return parts.length === 1 && text.length <= 20 && isTitle(text) && !/[\d:：@|｜，,]/u.test(text);
}

/** What only a sentence says is marked for the person to check. */
function fromSentence(header: readonly TextLine[], places: Places): Draft<ResumeIntention[]> {
  const said = readIntentionSentence(header);
  if (said === null) return [];
  const mark = <T>(value: T) => found(value, said.source, 0.7, reasons.noLabel);
  const cities = (said.cities ?? '').split(severalCities).flatMap((name) => places.find(name) ?? []);
  const salary = said.salary === null ? null : readSalary(said.salary);
  return [
    {
      position: said.position === null ? '' : mark(said.position),
      positionCode: null,
      cities: cities.slice(0, 5).map(({ code, name }) => ({ code, name: mark(name) })),
      salary: salary === null ? negotiable : mark(salary.salary),
    },
  ];
}

const unclear = /^(?:岗位|职位|Position)$/u;

function saysPosition(line: TextLine): boolean {
  const pairs = pairsOf(line);
  // 职位：… is the post looked for where 期望城市 or 期望薪资 stands beside it.
  const isSaid = pairs.some((pair) => /^(?:期望|意向|求职|应聘)/u.test(pair.label));
  return pairs.some(
    (pair) => pair.names.includes('position') && (isSaid || !unclear.test(pair.label.replaceAll(/\s/g, ''))),
  );
}

/** Tokens of a line that carry no label; brackets are opened: 护士（期望薪资 6000-8000元/月，工作地点：长沙）. */
function looseTokens(line: TextLine): string[] {
  const text = line.parts
    .join(' | ')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=[\d万千])\s*([至到])\s*(?=\d)/gu, '$1')
    .replaceAll(/[（(]([^（()）]*)[）)]/gu, (whole, inside: string) => (isOfPost(inside) ? whole : ` | ${inside} | `))
    .replaceAll(/[（(](?![^（()）]*[）)])|\s[—–]\s/gu, ' | ');
  return headerTokens({ ...line, parts: [holdPosts(text)] })
    .flatMap((part) => part.split(/\s+\/\s+/u))
    .map((token) => token.replaceAll(heldSlash, ' / ').trim())
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
  const own = labelled(lines, header, 'position', unclear);
  const clip = (text: string) =>
    withoutGloss((withoutAside(text).split(/\s*[|｜‖，,；;]\s*|\s{2,}|\s+[/·]\s+/u)[0] ?? '').trim());
  const wished = holdPosts(own?.value ?? '')
    .split(betweenWishes)
    .map(clip)
    .map((piece) => piece.replaceAll(heldSlash, ' / '))
    .map((piece) => wishedPost(piece, places));
  const named = wished.find((piece) => piece !== '' && piece.length <= 40);
  if (own !== null && named !== undefined) return found(named, own.source, 0.95);
  const loose = lines
    .flatMap(looseTokens)
    .filter((token) => !notWished.test(token))
    .map((token) => readWishPiece(token, places).position)
    .find(
      (token) =>
        token.length >= 2 &&
        token.length <= 40 &&
        !/\d[\dKk万元]|[:：]|薪|到岗|在职|离职|全职|兼职|期望|面议/u.test(token) &&
        !places.isCity(token),
    );
  return loose === undefined ? null : found(withoutGloss(loose), loose, 0.85);
}

/** Stands for the mark between two posts that are one wish. */
const heldSlash = '\ue010';

/** SRE / 运维开发: two names of one wish, where both are posts. */
function holdPosts(value: string): string {
  const isPost = (text: string) => isTitle(text.trim().replace(/[（(].*$/u, '')) || /^[A-Z]{2,6}$/u.test(text.trim());
  const pieces = value.split(/\s+\/\s+/u);
  return pieces.reduce((text, piece, index) =>
    isPost(pieces[index - 1] ?? '') && isPost(piece.split(/[|｜，,；;]/u)[0] ?? '')
      ? `${text}${heldSlash}${piece}`
      : `${text} / ${piece}`,
  );
}

/** 护士（期望薪资 6000，长沙） loses what is no part of the post, Java开发工程师（结算） nothing. */
function withoutAside(text: string): string {
  return text.replaceAll(/[（(]([^（()）]*)[）)]?/gu, (whole, inside: string) =>
    isOfPost(inside) && whole.endsWith(whole.startsWith('（') ? '）' : ')') ? whole : ' | ',
  );
}

/** 结算, 电机控制: more of the post, no condition. */
function isOfPost(inside: string): boolean {
  return (
    /^\p{Script=Han}{2,8}$/u.test(inside) &&
    !seemsPlace(inside) &&
    !/全职|兼职|实习|期望|薪|地点|到岗|均可|优先|不限|面议|可/u.test(inside)
  );
}

/** Between the things of one wish: 北京/上海｜20-30K·14薪｜后端. */
const betweenWishes = /\s*[|｜‖，,；;]\s*|\s{2,}|\s+[/·—–-]\s+/u;
const notWished =
  /@|https?:|\d{5}|^(?:男|女)$|\d[\dKk万元]|[:：]|薪|工资|到岗|在职|离职|全职|兼职|面议|均可|都行|登记表|^(?:open to|remote)/iu;

/** The post of a piece, '' where it says a place, a pay or nothing of the kind. */
function wishedPost(piece: string, places: Places): string {
  if (notWished.test(piece)) return '';
  const { position } = readWishPiece(piece, places);
  return places.isCity(position) ? '' : position;
}

/** 外贸经理 Export Manager: the same post twice. */
function withoutGloss(text: string): string {
  return text.replace(/(?<=^[\p{Script=Han}]{3,12})\s+[A-Z][A-Za-z]+(?:\s[A-Z][A-Za-z]+)+$/u, '');
}

const severalCities = /或者|[、/，,;；\s｜|·]+|或|和/u;

/** 义乌、杭州: at least one of the list of cities, and nothing that cannot be one. */
function areCities(names: readonly string[], places: Places): boolean {
  return names.some((name) => places.isCity(name)) && names.every((name) => /^\p{Script=Han}{2,5}$/u.test(name));
}

/** 外贸经理：义乌或杭州 -> 义乌或杭州. */
function cityList(token: string): string[] {
  return [token, ...token.split(/[:：]\s*/u).slice(1)];
}

/** 可去西安、咸阳 -> 西安、咸阳. */
function willGo(token: string): string[] {
  const match = /^(?:可去|想去|愿去|愿意去|可驻|期望在|意向在)\s*(.{2,30})$/u.exec(token);
  return match === null ? [] : [match[1] ?? ''];
}

/** 宁波的助产士, 北京/上海: places that stand in the wish itself. */
function wishedCities(lines: readonly TextLine[], header: readonly TextLine[], places: Places): string[] {
  const own = labelled(lines, header, 'position', unclear);
  const pieces = [...(own?.value.split(betweenWishes) ?? []), ...lines.flatMap(looseTokens)];
  return pieces.map((piece) => readWishPiece(piece, places).cities).filter((text) => text !== '');
}

function findCities(
  lines: readonly TextLine[],
  header: readonly TextLine[],
  places: Places,
): readonly Draft<ResumeIntention['cities'][number]>[] {
  const own = labelled(lines, header, 'cities', /^(?:城市|地区)$/u);
  const texts =
    own === null
      ? [
          ...lines.flatMap(looseTokens).flatMap(cityList),
          ...header.flatMap(looseTokens).flatMap(willGo),
          ...wishedCities(lines, header, places),
        ].filter((token) => areCities(token.split(severalCities), places))
      : [own.value];
  const names = texts.flatMap((text) => text.split(severalCities)).flatMap((text) => places.find(text) ?? []);
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
  for (const { line, token } of lines.flatMap((each) =>
    looseTokens(each).map((part) => ({ line: each, token: part })),
  )) {
    if (!/薪|^\D{0,4}\d{4,5}\s*[-~～—–至到]\s*\d{4,5}|\d\s*[kK千万元]|元\/|RMB|CNY|[¥￥]|面议/u.test(token)) continue;
    const loose = readSalary(token);
    if (loose === null) continue;
    // 期望年薪 60 万-80 万: the word that says so may stand apart.
    const times = Number(/(?<![\d.])(1[2-9])\s*薪/u.exec(line.text)?.[1] ?? loose.salary.months);
    const isYearly = /年薪/u.test(line.text) && !/[月天日时]/u.test(token);
    return found(isYearly ? { ...loose.salary, cycle: 5 } : { ...loose.salary, months: times }, token, 0.85);
  }
  return null;
}
