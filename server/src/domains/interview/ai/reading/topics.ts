/**
 * What a question is about, as far as short words mean something else after it: 没有了 ends an answer after 还有吗 and
 * is an answer after 做过吗; 那时候我不在了 is a farewell after 五年后. On plain text (plain.ts).
 */
const topics: Readonly<Record<string, RegExp>> = {
  closing:
    /还有|补充|别的|其他|其它|最后|更正|修改|遗漏|结束了|讲完|再(?:举|说|讲)|另外|除了|除此|第[三四五]|后来呢|后续|总结/u,
  yourQuestions: /疑问|(?:什么|有|还).{0,6}问题|想(?:问|知道|了解)|问我们/u,
  didYou: /(?:你|您).{0,8}(?:过|会|懂|了解|用过|有).{0,20}(?:吗|没有|么|\?)|是否|有没有/u,
  story: /一次|一件|一个|举例|例子|经历|怎么|如何/u,
  future: /年后|规划|未来|打算|目标|以后|长期|期待|将来|理想/u,
  money: /薪|工资|待遇|收入|多少钱/u,
  arrangement: /到岗|入职|联系|通知|轮班|夜班|加班|出差|倒班|班次|通勤|紧急/u,
  own: /父母|孩子|结婚|婚|对象|家人|家庭|家里|年龄|多大|年纪|老公|老婆|生育|籍贯|家乡|信仰|健康|身体/u,
  secrets: /客户(?:名单|资源)|前(?:公司|东家|雇主|老板|领导)|上家|上任|架构|方案|模型|offer|流水|矛盾|真实|评价/u,
  state: /状态|最近|过得|放松|爱好|下班|周末|心情|方便/u,
  leaving: /离职|离开|换工作|空窗|空档|空白期|没有工作|辞|为什么.{0,6}(?:走|换|转)/u,
  opening: /自我介绍|介绍(?:一下)?(?:你|您)?自己|请介绍|做个介绍/u,
  strain: /怕|危险|压力|承受|强度|体检|适应|接受/u,
  view: /怎么看|看法|如何看待|看待|觉得|认为|理解/u,
  task: /模拟|逻辑题|推销|演讲|用英文|用一句话|算一下|画一下/u,
};

/** The topics of a question, both words plain. */
export function topicsOf(question: string): readonly string[] {
  if (question === lastAsked) return lastTopics;
  lastAsked = question;
  lastTopics = Object.keys(topics).filter((name) => topics[name]?.test(question) === true);
  return lastTopics;
}

/** Every window of a saying is asked about the same question. */
let lastAsked = '';
let lastTopics: readonly string[] = [];
