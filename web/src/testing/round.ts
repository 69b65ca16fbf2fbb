import type { MyRound, Round } from '@pinjian/contract/application-round.ts';
import { uuid } from './answers/plan.ts';

const brief = {
  roundId: uuid(11),
  ordinal: 1,
  name: '业务面',
  form: { value: 1, label: '视频' },
  minutes: 45,
  state: 'invited',
  interviewStatus: 0,
  startsAt: null,
  endsAt: null,
  expiresAt: '2126-11-27T02:00:00.000Z',
  proposalOpen: false,
  applicationId: 'application-1',
  position: { positionId: 'position-1', title: '前端工程师' },
  place: 'https://meeting.example.com/r/1',
  note: '请准备一个项目',
  sequence: 0,
  slots: [
    { slotId: uuid(21), startsAt: '2126-11-27T02:00:00.000Z', endsAt: '2126-11-27T02:45:00.000Z', free: true },
    { slotId: uuid(22), startsAt: '2126-11-28T06:00:00.000Z', endsAt: '2126-11-28T06:45:00.000Z', free: true },
  ],
  invitedAt: '2026-11-23T02:00:00.000Z',
  answeredAt: null,
  proposal: null,
  noShow: null,
  end: null,
  from: 4,
  version: 3,
} as const;

/** An invitation with two times to choose from, as its candidate reads it. */
export function myRoundOf(changes: Partial<MyRound> = {}): MyRound {
  return {
    ...brief,
    slots: [...brief.slots],
    allowedActs: ['accept', 'propose', 'decline'],
    companyId: 'company-1',
    companyName: '示例科技',
    interviewers: [{ name: '温书言' }],
    ...changes,
  };
}

/** The same as the company reads it. */
export function roundOf(changes: Partial<Round> = {}): Round {
  return {
    ...brief,
    slots: [...brief.slots],
    allowedActs: ['reschedule', 'cancel', 'changeInterviewers'],
    interviewers: [{ userId: uuid(92), name: '温书言' }],
    invitedBy: '林示例',
    planRoundId: uuid(1),
    candidate: { name: '何知远', resumeId: 'resume-1' },
    ...changes,
  };
}
