import { fold } from '../scoring/fold.ts';

/**
 * What an interviewer may not ask about (就业促进法 and the rules on recruiting: marriage, birth, sex, age, origin, belief,
 * health), and what this one does not ask about either: pay so far, and where somebody studied.
 */
const topics: readonly (readonly [string, RegExp])[] = [
  [
    '婚育',
    /婚姻|结婚|已婚|未婚|离异|离婚|恋爱|男朋友|女朋友|对象(?:是谁|在哪)|丈夫|妻子|老公|老婆|生育|生小孩|生孩子|要孩子|几个孩子|二胎|三胎|怀孕|备孕|产假|哺乳/u,
  ],
  ['性别', /(?:你|您)是(?:男|女)|性别|男生|女生|男性|女性|性取向/u],
  ['年龄', /年龄|多大(?:了|年纪)|几岁|(?:你|您)今年多大|哪年(?:出生|生)|出生(?:年|日期)|属(?:什么|啥)|生肖|星座|年纪/u],
  ['出身', /户籍|户口|籍贯|老家|哪里人|民族|少数民族|方言|国籍/u],
  ['信仰', /宗教|信教|信仰什么|政治面貌|党员|(?<!集)团员(?!工)/u],
  [
    '健康',
    /健康状况|身体(?:怎么样|状况|好)|疾病|病史|残疾|体检|传染病|乙肝|抑郁症|焦虑症|服药|身高|体重|相貌|长相|血型/u,
  ],
  ['家庭', /家庭(?:情况|状况|成员|背景|住址)|父母|家里(?:几|有|人)|兄弟姐妹|独生|住在哪|住址|租房|买房|房贷/u],
  ['薪资', /(?:现在|目前|之前|以前|上一份|上家).{0,8}(?:工资|薪资|薪水|月薪|年薪|收入)|期望(?:薪资|薪酬|工资)/u],
  ['学历', /(?:哪|什么)(?:个|所)?(?:学校|大学|院校)|毕业院校|第一学历|(?:985|211)(?:高校|院校|大学|毕业)|双一流|高考/u],
];

/** The forbidden topic that a text touches; null when it touches none. */
export function forbiddenTopicIn(text: string): string | null {
  const folded = fold(text);
  return topics.find(([, words]) => words.test(folded))?.[0] ?? null;
}

/** Words of praise, judgement or scoring: an interviewer takes note, it does not judge. */
const judging =
  /满分|高分|评分|打分|分数|得分|录用|录取|淘汰|通过面试|面试(?:通过|结果)|推荐你|(?:非常|很|太|真|挺|十分|特别)(?:好|棒|优秀|出色|厉害|专业|不错|差|糟)|优秀|出色|完美|棒极|佩服|点赞|称赞|赞(?:！|!|。)|恭喜|可惜|不够好|答错|答对|回答正确|正确答案|系统提示/u;

export function judges(text: string): boolean {
  return judging.test(fold(text));
}
