import {
  insertRound,
  replaceInterviewers,
  replaceSlots,
  updateRound,
  type RoundRow,
} from '#domains/application/round/queries.ts';
import { endOf, type Proposal } from '#domains/application/round/rules.ts';
import type { EmployerActor } from '#server/context.ts';
import { applyThere, type Delivered, type Hiring } from './application.ts';

interface RoundPlan {
  readonly interviewers: readonly EmployerActor[];
  readonly invitedBy?: EmployerActor;
  /** ISO 8601. Several are slots to choose from; with a state other than invited the first is agreed. */
  readonly times: readonly string[];
  readonly state?: RoundRow['state'];
  readonly minutes?: number;
  readonly proposal?: Proposal;
}

/** A round of an application in the state that is wanted, written as the domain writes it; answers its id. */
export async function writeRound(
  { world, applicationId, owner }: Pick<Delivered, 'world' | 'applicationId' | 'owner'>,
  { interviewers, invitedBy = owner, times, state = 'invited', minutes = 60, proposal }: RoundPlan,
): Promise<string> {
  const tx = world.system();
  const slots = times.map((time) => ({ startsAt: new Date(time), endsAt: endOf(new Date(time), minutes) }));
  const roundId = await insertRound(tx, {
    application_id: applicationId,
    name: '业务面',
    form: 1,
    minutes,
    place: 'https://meeting.example/1',
    note: '',
    plan_round_id: null,
    invited_by: invitedBy.userId,
    expires_at: new Date(tx.now().getTime() + 7 * 86_400_000),
  });
  await replaceSlots(tx, roundId, slots);
  await replaceInterviewers(
    tx,
    roundId,
    interviewers.map(({ userId }) => userId),
  );
  const ended = state === 'noShow' ? { ended_at: tx.now(), ended_by: 'system' as const } : {};
  const agreed = { starts_at: slots[0]?.startsAt ?? null, ends_at: slots[0]?.endsAt ?? null };
  await updateRound(tx, roundId, {
    state,
    ...(state === 'invited' ? {} : agreed),
    ...ended,
    ...(proposal && { proposal: JSON.stringify(proposal) }),
  });
  return roundId;
}

/** A member of a company that is hiring, an interviewer unless said otherwise. */
export async function colleague(
  { world, companyId }: Pick<Hiring, 'world' | 'companyId'>,
  role: 'recruiter' | 'interviewer' = 'interviewer',
): Promise<EmployerActor> {
  return world.employer({ companyId, role });
}

/** Someone new who applies there and is invited to a round. */
export async function metThere(here: Hiring, plan: RoundPlan, name?: string): Promise<Delivered & { roundId: string }> {
  const candidate = await applyThere(here, name);
  return { ...candidate, roundId: await writeRound(candidate, plan) };
}
