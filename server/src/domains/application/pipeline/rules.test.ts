import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movers, steps, type MoveName, type Mover, type Step } from '@pinjian/contract/application-pipeline.ts';
import {
  applyAgainFrom,
  howToApply,
  isHeld,
  isLegal,
  isSeenBySeeker,
  legalMoves,
  makeStep,
  stepFor,
  untouched,
  type Standing,
} from './rules.ts';

const now = new Date('2026-11-20T02:00:00.000Z');
const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const days = 86_400_000;

const at = (step: Step | null, more: Partial<Standing> = {}): Standing => ({ ...untouched, step, ...more });

/** The table of decisions §8, row by row: from, to, by. B is written out. */
const table: readonly (readonly [from: readonly (Step | null)[], to: readonly Step[], by: readonly Mover[]])[] = [
  [[null, 0], [9], ['system', 'seekerAgent', 'employerAgent']],
  [[9], [0], ['seeker', 'employer', 'system']],
  [[null, 0, 9], [1], ['seeker', 'seekerAgent']],
  [[null, 0, 9], [2], ['employer', 'employerAgent']],
  [[1], [2], ['employer']],
  [[2, 32], [3], ['employer', 'employerAgent']],
  [[3], [31], ['seeker']],
  [[3], [2, 32], ['seeker', 'system', 'employer']],
  [[31], [32], ['system']],
  [[31], [2, 32], ['system']],
  [[2, 32], [4], ['employer', 'employerAgent']],
  [[4], [41], ['seeker']],
  // Other times are proposed, or let stand.
  [[4], [4], ['seeker', 'seekerAgent', 'employer']],
  // The same of 41; a round is held, a no-show is claimed and disputed.
  [[41], [41], ['seeker', 'seekerAgent', 'employer']],
  [[4], [2, 32, 41], ['seeker', 'system', 'employer']],
  [[4, 41], [4], ['employer']],
  // The next round, once the one before was held.
  [[41], [4], ['employer', 'employerAgent']],
  [[41], [2, 32, 41], ['seeker', 'employer', 'system']],
  [[32, 41], [5], ['employer']],
  [[5], [32, 41], ['seeker', 'employer', 'system']],
  // Countered, accepted; revised.
  [[5], [5], ['seeker', 'employer']],
  [[1, 2, 3, 31, 32, 4, 41], [0], ['seeker']],
  [[6], [1], ['seeker', 'seekerAgent']],
  // A seeker who applies where the company already has them stays where they are.
  ...([2, 3, 31, 32, 4, 41, 5] as const).map((step) => [[step], [step], ['seeker', 'seekerAgent']] as const),
  // An open offer is withdrawn before anybody is rejected; an accepted one never leaves 5.
  [[1, 2, 3, 31, 32, 4, 41], [6], ['employer']],
];

/** What a standing may look like at a step: every base it can have come from. */
function standingsAt(step: Step | null): Standing[] {
  const interviewBases: readonly (Step | null)[] =
    step === 3 || step === 31 ? [2, 32] : step === 4 || step === 41 ? [2, 32, 41] : [null];
  const offerBases: readonly (Step | null)[] = step === 5 ? [32, 41] : [null];
  return interviewBases.flatMap((interviewBase) =>
    offerBases.map((offerBase) => at(step, { interviewBase, offerBase })),
  );
}

describe('the moves', () => {
  it('are those of decisions §8, no more and no fewer', () => {
    const edge = (from: Step | null, to: Step, by: Mover): string => `${from ?? '-'} > ${to} ${by}`;
    const expected = new Set(
      table.flatMap(([from, to, by]) => from.flatMap((a) => to.flatMap((b) => by.map((mover) => edge(a, b, mover))))),
    );
    const found = new Set<string>();
    for (const step of [null, ...steps]) {
      const standings = step === 6 ? [at(6, { rejectedFrom: 1, releasedAt: now })] : standingsAt(step);
      for (const standing of standings)
        for (const mover of movers)
          for (const move of legalMoves(standing, mover)) {
            const made = makeStep(standing, move, mover, now);
            found.add(edge(made.from, made.to, mover));
          }
    }
    expect([...found].toSorted()).toEqual([...expected].toSorted());
  });

  it('lead back to the step that the interview or the offer came from', () => {
    const invited = makeStep(at(32), 'inviteToAiInterview', 'employer', now).next;
    expect(makeStep(invited, 'declineAiInterview', 'seeker', now).next.step).toBe(32);
    const accepted = makeStep(
      makeStep(at(2), 'inviteToRealInterview', 'employer', now).next,
      'acceptRealInterview',
      'seeker',
      now,
    );
    const offered = makeStep(accepted.next, 'sendOffer', 'employer', now).next;
    const declined = makeStep(offered, 'declineOffer', 'seeker', now).next;
    expect(declined.step).toBe(41);
    // The offer has not covered up where the interview came from.
    expect(makeStep(declined, 'cancelRealInterview', 'employer', now).next.step).toBe(2);
    const second = makeStep(accepted.next, 'inviteToNextRound', 'employer', now).next;
    expect(makeStep(second, 'expireRealInvitation', 'system', now).next.step).toBe(41);
  });

  it('let nobody but a person of the employer reject', () => {
    for (const mover of movers) expect(isLegal(at(32), 'reject', mover)).toBe(mover === 'employer');
  });

  it('set the view status of spec §4', () => {
    const applied = makeStep(untouched, 'apply', 'seeker', now).next;
    expect(applied.viewStatus).toBe(1);
    expect(makeStep({ ...applied, viewStatus: 2 }, 'passResume', 'employer', now).next.viewStatus).toBe(3);
    const rejected = makeStep(applied, 'reject', 'employer', now).next;
    expect(rejected.viewStatus).toBe(1);
    expect(makeStep(rejected, 'releaseRejection', 'system', now).next.viewStatus).toBe(4);
    const later = makeStep(at(32, { appliedAt: now, viewStatus: 3 }), 'reject', 'employer', now).next;
    expect(makeStep(later, 'releaseRejection', 'system', now).next.viewStatus).toBe(3);
    expect(makeStep(at(2), 'applyAsCandidate', 'seeker', now).next).toMatchObject({
      step: 2,
      viewStatus: 3,
      appliedAt: now,
    });
  });
});

describe('a held rejection', () => {
  const held = makeStep(at(3, { interviewBase: 2, appliedAt: now, viewStatus: 3 }), 'reject', 'employer', now).next;

  it('is 6 to the employer and the step before to everyone else', () => {
    expect(movers.map((mover) => stepFor(held, mover))).toEqual([3, 3, 6, 6, 3]);
  });

  it('goes on behind itself with what the seeker does, and undo restores where that led', () => {
    const accepted = makeStep(held, 'acceptAiInterview', 'seeker', now).next;
    expect(accepted).toMatchObject({ step: 6, rejectedFrom: 31 });
    const reported = makeStep(accepted, 'recordReport', 'system', now).next;
    expect(reported).toMatchObject({ step: 6, rejectedFrom: 32 });
    expect(makeStep(reported, 'undoRejection', 'employer', now).next).toMatchObject({ step: 32, rejectedFrom: null });
  });

  it('ends unsaid when the seeker withdraws', () => {
    expect(makeStep(held, 'withdraw', 'seeker', now).next).toEqual(at(0));
  });

  it('is final once released', () => {
    const released = makeStep(held, 'releaseRejection', 'system', later(days)).next;
    expect(movers.map((mover) => stepFor(released, mover))).toEqual([6, 6, 6, 6, 6]);
    for (const mover of movers) expect(legalMoves(released, mover).filter((move) => move !== 'applyAgain')).toEqual([]);
  });
});

describe('applying', () => {
  it('knows what pressing the button means', () => {
    expect(howToApply(untouched, now)).toBe('apply');
    expect(howToApply(at(0), now)).toBe('apply');
    expect(howToApply(at(9), now)).toBe('apply');
    expect(howToApply(at(1, { appliedAt: now }), now)).toBe('applied');
    expect(howToApply(at(32), now)).toBe('applyAsCandidate');
    expect(howToApply(at(32, { appliedAt: now }), now)).toBe('applied');
  });

  it('waits 90 days after a released rejection, to the millisecond', () => {
    const released = at(6, { rejectedFrom: 1, releasedAt: now, appliedAt: now });
    expect(applyAgainFrom(released)).toEqual(later(90 * days));
    expect(howToApply(released, later(90 * days - 1))).toBe('tooEarly');
    expect(howToApply(released, later(90 * days))).toBe('applyAgain');
  });

  it('does not tell of a held rejection', () => {
    expect(howToApply(at(6, { rejectedFrom: 1, appliedAt: now }), now)).toBe('applied');
    expect(howToApply(at(6, { rejectedFrom: 2 }), now)).toBe('applyAsCandidate');
    expect(applyAgainFrom(at(6, { rejectedFrom: 1, appliedAt: now }))).toBeNull();
  });
});

/** A walk: each number picks one of the moves that are legal by then. */
const picks = fc.array(fc.nat(), { maxLength: 40 });

function choose(
  standing: Standing,
  pick: number,
  by: readonly Mover[] = movers,
): { move: MoveName; mover: Mover } | undefined {
  const open = by.flatMap((mover) => legalMoves(standing, mover).map((move) => ({ move, mover })));
  return open[pick % open.length];
}

function walk(picked: readonly number[], visit: (before: Standing, after: Standing, move: MoveName) => void): void {
  let standing = untouched;
  for (const pick of picked) {
    const chosen = choose(standing, pick);
    if (chosen === undefined) return;
    const { next } = makeStep(standing, chosen.move, chosen.mover, now);
    visit(standing, next, chosen.move);
    standing = next;
  }
}

describe('whatever is done in whatever order', () => {
  it('the standing stays whole', () => {
    fc.assert(
      fc.property(picks, (picked) => {
        walk(picked, (_before, after) => {
          expect(steps).toContain(after.step);
          expect(after.rejectedFrom !== null).toBe(after.step === 6);
          expect(after.rejectedFrom).not.toBe(6);
          if (after.releasedAt !== null) expect(after.step).toBe(6);
          // Wherever an interview or an offer stands open, there is a way back.
          const open = isHeld(after) ? after.rejectedFrom : after.step;
          if (open === 3 || open === 31 || open === 4 || open === 41) expect(after.interviewBase).not.toBeNull();
          if (open === 5) expect(after.offerBase).not.toBeNull();
          expect(after.viewStatus === null).toBe(after.appliedAt === null);
          if (after.step === 1) expect(after.appliedAt).not.toBeNull();
          if (after.step === 0 || after.step === 9) expect(after.appliedAt).toBeNull();
        });
      }),
      { numRuns: 2000 },
    );
  });

  it('the seeker never sees a 6 before its release, nor a trace of it', () => {
    fc.assert(
      fc.property(picks, (picked) => {
        walk(picked, (before, after, move) => {
          if (stepFor(after, 'seeker') === 6) expect(after.releasedAt).not.toBeNull();
          if (isSeenBySeeker(move)) return;
          expect(stepFor(after, 'seeker')).toBe(stepFor(before, 'seeker'));
          expect([after.appliedAt, after.viewStatus]).toEqual([before.appliedAt, before.viewStatus]);
          expect(legalMoves(after, 'seeker')).toEqual(legalMoves(before, 'seeker'));
          expect(howToApply(after, now)).toBe(howToApply(before, now));
        });
      }),
      { numRuns: 2000 },
    );
  });

  it('what the seeker can do behind a held rejection leads where it would have led without one', () => {
    fc.assert(
      fc.property(picks, picks, (before, behind) => {
        let plain = untouched;
        walk(before, (_from, to) => (plain = to));
        if (!isLegal(plain, 'reject', 'employer')) return;
        let held = makeStep(plain, 'reject', 'employer', now).next;
        for (const pick of behind) {
          if (!isHeld(held)) break;
          const others = (['seeker', 'seekerAgent', 'system'] as const).filter(
            (mover) => legalMoves(plain, mover).length > 0,
          );
          const chosen = choose(plain, pick, others);
          if (chosen === undefined) break;
          expect(isLegal(held, chosen.move, chosen.mover)).toBe(true);
          held = makeStep(held, chosen.move, chosen.mover, now).next;
          plain = makeStep(plain, chosen.move, chosen.mover, now).next;
        }
        if (isHeld(held)) held = makeStep(held, 'undoRejection', 'employer', now).next;
        expect(held).toEqual(plain);
      }),
      { numRuns: 2000 },
    );
  });
});
