import type { MoveName, Mover } from '@pinjian/contract/application-pipeline.ts';
import { candidateListSteps } from '@pinjian/contract/application-pipeline.ts';
import { listActiveDeliveries, listCandidates } from '#domains/application/candidate/list-candidates.ts';
import { getHomeCounters } from '#domains/application/home/get-home-counters.ts';
import { listTargetJobs } from '#domains/application/home/list-target-jobs.ts';
import type { World } from '../world.ts';
import type { Cast } from './cast.ts';
import { offerNews, type Deed } from './wanted.ts';
import { foldEvents, wasHeldUnsaid, type Folded } from './fold.ts';
import type { Ledger } from './perform.ts';

type Read = Awaited<ReturnType<typeof read>>;

/** Everything that is stored of what they did. */
async function read({ db }: World) {
  const applications = await db.selectFrom('application_application').selectAll().execute();
  const events = await db
    .selectFrom('application_event')
    .selectAll()
    .where('move', '<>', 'view')
    .orderBy('version')
    .execute();
  const rounds = await db.selectFrom('application_round').selectAll().orderBy('ordinal').execute();
  const offers = await db
    .selectFrom('application_offer')
    .selectAll()
    .where('number', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const versions = await db.selectFrom('application_offer_version').select(['offer_id', 'number']).execute();
  const approvals = await db.selectFrom('application_offer_approval').selectAll().execute();
  const happenings = await db.selectFrom('application_offer_act').select(['what', 'created_at']).execute();
  const appointments = await db.selectFrom('calendar_appointment').selectAll().where('state', '=', 'booked').execute();
  const attendees = await db
    .selectFrom('calendar_attendee')
    .selectAll()
    .where('booked', '=', true)
    .orderBy('starts_at')
    .execute();
  const messages = await db
    .selectFrom('message_message')
    .select(['dedupe_key', 'recipient_id'])
    .where('dedupe_key', 'like', 'application:%')
    .execute();
  const undelivered = await db.selectFrom('platform_outbox').selectAll().where('last_error', 'is not', null).execute();
  return {
    applications,
    rounds: Map.groupBy(rounds, (row) => row.application_id),
    offers: Map.groupBy(offers, (row) => row.application_id),
    events: Map.groupBy(events, (row) => row.application_id),
    versions: Map.groupBy(versions, (row) => row.offer_id),
    approvals: Map.groupBy(approvals, (row) => `${row.offer_id} ${row.number}`),
    happenings,
    messages: Map.groupBy(messages, (row) => row.dedupe_key),
    appointments: new Map(appointments.map((row) => [row.subject_id, row])),
    attendees: Map.groupBy(attendees, (row) => row.member_id),
    undelivered,
  };
}

/** What does not hold, in words, and how often each move was made after the scene was set. */
export async function judge(
  world: World,
  cast: Cast,
  ledger: Ledger,
  since: Date,
): Promise<{ readonly broken: string[]; readonly made: ReadonlyMap<Deed, number> }> {
  const all = await read(world);
  const broken = all.applications.flatMap((row) => brokenOf(all, row).map((fault) => `${row.id}: ${fault}`));
  broken.push(
    ...all.undelivered.map((row) => `${row.subscriber} was not told: ${row.last_error}`),
    ...doubleBooked(all),
    ...lost(all, ledger),
    ...unapproved(all, cast),
    ...(await miscounted(world, cast, all)),
  );
  const made = new Map<Deed, number>();
  const count = (deed: Deed) => made.set(deed, (made.get(deed) ?? 0) + 1);
  for (const event of [...all.events.values()].flat()) if (event.created_at > since) count(event.move as MoveName);
  for (const { what, created_at: at } of all.happenings) if (at > since && offerNews.includes(what)) count(what);
  return { broken, made };
}

function brokenOf(all: Read, row: Read['applications'][number]): string[] {
  const rounds = all.rounds.get(row.id) ?? [];
  const offers = all.offers.get(row.id) ?? [];
  const events = all.events.get(row.id) ?? [];
  const folded = foldEvents(events, (ordinal, at) => wasHeldUnsaid(rounds[ordinal - 1], at));
  const stored: Omit<Folded, 'illegal'> = {
    step: row.status,
    interviewBase: row.interview_base,
    offerBase: row.offer_base,
    behind: row.rejected_step,
    isReleased: row.released_at !== null,
    isApplied: row.applied_at !== null,
    version: row.version,
    rounds: rounds.map(({ state }) => state),
    offers: offers.map(({ state }) => foldable[state] ?? state),
  };
  const { illegal, ...told } = folded;
  const broken = illegal.map((each) => `illegal ${each}`);
  if (JSON.stringify(ordered(told)) !== JSON.stringify(ordered(stored)))
    broken.push(`the row says ${JSON.stringify(ordered(stored))}, its events ${JSON.stringify(ordered(told))}`);
  for (const offer of offers)
    if ((all.versions.get(offer.id) ?? []).length !== offer.number) broken.push(`offer ${offer.id} lacks a version`);
  for (const round of rounds) {
    const booked = all.appointments.get(round.id);
    const isKept = ['accepted', 'held', 'noShow'].includes(round.state);
    if (isKept !== (booked !== undefined)) broken.push(`round ${round.id} is ${round.state}, its time is not`);
    else if (booked !== undefined && booked.starts_at.getTime() !== round.starts_at?.getTime())
      broken.push(`round ${round.id} is at another time than its entry in calendars`);
  }
  for (const event of events) {
    const heard = (all.messages.get(`application:${event.id}`) ?? []).map(({ recipient_id: id }) => id).toSorted();
    const sides = toldOf[event.move as MoveName](event.mover);
    // Of a recommendation's sides nobody is told by the move.
    const due = sides.map((side) => (side === 'seeker' ? row.seeker_id : row.company_id)).toSorted();
    if (JSON.stringify(heard) !== JSON.stringify(due))
      broken.push(`${event.move} was told ${heard.length} times, not ${due.length}`);
  }
  return broken;
}

/** What of an offer's life its events tell. */
const foldable: Readonly<Record<string, Folded['offers'][number]>> = {
  seen: 'sent',
  onboarded: 'accepted',
  notArrived: 'accepted',
};

function ordered(folded: Omit<Folded, 'illegal'>): object {
  return Object.fromEntries(Object.entries(folded).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type Sides = readonly ('seeker' | 'company')[];
const nobody = (): Sides => [];
const seeker = (): Sides => ['seeker'];
const company = (): Sides => ['company'];
const both = (): Sides => ['seeker', 'company'];
const otherSide = (mover: Mover): Sides => (mover === 'seeker' ? ['company'] : ['seeker']);

/** Who is told of each move, once (decisions §9). */
const toldOf: Readonly<Record<MoveName, (mover: Mover) => Sides>> = {
  recommend: nobody,
  dropRecommendation: nobody,
  apply: company,
  applyAsCandidate: company,
  applyAgain: company,
  addTalent: seeker,
  passResume: seeker,
  inviteToAiInterview: seeker,
  acceptAiInterview: both,
  declineAiInterview: company,
  expireAiInvitation: both,
  takeBackAiInvitation: seeker,
  recordReport: both,
  closeAiInterview: both,
  inviteToRealInterview: seeker,
  acceptRealInterview: both,
  proposeOtherTime: company,
  letTimeStand: seeker,
  declineRealInterview: company,
  expireRealInvitation: both,
  rescheduleRealInterview: seeker,
  inviteToNextRound: seeker,
  cancelRealInterview: otherSide,
  holdRealInterview: nobody,
  recordHeldInterview: nobody,
  claimNoShow: otherSide,
  disputeNoShow: otherSide,
  recordNoShow: (mover) => (mover === 'system' ? both() : otherSide(mover)),
  sendOffer: seeker,
  counterOffer: company,
  reviseOffer: seeker,
  acceptOffer: both,
  declineOffer: company,
  withdrawOffer: seeker,
  expireOffer: both,
  withdraw: company,
  reject: nobody,
  releaseRejection: seeker,
  undoRejection: nobody,
};

/** No interviewer is at two interviews at one time. */
function doubleBooked({ attendees }: Read): string[] {
  return [...attendees].flatMap(([memberId, times]) =>
    times
      .filter((each, nth) => nth > 0 && each.starts_at < (times[nth - 1]?.ends_at ?? each.starts_at))
      .map(({ starts_at: at }) => `${memberId} is booked twice at ${at.toISOString()}`),
  );
}

/** What somebody was told is done, and is not, or twice. */
function lost(all: Read, { acknowledged, accepted }: Ledger): string[] {
  const broken = acknowledged
    .filter(({ applicationId, move, side, version }) => {
      const found = (all.events.get(applicationId) ?? []).filter(
        (event) =>
          event.move === move &&
          event.mover === side &&
          (side === 'seeker' ? event.seeker_version : event.version) === version + 1,
      );
      return found.length !== 1;
    })
    .map((each) => `acknowledged and not there once: ${JSON.stringify(each)}`);
  const offers = [...all.offers.values()].flat();
  const steps = new Map(all.applications.map((row) => [row.id, row.status]));
  for (const offer of offers) {
    const isAccepted = ['accepted', 'onboarded', 'notArrived'].includes(offer.state);
    if (accepted.has(offer.id) && !isAccepted) broken.push(`offer ${offer.id} was accepted and is ${offer.state}`);
    if (isAccepted && steps.get(offer.application_id) !== 5) broken.push(`offer ${offer.id} was accepted and left 5`);
  }
  return broken;
}

/** Versions that were sent though somebody of their chain had not approved them, in companies where others approve. */
function unapproved({ offers, approvals }: Read, { companies }: Cast): string[] {
  const approving = companies.filter(({ approves }) => approves).map(({ companyId }) => companyId);
  return [...offers.values()]
    .flat()
    .filter((offer) => approving.includes(offer.company_id))
    .flatMap((offer) => Array.from({ length: offer.number }, (_, nth) => `${offer.id} ${nth + 1}`))
    .filter((version) => {
      const chain = approvals.get(version) ?? [];
      return chain.length === 0 || chain.some(({ state }) => state !== 'approved' && state !== 'skipped');
    })
    .map((version) => `version ${version} was sent without its approval`);
}

/** Counters that are not the length of their lists, on both sides. */
async function miscounted(world: World, { companies, seekers }: Cast, all: Read): Promise<string[]> {
  const broken: string[] = [];
  const page = { current: 1, pageSize: 100, q: '' };
  for (const each of seekers) {
    const ctx = world.as(each);
    const counters = await getHomeCounters(ctx);
    const counts = [
      counters.collectJobCount,
      counters.aiJobCount,
      counters.activeJobCount,
      counters.aiAuditionJobCount,
      counters.personInterviewCount,
      counters.offerCount,
      counters.noPassCount,
    ];
    for (const tab of [1, 2, 3, 4, 5, 6, 7] as const) {
      const { records, total } = await listTargetJobs(ctx, { tab, current: 1, pageSize: 100 });
      if (records.length !== counts[tab - 1] || total !== records.length)
        broken.push(`tab ${tab} of ${each.userId} says ${counts[tab - 1]}, ${total} and lists ${records.length}`);
    }
  }
  for (const { companyId, movers } of companies)
    for (const mover of movers) {
      const ctx = world.as(mover);
      const own = all.applications.filter((row) => row.company_id === companyId);
      const count = (status: number) => own.filter((row) => row.status === status).length;
      const delivered = await listActiveDeliveries(ctx, page);
      if (delivered.total !== count(1) || delivered.records.length !== Math.min(count(1), page.pageSize))
        broken.push(`deliveries of ${companyId}: ${delivered.total}, there are ${count(1)}`);
      const { counts } = await listCandidates(ctx, { ...page, sort: 'updated' });
      for (const status of candidateListSteps) {
        const { total, records } = await listCandidates(ctx, { ...page, sort: 'updated', status });
        const counted = counts.find(({ state }) => state === status)?.count;
        if (new Set([total, records.length, counted, count(status)]).size !== 1)
          broken.push(
            `candidates at ${status} of ${companyId}: ${counted}, ${total}, ${records.length}, ${count(status)}`,
          );
      }
    }
  return broken;
}
