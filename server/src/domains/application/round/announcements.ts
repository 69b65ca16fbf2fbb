import type { MoveName } from '@pinjian/contract/application-pipeline.ts';
import type { AnnouncementFacts, Draft } from '../pipeline/announcements.ts';

/** What the texts name of a round. */
export interface RoundNews {
  readonly roundId: string;
  readonly name: string;
  /** 视频, 电话, 现场. */
  readonly form: string;
  /** 11月27日 10:00, or how many times there are to choose from. */
  readonly time: string;
  /** Other times that were asked for; '' without any. */
  readonly others: string;
  /** Until when the other side can answer; '' where nothing is to be answered. */
  readonly answerBy: string;
  /** Why it ended, in the words of the contract; '' where nothing was said. */
  readonly reason: string;
}

interface Facts extends AnnouncementFacts {
  readonly round: RoundNews;
}

/** A text about a round: whoever makes such a move tells of which. */
function about(write: (facts: Facts) => Draft[]): (facts: AnnouncementFacts) => Draft[] {
  return (facts) => {
    if (facts.round === null) throw new Error('a move about a round without its round');
    return write({ ...facts, round: facts.round });
  };
}

/** 「后端工程师」初面 */
const which = ({ positionTitle, round }: Facts): string => `「${positionTitle}」${round.name}`;
const wordsOf = ({ details, round }: Facts): string =>
  [round.reason === '' ? '' : `原因：${round.reason}。`, details.note ? `说明：${details.note}` : ''].join('');
const timeAndForm = ({ round }: Facts): Pick<Draft, 'meta'> => ({
  meta: { interviewTime: round.time, interviewType: round.form },
});
const formOnly = ({ round }: Facts): Pick<Draft, 'meta'> => ({ meta: { interviewType: round.form } });
const told = (to: Draft['to'], title: string, content: string): Draft => ({
  to,
  type: '7',
  kind: 'interview',
  title,
  content,
});

const invited = about((facts) => [
  {
    to: 'seeker',
    type: '1',
    title: '面试邀请',
    content: `${facts.companyName}邀请您参加${which(facts)}（${facts.round.form}），时间：${facts.round.time}，请在 ${facts.round.answerBy} 前答复。`,
    ...timeAndForm(facts),
  },
]);

/** Who is told what of the moves about rounds (decisions §9). That a round was held is told to nobody. */
export const roundTexts: Partial<Record<MoveName, (facts: AnnouncementFacts) => Draft[]>> = {
  inviteToRealInterview: invited,
  inviteToNextRound: invited,
  rescheduleRealInterview: about((facts) => [
    {
      to: 'seeker',
      type: '1',
      title: '面试改期',
      content: `${facts.companyName}更改了${which(facts)}的时间：${facts.round.time}，请在 ${facts.round.answerBy} 前答复。`,
      ...timeAndForm(facts),
    },
  ]),
  acceptRealInterview: about((facts) => [
    {
      to: 'seeker',
      type: '21',
      title: '面试邀请已接受',
      content: `您已接受${facts.companyName}的面试邀请\n面试时间：${facts.round.time}\n面试形式：${facts.round.form}`,
      ...timeAndForm(facts),
    },
    {
      to: 'company',
      type: '1',
      title: '候选人接受了面试邀请',
      content: `${facts.candidateName}接受了${which(facts)}的邀请，时间：${facts.round.time}（${facts.round.form}）。`,
      ...timeAndForm(facts),
    },
  ]),
  proposeOtherTime: about((facts) => [
    {
      to: 'company',
      type: '1',
      title: '候选人提出其他时间',
      content: `${facts.candidateName}希望把${which(facts)}改到：${facts.round.others}。${wordsOf(facts)}`,
      ...formOnly(facts),
    },
  ]),
  letTimeStand: about((facts) => [
    told(
      'seeker',
      '面试时间不变',
      `${facts.companyName}无法调整${which(facts)}的时间，仍为${facts.round.time}。${wordsOf(facts)}`,
    ),
  ]),
  declineRealInterview: about((facts) => [
    {
      to: 'company',
      type: '1',
      title: '候选人谢绝了面试邀请',
      content: `${facts.candidateName}谢绝了${which(facts)}的邀请。${wordsOf(facts)}`,
      ...formOnly(facts),
    },
  ]),
  expireRealInvitation: about((facts) => [
    told(
      'seeker',
      '面试邀请已过期',
      `${facts.companyName}${which(facts)}的邀请已过期，如仍感兴趣，可等待对方再次邀请。`,
    ),
    told('company', '面试邀请已过期', `${facts.candidateName}没有在期限内答复${which(facts)}的邀请，您可以再次邀请。`),
  ]),
  cancelRealInterview: about((facts) => [
    facts.by === 'seeker'
      ? {
          to: 'company',
          type: '1',
          title: '候选人取消了面试',
          content: `${facts.candidateName}取消了${which(facts)}，原定时间：${facts.round.time}。${wordsOf(facts)}`,
          ...timeAndForm(facts),
        }
      : {
          to: 'seeker',
          type: '1',
          title: '面试已取消',
          content: `${facts.companyName}取消了${which(facts)}，原定时间：${facts.round.time}。${wordsOf(facts)}`,
          ...timeAndForm(facts),
        },
  ]),
  claimNoShow: about((facts) => [
    facts.by === 'seeker'
      ? told(
          'company',
          '候选人反映面试无人到场',
          `${facts.candidateName}反映贵公司没有人参加${which(facts)}（${facts.round.time}）。请在 ${facts.round.answerBy} 前确认或说明，逾期视为确认。${wordsOf(facts)}`,
        )
      : told(
          'seeker',
          '面试未到场确认',
          `${facts.companyName}标记您没有参加${which(facts)}（${facts.round.time}）。如与实际不符，请在 ${facts.round.answerBy} 前说明，逾期视为确认。${wordsOf(facts)}`,
        ),
  ]),
  disputeNoShow: about((facts) => [
    facts.by === 'seeker'
      ? told(
          'company',
          '候选人对未到场有异议',
          `${facts.candidateName}表示参加了${which(facts)}，请核实后处理。${wordsOf(facts)}`,
        )
      : told('seeker', '对方对未到场有异议', `${facts.companyName}表示已安排人参加${which(facts)}。${wordsOf(facts)}`),
  ]),
  recordNoShow: about((facts) => {
    const toSeeker = told(
      'seeker',
      '面试记为未到场',
      `${facts.companyName}${which(facts)}已记为未到场，本轮面试结束。`,
    );
    const toCompany = told(
      'company',
      '面试记为未到场',
      `${facts.candidateName}${which(facts)}已记为未到场，本轮面试结束，您可以再次邀请。`,
    );
    // Who confirms it knows.
    if (facts.by === 'seeker') return [toCompany];
    return facts.by === 'system' ? [toSeeker, toCompany] : [toSeeker];
  }),
};
