import type { ResumeCertificate } from '@pinjian/contract/resume-content.ts';
import { found, type Draft } from '../draft.ts';
import { findMonth } from '../text/dates.ts';
import type { TextLine } from '../text/line.ts';

const certificate =
  /证书?$|证[（(]|资格|执照|驾照|驾驶证|(?:CET|TEM)\s?-?\s?\d|[四六八]级|[一二三]级$|[甲乙]等|会计师|审计师|经济师|建造师|护师$|管理师|(?:中级|初级|高级)(?:职称|工程师)|^(?:PMP|ACP|NPDP|CPA|CFA|FRM|ACCA|CISSP|OCP|OCM|HCIE|HCIP|HCIA|CCNA|CCNP|CCIE|AWS Certified.*|软考.*)$/iu;

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
  if (cells[0] !== undefined && isMonth(cells[0].text)) return cells;
  const joined: TextLine[] = [];
  for (const line of cells) {
    const last = joined.at(-1);
    if (last === undefined || !isMonth(line.text) || findMonth(last.text) !== null) joined.push(line);
    else joined[joined.length - 1] = { ...last, text: `${last.text}  ${line.text}`, parts: [...last.parts, line.text] };
  }
  return joined;
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
    part.split(/[、；;|｜]\s*|[，,]\s*(?!\s*(?:[A-Z][a-z]{2}\w*\.?\s)?(?:19|20)\d{2})/u),
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
    .replace(/^(?:证书|资格证书|职业证书|技能证书)\s*[:：]\s*/u, '')
    .replace(/(?:获得|取得|通过|发证)(?:时间|日期)\s*[:：]?|(?<=\s)(?:取得|获得|获证|考取)\s*[:：]/u, '')
    .replace(/^[\s,，:：|｜·—–-]*(?:取得|获得|考取|考过|考得|考到|通过|持有|具有)(?:了|的)?(?=\s*\S{3})/u, '')
    .replaceAll(/[（(]\s*[）)]/gu, '')
    .replace(/^[\s,，:：|｜·—–-]+|[\s,，:：|｜。；;·—–-]+$/gu, '')
    .replaceAll(/\s{2,}/g, ' ');
  if (name.length < 2 || name.length > 80) return null;
  return {
    key: name,
    draft: { name: found(name, source, 0.92), month: month === null ? null : found(month.month, month.source, 0.92) },
  };
}
