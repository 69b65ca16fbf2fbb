import {
  employerEndReasons,
  seekerEndReasons,
  type MyRound,
  type Round,
  type RoundAct,
  type RoundEndReason,
} from '@pinjian/contract/application-round.ts';
import { companyActs, seekerActs, type Act } from './api.ts';
import { may } from './model.ts';

/** What is given with an act. */
export interface Given {
  readonly reason: RoundEndReason | null;
  readonly note: string;
}

/** An act that asks for a reason or a word to the other side first. */
export interface Question {
  /** Words of the button that asks. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly danger?: boolean;
  /** Reasons to choose from; none where none is asked for. */
  readonly reasons: readonly RoundEndReason[];
  /** What the words are for. */
  readonly noteLabel: string;
  readonly act: (given: Given) => Act;
}

interface Offered extends Omit<Question, 'noteLabel'> {
  readonly needs: RoundAct;
}

const within48 = '对方会收到通知；对方确认，或 48 小时没有答复后生效。';

function offeredTo(round: Round | MyRound, noteLabel: string, all: readonly Offered[]): Question[] {
  return all
    .filter(({ needs }) => may(round, needs))
    .map(({ needs: _needs, ...question }) => ({ ...question, noteLabel }));
}

/** A reason of those that a side was offered; whatever else is 其他原因. */
function reasonAmong<R extends RoundEndReason>(reasons: readonly R[], reason: RoundEndReason | null): R | 'other' {
  return reasons.find((each) => each === reason) ?? 'other';
}

/** What a member of the company can do with a round that needs a word. */
export function companyQuestions(round: Round): Question[] {
  const { roundId, from, version, name, candidate } = round;
  const chosen = { roundId, from, version };
  const answer =
    (confirm: boolean) =>
    ({ note }: Given) => ({
      said: '已答复候选人',
      run: () => companyActs.answerNoShow({ ...chosen, confirm, note }),
    });
  return offeredTo(round, '想对候选人说的话（选填）', [
    {
      needs: 'letStand',
      label: '维持原时间',
      title: `维持${name}原来的时间？`,
      text: '候选人会收到通知，仍可按原时间答复。',
      yes: '维持原时间',
      reasons: [],
      act: ({ note }) => ({
        said: '已告知候选人维持原时间',
        run: () => companyActs.letStand({ ...chosen, note }),
      }),
    },
    {
      needs: 'claimNoShow',
      label: '对方未到场',
      title: `${candidate.name}没有到场？`,
      text: within48,
      yes: '标记未到场',
      danger: true,
      reasons: [],
      act: ({ note }) => ({ said: '已标记，等待对方答复', run: () => companyActs.claimNoShow({ ...chosen, note }) }),
    },
    {
      needs: 'answerNoShow',
      label: '确认未到场',
      title: '确认企业未到场？',
      text: '这轮面试会记为未到场。',
      yes: '确认',
      reasons: [],
      act: answer(true),
    },
    {
      needs: 'answerNoShow',
      label: '有异议',
      title: '对“企业未到场”有异议？',
      text: '请说明当时的情况，候选人看得到。',
      yes: '提出异议',
      reasons: [],
      act: answer(false),
    },
    {
      needs: 'cancel',
      label: '取消面试',
      title: `取消${candidate.name}的${name}？`,
      text: '候选人和面试官都会收到通知，之后可以再次邀请。',
      yes: '取消面试',
      danger: true,
      reasons: employerEndReasons,
      act: ({ reason, note }) => ({
        said: '面试已取消，双方都会收到通知',
        run: () => companyActs.cancel({ ...chosen, reason: reasonAmong(employerEndReasons, reason), note }),
      }),
    },
  ]);
}

/** What the candidate can answer with a word. */
export function seekerQuestions(round: MyRound): Question[] {
  const { roundId, from, version, name } = round;
  const chosen = { roundId, from, version };
  const answer =
    (confirm: boolean) =>
    ({ note }: Given) => ({
      said: '已答复招聘方',
      run: () => seekerActs.answerNoShow({ ...chosen, confirm, note }),
    });
  return offeredTo(round, '想对招聘方说的话（选填）', [
    {
      needs: 'decline',
      label: '谢绝',
      title: `谢绝${name}？`,
      text: '您的投递仍然有效，招聘方之后可以再次邀请您。',
      yes: '谢绝面试',
      danger: true,
      reasons: seekerEndReasons,
      act: ({ reason, note }) => ({
        said: '已谢绝，招聘方会收到通知',
        run: () => seekerActs.decline({ ...chosen, reason: reasonAmong(seekerEndReasons, reason), note }),
      }),
    },
    {
      needs: 'cancel',
      label: '取消面试',
      title: `取消${name}？`,
      text: '招聘方会收到通知。只是时间不合适的话，可以申请改时间。',
      yes: '取消面试',
      danger: true,
      reasons: seekerEndReasons,
      act: ({ reason, note }) => ({
        said: '面试已取消，招聘方会收到通知',
        run: () => seekerActs.cancel({ ...chosen, reason: reasonAmong(seekerEndReasons, reason), note }),
      }),
    },
    {
      needs: 'claimNoShow',
      label: '招聘方未到场',
      title: '招聘方没有到场？',
      text: within48,
      yes: '标记未到场',
      danger: true,
      reasons: [],
      act: ({ note }) => ({ said: '已标记，等待招聘方答复', run: () => seekerActs.claimNoShow({ ...chosen, note }) }),
    },
    {
      needs: 'answerNoShow',
      label: '确认未到场',
      title: '确认您没有到场？',
      text: '这轮面试会记为未到场。',
      yes: '确认',
      reasons: [],
      act: answer(true),
    },
    {
      needs: 'answerNoShow',
      label: '有异议',
      title: '对“未到场”有异议？',
      text: '请说明当时的情况，招聘方看得到。',
      yes: '提出异议',
      reasons: [],
      act: answer(false),
    },
  ]);
}
