import type { ResumeCertificate } from '@pinjian/contract/resume-content.ts';
import { found, type Draft } from '../draft.ts';
import { findMonth } from '../text/dates.ts';
import { areColumnNames, isColumnName } from '../column-names.ts';
import type { TextLine } from '../text/line.ts';

const certificate =
  /证书?$|证[（(]|资格|执照|驾照|驾驶证|(?:CET|TEM)\s?-?\s?\d|[四六八]级|[一二三四五]级(?:$|[（(])|[甲乙]等|会计师|审计师|经济师|建造师|护师$|管理师|(?:中级|初级|高级)(?:职称|工程师)|^(?:PMP|ACP|NPDP|CPA|CFA|FRM|ACCA|CISSP|OCP|OCM|HCIE|HCIP|HCIA|CCNA|CCNP|CCIE|AWS Certified.*|软考.*)$/iu;

/** What somebody was honoured with, or did: 优秀员工, 国家奖学金, 省赛二等奖. */
const award =
  /奖(?!惩)|荣誉|称号|优秀|先进(?!制造)|标兵|十佳|三好|冠军|亚军|季军|第[一二三四五六七八九十\d]+名|名列|表彰|劳模|劳动模范|之星|能手|积极分子|骨干|嘉奖|立功|三等功|二等功|一等功|大赛|竞赛|锦标赛/u;

/** Whether a line of a list of certificates is none: an honour, or a sentence. */
export function isNoCertificate(text: string): boolean {
  const bare = text.replaceAll(/[（(][^（()）]*[）)]/gu, '');
  if (award.test(bare)) return !/证$|证书|资格/u.test(bare) || /荣誉证书|获奖证书/u.test(bare);
  return bare.length > 24 && !certificate.test(bare) && /。|[，,].{4,}[，,]/u.test(bare);
}

/** Whether a name among skills is one of a certificate. */
export function isCertificate(token: string): boolean {
  return token.length <= 40 && certificate.test(token);
}

/** The certificates of a section, one a line or several in a list, each with its month where there is one. */
export function readCertificates(lines: readonly TextLine[]): Draft<ResumeCertificate>[] {
  const read = withMonths(lines).flatMap((line) => splitLine(line).map((text) => readOne(text, line.text)));
  const named = read.filter((each) => each !== null);
  return [...new Map(named.map((each) => [each.key, each.draft])).values()].slice(0, 30);
}

/** A month in a line or a cell of its own belongs to the name before it, or behind it where the first stands alone. */
function withMonths(lines: readonly TextLine[]): TextLine[] {
  const cells = lines.flatMap((line) => (isAlternating(line) ? pairsOfCells(line) : [line]));
  if (cells[0] !== undefined && isMonth(cells[0].text)) return monthsFirst(cells);
  const joined: TextLine[] = [];
  for (const line of cells) {
    const last = joined.at(-1);
    if (last === undefined || !isMonth(line.text) || findMonth(last.text) !== null) joined.push(line);
    else joined[joined.length - 1] = { ...last, text: `${last.text}  ${line.text}`, parts: [...last.parts, line.text] };
  }
  return joined;
}

/** 2023/06 over 康复治疗师, and so on. */
function monthsFirst(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line, index) => {
    const [next, before] = [lines[index + 1], lines[index - 1]];
    if (isMonth(line.text)) return next === undefined || isMonth(next.text) ? [line] : [];
    if (before === undefined || !isMonth(before.text)) return [line];
    const parts = [before.text, ...line.parts];
    return [{ ...line, parts, text: parts.join('  ') }];
  });
}

function isMonth(text: string): boolean {
  return /^[（(]?\s*([^（()）]*?)\s*[)）]?$/u.exec(text)?.[1] === findMonth(text)?.source;
}

/** 二级建造师 | 2020 | 施工员岗位证 | 2017 */
function isAlternating({ parts }: TextLine): boolean {
  return (
    parts.length >= 4 && parts.length % 2 === 0 && parts.every((part, index) => isMonth(part) === (index % 2 === 1))
  );
}

function pairsOfCells(line: TextLine): TextLine[] {
  return line.parts.flatMap((part, index) => {
    const parts = [part, line.parts[index + 1] ?? ''];
    return index % 2 === 0 ? [{ ...line, parts, text: parts.join('  ') }] : [];
  });
}

/** A list in one line; a line with a month is one certificate, its cells put together. */
function splitLine(line: TextLine): string[] {
  const months = line.text.match(/(?:19|20)\d{2}/g)?.length ?? 0;
  const named = line.parts.filter((part) => part.replace(findMonth(part)?.source ?? '', '').length > 2);
  if (named.length > 1 && named.length === line.parts.length && named.every(isCertificate)) return [...line.parts];
  if (months === 1 && !/[、；;]/u.test(line.text)) return [line.text];
  return line.parts.flatMap((part) =>
    part.split(/[、；;|｜‖]\s*|\s+\/\s+|[，,]\s*(?!\s*(?:[A-Z][a-z]{2}\w*\.?\s)?(?:19|20)\d{2})/u),
  );
}

/** The text without its month, and without the brackets around it: C1 驾驶证（2012 年取得）. */
function withoutMonth(text: string, month: string): string {
  const bracket = [...text.matchAll(/[（(][^（()）]*[）)]/gu)].find(([inside]) => inside.includes(month))?.[0];
  const short = bracket !== undefined && bracket.length <= month.length + 8;
  return text.replace(short ? bracket : month, ' ');
}

function readOne(text: string, source: string): { key: string; draft: Draft<ResumeCertificate> } | null {
  const month = findMonth(text);
  const name = (month === null ? text : withoutMonth(text, month.source))
    .replace(/^(?:\d{1,2}|[a-z])[)）.．、]\s*(?=\p{L})/u, '')
    .replace(/^(?:证书|资格证书|职业证书|技能证书)\s*[:：]\s*/u, '')
    .replace(/(?:获得|取得|通过|发证)(?:时间|日期)\s*[:：]?|(?<=\s)(?:取得|获得|获证|考取)\s*[:：]/u, '')
    .replace(/^[\s,，:：|｜·—–-]*(?:取得|获得|考取|考过|考得|考到|通过|持有|具有)(?:了|的)?(?=\s*\S{3})/u, '')
    .replace(/\s(?:取得|获得|获证|考取|通过|颁发)\s*$/u, '')
    .replaceAll(/[（(]\s*[）)]/gu, '')
    .replace(/^[\s,，:：|｜·—–-]+|[\s,，:：|｜。；;·—–-]+$/gu, '')
    .replaceAll(/\s{2,}/g, ' ');
  if (name.length < 2 || name.length > 80 || isColumnName(name) || areColumnNames([name, '时间'])) return null;
  return {
    key: name,
    draft: { name: found(name, source, 0.92), month: month === null ? null : found(month.month, month.source, 0.92) },
  };
}
