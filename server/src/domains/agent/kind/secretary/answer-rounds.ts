import type { MyRound } from '@pinjian/contract/application-round.ts';
import { roundForm } from '@pinjian/contract/application-round-view.ts';
import type { Proposal } from '../../run/planner.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { momentText } from '../writing/moments.ts';
import type { Looking } from './plan.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Between two interviews; more where one has to go somewhere. */
const breather = 30 * minuteMs;
const wayThere = 90 * minuteMs;
/** Nobody prepares for an interview in less. */
const notice = 12 * hourMs;

/** Invitations to rounds: the offered time that suits the seeker's own interviews, or other times where none does. */
export function answerRounds(rounds: readonly MyRound[], of: Looking): Proposal[] {
  const taken = rounds.filter(({ state, startsAt }) => state === 'accepted' && startsAt !== null);
  return rounds.flatMap((round) => {
    if (round.state !== 'invited' || round.proposal?.stoodAt === null) return [];
    const open = round.slots.filter(({ free, startsAt }) => free && Date.parse(startsAt) > of.now.getTime());
    const suiting = open.filter((slot) => conflictOf(spanOf(slot, round), round, taken) === null);
    const best = suiting.find(({ startsAt }) => Date.parse(startsAt) - of.now.getTime() >= notice) ?? suiting[0];
    if (best !== undefined && round.allowedActs.includes('accept')) return [acceptance(round, best.startsAt, taken)];
    return round.allowedActs.includes('propose') ? otherTimes(round, taken, of) : [];
  });
}

function spanOf({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }, { form }: MyRound): Span {
  const gap = form.value === roundForm.onSite ? wayThere : breather;
  return { from: Date.parse(startsAt) - gap, to: Date.parse(endsAt) + gap };
}

/** The agreed interview that a time would run into; null for none. */
function conflictOf(span: Span, round: MyRound, taken: readonly MyRound[]): MyRound | null {
  return (
    taken.find(
      ({ roundId, startsAt, endsAt }) =>
        roundId !== round.roundId &&
        startsAt !== null &&
        endsAt !== null &&
        Date.parse(startsAt) < span.to &&
        Date.parse(endsAt) > span.from,
    ) ?? null
  );
}

function subjectOf({ roundId, applicationId, position, companyName }: MyRound): Proposal['subject'] {
  return { roundId, applicationId, positionId: position.positionId, positionTitle: position.title, companyName };
}

function acceptance(round: MyRound, time: string, taken: readonly MyRound[]): Proposal {
  const { slots, companyName, position, name, form, minutes } = round;
  const many = slots.length > 1;
  return {
    act: 'preparedAnswer',
    key: `answer-round:${round.roundId}:${round.sequence}`,
    subject: subjectOf(round),
    title: `答复 ${companyName} 的${name}：${momentText(new Date(time))}`,
    why: [
      `「${position.title}」${name}，${form.label}，${minutes} 分钟。`,
      many ? `对方给了 ${slots.length} 个时间，这个和您已约的面试不冲突。` : '这个时间和您已约的面试不冲突。',
      `请在 ${momentText(new Date(round.expiresAt))} 前答复。`,
    ].join(''),
    evidence: [{ claim: '对方提供的时间', source: 'calendar', quote: momentText(new Date(time)) }],
    ...(many ? { sections: [slotSection(round, taken)] } : {}),
    prepared: {
      kind: 'acceptRound',
      applicationId: round.applicationId,
      roundId: round.roundId,
      time: many ? time : null,
    },
    expiresAt: new Date(round.expiresAt),
  };
}

/** Each offered time, and what it would run into. */
function slotSection(round: MyRound, taken: readonly MyRound[]): NonNullable<Proposal['sections']>[number] {
  return {
    title: '对方提供的时间',
    rows: round.slots.map((slot) => {
      const other = conflictOf(spanOf(slot, round), round, taken);
      const value = !slot.free
        ? '已被约走'
        : other === null
          ? '没有冲突'
          : `和 ${other.companyName} 的面试太近（${momentText(new Date(other.startsAt ?? slot.startsAt))}）`;
      return { label: momentText(new Date(slot.startsAt)), value };
    }),
  };
}

/** Hours of a working day at which an interview may begin, in Beijing. */
const beginnings = [10, 14, 16] as const;
const mostTimes = 3;
const lookedDays = 10;

/** Three times on different working days that are free in the seeker's own calendar. */
function otherTimes(round: MyRound, taken: readonly MyRound[], { now }: Looking): Proposal[] {
  const times: Date[] = [];
  for (let ahead = 1; ahead <= lookedDays && times.length < mostTimes; ahead += 1) {
    const day = dayInBeijing(new Date(now.getTime() + ahead * dayMs));
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const free = beginnings
      .map((hour) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`))
      .find((start) => {
        const end = new Date(start.getTime() + round.minutes * minuteMs);
        const span = spanOf({ startsAt: start.toISOString(), endsAt: end.toISOString() }, round);
        return start.getTime() - now.getTime() >= dayMs && conflictOf(span, round, taken) === null;
      });
    if (free !== undefined) times.push(free);
  }
  if (times.length === 0) return [];
  const offered = round.slots.map(({ startsAt }) => momentText(new Date(startsAt)));
  const isTaken = round.slots.some(({ free }) => free);
  const note = `您好，您提供的时间${isTaken ? '和我已约的安排冲突' : '已被约走'}，所选的时间我可以参加。如果不方便，请告诉我其他时间，谢谢！`;
  return [
    {
      act: 'proposeTimes',
      key: `propose:${round.roundId}:${round.sequence}`,
      subject: subjectOf(round),
      title: `向 ${round.companyName} 提出其他面试时间`,
      why: `对方提供的时间（${offered.join('、')}）${isTaken ? '都和您已约的面试冲突' : '都已被约走'}，这几个时间您没有其他面试。`,
      evidence: times.map((time) => ({ claim: '您没有其他面试的时间', source: 'calendar', quote: momentText(time) })),
      sections: [
        {
          title: '会这样告诉对方',
          rows: [
            { label: '时间', value: times.map(momentText).join('、') },
            { label: '说明', value: note },
          ],
        },
      ],
      // The answer names where the round stood: if the company moves it meanwhile, nothing is sent.
      input: {
        roundId: round.roundId,
        from: round.from,
        version: round.version,
        times: times.map((time) => time.toISOString()),
        note,
      },
      expiresAt: new Date(round.expiresAt),
    },
  ];
}
