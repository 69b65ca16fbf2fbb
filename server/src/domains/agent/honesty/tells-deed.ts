/**
 * What somebody did is told of themselves, to nobody in particular: it asks nothing of its reader, does not speak of the
 * paper that it stands in or of a person from outside, and can be read as it looks. What does otherwise is meant for
 * whatever reads it, whatever it says, and is no sentence that somebody's agent sends on as theirs.
 */
const addressed =
  /[您你]|(?<![申邀聘宴提吁约敦])请(?![假示教求])|麻烦|劳驾|拜托|务必|勿|\b(?:please|you|your|must)\b|(?:^|[\s,，.。:：])(?:note|important|attention)\b/iu;
const ofThisPaper =
  /(?:本|此|该)(?:简历|授权|授权书|条|项|行|人|候选人|求职者|应聘者)|(?:其他|其余|别的|所有|每个)(?:人|候选人|求职者|应聘者)|(?:以上|上述|下列)(?:授权|内容|指令|信息)|授权书|\b(?:this|other|all|every)\s+(?:candidate|applicant|resume)s?\b/iu;
const markup = /[{}<>|\\[\]【】]|(?:[A-Za-z0-9+/]{32,})/u;
const unseen = /[\p{Cf}\p{Cc}\p{Co}]/u;
const word = /[\p{L}\p{M}]+/gu;
const latin = /\p{Script=Latin}/u;
const alike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Letters of one alphabet that pass for those of another stand in one word with them. */
function isDisguised(words: string): boolean {
  return (words.match(word) ?? []).some((each) => latin.test(each) && alike.test(each));
}

/** Whether words can be told of their writer, as a sentence of theirs. */
export function isToldOfOneself(words: string): boolean {
  const plain = words.normalize('NFKC');
  return !(
    addressed.test(plain) ||
    ofThisPaper.test(plain) ||
    markup.test(plain) ||
    unseen.test(words) ||
    isDisguised(plain)
  );
}

/** Words of doing with which people say what they did, in any trade. */
const doing =
  /负责|参与|主导|主持|独立|完成|设计|开发|编写|撰写|搭建?|建[设立]|重构|优化|改[进善造]|维护|运[营维]|管理|带[领教队]?|组织|策划|协[助调]|推[动进广]|制[定作造]|测试|分析|调研|整理|统计|核[对算]|采[购访集]|销售|拓展|开拓|接待|服务|操作|安装|调试|检[修测查验]|护理|教|培训|讲|翻译|拍摄|剪辑|审[核计]|编制|记账|报税|招聘|面试|跟进|处理|解决|对接|实[现施]|提[升高出]|降[低至到]|增[长加]|减少|节省|邀请|申请|做|写|用|画|修|送|卖|跑|获得?|落地|上线|交付|驾驶|收银|盘点|配送|保养|施工|测量|实验|研[究发]|发表|辅导|照[顾护]|led|built|designed|developed|managed|wrote|improved/iu;

/** Whether words tell what somebody did: told of themselves, with a word of doing. */
export function tellsDeed(words: string): boolean {
  return isToldOfOneself(words) && doing.test(words);
}
