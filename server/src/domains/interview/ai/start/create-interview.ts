import type { InterviewDifficulty, InterviewKind } from '@pinjian/contract/interview.ts';
import type { InterviewPosition, InterviewResume } from '@pinjian/contract/interview-material.ts';
import type { InterviewSetup } from '@pinjian/contract/interview-setup.ts';
import type { Ctx } from '#server/context.ts';
import { closeInterview } from '../room/close-interview.ts';
import type { Plan } from '../engine/plan.ts';
import { initialState } from '../engine/state.ts';
import type { Material } from '../conductor.ts';
import { insertInterview, lockOpenInterview, type InterviewRow } from '../queries.ts';
import { holdSimulation } from '../../practice/charge.ts';
import { refuseTooManyPractices } from '../../practice/refuse-too-many-practices.ts';
import { proposeWordingTask } from './propose-wording.ts';
import { ruleConductor } from '../rule/rule-conductor.ts';
import { isHoldable, windowMs } from '../rules.ts';

/** An interview to be made. `subject` says what two of them have to share to be the same. */
export interface Wish {
  readonly kind: InterviewKind;
  readonly seekerId: string;
  readonly companyId: string | null;
  readonly positionId: string | null;
  readonly applicationId: string | null;
  readonly subject: string;
  readonly title: string;
  readonly position: InterviewPosition | null;
  readonly resume: InterviewResume | null;
  readonly skill: string | null;
  readonly difficulty: InterviewDifficulty;
  /** How the company that asks for it wants it held. */
  readonly setup?: InterviewSetup;
}

/**
 * The open interview of the same subject, else a new one with its plan made. Two at once make one: the database holds
 * that a person has at most one open interview of a subject.
 * @throws Refusal 42951 for one practice too many, 41101 for a simulation where none is left
 */
export async function createInterview(ctx: Ctx, wish: Wish): Promise<InterviewRow> {
  return ctx.transaction(async (tx) => {
    const open = await lockOpenInterview(tx, wish.seekerId, wish.subject);
    if (open !== undefined && isHoldable(open, tx.now())) return open;
    if (open !== undefined) await closeInterview(tx, open.id);
    if (wish.applicationId === null) await refuseTooManyPractices(tx, wish.seekerId);
    const made = await insertInterview(tx, await newInterview(tx, wish));
    if (made !== undefined) await holdSimulation(tx, made);
    if (made !== undefined && made.material !== null) await tx.enqueue(proposeWordingTask, { interviewId: made.id });
    const row = made ?? (await lockOpenInterview(tx, wish.seekerId, wish.subject));
    if (row === undefined) throw new Error(`no open interview about ${wish.subject}`);
    return row;
  });
}

/** What is planned for a wish that is made at `now`, and from what. Pure. */
export async function planInterview(wish: Wish, now: Date): Promise<{ material: Material; plan: Plan }> {
  const { kind, position, resume, skill, difficulty, setup } = wish;
  const asked = setup === undefined ? {} : { setup };
  const material = { kind, position, resume, skill, difficulty, ...asked, seed: seedOf(wish, now) };
  return { material, plan: await ruleConductor.plan(material) };
}

async function newInterview(tx: Ctx, wish: Wish) {
  const { kind, position } = wish;
  const now = tx.now();
  const { material, plan } = await planInterview(wish, now);
  const { plan: _plan, ...progress } = initialState(plan);
  return {
    kind,
    seeker_id: wish.seekerId,
    company_id: wish.companyId,
    position_id: wish.positionId,
    application_id: wish.applicationId,
    subject: wish.subject,
    title: wish.title,
    company_name: position?.companyName ?? '',
    position_snapshot: position,
    material: tx.ports.llm === null ? null : material,
    plan,
    progress,
    interviewer: ruleConductor.name,
    window_ends_at: new Date(now.getTime() + windowMs),
  };
}

/** Another person, or the same one on another day, gets another of parallel questions. */
function seedOf({ seekerId, subject }: Wish, now: Date): number {
  let seed = Math.floor(now.getTime() / 86_400_000);
  for (const unit of `${seekerId}${subject}`) seed = (seed * 31 + (unit.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}
