import { describe, expect, it } from 'vitest';
import { step, type Step } from '@pinjian/contract/application-pipeline.ts';
import type { AwaitedAct } from '@pinjian/contract/application-next-act.ts';
import { nextActOf, type Terms } from './rules.ts';

const now = new Date('2026-11-23T06:00:00Z');
const agreed = '2026-11-24T06:00:00.000Z';
const answerBy = '2026-11-27T06:00:00.000Z';
const lastDay = '2026-11-29T15:59:59.000Z';

const round: NonNullable<Terms['round']> = {
  state: 'invited',
  startsAt: null,
  endsAt: null,
  expiresAt: answerBy,
  proposalOpen: false,
};
const meeting = { ...round, state: 'accepted', startsAt: agreed, endsAt: '2026-11-24T07:00:00.000Z' } as const;
const over = { ...meeting, startsAt: '2026-11-23T04:00:00.000Z', endsAt: '2026-11-23T05:00:00.000Z' };

const cases: readonly [string, Step, Partial<Terms>, AwaitedAct | null, string | null][] = [
  ['a resume that came', step.applied, {}, 'screen', null],
  ['a candidate', step.candidate, {}, 'arrange', null],
  [
    'an AI invitation',
    step.aiInvited,
    { invitation: { expiresAt: answerBy, windowEndsAt: null } },
    'answerAiInvitation',
    answerBy,
  ],
  ['an invitation to meet', step.realInvited, { round }, 'answerRound', answerBy],
  ['other times', step.realInvited, { round: { ...round, proposalOpen: true } }, 'answerProposal', answerBy],
  ['an agreed time', step.realAccepted, { round: meeting }, 'attendRound', agreed],
  [
    'other times after that',
    step.realAccepted,
    { round: { ...meeting, proposalOpen: true } },
    'answerProposal',
    agreed,
  ],
  ['a time that is over', step.realAccepted, { round: over }, 'judgeRound', null],
  ['a round that was held', step.realAccepted, { round: { ...meeting, state: 'held' } }, 'judgeRound', null],
  ['an offer', step.offered, { offer: { state: 'seen', validUntil: lastDay } }, 'answerOffer', lastDay],
  ['a counter', step.offered, { offer: { state: 'countered', validUntil: lastDay } }, 'answerCounter', lastDay],
  ['an accepted offer', step.offered, { offer: { state: 'accepted', validUntil: lastDay } }, 'startWork', null],
  ['the end', step.rejected, {}, null, null],
];

describe('who acts next', () => {
  it.each(cases)('after %s', (_name, at, terms, what, until) => {
    const standing = {
      step: at,
      interviewBase: null,
      offerBase: null,
      rejectedFrom: at === step.rejected ? step.candidate : null,
      releasedAt: at === step.rejected ? now : null,
      appliedAt: now,
      viewStatus: null,
    };
    const all = { invitation: undefined, round: undefined, offer: undefined, now, ...terms };
    for (const side of ['seeker', 'employer'] as const)
      expect(nextActOf(standing, side, all)).toEqual(what === null ? null : { what, until });
  });
});
