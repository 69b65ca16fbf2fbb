import type { MyRound, Round, RoundAct } from '@pinjian/contract/application-round.ts';
import {
  roundStateLabels,
  type RoundBrief,
  type RoundForm,
  type RoundState,
} from '@pinjian/contract/application-round-view.ts';
import type { PlanRound } from '@pinjian/contract/position-plan.ts';
import { step } from '@pinjian/contract/application-pipeline.ts';
import { messageTime } from '#lib/format/time.ts';
import type { Look } from '../standing/model.ts';

const tones: Readonly<Record<RoundState, Look['tone']>> = {
  invited: 'warning',
  accepted: 'accent',
  held: 'success',
  declined: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
  noShow: 'danger',
};

/** How a round stands, in one word. */
export function roundLook({ state }: Pick<RoundBrief, 'state'>): Look {
  return { label: roundStateLabels[state], tone: tones[state] };
}

export const formChoices: readonly { readonly value: RoundForm; readonly label: string }[] = [
  { value: 1, label: '视频' },
  { value: 2, label: '电话' },
  { value: 3, label: '现场' },
];

/** What the place of a round is called, by its form. */
export const placeLabels: Readonly<Record<RoundForm, { readonly label: string; readonly hint: string }>> = {
  1: { label: '会议链接', hint: '腾讯会议、飞书等会议的链接，以 http 开头' },
  2: { label: '联系电话（选填）', hint: '不填则由面试官致电候选人' },
  3: { label: '面试地点', hint: '写到楼层和前台，如 学院路 1 号 A 座 5 层' },
};

/** The form of a round on the wire as the code uses it. */
export function formOf({ form }: Pick<RoundBrief, 'form'>): RoundForm {
  return formChoices.find(({ value }) => value === form.value)?.value ?? 1;
}

/** Everything about a round that is asked for before it can be sent. */
export interface RoundWords {
  readonly name: string;
  readonly form: RoundForm;
  readonly minutes: number;
  readonly place: string;
  readonly note: string;
  /** Instants of the starts, in the order of time; one is a fixed time. */
  readonly times: readonly string[];
  readonly interviewerIds: readonly string[];
  readonly planRoundId: string | null;
}

/** Whether nothing more comes of a round, and its place in the plan is free again. */
const cameToNothing = new Set<RoundState>(['declined', 'cancelled', 'expired', 'noShow']);

/** The round of the plan that is next: the first that was neither held nor is under way. */
function nextOfPlan(plan: readonly PlanRound[], rounds: readonly Round[]): PlanRound | null {
  const done = new Set(rounds.flatMap((round) => (cameToNothing.has(round.state) ? [] : (round.planRoundId ?? []))));
  return plan.find(({ planRoundId }) => !done.has(planRoundId)) ?? null;
}

/**
 * The round whose time is over and of which nobody said how it went: whoever invites to the next one says with that that
 * it was held, so they are told before they press. undefined where there is none.
 */
export function heldByInviting(rounds: readonly Round[], now: number): Round | undefined {
  return rounds.find(
    ({ state, endsAt, noShow }) => state === 'accepted' && noShow === null && endsAt !== null && isPast(endsAt, now),
  );
}

/** What an invitation begins with: the next round of the plan, else a round after those there were. */
export function beginning(
  plan: readonly PlanRound[],
  rounds: readonly Round[],
  lastPlace: (form: RoundForm) => string,
): RoundWords {
  const next = nextOfPlan(plan, rounds);
  const form = next?.form ?? 1;
  return {
    name: next?.name ?? `第 ${rounds.filter(({ state }) => !cameToNothing.has(state)).length + 1} 轮面试`,
    form,
    minutes: next?.minutes ?? 45,
    place: lastPlace(form),
    note: '',
    times: [],
    interviewerIds: next?.interviewerIds ?? [],
    planRoundId: next?.planRoundId ?? null,
  };
}

/** What a round that is moved begins with: all as it was, and the times that were proposed, if any still are to come. */
export function movedBeginning(round: Round, now: number, chosen: string | null): RoundWords {
  return {
    name: round.name,
    form: formOf(round),
    minutes: round.minutes,
    place: round.place,
    note: round.note,
    times: chosen !== null && new Date(chosen).getTime() > now ? [chosen] : [],
    interviewerIds: round.interviewers.map(({ userId }) => userId),
    planRoundId: round.planRoundId,
  };
}

/** What is missing before it can be sent, as it is told; null where nothing is. */
export function missing({ name, form, place, times, interviewerIds }: RoundWords): string | null {
  if (name.trim() === '') return '请填写轮次名称';
  if (interviewerIds.length === 0) return '请选择面试官';
  if (times.length === 0) return '请选择面试时间';
  if (form === 1 && !/^https?:\/\/\S+$/i.test(place.trim())) return '请填写会议链接，以 http 开头';
  return form === 3 && place.trim() === '' ? '请填写面试地点' : null;
}

/** With one time more or less, in the order of time, at most `limit`. */
export function toggled(times: readonly string[], time: string, limit: number): string[] {
  if (times.includes(time)) return times.filter((each) => each !== time);
  return times.length >= limit ? [...times] : [...times, time].toSorted();
}

/** Whether a time is over or so near that nobody can keep it. */
export const isPast = (time: string, now: number): boolean => new Date(time).getTime() <= now;

/** Whether an offer was sent while the round is still to come: nobody moves or cancels it from there (decisions §8). */
function isFixed({ from, state, startsAt }: Round | MyRound, now: number): boolean {
  return from === step.offered && state === 'accepted' && startsAt !== null && !isPast(startsAt, now);
}

/** Who acts next on a round and by when, for the company; '' where nobody does. */
export function awaitedFrom(round: Round, now: number): string {
  const { state, proposal, noShow, allowedActs } = round;
  if (noShow?.state === 'claimed') {
    const by = `${messageTime(noShow.answerBy, now)} 前`;
    return noShow.claimedBy === 'seeker' ? `等待贵公司答复“企业未到场”，${by}` : `等待候选人答复“未到场”，${by}`;
  }
  if (isFixed(round, now)) return '已发出Offer，这轮面试不能再改时间或取消；需要调整时，请先收回Offer';
  if (proposal !== null && proposal.stoodAt === null) return '等待贵公司答复候选人提出的时间';
  if (state === 'invited') return `等待候选人答复，${messageTime(round.expiresAt, now)} 前`;
  if (state !== 'accepted') return '';
  return allowedActs.includes('markHeld') ? '面试时间已到，结束后请标记结果' : '双方已确认时间，等待面试';
}

/** The same for the candidate. */
export function awaitedFromMe(round: MyRound, now: number): string {
  const { state, proposal, noShow } = round;
  if (noShow?.state === 'claimed') {
    const by = `${messageTime(noShow.answerBy, now)} 前`;
    return noShow.claimedBy === 'employer'
      ? `招聘方标记您未到场，请在 ${by}答复`
      : `已告知招聘方未到场，等待对方答复，${by}`;
  }
  if (isFixed(round, now)) return '您已收到Offer，这轮面试不能再改时间或取消；如有变化，请在沟通中告诉招聘方';
  if (proposal !== null && proposal.stoodAt === null) return '您提出了其他时间，等待招聘方答复';
  if (state === 'invited') return `请在 ${messageTime(round.expiresAt, now)} 前答复`;
  return '';
}

/** Whether the server lets this be done with the round now. */
export function may(round: Round | MyRound, act: RoundAct): boolean {
  return round.allowedActs.includes(act);
}
