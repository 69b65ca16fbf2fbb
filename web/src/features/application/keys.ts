import { keysOf } from '#lib/query-key.ts';

const key = keysOf('application');

export const applicationKeys = {
  all: key(),
  counters: key('counters'),
  targetJobs: key('targetJobs'),
  targetJobPage: <T>(tab: T, current: number, pageSize: number) => key('targetJobs', tab, current, pageSize),
  /** One's own application to any position. */
  mine: key('mine'),
  mineTo: (positionId: string) => key('mine', positionId),
  /** Below one's own applications: what changes them refreshes it. */
  mineTimeline: (applicationId: string) => key('mine', 'timeline', applicationId),
  sentResume: (applicationId: string) => key('sentResume', applicationId),
  offers: key('offer'),
  candidateOffer: (applicationId: string) => key('offer', 'candidate', applicationId),
  offerPage: <L>(list: L, current: number) => key('offer', 'list', list, current),
  offerSettings: key('offer', 'settings'),
  printedOffer: (name: string, number: number | null) => key('printedOffer', name, number),
  /** Below one's own applications: what changes them refreshes these. */
  mineOffers: key('mine', 'offer'),
  mineOffer: (positionId: string) => key('mine', 'offer', positionId),
  bulk: key('bulk'),
  closing: key('closing'),
  /** Both lists of an employer; `filter` as the address writes it. */
  candidates: key('candidates'),
  candidatePage: <K>(kind: K, filter: string) => key('candidates', kind, filter),
  /** Of all positions or of one; what changes the lists changes it. */
  candidateBoard: (positionId: string | null) => key('candidates', 'board', positionId),
  talents: key('talent'),
  talent: (resumeId: string, positionId: string) => key('talent', resumeId, positionId),
  conversations: key('conversation'),
  conversation: (applicationId: string) => key('conversation', applicationId, 'about'),
  conversationMessages: (applicationId: string) => key('conversation', applicationId, 'messages'),
  /** Interviews with people, of both sides. */
  rounds: key('round'),
  roundsOf: (applicationId: string) => key('round', applicationId),
  myRounds: (applicationId: string) => key('round', applicationId, 'mine'),
  roundPlan: (positionId: string) => key('roundPlan', positionId),
  freeTimes: (memberIds: string, minutes: number, except: string | null, from: string, to: string) =>
    key('freeTimes', memberIds, minutes, except, from, to),
  conflicts: (memberIds: string, minutes: number, except: string | null, startsAt: string) =>
    key('conflicts', memberIds, minutes, except, startsAt),
  quickReplies: key('quickReplies'),
  /** Every schedule and what waits beside it. */
  schedules: key('schedule'),
  schedule: <S>(scope: S, from: string, to: string) => key('schedule', 'rounds', scope, from, to),
  waitingRounds: <S>(scope: S) => key('schedule', 'waiting', scope),
  scorecard: (roundId: string) => key('scorecard', roundId),
  scorecardLink: (roundId: string) => key('scorecardLink', roundId),
  linkedScorecard: key('linkedScorecard'),
  kit: (roundId: string) => key('kit', roundId),
  debrief: (roundId: string) => key('debrief', roundId),
  goodbye: (applicationId: string) => key('goodbye', applicationId),
  queue: <K>(kind: K, filter: string) => key('queue', kind, filter),
};
