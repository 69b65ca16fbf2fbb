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
  const read = lines.flatMap((line) => splitLine(line).map((text) => readOne(text, line.text)));
  const named = read.filter((each) => each !== null);
  return [...new Map(named.map((each) => [each.key, each.draft])).values()].slice(0, 30);
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
    .replace(/(?:获得|取得|通过)时间\s*[:：]?/u, '')
    .replaceAll(/[（(]\s*[）)]/gu, '')
    .replace(/^[\s,，:：|｜—–-]+|[\s,，:：|｜。；;—–-]+$/gu, '')
    .replaceAll(/\s{2,}/g, ' ');
  if (name.length < 2 || name.length > 80) return null;
  return {
    key: name,
    draft: { name: found(name, source, 0.92), month: month === null ? null : found(month.month, month.source, 0.92) },
  };
}
