import { suggestCompetencies } from '@pinjian/contract/interview-competency.ts';
import { getPositionPlan, interviewForm, savePositionPlan } from '@pinjian/contract/position-plan.ts';
import { newId } from '#platform/core/ids.ts';
import { call } from './call.ts';
import type { Member } from './cast.ts';
import type { Stage } from './stage.ts';

/**
 * Plans how people are interviewed for a position: with colleagues a first look by those who will work with them, then
 * HR; whoever recruits alone does both.
 */
export async function planInterviews(stage: Stage, owner: Member, positionId: string): Promise<void> {
  const ctx = stage.as(owner);
  const { version, colleagues } = await call(ctx, getPositionPlan, { positionId });
  const { competencies } = await call(ctx, suggestCompetencies, { positionId });
  const judged = competencies.map(({ name, anchor }) => ({ name, anchor }));
  const recruiter = colleagues.find(({ role }) => role === 'recruiter')?.memberId ?? owner.userId;
  const interviewer = colleagues.find(({ role }) => role === 'interviewer')?.memberId ?? owner.userId;
  const { video, phone, onSite } = interviewForm;
  const rounds = [
    { name: '业务面', form: video, minutes: 45, interviewerIds: [interviewer], competencies: judged.slice(0, 3) },
    {
      name: '主管面',
      form: onSite,
      minutes: 60,
      interviewerIds: [...new Set([owner.userId, interviewer])],
      competencies: judged.slice(1, 4),
    },
    { name: 'HR面', form: phone, minutes: 30, interviewerIds: [recruiter], competencies: judged.slice(4, 6) },
  ];
  const team = [
    { memberId: owner.userId, part: 'manager' as const },
    { memberId: recruiter, part: 'recruiter' as const },
    { memberId: interviewer, part: 'interviewer' as const },
  ];
  await call(ctx, savePositionPlan, {
    positionId,
    version,
    content: {
      rounds: rounds.map((round) => ({ planRoundId: newId(), ...round })),
      team: team.filter(({ memberId }, index) => team.findIndex((each) => each.memberId === memberId) === index),
    },
  });
}
