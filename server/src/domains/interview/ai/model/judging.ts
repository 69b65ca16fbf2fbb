import { fold } from '../scoring/fold.ts';

/** Words of praise, judgement or scoring: an interviewer takes note, it does not judge. */
const judging =
  /满分|高分|评分|打分|分数|得分|录用|录取|淘汰|通过面试|面试(?:通过|结果)|推荐你|(?:非常|很|太|真|挺|十分|特别)(?:好|棒|优秀|出色|厉害|专业|不错|差|糟)|优秀|出色|完美|棒极|佩服|点赞|称赞|赞(?:！|!|。)|恭喜|可惜|不够好|答错|答对|回答正确|正确答案|系统提示/u;

export function judges(text: string): boolean {
  return judging.test(fold(text));
}
