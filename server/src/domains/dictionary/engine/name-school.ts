import { capitalOf, cityByCode, cityByName } from '../data/cities.ts';
import { schoolBySpelling, type School } from '../data/schools.ts';
import { bracketsOf, fold, withoutBrackets } from './spelling.ts';

/** Words about a school or the studies there, not part of its name. None begins with another: told apart in one go. */
const remark =
  /^(?:985|211|双一流|一流大学|一流学科|c9|qs\d*|重点|一本|二本|三本|全日制|非全日制|统招|普招|自考|函授|成教|成人教育|网络教育|在职|本科生?|专科生?|大专|硕士|博士|研究生|学士|学历|学位|公办|民办|中外合作|国家|省属|部属|教育部直属|院校|高校|大学)+$/u;
const label = /^(?:毕业|就读|所在)?(?:院校|学校|大学|高校|school|university)(?=.{2})[:：]\s*/iu;
const campus = /^(?:.{0,6}校区|校本部|本部|主校区|总校)$/u;
const campusAtEnd = /(?:[\p{Script=Han}]{2,4}校区|校本部|本部)$/u;

/** What faculties are of. Colleges of other names (科技学院, 城市学院) may be schools of their own. */
const subject =
  /计算机|软件|人工智能|网络空间|信息|通信|电子|微电|集成电路|自动化|机械|机电|电气|材料|化学|化工|物理|数学|统计|数据|力学|生命|生物|环境|资源|土木|建筑|水利|水电|交通|能源|动力|航空|航天|经济|管理|商学|工商|金融|财政|会计|税务|国际贸易|经贸|法学|法律|政治|公共|国际关系|外国语|外语|英语|文学|人文|新闻|传播|历史|哲学|社会|教育|心理|艺术|美术|设计|音乐|体育|医学|药学|护理|卫生|口腔|临床|农学|林学|园艺|动物|植物|食品|地理|地球|地质|遥感|测绘|海洋|光电|光学|核|马克思|研究生|理学|工学|旅游|物流|图书/u;
const facultyEnd = /(?:学院|学部|书院|研究院|研究生院|学系|系|部|中心|所)$/u;
/** Not a faculty though it ends like one: schools, hospitals, firms of a university. */
const notFaculty = /附属|附中|附小|中学|小学|幼儿园|医院|出版社|公司|集团|分校|独立学院|科技园|培训/u;
/** Parts of a university for a way of studying. */
const ofStudies = /^(?:医学部|(?:继续|成人|网络|远程|国际|高等职业|职业技术)教育学院|国际学院)$/u;
/** What colleges that are schools of their own are called. */
const ownSchool = /(?:理工|文理|科技|科学技术|城市|独立|应用技术|应用科技|工商|商贸|经贸)学院$/u;
const facultyInEnglish = /^(?:the\s+)?(?:school|college|department|dept|faculty|institute)s?\.?\s+of\b/iu;

/** 厦门工学院, 濮阳工学院: a college named for a place is a school of its own. */
function beginsWithPlace(rest: string): boolean {
  return capitalOf(rest) !== undefined || [2, 3, 4].some((length) => cityByName(rest.slice(0, length)) !== undefined);
}

function isFaculty(rest: string): boolean {
  if (rest.length > 20 || notFaculty.test(rest)) return false;
  if (/(?:研究院|研究生院)$/u.test(rest) || ofStudies.test(rest)) return true;
  if (beginsWithPlace(rest) || ownSchool.test(rest) || !facultyEnd.test(rest)) return false;
  return subject.test(rest) || /(?:书院|学部|系)$/u.test(rest);
}

/** Whether a bracket behind a school's name only says what the school is or where in it somebody was. */
function saysNothingElse(inside: string, school: School): boolean {
  if (inside === '' || remark.test(inside) || campus.test(inside) || isFaculty(inside)) return true;
  if (schoolBySpelling(inside) === school) return true;
  // Its own place; another one may be another school: 中国地质大学(北京).
  const own = cityByCode(school.cityCode)?.code;
  return inside === school.province || (own !== undefined && cityByName(inside)?.code === own);
}

/** The school that a folded text names, with what people put behind its name taken for what it is. */
function named(text: string): School | null {
  const known = schoolBySpelling(text);
  if (known !== undefined) return known;
  const brackets = bracketsOf(text);
  if (brackets.length > 0) {
    const bare = withoutBrackets(text, () => true);
    // Brackets that belong to the name go with it, the others have to be told off.
    const kept = withoutBrackets(text, (inside) => remark.test(inside) || campus.test(inside));
    if (kept !== text && kept !== bare) return named(kept);
    const school = named(bare);
    return school !== null && brackets.every((inside) => saysNothingElse(inside, school)) ? school : null;
  }
  const atEnd = text.replace(campusAtEnd, '');
  if (atEnd !== text && schoolBySpelling(atEnd)) return schoolBySpelling(atEnd) ?? null;
  return withTail(text);
}

/** A school's name followed by a remark or a faculty; the longest name that fits decides. */
function withTail(text: string): School | null {
  for (let end = text.length - 1; end >= 2; end--) {
    const school = schoolBySpelling(text.slice(0, end));
    if (school === undefined) continue;
    const rest = text.slice(end);
    return remark.test(rest) || isFaculty(rest) || campus.test(rest) ? school : null;
  }
  return null;
}

/** School of Software, Tsinghua University: the part that is a school where the others are faculties. */
function inEnglish(words: string): School | null {
  const parts = words.split(',').map((part) => part.trim());
  if (parts.length < 2) return null;
  const others = parts.filter((part) => !facultyInEnglish.test(part));
  return others.length === 1 ? (schoolBySpelling(fold(others[0] ?? '')) ?? null) : null;
}

/**
 * The school of higher education in mainland China that somebody means: by its name, an alias (北大, PKU), a former or
 * its English name, with campus, faculty and remarks beside it (北京大学医学部, 浙江大学(985)). null when unsure: a
 * spelling that several schools share (东大, 中国石油大学) or a college that bears a university's name names none.
 */
export function schoolByName(words: string): School | null {
  const bare = words.normalize('NFKC').trim().replace(label, '');
  return named(fold(bare)) ?? inEnglish(bare);
}
