import { labelNames } from './fields/labels.ts';

/** Words that stand in the first row of a table and are no content, other than labels: 技能名称, 熟练程度. */
const columnNames =
  /^(?:具体内容|具体工作|做了什么|工作情况|主要业绩|熟练度|取得时间|证件|证件名称|技能名称|主要内容|起止时间|起止年月|起讫时间|起止日期|时间|日期|毕业院校|院校名称|院校|学校|学校名称|毕业学校|专业|所学专业|专业名称|学历|学位|学历学位|公司|公司名称|单位|工作单位|单位名称|职位|职务|岗位|担任职务|职位名称|部门|所在部门|证书名称|获得时间|获证时间|项目名称|项目角色|角色|技能|技能名称|熟练程度|程度|掌握程度|等级|级别|工作内容|工作职责|主要职责|职责|离职原因|薪资|证明人|备注)$/u;

/** Words that names of columns are put together of. */
const columnWords =
  /^(?:起止|起讫|开始|结束|就读|在校|任职|在职|入职|离职|工作|服务|时间|日期|年月|年份|期间|阶段|时段|毕业|所在|所学|所属|就职|公司|单位|企业|机构|雇主|店名|部门|科室|院系|班组|车间|岗位|职位|职务|工种|担任|角色|职称|学校|院校|院校|校名|专业|学历|学位|方向|成绩|主修|课程|证书|证件|证照|资格|奖项|奖励|荣誉|获奖|获得|取得|获取|颁发|发证|考取|项目|工程|作品|产品|名称|内容|职责|业绩|情况|描述|说明|成果|主要|具体|个人|相关|技能|软件|工具|语种|语言|外语|水平|程度|熟练|掌握|等级|级别|类别|类型|地点|城市|原因|薪资|薪酬|证明人|电话|联系|人|备注|序号|及|与|和|\/|、)+$/u;

/** Whether a cell names the column below it: 起止时间, 毕业院校, 熟练程度. */
export function isColumnName(text: string): boolean {
  const plain = text.replaceAll(/\s+/g, '');
  return columnNames.test(plain) || labelNames(plain).length > 0;
}

/** The same in English. */
const englishColumns =
  /^(?:university|school|college|institution|degree|field of study|major|dates?|period|years?|company|employer|organi[sz]ation|position|title|role|department|team|location|city|certificates?|issued|issuer|skills?|level|languages?|proficiency|responsibilities|description|details)$/i;

/** Whether the cells of a row are the names of the columns below: 起止时间 | 单位及科室 | 主要工作. */
export function areColumnNames(parts: readonly string[]): boolean {
  return (
    parts.length > 1 &&
    parts.every((part) => {
      const plain = part.replaceAll(/\s+/g, '');
      return isColumnName(plain) || (plain.length <= 9 && columnWords.test(plain)) || englishColumns.test(part.trim());
    })
  );
}

/** The column below tells of the entry in sentences. */
export function isTellingColumn(name: string): boolean {
  return /(?:内容|职责|业绩|情况|描述|说明|成果|成绩|课程)$|^(?:主要|具体)工作$|做了什么/u.test(
    name.replaceAll(/\s+/g, ''),
  );
}

/** The field that a column holds, by the last of its words that tells one: 单位及科室 the employer, 任职岗位 the post. */
export function columnLabel(name: string): string {
  const plain = name.replaceAll(/\s+/g, '');
  if (labelNames(plain).length > 0) return plain;
  const known: readonly (readonly [RegExp, string])[] = [
    [/^field of study$|^fieldofstudy$/iu, '专业'],
    [/时间|日期|年月|年份|期间|阶段|时段/u, '起止时间'],
    [/公司|单位|企业|机构|雇主|店名/u, '公司'],
    [/部门|科室|班组|车间/u, '部门'],
    [/岗位|职位|职务|工种|职称/u, '职位'],
    [/角色|担任/u, '角色'],
    [/学校|院校|校名/u, '学校'],
    [/专业|方向/u, '专业'],
    [/学历|学位/u, '学历'],
    [/项目|工程/u, '项目名称'],
  ];
  return known.find(([pattern]) => pattern.test(plain))?.[1] ?? plain;
}
