import type { MyRound } from '@pinjian/contract/application-round.ts';

/** A video round of an hour that was agreed, as its candidate reads it. */
export function sampleMyRound(changes: Partial<MyRound> = {}): MyRound {
  return {
    roundId: 'round-1',
    ordinal: 1,
    name: '业务面',
    form: { value: 1, label: '视频' },
    minutes: 60,
    state: 'accepted',
    interviewStatus: 2,
    startsAt: '2036-11-24T06:00:00Z',
    endsAt: '2036-11-24T07:00:00Z',
    expiresAt: '2036-11-23T06:00:00Z',
    proposalOpen: false,
    applicationId: 'application-1',
    position: { positionId: 'position-1', title: '前端工程师' },
    place: 'https://meeting.example/1',
    note: '请带上作品',
    sequence: 0,
    slots: [],
    invitedAt: '2036-11-20T02:00:00Z',
    answeredAt: '2036-11-20T03:00:00Z',
    proposal: null,
    noShow: null,
    end: null,
    from: 41,
    version: 3,
    allowedActs: ['propose', 'cancel'],
    companyId: 'company-1',
    companyName: '云杉示例科技',
    interviewers: [{ name: '王一' }],
    ...changes,
  };
}
