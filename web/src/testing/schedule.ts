import type { ScheduledRound, WaitingRound } from '@pinjian/contract/application-schedule.ts';

const head = {
  applicationId: 'application-1',
  resumeId: 'resume-1',
  positionId: 'position-1',
  positionTitle: '前端工程师',
  ordinal: 1,
  name: '业务面',
  form: { value: 1, label: '视频' },
  minutes: 60,
  place: 'https://meeting.example/1',
  interviewerIds: ['member-1'],
};

/** A round of an hour that begins then, agreed and without anything wrong. */
export function sampleScheduled(id: string, startsAt: string, changes: Partial<ScheduledRound> = {}): ScheduledRound {
  return {
    ...head,
    roundId: `round-${id}`,
    candidateName: `候选人${id}`,
    state: 'accepted',
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
    conflicts: [],
    ...changes,
  };
}

/** An invitation that waits for the candidate. */
export function sampleWaiting(id: string, changes: Partial<WaitingRound> = {}): WaitingRound {
  return {
    ...head,
    roundId: `round-${id}`,
    candidateName: `候选人${id}`,
    kind: 'answer',
    startsAt: null,
    endsAt: null,
    since: '2036-11-20T02:00:00Z',
    until: null,
    times: [],
    words: '',
    ...changes,
  };
}
