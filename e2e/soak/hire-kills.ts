import { setTimeout as delay } from 'node:timers/promises';
import { emptyOfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import { eventually } from '../harness/eventually.ts';
import { openPosition, seekerWithResume } from '../harness/hiring.ts';
import { makeDataFolder, removeDataFolder, startProduct } from '../harness/product.ts';
import { callProduct, CallFailure, type SignedIn } from '../harness/sign-in.ts';
import type { SoakRun } from './run.ts';

const env = { PINJIAN_SMS_ADDRESS_PER_HOUR: '1000000', PINJIAN_SMS_RESEND_SECONDS: '1', PINJIAN_LOG: 'error' };

/** Somebody who is about to be hired, and who hires them. */
interface Hire {
  readonly employer: SignedIn;
  readonly seeker: SignedIn;
  readonly positionId: string;
  readonly resumeId: string;
  readonly applicationId: string;
}

interface Moved {
  readonly applicationId: string;
  readonly state: number;
  readonly version: number;
}

interface Round {
  readonly roundId: string;
  readonly state: string;
  readonly from: number;
  readonly version: number;
  readonly slots: readonly { readonly slotId: string }[];
  readonly allowedActs: readonly string[];
}

interface Offer {
  readonly offerId: string;
  readonly state: string;
  readonly revision: number;
  readonly application: { readonly from: number; readonly version: number };
  readonly versions: readonly { readonly number: number }[];
}

interface Card {
  readonly version: number;
  readonly lockedAt: string | null;
  readonly content: { readonly marks: readonly object[] };
}

/** One step of a hire. */
interface Step {
  readonly name: string;
  readonly by: 'employer' | 'seeker';
  readonly path: string;
  /** What has to come to pass before it. */
  readonly before?: (at: At) => Promise<void>;
  /** What is sent, over and over the same. */
  readonly body: (at: At) => Promise<object>;
  /** How often it stands: once, and never before it was acknowledged or sent again. */
  readonly standing: (at: At) => Promise<number>;
}

/** The hire on the product that runs now. */
interface At extends Hire {
  readonly url: string;
}

const call = <T>({ url }: At, by: SignedIn, path: string, body?: object) =>
  callProduct<T>(url, path, { authorization: `Bearer ${by.accessToken}`, ...(body && { body }) });

const roundsOf = (at: At) => call<Round[]>(at, at.employer, `/job/application/round/list/${at.applicationId}`);
const myRoundsOf = (at: At) => call<Round[]>(at, at.seeker, `/job/application/round/mine/${at.applicationId}`);
const cardOf = async (at: At, roundId: string) =>
  (await call<{ card: Card }>(at, at.employer, `/job/application/scorecard?roundId=${roundId}`)).card;

async function offerOf(at: At): Promise<Offer | null> {
  return (await call<{ offer: Offer | null }>(at, at.employer, `/job/offer/candidate/${at.applicationId}`)).offer;
}

function only<T>([first, ...more]: readonly T[]): T {
  if (first === undefined || more.length > 0) throw new Error(`there are ${more.length + (first ? 1 : 0)}, not one`);
  return first;
}

async function standingOf(at: At): Promise<Moved> {
  const path = `/job/candidate/detail/${at.resumeId}?positionId=${at.positionId}`;
  return (await call<{ application: Moved }>(at, at.employer, path)).application;
}

/** Events of this label in what the company reads of the candidate. */
async function happened(at: At, move: string): Promise<number> {
  const path = `/job/candidate/detail/${at.resumeId}?positionId=${at.positionId}`;
  const { history } = await call<{ history: { what: string }[] }>(at, at.employer, path);
  return history.filter(({ what }) => what === move).length;
}

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Both sides agree to meet in some seconds, and wait until then; in more of them where the machine is slower than that. */
async function meetSoon(at: At): Promise<void> {
  for (const seconds of [3, 10, 30]) if (await agreedOn(at, seconds)) break;
  await eventually('the round to begin', async () =>
    only(await roundsOf(at)).allowedActs.includes('markHeld') ? true : undefined,
  );
}

async function agreedOn(at: At, seconds: number): Promise<boolean> {
  const { roundId, from, version } = only(await roundsOf(at));
  const place = 'https://meeting.example.com/8000';
  const times = [new Date(Date.now() + seconds * 1000).toISOString()];
  await call(at, at.employer, '/job/application/round/reschedule', { roundId, from, version, times, place });
  const mine = only(await myRoundsOf(at));
  const answer = { roundId, from: mine.from, version: mine.version, slotId: only(mine.slots).slotId };
  try {
    await call(at, at.seeker, '/job/application/round/accept', answer);
    return true;
  } catch (error) {
    // The time was over before the answer came.
    if (error instanceof CallFailure && [40902, 40904].includes(error.code)) return false;
    throw error;
  }
}

/** From the invitation to the signature: between any two of them the server may end. */
const steps: readonly Step[] = [
  {
    name: 'invited',
    by: 'employer',
    path: '/job/application/round/invite',
    async body(at) {
      const { applicationId, state: from, version } = await standingOf(at);
      return {
        applicationId,
        from,
        version,
        name: '业务面',
        form: 1,
        minutes: 30,
        note: '',
        place: 'https://meeting.example.com/8000',
        times: [26, 28, 30].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString()),
        interviewerIds: [at.employer.userId],
      };
    },
    standing: async (at) => (await roundsOf(at)).length,
  },
  {
    name: 'accepted the interview',
    by: 'seeker',
    path: '/job/application/round/accept',
    async body(at) {
      const { roundId, from, version, slots } = only(await myRoundsOf(at));
      return { roundId, from, version, slotId: slots[0]?.slotId };
    },
    standing: (at) => happened(at, 'acceptRealInterview'),
  },
  {
    name: 'handed in the scorecard',
    by: 'employer',
    path: '/job/application/scorecard/submit',
    before: meetSoon,
    async body(at) {
      const { roundId } = only(await roundsOf(at));
      const { version, content } = await cardOf(at, roundId);
      const marks = content.marks.map((mark) => ({ ...mark, answer: 3, evidence: '讲清了取舍' }));
      return { roundId, version, content: { ...content, marks, recommendation: 'yes', summary: '可以录用' } };
    },
    standing: async (at) => {
      const { roundId } = only(await roundsOf(at));
      return (await cardOf(at, roundId)).lockedAt === null ? 0 : happened(at, 'holdRealInterview');
    },
  },
  {
    name: 'sent the offer',
    by: 'employer',
    path: '/job/offer/send',
    async before(at) {
      const pay = { title: '前端开发工程师', basePay: 2_500_000, months: 14, startsOn: today(), place: '杭州市' };
      const terms = { ...emptyOfferTerms(), ...pay };
      await call(at, at.employer, '/job/offer/save', { applicationId: at.applicationId, revision: 0, terms });
    },
    async body(at) {
      const offer = await offerOf(at);
      return { offerId: offer?.offerId, revision: offer?.revision, ...offer?.application };
    },
    standing: async (at) => ((await offerOf(at))?.versions.length === 1 ? happened(at, 'sendOffer') : 0),
  },
  {
    name: 'accepted the offer',
    by: 'seeker',
    path: '/job/offer/accept',
    async body(at) {
      type Mine = { offer: { offerId: string; answer: object; versions: { number: number }[] }; name: string };
      const { offer, name } = await call<Mine>(at, at.seeker, `/job/offer/mine/${at.positionId}`);
      return { offerId: offer.offerId, number: offer.versions[0]?.number, name, ...offer.answer };
    },
    standing: async (at) => ((await offerOf(at))?.state === 'accepted' ? happened(at, 'acceptOffer') : 0),
  },
];

/** Somebody who applied and whose resume was passed. */
async function candidate(url: string, serial: number): Promise<Hire> {
  const phone = (start: string) => `${start}${String(serial).padStart(8, '0')}`;
  const { employer, positionId } = await openPosition(url, phone('133'), serial);
  const seeker = await seekerWithResume(url, phone('134'));
  const on = <T>(by: SignedIn, path: string, body?: object) =>
    callProduct<T>(url, path, { authorization: `Bearer ${by.accessToken}`, ...(body && { body }) });
  await on(seeker, '/job/application/apply', { positionId });
  const { records } = await on<{ records: (Moved & { resumeId: string })[] }>(
    employer,
    '/job/candidate/activeDelivery',
  );
  const { applicationId, resumeId, state: from, version } = only(records);
  await on(employer, '/job/candidate/pass', { applicationId, from, version });
  return { employer, seeker, positionId, resumeId, applicationId };
}

/**
 * Somebody is hired while the server is killed at every step, a moment after it was asked. What was acknowledged stands at
 * the next start; what was not is sent again as a browser does; either way it stands once.
 */
export const hireKills: SoakRun = {
  name: 'hire-kills',
  rounds: 6,
  async run(rounds, tell) {
    const broken: string[] = [];
    let acknowledged = 0;
    let product = await startProduct({ dataFolder: await makeDataFolder(), env });
    for (let round = 1; round <= rounds; round += 1) {
      const hire = await candidate(product.url, round);
      for (const { name, by, path, before, body, standing } of steps) {
        const at = (): At => ({ ...hire, url: product.url });
        await before?.(at());
        const sent = await body(at());
        const asked = call(at(), hire[by], path, sent).then(
          () => true,
          () => false,
        );
        await delay(Math.random() * 120);
        await product.kill();
        const isAcknowledged = await asked;
        product = await startProduct({ dataFolder: product.dataFolder, env });
        const there = await standing(at());
        if (isAcknowledged) acknowledged += 1;
        if (there > 1 || (isAcknowledged && there !== 1)) broken.push(`round ${round}: ${name} stands ${there} times`);
        await call(at(), hire[by], path, sent);
        const after = await standing(at());
        if (after !== 1) broken.push(`round ${round}: ${name} stands ${after} times once it is sent again`);
      }
    }
    await product.stop();
    await removeDataFolder(product.dataFolder);
    tell(`${rounds * steps.length} kills, ${acknowledged} steps were acknowledged before, ${rounds} people hired`);
    return broken;
  },
};
