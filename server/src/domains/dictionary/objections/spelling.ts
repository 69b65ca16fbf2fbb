/** A text made comparable, with the way back to where each of its characters stood. */
export interface Spelled {
  readonly plain: string;
  /** For each UTF-16 unit of `plain`, where the characters it came from begin and end in the original. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Blanks and invisible characters that people put between letters to slip past a check; line ends stay. */
const dropped = /^[\p{Zs}\p{Cf}\t\r\p{Variation_Selector}\u20E3]$/u;
/** A remark in brackets, which parts those who are meant from what becomes of them: 某省的（懂的都懂）勿投. */
export const remarks =
  /[(（【](?![^()（）【】\n]*(?:依法|法定|规定|不限|均可|皆可|不要求|条例))[^()（）【】\n]{1,24}[)）】]/gu;
/** What is put in brackets between an age and its bound. */
export const inclusive = /[(（](?:含|包含|包括|周岁|含本数|含\d{2}周?岁?)[)）]/gu;
const picture = /^\p{Extended_Pictographic}$/u;

/** Pictures that stand for a word. */
const pictures = new Map([
  ...[...'♀🚺👩👧🙎💃👸🤰'].map((each) => [each, '女'] as const),
  ...[...'♂🚹👨👦🤵🕺🤴'].map((each) => [each, '男'] as const),
  ...[...'💰💴💵💷💶🤑💸'].map((each) => [each, '钱'] as const),
  ...[...'♈♉♊♋♌♍♎♏♐♑♒♓'].map(
    (each, index) =>
      [each, `${'白羊 金牛 双子 巨蟹 狮子 处女 天秤 天蝎 射手 摩羯 水瓶 双鱼'.split(' ')[index] ?? ''}座`] as const,
  ),
  ...[...'☪🕌🧕'].map((each) => [each, '穆斯林'] as const),
  ...[...'✝⛪'].map((each) => [each, '基督徒'] as const),
  ['☸', '佛教徒'],
  ...[...'📞📱☎'].map((each) => [each, '电话:'] as const),
  ...[...'📧✉📮'].map((each) => [each, '邮箱:'] as const),
  ['🛰', '卫星'],
  ['🐧', '企鹅'],
  ['🆔', 'id'],
  ['🙅', '不要'],
  ['🈲', '禁'],
  ['↓', '以下'],
  ['⬇', '以下'],
  ['↑', '以上'],
  ['🚫', '不'],
  ['❌', '不'],
  ['➕', '+'],
  ['➖', '-'],
] as const);

/** Traditional characters and ones that look like another, each before the one it stands for. */
const variants = new Map(
  [
    ...pairs(
      '歲岁嵗岁齡龄籍籍貫贯擾扰東东優优處处隊队員员請请勿勿須须會会費费證证險险資资貸贷單单線线發发與与業业學学歷历歴历雙双無无個个為为爲为僅仅',
    ),
    ...pairs(
      '兩两劃划傳传銷销繳缴納纳壓压領领職职離离態态異异懷怀結结處处體体檢检殘残礙碍盲盲癲癫癇痫聾聋啞哑顏颜氣气質质貌貌長长腳脚臉脸瘦瘦',
    ),
    ...pairs(
      '滿满過过歡欢聯联係系電电話话號号機机網网賭赌錢钱勞劳動动勤勤護护廠厂車车間间門门開开關关們们來来對对應应給给這这裡里裏里還还將将時时',
    ),
    ...pairs(
      '東东廣广寧宁蘇苏陝陕龍龙遼辽貴贵雲云灣湾縣县鄉乡鎮镇區区國国華华漢汉滿满維维壯壮蒙蒙鮮鲜彞彝瑤瑶傣傣宗宗佛佛禮礼拜拜蘭兰穆穆',
    ),
    ...pairs(
      '歸归屬属豬猪雞鸡馬马鼠鼠獅狮雙双魚鱼蠍蝎處处實实試试訓训練练貳贰陸陆叁叁萬万億亿從从師师傑杰較较難难婦妇媽妈孫孙親亲愛爱戀恋備备產产',
    ),
    ...pairs(
      '夲本亾人囯国囝子侽男籹女娚男佷很仂力伩信沩为咗了徴微薇薇冫水氵水囗口曰日仼任姓姓貝贝頭头豐丰團团縂总總总別别謝谢絕绝絶绝選选擇择點点讓让',
    ),
    ...pairs('壹一贰二叁三肆四伍五陆六柒七捌八玖九拾十廿廿卅卅'),
  ].filter(([from, to]) => from !== to),
);

function pairs(text: string): (readonly [string, string])[] {
  const all = [...text];
  return all.flatMap((each, index) => (index % 2 === 0 ? [[each, all[index + 1] ?? each] as const] : []));
}

/** Spellings of the characters seen so far, '' for what is dropped; of one plane of Unicode at most. */
const spelled = new Map<string, string>();

function spell(character: string): string {
  const known = spelled.get(character);
  if (known !== undefined) return known;
  const made = dropped.test(character) ? '' : newSpelling(character);
  if (character.length === 1) spelled.set(character, made);
  return made;
}

/** One spelling of a character: half width, lower case, simplified, without tone marks; ü is v; pictures are words or commas. */
function newSpelling(character: string): string {
  const folded = character.normalize('NFKC').toLowerCase().replaceAll(' ', '');
  const known = pictures.get(folded) ?? pictures.get(character) ?? variants.get(folded);
  if (known !== undefined) return known;
  if (picture.test(character) && !/[\d#*]/u.test(character)) return folded === character ? ',' : folded;
  if (/^\p{Script=Latin}$/u.test(folded) && !/^[a-z]$/u.test(folded))
    return folded
      .normalize('NFD')
      .replace(/u[\u0300-\u036f]*\u0308[\u0300-\u036f]*/u, 'v')
      .replaceAll(/[\u0300-\u036f]/gu, '');
  return folded;
}

/**
 * Character by character, without blanks: 限 男 性 -> 限男性, １３８ -> 138, 東北 -> 东北.
 * @param atBlanks what a blank between two words of Chinese becomes: nothing, or the comma that it stands for.
 */
export function spellOut(text: string, atBlanks: '' | ','): Spelled {
  let plain = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const put = (spelled: string, from: number, to: number) => {
    for (let unit = 0; unit < spelled.length; unit += 1) {
      starts.push(from);
      ends.push(to);
    }
    plain += spelled;
  };
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const made = spell(character);
    if (made !== '') put(made, at, end);
    else if (atBlanks !== '' && partsWords(text, at, end)) put(atBlanks, at, end);
    at = end;
  }
  return { plain, starts, ends };
}

/** Two Chinese characters in a row on either side: people write a blank for a comma. Single ones are a word pulled apart. */
function partsWords(text: string, from: number, to: number): boolean {
  return (
    /\p{Script=Han}{2}$/u.test(text.slice(Math.max(0, from - 2), from)) &&
    /^\p{Script=Han}{2}/u.test(text.slice(to, to + 2))
  );
}

/** Puts `word` in the place of the units from `from` to `to` (exclusive), each standing for all of them. */
export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

/** @param replacements in order, without overlap. */
export function replaceIn({ plain, starts, ends }: Spelled, replacements: readonly Replacement[]): Spelled {
  if (replacements.length === 0) return { plain, starts, ends };
  let text = '';
  const newStarts: number[] = [];
  const newEnds: number[] = [];
  let at = 0;
  const keep = (to: number) => {
    text += plain.slice(at, to);
    for (let unit = at; unit < to; unit += 1) {
      newStarts.push(starts[unit] ?? 0);
      newEnds.push(ends[unit] ?? 0);
    }
  };
  for (const { from, to, word } of replacements) {
    keep(from);
    text += word;
    for (let unit = 0; unit < word.length; unit += 1) {
      newStarts.push(starts[from] ?? 0);
      newEnds.push(ends[to - 1] ?? 0);
    }
    at = to;
  }
  keep(plain.length);
  return { plain: text, starts: newStarts, ends: newEnds };
}
