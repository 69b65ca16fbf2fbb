/**
 * CJK Radicals Supplement -> the ideograph it stands for (Unicode EquivalentUnifiedIdeograph). NFKC leaves this block
 * alone, and fonts with a wrong ToUnicode table write 长 as 2ED3. Pairs of radical and ideograph.
 */
const radicalPairs =
  '⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺈刀⺉刂⺊卜⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺫目⺬示⺭礻⺯糸⺰纟⺱罓⺲罒⺴网⺶羊⺹耂⺺肀⺻聿⺼肉⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻈讠⻉贝⻋车⻌辶⻍辶⻎辶⻏邑⻐钅⻑長⻒镸⻓长⻔门⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟';

const radicals: ReadonlyMap<string, string> = new Map(
  Array.from(radicalPairs.matchAll(/(.)(.)/gu), (pair) => [pair[1] ?? '', pair[2] ?? '']),
);

/** Blocks where NFKC restores what a person typed: radicals, compatibility ideographs, ligatures, full-width letters and digits. */
const folded = /[\u3b35\u2f00-\u2fdf\uf900-\ufaff\ufb00-\ufb06\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/gu;

/** Letters that NFKC leaves or turns into the traditional one where a Simplified Chinese font draws and means another. */
const simplified: ReadonlyMap<string, string> = new Map([
  ['\u3b35', '胶'],
  ['\u2f3e', '户'],
  ['\u2fad', '青'],
  ['\u2fc8', '黄'],
]);

/** Nothing to read: controls, zero-width characters, soft hyphens, private use (icon fonts), replacement characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\ufffd]/gu;

/**
 * The characters that a person meant: radicals and ligatures become letters, icons and invisible characters go.
 * Punctuation keeps its width, so that a description stays as it was written. An ideographic space or a run of spaces
 * is a part break and comes out as a tab.
 */
export function normalizeText(text: string): string {
  return (
    text
      .replaceAll(/[\t\r\n]+/g, '\t')
      .replaceAll(invisible, (letter) => (letter === '\t' ? letter : ''))
      .replaceAll(/[⺀-⻿]/gu, (radical) => radicals.get(radical) ?? radical)
      .replaceAll(folded, (letter) => simplified.get(letter) ?? letter.normalize('NFKC'))
      // Dashes that a font draws as one: the letters that were typed are two and three.
      .replaceAll('\u2e3a', '——')
      .replaceAll('\u2e3b', '———')
      // Dots and hyphens that a typesetter puts in place of those that were typed.
      .replaceAll('\u30fb', '·')
      .replaceAll(/[\u2010\u2011]/g, '-')
      .replaceAll(letterSpaced, (word) =>
        word
          .replaceAll(/(?<=[a-z]) (?=[A-Z])/g, '\t')
          .replaceAll(' ', '')
          .replaceAll('\t', ' '),
      )
      .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f]/gu, ' ')
      .replaceAll(/[\u3000\t]+/gu, '\t')
      .replaceAll(/ {2,}/g, '\t')
      .replaceAll(/ *\t[\t ]*/g, '\t')
  );
}

/** W o r k: a Latin word set wide, of at least four letters. */
const letterSpaced = /(?<![A-Za-z] ?)[A-Za-z](?: [A-Za-z&]){3,}(?![A-Za-z])/g;

/** The text without any space: what two renderings of the same words have in common. */
export function squeeze(text: string): string {
  return text.replaceAll(/\s+/gu, '');
}

/**
 * Undoes fake bold inside one run of text, where every character was written twice (科科研研经经历历). Needs three pairs:
 * 高高兴兴 is a word.
 */
export function collapseDoubled(text: string): string {
  const letters = [...text];
  if (letters.length < 6 || letters.length % 2 === 1) return text;
  for (let index = 0; index < letters.length; index += 2) if (letters[index] !== letters[index + 1]) return text;
  const half = letters.filter((_, index) => index % 2 === 0);
  return new Set(half).size === 1 ? text : half.join('');
}

const han = /\p{Script=Han}/u;

/** Whether the text has a Chinese character. */
export function hasHan(text: string): boolean {
  return han.test(text);
}

/** Letters that make up a quarter and more of any Chinese resume. */
const common =
  /[的一是在有人大中上为个学年月工作业公司生经理负责项目成本科专技能教育历部门管开发设计会员和与及完组织参时间主名姓男女电话邮箱求职意向市区北京海广院校系信息数据产品客户服务销售实习语熟悉练证书自我评价能力年级师文化团优秀高中小学班任导成果提升率分万元日至今现]/gu;

/**
 * Whether Chinese characters are no Chinese: a font without its table of letters shows some character for each, but
 * never the ones that people write.
 */
export function isGibberish(text: string): boolean {
  const { han: all } = countLetters(text);
  return all >= 40 && (text.match(common) ?? []).length < 0.12 * all;
}

/** How many Chinese characters and how many Latin letters a text has. */
export function countLetters(text: string): { han: number; latin: number } {
  return { han: (text.match(/\p{Script=Han}/gu) ?? []).length, latin: (text.match(/[A-Za-z]/g) ?? []).length };
}
