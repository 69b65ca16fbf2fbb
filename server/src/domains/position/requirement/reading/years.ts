/** Years that a clause speaks of, at their place in it. */
export interface Years {
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

const numerals = '零一二三四五六七八九十';
const number = String.raw`(\d{1,2}|十[一二三四五六七八九]?|[一二两三四五六七八九])`;
const pattern = new RegExp(
  String.raw`(?<![\d.])${number}(?:\s*[-~—–至到]\s*${number})?\s*年(?!级|龄|度|薪|终|轻|底|假|会|后|届|制|内上市|\d{1,2}月)(?:\s*[（(]含[)）])?(?:\s*(?:\(含\)|（含）)?(?:及|或)?以?上|起|左右|内)?`,
  'gu',
);
const halfYear = /半年(?:及?以上)?/u;

function valueOf(words: string): number {
  if (/^\d+$/u.test(words)) return Number(words);
  if (words === '两') return 2;
  if (words.startsWith('十')) return 10 + Math.max(0, numerals.indexOf(words.charAt(1) || '零'));
  return numerals.indexOf(words);
}

/** The number of an item (`5.2年以上`: two years, fifth), kept as blanks. */
const item = /^\s*\d{1,2}\.(?!5年)/u;

/** Every number of years in a clause. */
export function yearsIn(clause: string): Years[] {
  const text = clause.replace(item, (words) => ' '.repeat(words.length));
  const whole = [...text.matchAll(pattern)].map((match) => ({
    from: valueOf(match[1] ?? ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const half = halfYear.exec(text);
  return whole.length > 0 || half === null ? whole : [{ from: 0, start: half.index, end: half.index + half[0].length }];
}

/** What years may be of without being of work: a licence, a company, a contract. */
const ofOther =
  /驾龄|驾照|驾驶证|注册|成立|合同|社保|公司|发展|学制|行业龙头|签|毕业|近$|过去|最近|有效期|服务期|试用/u;
const ofWork =
  /经验|经历|从业|工作|资历|从事|背景|履历|工龄|岗位|年资|带教|任教|驾驶|维修|管理|操作|临床|教龄|实操|同岗/u;

/** Whether these years are of work. */
export function areOfWork(text: string, { start, end }: Years): boolean {
  const before = text.slice(Math.max(0, start - 14), start);
  const behind = text.slice(end, end + 26);
  if (ofOther.test(before) && !/经验|工作经历/u.test(behind)) return false;
  return ofWork.test(behind) || ofWork.test(before);
}
