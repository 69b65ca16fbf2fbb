import { readHeading } from '../headings.ts';
import { found, reasons, type Found } from '../draft.ts';
import type { TextLine } from '../text/line.ts';
import { squeeze } from '../text/normalize.ts';
import { findLabelled } from './labels.ts';
import { isTitle } from './words.ts';

/** The commonest family names; a title like 产品经理 begins with none of them as often as a name does. */
const familyNames = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤常温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝',
);
const doubleFamilyNames =
  '欧阳 太史 上官 司马 诸葛 司徒 东方 独孤 南宫 夏侯 皇甫 尉迟 公孙 慕容 令狐 长孙 宇文 端木 申屠 百里 西门 闻人 公西 宗政 司空 澹台 公冶 濮阳 淳于 单于 太叔 轩辕 钟离 鲜于 闾丘 亓官 司寇 子车 颛孙 漆雕 乐正 壤驷 公良 拓跋 夹谷 宰父 谷梁 段干 呼延 东郭 南门 羊舌 微生 梁丘 左丘 东门 赫连 万俟 第五 哥舒 纳兰 那拉 完颜 叶赫 巫马 公羊 仲孙 即墨 南郭 北宫 贺兰 耶律 尉缭 钮祜 富察 瓜尔 佟佳 爱新'.split(
    ' ',
  );

const han = /^\p{Script=Han}{2,4}$/u;
/** 阿依古丽·买买提 */
const dotted = /^\p{Script=Han}{2,10}·\p{Script=Han}{2,10}$/u;
const latin =
  /^\p{Lu}[\p{Script=Latin}'’-]+(?: (?:(?:de|da|van|von|der|bin|al|el|di|du|la|le) )?\p{Lu}[\p{Script=Latin}'’.-]*){1,3}$/u;
const notNames =
  /^(?:个人|求职|我的|应聘|在线|中文|英文|电子)?(?:简历|履历|简历表|履历表|求职信)$|简历|简介|资料|信息|学历|本科|硕士|博士|大专|男|女|电话|邮箱|应届|党员|群众|团员|汉族|经理$|工程师$|专员$|总监$|主管$|设计师$|助理$|实习生$|开发$|运营$|顾问$|^(?:求职|应聘|个人|良好|健康|一般|未婚|已婚|汉族|在职|离职|期望|意向|联系|微信|全职|兼职|不限|面议|护理|会计|销售|行政)/u;

/** The name: behind its label, else the largest words at the top that can be one. */
export function findName(header: readonly TextLine[], all: readonly TextLine[]): Found<string> | '' {
  const labelled = findLabelled(header, 'name') ?? findLabelled(all, 'name');
  const behindLabel = labelled === null ? null : nameIn(labelled.value.split(/[\s|｜/（(]{2,}|[|｜（(]/u)[0] ?? '');
  if (labelled !== null && behindLabel !== null) return found(behindLabel, labelled.source, 0.98);
  // 我叫…，男，1996年3月出生: in a sentence.
  const said = all
    .map((line) => /(?:^|[，,。\s])(我叫|本人|我是)(\p{Script=Han}{2,4})(?=[，,。])/u.exec(line.text))
    .find((match) => match !== null && (match[1] === '我叫' || mayBeName(match[2] ?? '')));
  const toldName = nameIn(said?.[2] ?? '');
  if (toldName !== null) return found(toldName, said?.[0].trim() ?? '', 0.9);
  const candidates = header.slice(0, 12).flatMap((line, index) => {
    // 吴 | 范 | 本: set wide.
    const isWide =
      line.parts.length > 1 && line.parts.length <= 4 && line.parts.every((part) => /^\p{Script=Han}$/u.test(part));
    const first = isWide ? line.parts.join('') : (line.parts[0] ?? '');
    return [first, first.split(/\s*[|｜/·,，]\s*|\s+[—–-]+\s+/u)[0] ?? '', first.split(' ')[0] ?? ''].flatMap(
      (text) => {
        const name = readHeading(text) === null ? nameIn(text) : null;
        return name === null ? [] : [{ name, size: line.size, index, source: line.text }];
      },
    );
  });
  const best = [
    ...(candidates.some(({ name }) => score(name) === 2) ? candidates : [...candidates, ...largestNames(all)]),
    ...largestWords(all),
  ].toSorted((a, b) => b.size - a.size || score(b.name) - score(a.name) || a.index - b.index)[0];
  if (best === undefined) return '';
  const sure = score(best.name) === 2 && best.index < fromHeader && (best.size > 1.3 || best.index <= 1);
  return sure ? found(best.name, best.source, 0.95) : found(best.name, best.source, 0.65, reasons.guessedByPlace);
}

/** 2 for a name with a common family name, 1 for what only has the form of one. */
function score(name: string): number {
  if (dotted.test(name)) return 2;
  if (latin.test(name)) return 2;
  return doubleFamilyNames.some((family) => name.startsWith(family)) || familyNames.has(name[0] ?? '') ? 2 : 1;
}

/** Names of the header are told by their line, others by a line behind it. */
const fromHeader = 12;

/** Names in large letters, wherever they stand: beside a column that is read before. */
function largestNames(all: readonly TextLine[]): { name: string; size: number; index: number; source: string }[] {
  return all.flatMap((line, index) =>
    line.size > 1.3 && (mayBeName(line.text) || (line.size > 1.45 && latin.test(line.text)))
      ? [{ name: nameIn(line.text) ?? '', size: line.size, index: index + fromHeader, source: line.text }]
      : [],
  );
}

/** The largest words of the file, far larger than its text, where they can be a name: below a sidebar that is read before. */
function largestWords(all: readonly TextLine[]): ReturnType<typeof largestNames> {
  const largest = Math.max(...all.map(({ size }) => size));
  if (largest < 1.5) return [];
  return all.flatMap((line, index) => {
    const name = line.size === largest && readHeading(line.text) === null ? nameIn(line.text) : null;
    return name === null || isTitle(name) ? [] : [{ name, size: line.size, index, source: line.text }];
  });
}

/** Whether a line is a name with a common family name and nothing else. */
export function mayBeName(text: string): boolean {
  if (dotted.test(text.replaceAll(/\s/gu, ''))) return true;
  const name = /^\p{Script=Han}(?:\s*\p{Script=Han}){1,3}$/u.test(text) ? nameIn(text) : null;
  return name !== null && score(name) === 2;
}

function nameIn(text: string): string | null {
  if (/^(?:个人|求职|我的|应聘|中文|英文|电子)?(?:简历|履历)/u.test(squeeze(text))) return null;
  const tight = squeeze(text).replace(/(?<=^\p{Script=Han}{2,4})的?(?:个人|求职|中文)?简历$/u, '');
  if (notNames.test(tight)) return null;
  if (dotted.test(tight)) return tight;
  if (han.test(tight) && !/^(?:姓名|性别|年龄|电话|邮箱)/u.test(tight)) {
    const longest = doubleFamilyNames.some((family) => tight.startsWith(family)) ? 4 : 3;
    return tight.length <= longest || score(tight) === 2 ? tight : null;
  }
  // Specimen L i: set wide.
  const words = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\b[A-Z]) (?=[a-z]\b)/g, '');
  return latin.test(words) &&
    words.length <= 40 &&
    !/resume|curriculum|vitae|engineer|manager|developer|designer|analyst/i.test(words)
    ? words
    : null;
}
