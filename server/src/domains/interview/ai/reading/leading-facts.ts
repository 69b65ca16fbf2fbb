import type { Span } from '../scoring/fold.ts';
import { plain } from './plain.ts';
import { clauseSpans } from './windows.ts';

/** Age, sex and year of birth as people begin with them: what nobody asked for, and nothing of what follows. */
const figure = '(?:\\d{2}|[二三四五六七]?十[一二三四五六七八九]?)';
const self = '(?:我|俺|本人|咱)?';
const age = `${self}(?:今年|现年|现在|马上|快|都|已经|刚|满|虚|周|是|有)*${figure}(?:来|多)?周?(?:岁|出头)(?:多|了)?(?:的人了?)?`;
const sex = `${self}(?:就?是|一?个|一?名|一?位)*(?:男|女)(?:的|生|性|士|同志|孩子?)?`;
const born = `${self}(?:就?是)?(?:(?:19|20)?\\d{2}|[七八九零][零〇一二三四五六七八九])(?:年(?:的|生人?|出生)|后)(?:的|人)?`;
const fact = new RegExp(`^(?:${age}|${sex}|${born})$`, 'u');
/** What stands between them, and is no private matter. */
const greeting =
  /^(?:您好|你好|面试官好|老师好|大家好|嗯|那个|好的?|我(?:叫|姓)[\p{Script=Han}·]{1,5}|我是[\p{Script=Han}]{2,3})$/u;

/**
 * The plain facts about themselves that somebody begins with (我今年52岁，男。), and where what follows begins: they are kept
 * back by themselves, and say nothing of the rest. null where it does not begin so, or nothing follows.
 */
export function leadingFacts(said: string): { readonly facts: readonly Span[]; readonly rest: number } | null {
  const clauses = clauseSpans(said);
  const begins = clauses.findIndex((span) => {
    const words = plain(said.slice(span.from, span.to)).trim();
    return !fact.test(words) && !greeting.test(words);
  });
  const first = clauses[begins];
  if (first === undefined) return null;
  const facts = clauses.slice(0, begins).filter(({ from, to }) => fact.test(plain(said.slice(from, to)).trim()));
  return facts.length === 0 ? null : { facts, rest: first.from };
}
