import {
  certificateByCode,
  certificatesIn,
  languageByCode,
  languagesIn,
  shiftByCode,
  shiftsIn,
} from '#domains/dictionary/index.ts';
import { demandOf, type Ask, type Demand } from './demand.ts';
import { isDenied, isWaived } from './words-of-demand.ts';

/** A lesson, a name or a document in a language asks for none of it beyond what the clause says else. */
const ofTeaching = /^(?:老师|教师|教学|课程|课堂|培训师|教研|名字?|版|简历|教育|角|专业(?![四八48]级))/u;
/** Money for it, or less of it, asks for nothing. */
const ofBenefit = /^(?:费|补|补贴|工资|餐|少|有?补助|津贴|另|双倍|三倍|有?加班费|调休|均?有)/u;
const either = /或|\/|其一|之一|任一|任意/u;

/** Certificates that a clause asks for. */
export function certificatesAsked(ask: Ask): Demand[] {
  if (isWaived(ask.text)) return [];
  const mentions = certificatesIn(ask.text).filter(({ start }) => !isDenied(ask.text, start));
  return mentions.flatMap((mention): Demand[] => {
    const certificate = certificateByCode(mention.code);
    if (certificate === undefined) return [];
    const demand = demandOf(ask, 'certificate', { words: certificate.name, code: certificate.code }, mention);
    return [{ ...demand, either: mentions.length > 1 && either.test(ask.text) }];
  });
}

/**
 * Languages that a clause asks for, with how well. How well may be said in the clauses behind, so it is read in the
 * whole sentence.
 * @param at where the clause begins in the sentence
 */
export function languagesAsked(ask: Ask, sentence: string, at: number): Demand[] {
  if (isWaived(ask.text)) return [];
  const mentions = languagesIn(sentence).filter(
    ({ start, end }) => start >= at && end <= at + ask.text.length && !ofTeaching.test(sentence.slice(end)),
  );
  return mentions.flatMap((mention): Demand[] => {
    const language = languageByCode(mention.code);
    if (language === undefined) return [];
    const place = { start: mention.start - at, end: mention.end - at };
    const name = language.code === 'zh' ? '普通话' : language.name;
    const demand = demandOf(ask, 'language', { words: name, code: language.code }, place);
    return [{ ...demand, level: mention.level, either: mentions.length > 1 && either.test(ask.text) }];
  });
}

/** Shifts, journeys and overtime that a clause asks people to take. */
export function shiftsAsked(ask: Ask): Demand[] {
  if (isWaived(ask.text)) return [];
  return shiftsIn(ask.text).flatMap((mention): Demand[] => {
    const shift = shiftByCode(mention.code);
    const behind = ask.text.slice(mention.end);
    if (shift === undefined || isDenied(ask.text, mention.start) || ofBenefit.test(behind)) return [];
    return [demandOf(ask, 'shift', { words: shift.name, code: shift.code }, mention)];
  });
}
