import { describe, expect, it } from 'vitest';
import { emptyOfferTerms, type OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { MyOffer } from '@pinjian/contract/application-offer-view.ts';
import type { MyRound } from '@pinjian/contract/application-round.ts';
import { defaultSlip } from '@pinjian/contract/agent-slip.ts';
import { findUnsupported } from '../../honesty/find-unsupported.ts';
import { dateText } from '../writing/moments.ts';
import type { ChasedAct, Waiting } from './chases.ts';
import { plan, type SecretaryFacts } from './plan.ts';

/** A Friday, ten in the morning in Beijing. */
const now = new Date('2026-11-20T02:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
const later = (ms: number): string => new Date(now.getTime() + ms).toISOString();

const facts = (changes: Partial<SecretaryFacts> = {}): SecretaryFacts => ({
  rounds: [],
  invited: [],
  additions: [],
  offers: [],
  waiting: [],
  ...changes,
});
const looking = (known: readonly string[] = []) => ({ slip: defaultSlip('secretary'), known: new Set(known), now });

function round(id: string, starts: readonly number[], changes: Partial<MyRound> = {}): MyRound {
  const slots = starts.map((start, at) => ({
    slotId: `${id}-${at}`,
    startsAt: later(start),
    endsAt: later(start + hour),
    free: true,
  }));
  return {
    roundId: id,
    ordinal: 1,
    name: '初面',
    form: { value: 1, label: '视频' },
    minutes: 60,
    state: 'invited',
    interviewStatus: 0,
    startsAt: null,
    endsAt: null,
    expiresAt: later(3 * day),
    proposalOpen: false,
    applicationId: `a-${id}`,
    position: { positionId: `p-${id}`, title: '后端工程师' },
    place: 'https://example.com/room',
    note: '',
    sequence: 1,
    slots,
    invitedAt: later(-hour),
    answeredAt: null,
    proposal: null,
    noShow: null,
    end: null,
    from: 4,
    version: 3,
    allowedActs: ['accept', 'propose', 'decline'],
    companyId: `c-${id}`,
    companyName: `公司${id}`,
    interviewers: [],
    ...changes,
  };
}
const agreed = (id: string, start: number): MyRound =>
  round(id, [], { state: 'accepted', startsAt: later(start), endsAt: later(start + hour), allowedActs: ['cancel'] });

describe('invitations to rounds', () => {
  it('are answered with the first time that runs into nothing', () => {
    const { proposals } = plan(
      facts({ rounds: [agreed('甲', 26 * hour), round('乙', [26 * hour, 26.5 * hour, 30 * hour])] }),
      looking(),
    );
    expect(proposals).toMatchObject([
      { act: 'preparedAnswer', prepared: { kind: 'acceptRound', roundId: '乙', time: later(30 * hour) } },
    ]);
    expect(proposals[0]?.sections?.[0]?.rows.map(({ value }) => value)).toEqual([
      expect.stringContaining('公司甲'),
      expect.stringContaining('公司甲'),
      '没有冲突',
    ]);
  });

  it('that suit at no time are answered with other times that do', () => {
    const { proposals } = plan(facts({ rounds: [agreed('甲', 26 * hour), round('乙', [26 * hour])] }), looking());
    const [proposal] = proposals;
    expect(proposal).toMatchObject({ act: 'proposeTimes', input: { roundId: '乙' } });
    const times = proposal?.input?.['times'] as string[];
    expect(times).toHaveLength(3);
    for (const time of times) {
      expect(new Date(time).getUTCDay()).toSatisfy((weekday: number) => weekday !== 0 && weekday !== 6);
      expect(Math.abs(Date.parse(time) - Date.parse(later(26 * hour)))).toBeGreaterThanOrEqual(1.5 * hour);
      expect(Date.parse(time) - now.getTime()).toBeGreaterThanOrEqual(day);
    }
    expect(findUnsupported(String(proposal?.input?.['note']), [])).toEqual([]);
    expect(proposal?.input).toMatchObject({ from: 4, version: 3 });
  });

  it('wait while other times were asked for, and are prepared once', () => {
    const proposal = { times: [], note: '', proposedAt: later(-hour), stoodAt: null };
    expect(plan(facts({ rounds: [round('甲', [50 * hour], { proposal })] }), looking()).proposals).toEqual([]);
    const first = plan(facts({ rounds: [round('甲', [50 * hour])] }), looking());
    expect(first.proposals).toHaveLength(1);
    const again = plan(facts({ rounds: [round('甲', [50 * hour])] }), looking(first.proposals.map(({ key }) => key)));
    expect(again.proposals).toEqual([]);
  });
});

describe('overdue answers', () => {
  const waiting = (what: ChasedAct, days: number, changes: Partial<Waiting> = {}): Waiting => ({
    applicationId: `a-${what}`,
    positionId: 'p',
    positionTitle: '后端工程师',
    companyName: '某公司',
    what,
    since: new Date(now.getTime() - days * day),
    closed: false,
    writtenAt: null,
    ...changes,
  });
  const all: ChasedAct[] = ['screen', 'arrange', 'judgeRound', 'answerProposal', 'answerCounter'];

  it.each(all)('%s is asked about politely, from what is known, once', (what) => {
    const overdue = waiting(what, 10);
    const { proposals } = plan(facts({ waiting: [overdue] }), looking());
    expect(proposals).toMatchObject([{ act: 'sendMessage', input: { applicationId: `a-${what}` } }]);
    const [proposal] = proposals;
    expect(findUnsupported(proposal?.text ?? '', [dateText(overdue.since), overdue.positionTitle])).toEqual([]);
    expect(plan(facts({ waiting: [overdue] }), looking([proposal?.key ?? ''])).proposals).toEqual([]);
  });

  it('are not asked about too early, too late, after a word, or where nothing can be written', () => {
    const cases = [
      waiting('screen', 3),
      waiting('screen', 60),
      waiting('screen', 10, { writtenAt: new Date(now.getTime() - 2 * day) }),
      waiting('screen', 10, { closed: true }),
    ];
    for (const each of cases) expect(plan(facts({ waiting: [each] }), looking()).proposals).toEqual([]);
  });

  it('are two of a look at most', () => {
    const many = all.map((what) => waiting(what, 10));
    expect(plan(facts({ waiting: many }), looking()).proposals).toHaveLength(2);
  });
});

describe('offers', () => {
  const offer = (id: string, terms: Partial<OfferTerms>, validFor: number): MyOffer => ({
    offerId: id,
    applicationId: `a-${id}`,
    position: { positionId: `p-${id}`, title: '后端工程师' },
    company: { companyId: `c-${id}`, name: `公司${id}` },
    city: '杭州',
    state: 'sent',
    answer: { from: 5, version: 2 },
    versions: [
      {
        versionId: `v-${id}`,
        number: 1,
        terms: { ...emptyOfferTerms(), title: '后端工程师', ...terms },
        sentAt: later(-hour),
        validUntil: later(validFor),
        hash: '',
      },
    ],
    counters: [],
    acceptance: null,
    decline: null,
    withdrawnWords: '',
    papers: [],
  });
  const a = offer('甲', { basePay: 2_500_000, months: 14 }, 6 * day);
  const b = offer('乙', { basePay: 2_400_000, months: 12, bonus: 8_000_000 }, 5 * day);

  it('stand side by side, thing by thing, and nobody chooses', () => {
    const { proposals } = plan(facts({ offers: [a, b] }), looking());
    expect(proposals).toHaveLength(1);
    const [comparison] = proposals;
    expect(comparison?.act).toBe('suggestion');
    expect(comparison?.sections?.find(({ title }) => title === '年度合计')?.rows.map(({ label }) => label)).toEqual([
      '公司甲「后端工程师」',
      '公司乙「后端工程师」',
    ]);
    expect(comparison?.why).toContain('含目标奖金，年度合计最高的是公司乙「后端工程师」，368,000元');
    expect(comparison?.why).toContain('不含奖金最高的是公司甲「后端工程师」，350,000元');
    expect(comparison?.prepared).toBeUndefined();
  });

  it('that end soon are opened with one tap, never accepted', () => {
    const { proposals } = plan(facts({ offers: [offer('丙', { basePay: 2_000_000 }, 30 * hour)] }), looking());
    expect(proposals.map(({ prepared }) => prepared?.kind)).toEqual(['openOffer', 'openOffer']);
    expect(proposals[1]?.title).toContain('快到期');
  });
});
