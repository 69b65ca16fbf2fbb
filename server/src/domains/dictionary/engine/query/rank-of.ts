const ranks: readonly (readonly [RegExp, number])[] = [
  [/总监|总经理|副总|总裁|CEO|CTO|CFO|COO|首席|合伙人|院长|校长|厂长/iu, 4],
  [/主管|主任|组长|队长|店长|领班|班长|负责人|经理|leader|manager|总工|护士长/iu, 3],
  [/高级|资深|专家|senior|架构师/iu, 2],
  [/实习|助理|学徒|见习|intern|储备|管培|应届/iu, 0],
];
/** Titles with 经理 that lead nobody. */
const plain =
  /产品经理|客户经理|项目经理|大堂经理|理财经理|区域经理|渠道经理|销售经理|品牌经理|投资经理|信贷经理|招商经理|媒介经理|教学主管/u;

/** 0 assistant and intern, 1 plain, 2 senior, 3 leads others, 4 heads a field. */
export function rankOf(title: string): number {
  const bare = title.replace(plain, '');
  return ranks.find(([words]) => words.test(bare))?.[1] ?? 1;
}
