import {
  scorecardErrors,
  type OwnScorecard,
  type Scorecard,
  type ScorecardContent,
} from '@pinjian/contract/application-scorecard.ts';
import { envelope } from './fake-server.ts';

export const roundId = '0192a000-0000-7000-8000-0000000000f1';
const savedAt = '2026-11-20T02:00:00.000Z';

/** A card that nobody has written on, of two competencies. */
export function emptyCard(changes: Partial<Scorecard> = {}): Scorecard {
  return {
    roundId,
    competencies: [
      { name: '专业能力', anchor: '能独立做完一个服务' },
      { name: '沟通协作', anchor: '' },
    ],
    content: {
      startedAt: null,
      marks: [
        { name: '专业能力', answer: null, evidence: '' },
        { name: '沟通协作', answer: null, evidence: '' },
      ],
      notes: [],
      recommendation: null,
      summary: '',
    },
    version: 1,
    savedAt,
    lockedAt: null,
    addenda: [],
    objections: [],
    ...changes,
  };
}

/** The card with the interview it is about. */
export function ownCardOf(card: Scorecard): OwnScorecard {
  return {
    card,
    candidateName: '林小满',
    position: { positionId: 'position-1', title: '后端工程师' },
    applicationId: 'application-1',
    roundName: '业务面',
    ordinal: 1,
    startsAt: savedAt,
    endsAt: savedAt,
    lockedCards: 0,
    interviewers: 2,
  };
}

/** A server that keeps one card as the contract says; `away` is a network that is gone. */
export function cardServer(card = emptyCard()) {
  const world = { card, away: false, saves: 0 };
  function write(sent: { version: number; content: ScorecardContent }, handIn: boolean): Response | Error {
    if (world.away) return new TypeError('the network is away');
    world.saves += 1;
    if (world.card.lockedAt !== null) return envelope(null, scorecardErrors.locked);
    if (JSON.stringify(sent.content) !== JSON.stringify(world.card.content)) {
      if (sent.version !== world.card.version) return envelope(null, scorecardErrors.editedElsewhere);
      world.card = { ...world.card, content: sent.content, version: sent.version + 1 };
    }
    if (handIn) world.card = { ...world.card, lockedAt: savedAt };
    return envelope(world.card);
  }
  return { world, write };
}
