import { genders, type ResumeBasics } from '@pinjian/contract/resume-content.ts';
import { found, reasons, type Draft, type Found } from '../draft.ts';
import { findMonth, findPeriod } from '../text/dates.ts';
import type { TextLine } from '../text/line.ts';
import { findEmail, findLinks, findPhone } from './contact.ts';
import { findLabelled, pairsOf } from './labels.ts';
import { findName } from './name.ts';
import { isCompany, isSchool, isTitle } from './words.ts';
import type { Places } from './places.ts';

/** Name, contact and the facts about the person. `header`: lines before the first section and those of 基本信息, 联系方式. */
export function readBasics(header: readonly TextLine[], all: readonly TextLine[], places: Places): Draft<ResumeBasics> {
  const tokens = header.flatMap(headerTokens);
  return {
    name: findName(header, all),
    phone: findPhone(header, all),
    email: findEmail(header, all),
    city: findHomeCity(header, all, places),
    gender: findGender(header, tokens),
    birthMonth: findBirth(header, tokens),
    jobStatus: findJobStatus(all.slice(0, 40)) ?? findStatusWords(header),
    links: findLinks(header),
  };
}

/** What stands alone in the header, between bars, dots, slashes and gaps. */
export function headerTokens(line: TextLine): string[] {
  return line.parts
    .flatMap((part) =>
      part
        .replace(/^[▪•●◆■▸▶◦∙·]\s*(?=\S)/u, '')
        .replaceAll(/(\d{4})\s*年\s*(\d{1,2})\s*月/gu, '$1年$2月')
        .split(
          /\s*[|｜丨•‖]\s*|\s+[/·]\s+|\s*[，,；;]\s*|(?<=\p{Script=Han})\s*·\s*|(?<=\p{Script=Han})\s+(?=[\p{Script=Han}\d])/u,
        ),
    )
    .filter((token) => token !== '');
}

const livesIn = /(?:现居|现住|居住在|居住于|家住|常住|住在|(?<=^|[，,\s])住|坐标|\bbase)\s*[:：]?\s*(\S{2,12})/iu;

/** Where somebody comes from is not where they live: 籍贯：江苏南京. */
function withoutOrigin(line: TextLine): TextLine {
  const text = line.text.replaceAll(
    /(?:籍\s*贯|户\s*籍|户口|祖籍|家乡|老家|出生地|生源地)(?:所在地)?\s*[:：]?\s*\S+/gu,
    ' ',
  );
  return text === line.text ? line : { ...line, text, parts: text.split(/\s{2,}/) };
}

/** Where somebody wants to work is not where they live: 期望城市：杭州，东莞; 杭州，无锡 | 期望薪资：面议. */
function withoutWishes(line: TextLine): TextLine {
  const wish = /期望|意向|目标|应聘|求职|工作地点|薪资|月薪/u;
  if (!wish.test(line.text)) return line;
  const isList = (piece: string) => /^\p{Script=Han}{2,5}(?:\s*[，,、/]\s*\p{Script=Han}{2,5})+$/u.test(piece);
  const pieces = line.parts
    .flatMap((part) => part.split(/\s*[|｜‖]\s*|\s+[·/•]\s+/u))
    .filter((piece) => !isList(piece));
  let isPlace = false;
  const parts = pieces
    .flatMap((piece) => piece.split(/\s*[，,；;]\s*/u))
    .filter((piece) => {
      const isWish = wish.test(piece);
      const goesOn = isPlace && /^\p{Script=Han}{2,5}$/u.test(piece);
      isPlace = goesOn || (isWish && /城市|地[点区]|意向地/u.test(piece));
      return !isWish && !goesOn;
    });
  return { ...line, parts, text: parts.join('  ') };
}

function findHomeCity(
  header: readonly TextLine[],
  all: readonly TextLine[],
  places: Places,
): Draft<ResumeBasics['city']> {
  const labelled = findLabelled(header, 'city') ?? findLabelled(all, 'home');
  const city = labelled === null ? null : places.find(labelled.value);
  if (labelled !== null && city !== null) return { code: city.code, name: found(city.name, labelled.source) };
  for (const line of header) {
    const said = livesIn.exec(line.text);
    const place = said === null ? null : places.find(said[1] ?? '');
    if (said !== null && place !== null) return { code: place.code, name: found(place.name, said[0]) };
  }
  const tokens = header.map(withoutOrigin).map(withoutWishes).flatMap(headerTokens);
  const alone =
    tokens.find((token) => places.isCity(token)) ??
    tokens
      .flatMap((token) => token.split(/\s+/))
      .find((token) => places.isPlace(token) && !isCompany(token) && !isSchool(token) && !isTitle(token));
  const own = alone === undefined ? null : places.find(alone);
  if (alone === undefined || own === null) return null;
  return { code: own.code, name: found(own.name, alone, 0.7, reasons.noLabel) };
}

function findGender(header: readonly TextLine[], tokens: readonly string[]): Found<0 | 1> | null {
  const labelled = findLabelled(header, 'gender');
  const word = labelled?.value.trim() ?? tokens.find((token) => /^(?:[男女](?:性|士)?|male|female)$/iu.test(token));
  if (word === undefined) return null;
  const source = labelled?.source ?? word;
  if (/^(?:男|male)/iu.test(word)) return found(genders.male, source);
  return /^(?:女|female)/iu.test(word) ? found(genders.female, source) : null;
}

function findBirth(header: readonly TextLine[], tokens: readonly string[]): Found<string> | null {
  const labelled = findLabelled(header, 'birth');
  const month = labelled === null ? null : findMonth(labelled.value);
  if (labelled !== null && month !== null) return found(month.month, labelled.source);
  for (const token of tokens) {
    if (findPeriod(token) !== null || /毕业|届|入学|到岗|更新|经验/u.test(token)) continue;
    const point = findMonth(token);
    const rest =
      point === null
        ? ''
        : token.replace(point.source, '').replace(/\d{2}\s*(?:周)?岁|出生|生日|生于|年生|生|[()（）\s.]/gu, '');
    const year = Number(point?.month.slice(0, 4));
    if (point !== null && rest === '' && year >= 1945 && year <= 2012)
      return found(point.month, token, /生/u.test(token) ? 0.92 : 0.8);
  }
  return null;
}

/** 在职，一个月内到岗 among other things of a header. */
function findStatusWords(header: readonly TextLine[]): Found<number> | null {
  for (const line of header) {
    const words =
      /(?:在职|离职(?!原因|证明|率)|待业|应届)\p{Script=Han}{0,4}(?:[，,、\s·–—-]{0,3}\p{Script=Han}{2,10})?/u.exec(
        line.text,
      );
    const status = words === null ? null : statusOf(words[0]);
    if (words !== null && status !== null) return found(status, words[0], 0.8);
  }
  return null;
}

const left = /离职|待业/u;
const employed = /在职/u;

const saysStatus = /^(?=.{2,16}$)(?:目前|已|我目前)?(?:在职|离职(?!原因|证明|时间|日期)|应届|待业)/u;

/** dictNum of job_hunting_status; null for a bare 在职, which could mean three of them. */
function findJobStatus(lines: readonly TextLine[]): Found<number> | null {
  for (const line of lines) {
    const pair = pairsOf(line).find((each) => each.names.includes('jobStatus'));
    const text =
      pair?.value ?? line.parts.flatMap((part) => part.split(/\s*[|｜/]\s*/u)).find((part) => saysStatus.test(part));
    if (text === undefined) continue;
    const status = statusOf(text);
    if (status !== null) return found(status, text, pair === undefined ? 0.85 : 0.92);
  }
  return null;
}

function statusOf(text: string): number | null {
  if (/应届/u.test(text)) return 5;
  if (left.test(text)) return 1;
  if (!employed.test(text)) return null;
  if (/暂不|不考虑|不看/u.test(text)) return 4;
  if (/月内|个月|一月|两周|尽快/u.test(text)) return 2;
  return /考虑|机会|看看|观望/u.test(text) ? 3 : null;
}
