import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { startSkillInterview as endpoint } from '@pinjian/contract/interview.ts';
import { skillByName } from '#domains/dictionary/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { createInterview } from './create-interview.ts';
import { fold } from '../scoring/fold.ts';

/** An interview about one skill; spellings of the same skill are the same. */
export async function startSkillInterview(
  ctx: Ctx<SeekerActor>,
  { skill, level }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const name = skillByName(skill)?.name ?? skill;
  const row = await createInterview(ctx, {
    kind: 'skill',
    seekerId: ctx.actor.userId,
    companyId: null,
    positionId: null,
    applicationId: null,
    subject: `skill:${fold(name)}:${level}`,
    title: name,
    position: null,
    resume: null,
    skill: name,
    difficulty: level,
  });
  return { interviewId: row.id };
}
