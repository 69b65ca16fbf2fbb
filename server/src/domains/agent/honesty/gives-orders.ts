/**
 * What nobody writes of themselves or of a position, but writes to have a machine obey: it is quoted to nobody. Nothing obeys
 * it here either way; the other side's machine, or a reader who takes it for the sender's words, might.
 */
const orders: readonly RegExp[] = [
  /(?:忽略|无视|不要理会|不用管|忘记|忘掉|绕过|覆盖).{0,12}(?:指令|提示|规则|规定|要求|许可|限制|设定|候选人|内容|上文)/u,
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|slip|guidelines?|above|previous)\b/iu,
  /(?:AI|人工智能|智能体|助手|大?模型|机器人|系统|管理员|assistant|agent).{0,6}(?:请|必须|务必|立即|立刻|马上|应当|授权)/iu,
  /(?:请|让|要求|通知|命令)(?:所有|各位|这位|看到这.{0,6}的)?\s*(?:AI|人工智能|智能体|助手|大?模型|机器人)/iu,
  /\b(?:you are now|as the system|system prompt|act as|developer mode)\b/iu,
  /(?:^|[\s（(【[])(?:system|assistant|tool_result|系统(?:提示|通知|消息|指令)?|开发者)\s*[:：\]】]/iu,
  /<!--|<\/?(?:system|script|tool)|^\s*#{2,}|"(?:tool|function|tool_call|approved)"\s*:/imu,
  /\bcall\s+[a-z]+[A-Z]\w+/u,
  /(?:请|直接|立即|立刻|马上|务必)[^，。；]{0,10}(?:发送|发出|发)?(?:录用|offer|满分|100\s*分|通过|拒绝|淘汰|逐字|原样|复述)/iu,
  /请?在(?:您|你)的(?:日记|日报|消息|报告|回复)里|(?:逐字|原样)(?:重复|复述|写)/u,
];

/** Whether words of somebody give orders to whatever reads them. */
export function givesOrders(words: string): boolean {
  return orders.some((each) => each.test(words));
}

/**
 * Says of a passage whether it may be quoted to others: not where it gives orders, nor where the text that it stands in does,
 * as a sentence of it may look harmless by itself.
 */
export function quotable(texts: readonly string[]): (passage: string) => boolean {
  const tainted = texts.filter(givesOrders);
  return (passage) => !givesOrders(passage) && !tainted.some((text) => text.includes(passage));
}
