import type { TextLine } from '../text/line.ts';

/** A value behind its label. */
export interface Labelled {
  readonly value: string;
  readonly source: string;
}

/** Spellings of the labels of a field; spaces inside (姓　名) are ignored. */
const labels = {
  name: ['姓名', 'Name', 'FullName', '中文名'],
  gender: ['性别', 'Gender', 'Sex'],
  birth: ['出生年月', '出生日期', '生日', '出生', '出生时间', '出生年月日', 'DateofBirth', 'Birthday', 'Birth', 'DOB'],
  phone: [
    '联系电话',
    '电话',
    '手机',
    '手机号',
    '手机号码',
    '联系方式',
    '电话号码',
    '移动电话',
    '联系号码',
    'Tel',
    'Phone',
    'Mobile',
    'Cell',
    'Telephone',
  ],
  email: ['邮箱', '电子邮箱', '邮件', '电子邮件', '邮箱地址', '电邮', '电子信箱', 'Email', 'E-mail', 'Mail'],
  city: [
    '现住',
    '家庭地址',
    '现住城市',
    '所在地区',
    '居住',
    '居住所在地',
    '常住城市',
    '坐标',
    '现居城市',
    '现居住地',
    '现居地',
    '现居',
    '居住地',
    '所在地',
    '所在城市',
    '现所在地',
    '居住城市',
    '目前所在地',
    '现住址',
    '现住地',
    '住址',
    '地址',
    '联系地址',
    '家庭住址',
    '通讯地址',
    '目前城市',
    '常住地',
    '城市',
    'Location',
    'Address',
    'City',
  ],
  home: ['现住', '居住', '现居城市', '现居住地', '现居地', '现居', '居住地', '所在城市', '居住城市'],
  jobStatus: [
    '求职状态',
    '目前状态',
    '在职状态',
    '工作状态',
    '当前状态',
    '状态',
    '到岗时间',
    '到岗状态',
    '到岗',
    '可到岗时间',
    '到岗日期',
    '求职进度',
    '什么时候能上班',
    '何时能上班',
    '何时到岗',
    '离职状态',
    '工作现状',
    'Status',
    'Availability',
  ],
  position: [
    '应聘工种',
    '工种',
    '应聘方向',
    '应聘',
    '意向',
    '求职',
    '想找',
    '求职方向',
    '想做',
    '意向工作',
    '期望从事',
    '期望职业',
    '想找的工作',
    '应聘意向',
    '期望行业职位',
    'DesiredPosition',
    'TargetPosition',
    '期望职位',
    '意向岗位',
    '意向职位',
    '应聘岗位',
    '应聘职位',
    '求职意向',
    '目标职位',
    '目标岗位',
    '期望岗位',
    '求职岗位',
    '职位意向',
    '岗位意向',
    '求职目标',
    '岗位',
    '职位',
    '期望工作',
    'Objective',
    'Position',
  ],
  cities: [
    '想去的地方',
    '想去的城市',
    '想去',
    '可去',
    '地区',
    '工作城市',
    '期望地',
    '意向地',
    '求职城市',
    '期望工作城市',
    '期望工作地区',
    '目标地区',
    '意向工作地',
    '意向工作地点',
    '目标地点',
    '求职地点',
    'DesiredLocation',
    '期望城市',
    '意向城市',
    '工作地点',
    '期望地点',
    '目标城市',
    '期望工作地',
    '期望工作地点',
    '意向地点',
    '期望地区',
    '意向地区',
    '工作地区',
    '求职地区',
    '城市',
    '地点',
  ],
  salary: [
    '要求工资',
    '要求薪资',
    '要求待遇',
    '工资',
    '底薪要求',
    '底薪',
    '工资要求',
    '待遇',
    '期望收入',
    '目标薪资',
    '目标薪酬',
    '薪水',
    '年薪',
    '日薪',
    '薪资范围',
    '意向薪资',
    '意向薪酬',
    '期望底薪',
    '薪资待遇',
    '期望日薪',
    'ExpectedSalary',
    'Salary',
    '期望薪资',
    '期望月薪',
    '薪资要求',
    '期望薪水',
    '薪资',
    '期望工资',
    '薪资期望',
    '期望待遇',
    '薪酬',
    '期望薪酬',
    '薪酬要求',
    '待遇要求',
    '期望年薪',
    '月薪',
  ],
  company: ['公司名称', '公司', '工作单位', '单位名称', '单位', '所在公司', '就职公司', '任职公司', 'Company'],
  title: ['职位名称', '职位', '职务', '岗位', '担任职位', '担任职务', '所任职位', '岗位名称', 'Title', 'Position'],
  department: ['部门', '所在部门', '所属部门', 'Department'],
  period: ['起止时间', '时间', '工作时间', '任职时间', '在职时间', '项目时间', '就读时间', '项目周期', '日期'],
  school: ['学校', '毕业院校', '毕业学校', '院校', '学校名称', '院校名称', '就读学校', 'School', 'University'],
  major: ['专业', '所学专业', '专业名称', '主修专业', 'Major'],
  degree: ['学历', '学位', '最高学历', '学历学位', 'Degree'],
  project: ['项目名称', '项目名', 'Project'],
  role: ['担任角色', '项目角色', '角色', '我的角色', '担任职务', '项目职务', '职务', '职责角色', 'Role'],
  link: ['项目链接', '项目地址', '链接', '地址', 'Link', 'URL'],
} as const satisfies Record<string, readonly string[]>;

export type LabelName = keyof typeof labels;

/** 姓 名, 姓　名 and 姓名 alike; E-mail and Email alike. */
function plain(label: string): string {
  return label.replaceAll(/[\s-]+/g, '').toLowerCase();
}

const byLabel: ReadonlyMap<string, LabelName[]> = (() => {
  const map = new Map<string, LabelName[]>();
  for (const [name, spellings] of Object.entries(labels) as [LabelName, readonly string[]][]) {
    for (const spelling of spellings) map.set(plain(spelling), [...(map.get(plain(spelling)) ?? []), name]);
  }
  return map;
})();

/** Which fields a label may name; [] when it is none. */
export function labelNames(text: string): readonly LabelName[] {
  return text.length > 16 ? [] : (byLabel.get(plain(text)) ?? []);
}

/** One label with its value, as it stands on a line. */
export interface Pair {
  readonly names: readonly LabelName[];
  readonly label: string;
  readonly value: string;
}

/** Splits off what follows a label inside one part: 电话：138… 邮箱：… */
const colonLabel = /([\p{Script=Han}A-Za-z-]{2,14}|[\p{Script=Han}]\s[\p{Script=Han}])\s*[:：]\s*/gu;

/**
 * Labels and values of a line: with a colon (性别：女 年龄：28), or in cells of a table (性别 | 女). Spaced labels that
 * fell into two parts (姓  名：) are put together first.
 */
export function pairsOf(line: TextLine): Pair[] {
  const parts = mendLabels(line.parts);
  const pairs: Pair[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] ?? '';
    const inside = colonPairs(part);
    if (inside.length > 0) {
      const last = inside.at(-1);
      // 电话： | 138…: the value is the next cell.
      if (last !== undefined && last.value === '' && parts[index + 1] !== undefined)
        pairs.push(...inside.slice(0, -1), { ...last, value: parts[++index] ?? '' });
      else pairs.push(...inside);
      continue;
    }
    const spaced = spacedPair(part);
    if (spaced !== null) {
      pairs.push(spaced);
      continue;
    }
    const names = labelNames(part);
    const next = parts[index + 1];
    if (names.length > 0 && next !== undefined && labelNames(next).length === 0) {
      pairs.push({ names, label: part, value: next });
      index++;
    }
  }
  return pairs.filter((pair) => pair.value !== '');
}

const personal: ReadonlySet<LabelName> = new Set([
  'name',
  'gender',
  'birth',
  'phone',
  'email',
  'city',
  'jobStatus',
  'position',
  'cities',
  'salary',
]);

/** 联系电话 13212345678: a label of a person's data before a space. */
function spacedPair(part: string): Pair | null {
  const match = /^(\p{Script=Han}{2,6})\s(\S.*)$/u.exec(part);
  const [, label = '', value = ''] = match ?? [];
  const names = labelNames(label).filter((name) => personal.has(name));
  return names.length === 0 ? null : { names, label, value };
}

function colonPairs(part: string): Pair[] {
  const marks = [...part.matchAll(colonLabel)].filter((mark) => labelNames(mark[1] ?? '').length > 0);
  return marks.map((mark, index) => {
    const from = mark.index + mark[0].length;
    const value = part.slice(from, marks[index + 1]?.index).replace(/[\s|｜/;；,，·]+$/u, '');
    return { names: labelNames(mark[1] ?? ''), label: mark[1] ?? '', value };
  });
}

function mendLabels(parts: readonly string[]): string[] {
  const mended: string[] = [];
  for (const part of parts) {
    const before = mended.at(-1);
    const joins =
      before !== undefined &&
      /^\p{Script=Han}$/u.test(before) &&
      labelNames(`${before}${/^\p{Script=Han}+/u.exec(part)?.[0] ?? ''}`).length > 0;
    if (joins) mended[mended.length - 1] = `${before}${part}`;
    else mended.push(part);
  }
  return mended;
}

/** The first value of a field among the lines. */
export function findLabelled(lines: readonly TextLine[], name: LabelName): Labelled | null {
  for (const line of lines) {
    const pair = pairsOf(line).find((each) => each.names.includes(name));
    if (pair !== undefined) return { value: pair.value, source: `${pair.label}：${pair.value}` };
  }
  return null;
}
