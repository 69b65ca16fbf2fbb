import { eventually } from './eventually.ts';
import { joinCompany, openPosition, seekerWithResume } from './hiring.ts';
import { callProduct, CallFailure, type SignedIn } from './sign-in.ts';

const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });

interface Moved {
  readonly applicationId: string;
  readonly state: number;
  readonly version: number;
  readonly resumeId: string;
}

/**
 * Somebody who applied and whose resume was passed; a colleague of the employer interviews too, and approves offers. Another
 * one, who joined last, is free while the two are in an interview.
 */
export async function passedCandidate(url: string) {
  const { employer, positionId } = await openPosition(url, '13800000971', 971);
  const colleague = await joinCompany(url, employer, { phone: '13800000973', role: 'recruiter' });
  await joinCompany(url, employer, { phone: '13800000974', role: 'recruiter' });
  const { letter } = await callProduct<{ letter: object }>(url, '/job/offer/settings', bearer(employer));
  const approvers = [{ memberId: colleague.userId, fromYearly: null }];
  await callProduct(url, '/job/offer/settings', { ...bearer(employer), body: { version: 0, approvers, letter } });
  const seeker = await seekerWithResume(url, '13800001971');
  await callProduct(url, '/job/application/apply', { ...bearer(seeker), body: { positionId } });
  const { records } = await callProduct<{ records: Moved[] }>(url, '/job/candidate/activeDelivery', bearer(employer));
  const [row] = records;
  if (row === undefined) throw new Error('the application did not arrive');
  const { applicationId, state: from, version, resumeId } = row;
  await callProduct(url, '/job/candidate/pass', { ...bearer(employer), body: { applicationId, from, version } });
  return { employer, colleague, seeker, applicationId, positionId, resumeId };
}

/** 20:00 as a field for a time takes it, so many days from now in the zone of the people. */
export function typedTime(days: number, clock: string): string {
  const day = new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
  return `${day}T${clock}`;
}

interface Round {
  readonly roundId: string;
  readonly from: number;
  readonly version: number;
  readonly place: string;
  readonly note: string;
  readonly slots: readonly { readonly slotId: string }[];
  readonly allowedActs: readonly string[];
}

/** A company and its candidate, who have a round before them. */
interface Both {
  readonly url: string;
  readonly employer: SignedIn;
  readonly seeker: SignedIn;
  readonly applicationId: string;
}

/** The newest round of an application, as one side sees it. */
async function newestOf({ url, employer, seeker, applicationId }: Both, side: 'list' | 'mine'): Promise<Round> {
  const path = `/job/application/round/${side}/${applicationId}`;
  const [round] = await callProduct<Round[]>(url, path, bearer(side === 'list' ? employer : seeker));
  if (round === undefined) throw new Error('there is no round');
  return round;
}

/** Both sides agree to meet so many milliseconds from now; more of them where the machine takes longer than that. */
export async function agreeOn(both: Both, inMs: number): Promise<void> {
  const { url, employer, seeker } = both;
  for (const slowMs of [0, 10_000, 30_000]) {
    const { roundId, from, version, place, note } = await newestOf(both, 'list');
    const times = [new Date(Date.now() + inMs + slowMs).toISOString()];
    const moved = { roundId, from, version, times, place, note };
    await callProduct(url, '/job/application/round/reschedule', { ...bearer(employer), body: moved });
    const offered = await newestOf(both, 'mine');
    const answer = { roundId, from: offered.from, version: offered.version, slotId: offered.slots[0]?.slotId };
    try {
      await callProduct(url, '/job/application/round/accept', { ...bearer(seeker), body: answer });
      return;
    } catch (error) {
      // Its time was over before it could be accepted.
      if (!(error instanceof CallFailure) || ![40902, 40904].includes(error.code)) throw error;
    }
  }
  throw new Error('nobody accepted in time');
}

/** Moves the agreed round to the next seconds, which both sides agree to, and waits until it has begun. */
export async function comeToPass(both: Both): Promise<string> {
  await agreeOn(both, 4000);
  return eventually('the round to begin', async () => {
    const { roundId, allowedActs } = await newestOf(both, 'list');
    return allowedActs.includes('markHeld') ? roundId : undefined;
  });
}

/** The address of a scorecard that somebody writes without signing in. */
export async function scorecardLink(url: string, interviewer: SignedIn, roundId: string): Promise<string> {
  const path = '/job/application/scorecard/link/create';
  const { token } = await callProduct<{ token: string }>(url, path, { ...bearer(interviewer), body: { roundId } });
  return `/scorecard#${token}`;
}
