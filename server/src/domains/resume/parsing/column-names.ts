import { labelNames } from './fields/labels.ts';

/** Words that stand in the first row of a table and are no content, other than labels: 技能名称, 熟练程度. */
const columnNames =
  /^(?:具体内容|具体工作|做了什么|工作情况|主要业绩|熟练度|取得时间|证件|证件名称|技能名称|主要内容|起止时间|起止年月|起讫时间|起止日期|时间|日期|毕业院校|院校名称|院校|学校|学校名称|毕业学校|专业|所学专业|专业名称|学历|学位|学历学位|公司|公司名称|单位|工作单位|单位名称|职位|职务|岗位|担任职务|职位名称|部门|所在部门|证书名称|获得时间|获证时间|项目名称|项目角色|角色|技能|技能名称|熟练程度|程度|掌握程度|等级|级别|工作内容|工作职责|主要职责|职责|离职原因|薪资|证明人|备注)$/u;

/** Whether a cell names the column below it: 起止时间, 毕业院校, 熟练程度. */
export function isColumnName(text: string): boolean {
  const plain = text.replaceAll(/\s+/g, '');
  return columnNames.test(plain) || labelNames(plain).length > 0;
}
