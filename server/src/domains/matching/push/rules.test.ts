import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gateNames, type GateName } from '@pinjian/contract/matching-match.ts';
import { steps } from '@pinjian/contract/application-pipeline.ts';
import { caps } from './data/caps.ts';
import { judgePush, tiredSides, type PushFacts, type SideState } from './rules.ts';

const at = (local: string): Date => new Date(`2026-11-20T${local}+08:00`);
const day = 86_400_000;

const fitting: PushFacts = {
  match: { fit: 'good', gates: gateNames.map((gate) => ({ gate, open: true, text: '' })) },
  personalOrder: true,
  isKeptApart: false,
  isFindable: true,
  tired: [],
  hasResume: true,
  step: null,
  held: [],
  isQuiet: false,
  today: { ofSeeker: 0, ofSeekerAndCompany: 0, seekersOfPosition: 0, talentsOfPosition: 0 },
};
const closed = (...names: GateName[]): PushFacts['match'] => ({
  ...fitting.match,
  gates: fitting.match.gates.map((each) => ({ ...each, open: !names.includes(each.gate) })),
});
const full = (key: keyof PushFacts['today'], count: number): Partial<PushFacts> => ({
  today: { ...fitting.today, [key]: count },
});

describe('a push', () => {
  it.each<[string, Partial<PushFacts>, seeker: string, employer: string]>([
    ['that fits goes to both', {}, 'push', 'push'],
    ['of a row that came to nothing', { step: 0 }, 'push', 'push'],
    ['that the company holds goes to the seeker', { step: 9, held: ['employer'] }, 'push', 'never'],
    ['that both hold is not made twice', { step: 9, held: ['seeker', 'employer'] }, 'never', 'never'],
    ['without consent to be found is the seeker’s alone', { isFindable: false }, 'push', 'never'],
    [
      'with closed visibility is the seeker’s alone',
      { isFindable: false, match: closed('visibility') },
      'push',
      'never',
    ],
    ['of who is not looking is the seeker’s alone', { match: closed('jobStatus') }, 'push', 'never'],
    ['through a closed city', { match: closed('city') }, 'never', 'never'],
    ['of the present employer', { match: closed('employer') }, 'never', 'never'],
    ['that is only possible', { match: { ...fitting.match, fit: 'possible' } }, 'never', 'never'],
    ['from wishes alone', { hasResume: false, match: { ...fitting.match, fit: 'possible' } }, 'push', 'push'],
    ['that is weak', { hasResume: false, match: { ...fitting.match, fit: 'weak' } }, 'never', 'never'],
    ['to who wants nothing recommended', { personalOrder: false }, 'never', 'never'],
    ['of a blocked company', { isKeptApart: true }, 'never', 'never'],
    ['that was dismissed', { tired: ['seeker', 'employer'] }, 'never', 'never'],
    ['that the seeker left unused', { tired: ['seeker'] }, 'never', 'push'],
    ['at night', { isQuiet: true }, 'later', 'later'],
    ['beyond the day of the seeker', full('ofSeeker', caps.perSeekerADay), 'later', 'push'],
    ['beyond the company’s share', full('ofSeekerAndCompany', caps.perCompanyADay), 'later', 'push'],
    ['beyond the position’s seekers', full('seekersOfPosition', caps.seekersADay), 'later', 'push'],
    ['beyond the position’s talents', full('talentsOfPosition', caps.talentsADay), 'push', 'later'],
  ])('%s', (_what, facts, seeker, employer) => {
    expect(judgePush({ ...fitting, ...facts }, caps)).toEqual({ seeker, employer });
  });

  it('is made from the outside of the pipeline alone', () => {
    for (const step of steps) {
      const verdict = judgePush({ ...fitting, step }, caps).seeker;
      expect([step, verdict]).toEqual([step, step === 0 || step === 9 ? 'push' : 'never']);
    }
  });

  it('never goes beyond a cap, in whichever order they come, and waits rather than being lost', () => {
    const offers = fc.array(fc.record({ company: fc.nat(3), position: fc.nat(5), seeker: fc.nat(2) }), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(offers, (offered) => {
        const pushed: (typeof offered)[number][] = [];
        for (const each of offered) {
          const count = (of: (other: typeof each) => boolean) => pushed.filter(of).length;
          const today = {
            ofSeeker: count(({ seeker }) => seeker === each.seeker),
            ofSeekerAndCompany: count(({ seeker, company }) => seeker === each.seeker && company === each.company),
            seekersOfPosition: count(({ position }) => position === each.position),
            talentsOfPosition: 0,
          };
          const { seeker } = judgePush({ ...fitting, today }, caps);
          expect(seeker).not.toBe('never');
          if (seeker === 'push') pushed.push(each);
        }
        const most = (key: (each: (typeof offered)[number]) => string) =>
          Math.max(0, ...[...Map.groupBy(pushed, key).values()].map((same) => same.length));
        expect(most(({ seeker }) => `${seeker}`)).toBeLessThanOrEqual(caps.perSeekerADay);
        expect(most(({ seeker, company }) => `${seeker} ${company}`)).toBeLessThanOrEqual(caps.perCompanyADay);
        expect(most(({ position }) => `${position}`)).toBeLessThanOrEqual(caps.seekersADay);
      }),
    );
  });
});

describe('who is not told again', () => {
  const now = at('12:00:00');
  const ago = (days: number): Date => new Date(now.getTime() - days * day);
  const still: SideState = { endedAt: null, end: null };
  const ended = (end: SideState['end'], days: number): SideState => ({ endedAt: ago(days), end });
  const before = { seeker: still, employer: still, turnedDownAt: null };

  it.each<[string, Partial<typeof before> | object, readonly string[]]>([
    ['nobody where nothing was', {}, []],
    ['both after the seeker dismissed it', { seeker: ended('dismissed', 89) }, ['seeker', 'employer']],
    ['nobody 90 days later', { seeker: ended('dismissed', 90) }, []],
    ['both after the company hid them', { employer: ended('dismissed', 1) }, ['seeker', 'employer']],
    ['both after it was used', { seeker: ended('used', 1) }, ['seeker', 'employer']],
    ['who left it unused', { seeker: ended('unused', 1) }, ['seeker']],
    ['nobody where it ended by itself', { seeker: ended('over', 0) }, []],
    ['both after an answer 不合适', { turnedDownAt: ago(89) }, ['seeker', 'employer']],
    ['nobody 90 days after it', { turnedDownAt: ago(90) }, []],
  ])('%s', (_what, changes, tired) => {
    expect(tiredSides({ ...before, ...changes }, now, caps)).toEqual(tired);
  });
});
