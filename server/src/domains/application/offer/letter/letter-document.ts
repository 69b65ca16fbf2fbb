import { conditionLines, dayText, payLines, type TermLine } from '@pinjian/contract/application-offer-pay.ts';
import { offerDays, type OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { LetterTemplate } from '@pinjian/contract/application-offer-settings.ts';
import { dayTextOf } from '../day-text.ts';

/** What a letter says, and of what. */
export interface LetterSource {
  readonly letter: LetterTemplate;
  readonly terms: OfferTerms;
  readonly candidateName: string;
  readonly companyName: string;
  /** null for a draft, which is nobody's promise yet. */
  readonly sent: {
    readonly number: number;
    readonly sentAt: Date;
    readonly validUntil: Date;
    readonly hash: string;
  } | null;
  /** Set while it was accepted. */
  readonly acceptance: { readonly name: string; readonly at: Date } | null;
  /** Stands in the file's metadata. */
  readonly madeAt: Date;
}

/** What the template prints: words ready to be read. */
export interface PrintedLetter {
  readonly title: string;
  readonly company: string;
  readonly greeting: string;
  readonly opening: readonly string[];
  readonly pay: readonly TermLine[];
  readonly conditions: readonly TermLine[];
  readonly papers: readonly string[];
  readonly closing: readonly string[];
  readonly signature: readonly string[];
  readonly date: string;
  readonly acceptance: string;
  readonly footnote: string;
  /** Which version it is; 草稿 for a draft. */
  readonly edition: string;
  /** Stands across every page of a draft; '' otherwise. */
  readonly mark: string;
}

/** Turns a version, or a draft, into what the template prints; amounts and dates take their words from the contract, as the screens do. */
export function printedLetter(source: LetterSource): PrintedLetter {
  const { letter, terms, sent, acceptance } = source;
  const filled = (text: string) => fillIn(text, source);
  return {
    title: filled(letter.title),
    company: source.companyName,
    greeting: `${source.candidateName}，您好：`,
    opening: paragraphs(filled(letter.opening)),
    pay: payLines(terms),
    conditions: conditionLines(terms),
    papers: terms.papers,
    closing: paragraphs(filled(letter.closing)),
    signature: paragraphs(filled(letter.signature)),
    date: sent === null ? '' : dayTextOf(sent.sentAt),
    acceptance:
      acceptance === null ? '' : `${acceptance.name} 已于 ${dayTextOf(acceptance.at)} 通过聘见平台确认接受本录用意向。`,
    footnote: filled(letter.footnote),
    edition: sent === null ? '草稿，未发出' : `第 ${sent.number} 版 · 校验码 ${sent.hash.slice(0, 16)}`,
    mark: sent === null ? '草稿' : '',
  };
}

/** Puts what the placeholders stand for in their place; other words in braces stay as they are. */
function fillIn(text: string, { terms, candidateName, companyName, sent }: LetterSource): string {
  const words: Readonly<Record<string, string>> = {
    候选人: candidateName,
    公司: companyName,
    职位: terms.title,
    部门: terms.department === '' ? companyName : terms.department,
    入职日期: dayText(terms.startsOn),
    工作地点: terms.place,
    有效期: validText(terms, sent?.validUntil ?? null),
  };
  return text.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => words[name.trim()] ?? whole);
}

function validText({ validUntil }: OfferTerms, at: Date | null): string {
  if (at !== null) return dayTextOf(at);
  return validUntil === null ? `发出后 ${offerDays} 天` : dayText(validUntil);
}

function paragraphs(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
