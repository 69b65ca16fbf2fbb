import { fold } from '../scoring/fold.ts';

/**
 * What nobody may be asked or judged by (就业促进法, 人力资源市场暂行条例, 网络招聘服务管理规定: marriage, birth, sex, age, origin,
 * belief, health, family), and what is not asked here either: pay so far, and where somebody studied. The one list; what
 * is private stands in `always`, and each use adds the words that mean it there and something else elsewhere.
 */
interface PrivateTopic {
  readonly name: string;
  /** Private wherever it stands. */
  readonly always?: RegExp;
  /** Private in a question that a model words while it talks: how one would ask for it. */
  readonly asked?: RegExp;
  /** Private in the words of a resume: how one would tell it. Words of a trade (婚礼, 学校, 母婴) are none of it. */
  readonly told?: RegExp;
  /** Not to stand in a question of the bank at all: our own words can be chosen with more care. */
  readonly written?: RegExp;
}

const topics: readonly PrivateTopic[] = [
  {
    name: '婚育',
    always: /婚姻|结婚|已婚|未婚|离异|离婚|恋爱|生育|生孩子|二胎|三胎|怀孕|备孕|产假|哺乳/u,
    asked: /男朋友|女朋友|对象(?:是谁|在哪)|丈夫|妻子|老公|老婆|生小孩|要孩子|几个孩子/u,
    told: /婚育|孕期|陪产|育儿假|带孩子/u,
    written: /婚|小孩计划/u,
  },
  { name: '性别', always: /性别|男生|女生|男性|女性/u, asked: /(?:你|您)是(?:男|女)|性取向/u },
  {
    name: '年龄',
    always: /年龄|几岁|星座/u,
    asked: /多大(?:了|年纪)|(?:你|您)今年多大|哪年(?:出生|生)|出生(?:年|日期)|属(?:什么|啥)|生肖|年纪/u,
    told: /\d+ *周?岁/u,
    written: /多大了/u,
  },
  { name: '出身', always: /户籍|户口|籍贯|民族/u, asked: /老家|哪里人|方言|国籍/u },
  {
    name: '信仰',
    always: /宗教|政治面貌|党员/u,
    asked: /信教|信仰什么|(?<!集)团员(?!工)/u,
    told: /信仰|团员/u,
    written: /信仰/u,
  },
  {
    name: '健康',
    always: /病史|残疾|乙肝|身高|体重|长相|血型/u,
    asked: /健康状况|身体(?:怎么样|状况|好)|疾病|体检|传染病|抑郁症|焦虑症|服药|相貌/u,
    told: /残障|病假|患病|生病|因病|养病|手术后|抑郁/u,
  },
  {
    name: '家庭',
    always: /父母|家庭情况/u,
    asked: /家庭(?:状况|成员|背景|住址)|家里(?:几|有|人)|兄弟姐妹|独生|住在哪|住址|租房|买房|房贷/u,
    told: /父亲|母亲|家庭原因|家里|家人/u,
  },
  { name: '前科', told: /服刑|犯罪记录/u },
  {
    name: '薪资',
    asked: /(?:现在|目前|之前|以前|上一份|上家).{0,8}(?:工资|薪资|薪水|月薪|年薪|收入)|期望(?:薪资|薪酬|工资)/u,
  },
  {
    name: '学历',
    always: /第一学历/u,
    asked: /(?:哪|什么)(?:个|所)?(?:学校|大学|院校)|毕业院校|(?:985|211)(?:高校|院校|大学|毕业)|双一流|高考/u,
    told: /全日制学历/u,
    written: /哪所学校|什么学校|学历/u,
  },
];

/** The private topic that a text touches, as a question, as words of a resume, or as our own; null when it touches none. */
export function privateTopicIn(text: string, use: 'asked' | 'told' | 'written'): string | null {
  const folded = fold(text);
  const touches = (words: RegExp | undefined): boolean => words?.test(folded) === true;
  return topics.find((topic) => touches(topic.always) || touches(topic[use]))?.name ?? null;
}
