import { rarityOf } from '../contrast.ts';
import { bigrams } from '../fold.ts';

/** Characters that Chinese cannot do without: where there are many, little else is said. */
const plain = /[的了我是在不有他就这个们来到说时要和为也你会着那么去过对后看得都没还把给让跟从想做问以大能可下上然]/gu;
/** Words that stand where something might have been told. */
const stock = /应该|需要|就是|大家|沟通|一般|比较|认真|负责|积极|努力|重要|关键|总之|反正|什么|其实|觉得|感觉|可能/gu;

/** What is counted by the character, so that a short answer can hold as much as a long one. */
const dense: Readonly<Record<string, RegExp>> = {
  digits: /\d+/gu,
  counted: /[一二两三四五六七八九十百千万半几]/gu,
  stock,
  denied: /[不没未]/gu,
  ordered: /而不|不是|再|才|先|只/gu,
  own: /我(?!们)/gu,
  others: /他|她|客户|同事|领导|组长|师傅|老师/gu,
};

const perTwenty = 20;

/**
 * How an answer is worded, whatever it is about: how rare its words are, how much stands in how few characters, how
 * even its clauses are.
 * @param told its clauses, folded
 */
export function wordingOf(told: readonly string[]): [name: string, value: number][] {
  const text = told.join(',');
  const length = Math.max(1, text.length);
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const rarities = [...bigrams(text)].map((pair) => rarityOf(pair));
  const rare = rarities.reduce((sum, each) => sum + each, 0);
  const lengths = told.map((clause) => clause.length);
  const mean = lengths.reduce((sum, each) => sum + each, 0) / Math.max(1, lengths.length);
  const variance = lengths.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, lengths.length);
  return [
    ['rare', rare / Math.max(1, rarities.length)],
    ['rare in all', rare / 100],
    ['rare by length', rare / Math.max(10, length)],
    ['plain', count(plain) / Math.max(1, count(/\p{Script=Han}/gu))],
    ['clause length', mean],
    ['uneven clauses', Math.sqrt(variance)],
    ['longest clause', Math.max(0, ...lengths) / perTwenty],
    ['clauses by length', (told.length / length) * perTwenty],
    ['distinct', new Set(text).size / Math.sqrt(length)],
    ['digits in all', count(/\d+/gu) / 5],
    ['stock in all', count(stock) / 3],
    ['in order', count(/先|再|才|只/gu) / 3],
    ['latin words', new Set(text.match(/[a-z]{2,}/gu)).size / 5],
    ['changed', count(/从.{1,12}(?:到|降|升|涨|变)/gu)],
    ['ends done', Number(text.endsWith('了'))],
    ...Object.entries(dense).map(([name, pattern]): [string, number] => [
      `${name} by length`,
      (count(pattern) / length) * perTwenty,
    ]),
  ];
}
