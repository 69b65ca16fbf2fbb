import { describe, expect, it } from 'vitest';
import { offerStates } from '@pinjian/contract/application-offer-terms.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { notLooking } from '@pinjian/contract/resume-privacy.ts';
import { findWishes } from '#domains/matching/index.ts';
import { findingFacts, isOpenToCompanies } from '#domains/resume/index.ts';
import { expectDemoAgents } from '#testing/expect-demo-agents.ts';
import { dumpDatabase } from '#testing/whole-dump.ts';
import { useWorld } from '#testing/world.ts';
import { signInApp } from '#testing/sign-in.ts';
import { accountOf, demoAccounts } from './accounts.ts';
import { draftedPositions } from './employ-agents.ts';
import type { Size } from './plan.ts';
import { agencyPositionCount } from './agency-positions.ts';
import { complaintCount } from './complain.ts';
import { pushedPositions } from './push-some.ts';
import { reviewedPositions } from './review-positions.ts';
import { startDemo, type DemoRun } from './start-demo.ts';

const world = useWorld();
const small: Size = { companies: 6, positions: 52, seekers: 52, onFirst: 30, positionsOfFirst: 10, newcomers: 10 };
const count = async (
  table:
    | 'company_company'
    | 'position_position'
    | 'resume_resume'
    | 'account_person'
    | 'position_complaint'
    | 'application_debrief_decision',
) => {
  const { count } = await world.db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

interface Made {
  readonly run: DemoRun;
  readonly lines: string[];
}

async function make(stopAfter?: number): Promise<Made> {
  const lines: string[] = [];
  const ctx = world.system() as Parameters<typeof startDemo>[0]['ctx'];
  const run = startDemo({ ctx, size: small, print: (line) => void lines.push(line) });
  if (stopAfter !== undefined) {
    while (run.status.done < stopAfter) await new Promise((resolve) => setImmediate(resolve));
    await run.stop();
  }
  await run.finished;
  return { run, lines };
}

describe('the demo world, made small', () => {
  it('is there whole, with everything that can become of an application, and stays as it is', async () => {
    const { run, lines } = await make();
    expect(run.status).toMatchObject({ state: 'ready', accounts: demoAccounts.map(({ phone }) => ({ phone })) });
    expect(lines.join('\n')).toContain('13900000003  企业负责人');
    expect(await count('company_company')).toBe(small.companies + 1);
    expect(await count('position_complaint')).toBe(complaintCount);
    expect(await count('position_position')).toBe(
      small.positions + reviewedPositions + agencyPositionCount + pushedPositions + draftedPositions,
    );
    expect(await count('resume_resume')).toBe(small.seekers + small.newcomers);

    await expectEveryStanding();
    await expectOffers();
    await expectInterviews();
    await expectHistory();
    await expectWishes();
    await expectTalents();
    await expectRecommendedTalents();
    await expectPushes();
    await expectRounds();
    await expectMoney();
    await expectNoContactInClear();
    await expectDemoAgents(world);

    const people = await count('account_person');
    const again = await make();
    expect(again.run.status).toEqual(run.status);
    expect(await count('account_person')).toBe(people);
  }, 180_000);

  it('was never begun when it is given up half-way', async () => {
    const { run, lines } = await make(20);
    expect(run.status.state).toBe('none');
    expect(lines.join()).not.toContain('演示账号');
    expect([await count('account_person'), await count('company_company')]).toEqual([0, 0]);
  }, 60_000);

  it('is not made where somebody lives', async () => {
    await world.seeker();
    const { run } = await make();
    expect(run.status).toEqual({ state: 'none', done: 0, of: 0, accounts: [] });
    expect(await count('account_person')).toBe(1);
  });
});

/** Talents who were found, looked at, added, hidden, and who answered or did not. */
async function expectTalents(): Promise<void> {
  const { db } = world;
  const rows = async (table: 'matching_talent' | 'matching_look' | 'matching_position' | 'matching_saved_search') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  expect(await rows('matching_talent')).toBeGreaterThan(20);
  expect(await rows('matching_position')).toBeGreaterThan(30);
  expect(await rows('matching_look')).toBeGreaterThan(10);
  expect(await rows('matching_saved_search')).toBe(3);
  const added = await db
    .selectFrom('application_event')
    .select(['application_id', 'move', 'details'])
    .where((where) => where.or([where('move', '=', 'addTalent'), where('move', '=', 'withdraw')]))
    .execute();
  expect(added.filter(({ move }) => move === 'addTalent').length).toBeGreaterThan(2);
}

/** Whoever signs in as the owner finds somebody on the page of talents, for most of the open positions. */
async function expectRecommendedTalents(): Promise<void> {
  interface Page {
    readonly total: number;
    readonly records: readonly { readonly positionId: string }[];
  }
  const app = await world.app();
  const owner = { client: 'web-company', phone: accountOf('owner').phone } as const;
  const { accessToken } = await signInApp(app, world.test, owner);
  const read = async (url: string): Promise<Page> => {
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } });
    return answer.json<{ data: Page }>().data;
  };
  expect((await read('/job/talent/recommended')).total).toBeGreaterThan(0);
  const { records } = await read(`/job/position/list?status=${positionStatus.open}&pageSize=100`);
  expect(records.length).toBeGreaterThan(5);
  const totals: number[] = [];
  for (const { positionId } of records)
    totals.push((await read(`/job/talent/recommended?positionId=${positionId}`)).total);
  expect(totals.filter((total) => total > 0).length).toBeGreaterThan(records.length / 2);
}

/** Money in every state, all of it paid at the cashier: nothing was given, nothing is missing. */
async function expectMoney(): Promise<void> {
  const { db } = world;
  const orders = await db.selectFrom('billing_order').select('state').distinct().execute();
  expect(orders.map(({ state }) => state).toSorted()).toEqual(['closed', 'confirming', 'open', 'paid']);
  const refunded = await db.selectFrom('billing_order').select(['payer', 'fen', 'refunded_fen']).execute();
  const back = refunded.filter(({ refunded_fen: fen }) => fen > 0);
  const shares = back.map((order) => (order.refunded_fen < order.fen ? 'part' : 'whole'));
  expect(shares.toSorted()).toEqual(['part', 'part', 'whole']);
  const doubts = await db.selectFrom('billing_payment').select('fen').where('state', '=', 'inDoubt').execute();
  expect(doubts).toHaveLength(2);
  const refunds = await db.selectFrom('billing_refund').select('state').execute();
  expect(refunds.map(({ state }) => state).toSorted()).toEqual([
    'done',
    'done',
    'done',
    'refused',
    'requested',
    'secondAsked',
  ]);
  const transfers = await db.selectFrom('billing_bank_transfer').select('confirmed').execute();
  expect(transfers.map(({ confirmed }) => confirmed)).toEqual(expect.arrayContaining([true, null]));
  const invoices = await db.selectFrom('billing_invoice').select(['state', 'payer']).execute();
  expect(new Set(invoices.map(({ state }) => state))).toEqual(
    new Set(['waiting', 'issuing', 'issued', 'rejected', 'withdrawn', 'flushing', 'flushed']),
  );
  // Whether a second one waits hangs on how often the seeker practised in a month.
  expect(invoices.filter(({ payer }) => payer.startsWith('seeker:')).map(({ state }) => state)).toContain('issued');
  const papers = await db.selectFrom('billing_invoice_paper').select(['paper', 'file_id']).execute();
  expect(papers.map(({ paper }) => paper)).toEqual(expect.arrayContaining(['blue', 'red']));
  expect(papers.filter(({ file_id: fileId }) => fileId === null)).toEqual([]);
  const open = await db.selectFrom('billing_difference').select('kind').where('resolved_at', 'is', null).execute();
  expect(open).toEqual([{ kind: 'unknownRefund' }]);
  const toSend = await db
    .selectFrom('billing_refund_part')
    .select(['kind', 'state', 'fen'])
    .where('refund_id', 'is', null)
    .execute();
  expect(toSend).toEqual([{ kind: 'excess', state: 'waiting', fen: 20_000 }]);
  const lots = await db.selectFrom('billing_lot').select('origin').distinct().execute();
  expect(lots.map(({ origin }) => origin).toSorted()).toEqual(['adjustment', 'free', 'order']);
  const adjustments = await db.selectFrom('billing_adjustment').select('state').execute();
  expect(adjustments.map(({ state }) => state).toSorted()).toEqual(['confirmed', 'proposed']);
  expect((await db.selectFrom('billing_reconciliation').select('state').execute()).length).toBe(4);
  const contacts = await db.selectFrom('billing_use').select('state').where('item', '=', 'contact').execute();
  expect(new Set(contacts.map(({ state }) => state))).toEqual(new Set(['held', 'taken', 'released']));
  const spent = await db.selectFrom('billing_consumption').select(['member_id', 'position_id', 'at']).execute();
  expect(new Set(spent.map(({ at }) => at.toISOString().slice(0, 7))).size).toBeGreaterThan(1);
  expect(new Set(spent.flatMap(({ member_id: member }) => member ?? [])).size).toBeGreaterThan(1);
  expect(new Set(spent.flatMap(({ position_id: position }) => position ?? [])).size).toBeGreaterThan(3);
  const sums = await db
    .selectFrom('wallet_account')
    .select((eb) => [
      'unit',
      eb.fn.sum<number>('debits_posted').as('debits'),
      eb.fn.sum<number>('credits_posted').as('credits'),
    ])
    .groupBy('unit')
    .execute();
  for (const { debits, credits } of sums) expect(debits).toBe(credits);
}

/** Wishes and consents of every kind; who signed up just now is still to be asked. */
async function expectWishes(): Promise<void> {
  const seekers = await world.db.selectFrom('resume_resume').select('user_id').distinct().execute();
  const ids = seekers.map(({ user_id }) => user_id);
  const facts = [...(await findingFacts(world.system(), ids)).values()];
  const open = facts.filter(isOpenToCompanies).length;
  expect(open).toBeGreaterThan(ids.length * 0.4);
  expect(open).toBeLessThan(ids.length * 0.9);
  expect(facts.some(({ jobStatus }) => jobStatus === notLooking)).toBe(true);
  const wishes = [...(await findWishes(world.system(), ids)).values()];
  expect(wishes.every((each) => each.wishes.length > 0)).toBe(true);
  expect(wishes.some((each) => each.wishes.length > 1)).toBe(true);
  const rows = await world.db.selectFrom('matching_wish').select(['wishes', 'personal_order']).execute();
  expect(rows).toHaveLength(ids.length);
  expect(new Set(rows.map((row) => row.wishes === null)).size).toBe(2);
}

/** Who reads the tables without the key reads no phone and no mail of anybody. */
async function expectNoContactInClear(): Promise<void> {
  const { secretBox } = world.test.ports;
  const people = await world.db.selectFrom('account_person').select('phone_cipher').execute();
  const resumes = await world.db.selectFrom('resume_resume').select('contact_cipher').execute();
  const sealed = resumes.map(({ contact_cipher: cipher }) => (cipher === null ? '' : secretBox.decrypt(cipher)));
  const shape = /1[3-9]\d{9}|[\w.+-]+@[\w.-]+/g;
  const contacts = new Set([
    ...people.map((row) => secretBox.decrypt(row.phone_cipher)),
    ...sealed.flatMap((json) => json.match(shape) ?? []),
  ]);
  expect(contacts.size).toBeGreaterThan(small.seekers);
  expect(sealed.filter((json) => /1[3-9]\d{9}/.test(json))).toHaveLength(small.seekers + small.newcomers);
  const dump = (await dumpDatabase(world.db, null)).join('\n');
  expect([...contacts].filter((contact) => dump.includes(contact))).toEqual([]);
}

/** Steps, view statuses, what became of rejections and invitations: all that exist today. */
async function expectEveryStanding(): Promise<void> {
  const rows = await world.db
    .selectFrom('application_application')
    .select(['status', 'view_status', 'released_at', 'interview_base'])
    .execute();
  const standing = rows.map(
    (row) =>
      `${row.status}/${row.view_status}${row.status === 6 ? (row.released_at === null ? ' held' : ' told') : ''}`,
  );
  expect([...new Set(standing)].toSorted()).toEqual(
    expect.arrayContaining(['0/null', '1/1', '1/2', '2/3', '3/3', '31/3', '32/3', '6/2 held', '6/3 told', '6/4 told']),
  );
  const invitations = await world.db.selectFrom('application_invitation').select(['state', 'application_id']).execute();
  expect(new Set(invitations.map(({ state }) => state))).toEqual(
    new Set(['pending', 'accepted', 'declined', 'expired', 'takenBack']),
  );
  expect(new Set(invitations.map((each) => each.application_id)).size).toBeLessThan(invitations.length);
}

/** In every state, of the company with accounts and to the seeker with one. */
async function expectOffers(): Promise<void> {
  const offers = await world.db
    .selectFrom('application_offer as offer')
    .innerJoin('application_application as application', 'application.id', 'offer.application_id')
    .select(['offer.state', 'application.status', 'application.seeker_id', 'offer.company_id'])
    .execute();
  expect(new Set(offers.map(({ state }) => state))).toEqual(new Set(offerStates));
  for (const { state, status } of offers)
    expect(status === 5).toBe(['sent', 'seen', 'countered', 'accepted', 'onboarded', 'notArrived'].includes(state));
  const most = (key: 'seeker_id' | 'company_id') =>
    Math.max(...[...Map.groupBy(offers, (offer) => offer[key]).values()].map(({ length }) => length));
  expect(most('company_id')).toBeGreaterThanOrEqual(offerStates.length);
  expect(most('seeker_id')).toBeGreaterThanOrEqual(4);
}

/** Of every kind and state, and scores that tell people apart. */
async function expectInterviews(): Promise<void> {
  const rows = await world.db
    .selectFrom('interview_interview')
    .select(['kind', 'state', 'complete', 'interviewer'])
    .execute();
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['position', 'skill', 'resume', 'simulate']));
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    new Set(['created', 'prepared', 'running', 'scored', 'abandoned']),
  );
  expect(new Set(rows.filter(({ state }) => state === 'scored').map(({ complete }) => complete)).size).toBe(2);
  const series = await world.db
    .selectFrom('interview_interview')
    .select(['seeker_id', 'subject', 'state'])
    .where('kind', '=', 'simulate')
    .execute();
  // Somebody practised one thing at every level, and has one that is not finished.
  const bySeries = Map.groupBy(series, (row) => `${row.seeker_id} ${row.subject.replace(/:[a-z]+$/, '')}`);
  const longest = [...bySeries.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  expect(new Set(longest.map(({ subject }) => subject.split(':').at(-1)))).toEqual(new Set(['easy', 'medium', 'hard']));
  expect(longest.map(({ state }) => state)).toEqual(expect.arrayContaining(['scored', 'running']));
  const reports = await world.db.selectFrom('interview_report').select('content').execute();
  expect(new Set(reports.map(({ content }) => JSON.stringify(content))).size).toBe(reports.length);
}

/** Rounds in every state, a second one, and one with the interviewer's account. */
async function expectRounds(): Promise<void> {
  const rounds = await world.db
    .selectFrom('application_round')
    .select(['id', 'state', 'ordinal', 'proposal'])
    .execute();
  expect(new Set(rounds.map(({ state }) => state))).toEqual(
    new Set(['invited', 'accepted', 'held', 'declined', 'cancelled', 'expired', 'noShow']),
  );
  expect(rounds.some(({ ordinal, state }) => ordinal === 2 && state === 'invited')).toBe(true);
  expect(rounds.some(({ proposal }) => proposal !== null)).toBe(true);
  const interviewers = await world.db
    .selectFrom('application_round_interviewer as interviewer')
    .innerJoin('account_membership as membership', 'membership.user_id', 'interviewer.user_id')
    .select('membership.company_role as role')
    .execute();
  expect(interviewers.filter(({ role }) => role === 'interviewer').length).toBeGreaterThan(1);
  const cards = await world.db.selectFrom('application_scorecard').select('locked_at').execute();
  expect(cards.some(({ locked_at: lockedAt }) => lockedAt !== null)).toBe(true);
  expect(await count('application_debrief_decision')).toBeGreaterThan(0);
}

/** The account's seeker has several open pushes and wanted one not; its company was pushed some talents; nothing waits. */
async function expectPushes(): Promise<void> {
  const pushes = await world.db
    .selectFrom('matching_push as push')
    .innerJoin('company_company as company', 'company.id', 'push.company_id')
    .selectAll('push')
    .orderBy('company.created_at')
    .execute();
  const bySeeker = [...Map.groupBy(pushes, (push) => push.seeker_id).values()];
  const dismissed = bySeeker.find((own) => own.some(({ seeker_end: end }) => end === 'dismissed')) ?? [];
  const isOpen = (push: (typeof pushes)[number]): boolean => push.seeker_at !== null && push.seeker_end === null;
  expect(dismissed.filter(isOpen).length).toBeGreaterThan(2);
  expect(pushes.filter((push) => push.employer_at !== null && push.employer_end === null).length).toBeGreaterThan(2);
  const told = await world.db
    .selectFrom('message_message')
    .select(['title', 'recipient_kind'])
    .where('dedupe_key', 'like', 'push:%')
    .execute();
  expect(new Set(told.map((each) => each.recipient_kind))).toEqual(new Set(['user', 'company']));
  const seekers = await world.db.selectFrom('matching_push_due').select('id').where('kind', '=', 'seeker').execute();
  expect(seekers).toEqual([]);
}

/** Everything happened within the last sixty-one days; some messages were read; everybody bears the mark. */
async function expectHistory(): Promise<void> {
  const now = world.clock.now().getTime();
  const events = await world.db.selectFrom('application_event').select('created_at').execute();
  const days = events.map((event) => (now - event.created_at.getTime()) / 86_400_000);
  expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...days)).toBeGreaterThan(20);
  expect(Math.max(...days)).toBeLessThan(61);
  const messages = await world.db.selectFrom('message_message').select('id').execute();
  const kinds = await world.db.selectFrom('message_message').select(['message_type', 'title']).distinct().execute();
  expect(kinds).toEqual(
    expect.arrayContaining([
      { message_type: '2', title: '职位审核通过' },
      { message_type: '2', title: '职位审核未通过' },
    ]),
  );
  const read = await world.db.selectFrom('message_read').select('message_id').execute();
  expect(read.length).toBeGreaterThan(10);
  expect(read.length).toBeLessThan(messages.length);
  const unmarked = await world.db.selectFrom('account_person').select('id').where('demo', '=', false).execute();
  expect(unmarked).toEqual([]);
  // News is delivered and work is done on the stage: nothing is left to the copy's own dispatcher and queue.
  expect(await world.db.selectFrom('platform_outbox').selectAll().execute()).toEqual([]);
  expect(world.queued).toEqual([]);
}

describe('a demo account that somebody uses too early', () => {
  const world = useWorld({ isolation: 'commit' });
  const tiny: Size = { companies: 1, positions: 2, seekers: 2, onFirst: 1, positionsOfFirst: 1, newcomers: 0 };

  it('is asked to wait while the world is made, which is made all the same, and signs in then', async () => {
    // Twenty past midnight in Beijing: what happened a few hours ago happened yesterday.
    world.clock.advance(new Date('2026-11-21T00:20:00+08:00').getTime() - world.clock.now().getTime());
    const app = await world.app();
    const ctx = world.system() as Parameters<typeof startDemo>[0]['ctx'];
    const owner = { client: 'web-company', phone: accountOf('owner').phone } as const;
    const code = async (phone: string) =>
      (await app.inject({ method: 'POST', url: '/admin/sms/send', payload: { phone, smsType: '1' } })).json<object>();
    const run = startDemo({ ctx, size: tiny, print: () => undefined });
    while (run.status.done === 0) await new Promise((resolve) => setImmediate(resolve));
    // The new seeker is admitted last, and nothing of the world is seen before its end: both wait alike.
    for (const key of ['owner', 'newSeeker'] as const)
      expect(await code(accountOf(key).phone)).toMatchObject({
        code: 42900,
        message: '演示数据正在生成，请等它生成好再登录演示账号',
      });
    expect(await code('13800000999')).toMatchObject({ code: 200 });
    expect(run.status.state).toBe('making');
    await run.finished;
    expect(run.status.state).toBe('ready');
    await signInApp(app, world.test, owner);
  }, 120_000);
});
