import type { ObjectionRule } from '../rule.ts';
import { away, only, outcome } from '../words.ts';

const nations =
  '汉|回|藏|维吾尔|维|蒙古?|壮|满|苗|彝|朝鲜|哈萨克|土家|侗|傣|白|瑶|布依|哈尼|黎|畲|羌|纳西|傈僳|佤|撒拉|锡伯|柯尔克孜|塔吉克';
const nation = `(?:(?:(?:${nations})族|少数民族?|少民|少族)(?:[、/和及与]?(?:(?:${nations})族|新疆|西藏))*)`;
const things =
  '(?!语|文|风|舞|歌|乐|服|医|药|地区|文化|特色|聚居|银|节|乡|自治|刺绣|餐|美食|学校|学生|同学的|同胞的|干部|村|寨|山)';

/** 就业促进法 §28, 劳动法 §12. */
const ethnicity: ObjectionRule = {
  reason: 'ethnicity',
  topic: /族|少民/gu,
  asking: [
    new RegExp(`(?:${only}|除|招)(?:${nation})${things}`, 'gu'),
    new RegExp(`${nation}(?:的|人|同胞|籍|员工)?(?:新疆|西藏)?(?:${outcome})`, 'gu'),
    new RegExp(`${nation}${away}`, 'gu'),
    /民族(?:要求|那栏|一栏|栏|成分|须|需|必须|限|写|填|为|是|[:：])+(?!不限|均可)[\p{Script=Han}]{0,2}(?:汉|回|藏|维|蒙|满)[\p{Script=Han}]{0,3}/gu,
    /民族[:：](?!不限|均可|无)[\p{Script=Han}]{1,4}/gu,
    /(?:非汉族|身份证上?[^,]{0,4}(?:汉族|少数民族))(?:[^,]{0,6})/gu,
  ],
  bare: [/^(?:\d[.、])?(?:须|限|必须)?汉族$/gu],
  message: '不得以民族、种族限制求职者（就业促进法第二十八条、劳动法第十二条）',
  suggestion: '删去民族要求；需要某种语言的，写明语言',
};

const faith =
  '(?:基督徒|宗教(?:信仰|人士|信徒)?|信教|信佛|信仰|信徒|教徒|佛教徒?|基督教?|天主教|伊斯兰教?|穆斯林|道教|信主|信耶稣|信上帝|信基督|拜佛|吃斋念佛|念佛|吃斋|吃素|念经|烧香|礼拜|做礼拜|教友|信众|居士|清真饮食|信神|唯物)';

const religion: ObjectionRule = {
  reason: 'religion',
  topic:
    /教|耶稣|上帝|信佛|信仰|信徒|基督|伊斯兰|穆斯林|信主|拜佛|斋|吃素|念经|烧香|礼拜|信众|居士|清真|信神|唯物|皈依|受洗/gu,
  asking: [
    new RegExp(`(?:无|没有|没|不得有|不能有|不许有|不信|不招|不收|不要|非)(?:任何|有)?${faith}(?:人士|者|的)?`, 'gu'),
    new RegExp(`(?:有|跟着|一起|同样)?${faith}(?:信仰)?(?:人士|者|的)?(?:${outcome})`, 'gu'),
    new RegExp(`(?:不能|不得|不许|不可|禁止|不准)(?:有|信)?${faith}`, 'gu'),
    new RegExp(`(?:有|信)?${faith}${away}`, 'gu'),
    new RegExp(`(?:${only})(?:有|信|同|懂)?[\\p{Script=Han}]{0,3}?${faith}(?:者|人士|的|$)`, 'gu'),
    new RegExp(`(?:跟着|一起|跟|同)[^,]{0,3}(?:拜佛|烧香|念经|礼拜|吃斋|吃素|信佛)的?[^,]{0,3}`, 'gu'),
    /(?:须|必须|需|要)(?:信佛|信教|信主|皈依|受洗|参加(?:礼拜|法会))/gu,
    /(?:信仰|宗教)(?:情况|状况)?[:：](?!不限|均可|自由)[\p{Script=Han}]{1,5}/gu,
  ],
  unless: ({ clause, before, after }) =>
    /信仰自由|尊重|不限|均可|餐厅|面馆|餐馆|饭店|造像|建筑|遗产|研究|出版/u.test(clause) ||
    /^[^,]{0,2}(?:场所|文化|建筑|造像|艺术|学|事务|用品|音乐|知识)/u.test(after) ||
    /(?:尊重|相|诚|守|威|通|微)$/u.test(before),
  message: '不得以宗教信仰限制求职者（就业促进法第三条、劳动法第十二条）',
  suggestion: '删去宗教信仰要求；工作时间、饮食安排等请直接写明',
};

export const belief: readonly ObjectionRule[] = [ethnicity, religion];
