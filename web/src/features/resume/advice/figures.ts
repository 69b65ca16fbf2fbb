/** Names that have a digit in them say nothing of how much: Vue3, H5, B2B, 5G, 2021 年, 2021.06. */
const names =
  /[A-Za-z][A-Za-z+#]*\d+(?:\.\d+)*|\d[DGBC](?![A-Za-z])|(?:19|20)\d{2}\s*(?:年(?!\s*化)|[./-]\s*\d{1,2}(?!\d))/gu;

/** Words that only look like a number with its unit. */
const mistakable =
  /十分(?!之|钟|满意)|百家(?:号|讲坛)|二次(?:元|开发|加工|封装)|第一时间|千万(?:别|不要)|万一|三方|三级|二手/gu;

const digit = /[0-9０-９]/u;
const units =
  '人|名|家|个|位|次|项|件|套|台|篇|份|条|天|日|周|月|年|小时|分钟|秒|倍|成|元|块|场|款|门|届|期|组|轮|支|所|座|城|省|市|区|店|版|页|字|行|单|笔|户|车|辆|吨|斤|公斤|米|公里|平|亩|折|分|班|节|课时|桌|床|间|层|栋|幅|张|本|册|集|部|道|种|类|国|校|县|村|镇|站|处|例|宗|起|批|箱|等奖';
/** 三十人, 近百家, 两百余场, 十二个月. */
const written = new RegExp(
  `[二两三四五六七八九十百千万亿][一二三四五六七八九十百千万亿]*[余多来几]?\\s*(?:${units})`,
  'u',
);
const ofOne = /一(?:[百千万亿十]|年|周|天|小时|分钟|等奖|半)/u;
const shares =
  /百分之|分之[一二三四五六七八九十]|过半|半数|大半|翻倍|翻番|翻了|倍增|成倍|(?:[数几上近成过超逾][十百千万]|[十百千万][余几])/u;
const firsts = /首个|首家|首批|首位|唯一|第[一二三四五六七八九十]名?|满分|零(?:事故|投诉|差错|缺陷|故障|失误|差评)/u;

/** Whether a line says how much, in digits or in words. */
export function saysHowMuch(line: string): boolean {
  const text = line.normalize('NFKC').replace(names, ' ').replace(mistakable, ' ');
  return digit.test(text) || written.test(text) || ofOne.test(text) || shares.test(text) || firsts.test(text);
}
