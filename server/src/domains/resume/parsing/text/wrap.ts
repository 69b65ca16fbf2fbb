import { isCompany, isSchool } from '../fields/words.ts';
import { findPeriod } from './dates.ts';
import { readHeading } from '../headings.ts';
import type { TextLine } from './line.ts';
import { hasHan } from './normalize.ts';

/** Puts together what the width of a page or column broke apart. */
export function joinWrapped(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  let previous: TextLine | null = null;
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && previous !== null && goesOn(previous, last, line)) {
      const text = last.text + separator(last.text, line.text) + line.text;
      joined[joined.length - 1] = { ...last, text, parts: [text], reach: line.reach };
    } else {
      joined.push(line);
    }
    previous = line;
  }
  return joined;
}

const closed = /[。；;！!？?：:]$/u;

/** Whether `next` goes on with `whole`, whose last row is `previous`. */
function goesOn(previous: TextLine, whole: TextLine, next: TextLine): boolean {
  if (next.bullet || previous.block !== next.block || previous.parts.length > 1 || next.parts.length > 1) return false;
  if (/https?:\/\/\S*$/.test(whole.text) && previous.reach !== 'short')
    return /^[\w./?=&%#-]+$/.test(next.text) && !/^[A-Z][a-z]+$/.test(next.text) && readHeading(next.text) === null;
  if (closesBracket(whole.text, next.text)) return true;
  if (Math.abs(previous.size - next.size) > 0.1 || previous.strong !== next.strong) return false;
  if (/@|^[\d\s()+-]+$/.test(previous.text)) return false;
  if (
    /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?,?$/.test(previous.text) &&
    /^(?:19|20)\d{2}\b/.test(next.text)
  )
    return true;
  // 7 | 千-1 万: a number and its unit belong together.
  if (/\d$/.test(previous.text) && /^[千万元kK%](?!\p{Script=Han}{2})/u.test(next.text)) return true;
  if (readHeading(previous.text) !== null || readHeading(next.text) !== null) return false;
  if (findPeriod(next.text)?.index === 0 || /[:：]/.test(next.text.slice(0, 6))) return false;
  const hanging = whole.bullet && next.indent > whole.indent + 0.4 && next.indent < whole.indent + 4;
  if (hanging) return previous.reach !== 'short' || previous.text.length > 24;
  if (namesWhole(previous.text)) return false;
  if (closed.test(previous.text) || Math.abs(next.indent - previous.indent) > 2.2) return false;
  if (previous.reach === 'edge') return true;
  return previous.reach === 'longest' && /[。；;！!]$/u.test(next.text);
}

/** A school, an employer or what ends with a period: the line says all it has to say, however near the edge it ends. */
function namesWhole(text: string): boolean {
  if (text.length > 40) return false;
  const period = findPeriod(text);
  if (period !== null && /^[\s）)\]】]*$/u.test(text.slice(period.index + period.source.length))) return true;
  return !/[，,。；;、：:]/u.test(text) && (isSchool(text) || isCompany(text)) && !isHalfName(text);
}

/** 样例集团, 样例股份: what often goes on as 样例集团股份有限公司. */
function isHalfName(text: string): boolean {
  return /(?:集团|科技|网络|[^有]限|股份|厂|局|市场|部)$/u.test(text);
}

/** 某某公司（外贸部， over 外贸专员）: a bracket that the end of its line left open. */
function closesBracket(text: string, next: string): boolean {
  const isOpen = text.lastIndexOf('（') > text.lastIndexOf('）') || text.lastIndexOf('(') > text.lastIndexOf(')');
  return isOpen && text.length > 12 && /^[^（(]{0,14}[）)]/u.test(next);
}

/** What stands between the two halves of a text that was broken: a space between words, nothing between Chinese. */
export function separator(before: string, after: string): string {
  if (before.endsWith('-') && /^[a-z]/.test(after)) return '';
  if (/https?:\/\/\S*$/.test(before)) return '';
  return hasHan(before.slice(-1)) || hasHan(after.slice(0, 1)) || /[，、（）]$/u.test(before) ? '' : ' ';
}
