import { describe, expect, it } from 'vitest';
import { Refusal } from '#platform/core/refusal.ts';
import { hiring as openHiring, runTask, seekerWithResume } from '#testing/application.ts';
import { useWorld } from '#testing/world.ts';
import { getMyApplication } from '../home/get-my-application.ts';
import { acceptInvitation } from '../invitation/accept-invitation.ts';
import { inviteToAiInterview } from '../invitation/invite-to-ai-interview.ts';
import { takeBackInvitation } from '../invitation/take-back-invitation.ts';
import { releaseRejectionsTask } from '../tasks.ts';
import { applyToPosition } from './apply-to-position.ts';
import { passResume } from './pass-resume.ts';
import { rejectCandidate } from './reject-candidate.ts';
import { undoRejection } from './undo-rejection.ts';
import { withdrawApplication } from './withdraw-application.ts';

const world = useWorld({ isolation: 'commit' });

const byText = (a: number | string, b: number | string): number => String(a).localeCompare(String(b));

/** What each of several calls at once came to: its answer, or the code of its refusal. */
async function atOnce(...calls: Promise<unknown>[]): Promise<(number | 'done')[]> {
  return Promise.all(
    calls.map((call) =>
      call.then(
        () => 'done' as const,
        (error: unknown) => {
          if (error instanceof Refusal) return error.code;
          throw error;
        },
      ),
    ),
  );
}

async function hiring() {
  const here = await openHiring(world);
  const colleague = world.as(await world.employer({ companyId: here.companyId, role: 'recruiter' }));
  return { ...here, ...(await seekerWithResume(world)), colleague };
}

async function moves() {
  const rows = await world.db.selectFrom('application_event').select(['move', 'version']).orderBy('version').execute();
  return rows.map((row) => row.move);
}

const messages = () =>
  world.db.selectFrom('message_message').select('recipient_id').where('dedupe_key', 'like', 'application:%').execute();

describe('at once', () => {
  it('two applications are one', async () => {
    const { mine, positionId } = await hiring();
    const answers = await Promise.all([1, 2, 3, 4].map(() => applyToPosition(mine, { positionId })));
    expect(new Set(answers.map((answer) => answer.applicationId)).size).toBe(1);
    expect(await moves()).toEqual(['apply']);
    expect(await messages()).toHaveLength(1);
  });

  it('two members who pass the same resume pass it once; of two different moves one is refused', async () => {
    const { company, colleague, mine, positionId, seeker } = await hiring();
    const { applicationId, version } = await applyToPosition(mine, { positionId });
    const chosen = { applicationId, from: 1 as const, version };
    expect(await atOnce(passResume(company, chosen), passResume(colleague, chosen))).toEqual(['done', 'done']);
    expect(await moves()).toEqual(['apply', 'passResume']);
    expect((await messages()).filter((message) => message.recipient_id === seeker.userId)).toHaveLength(1);

    const next = { applicationId, from: 2 as const, version: version + 1 };
    const outcomes = await atOnce(
      inviteToAiInterview(company, next),
      rejectCandidate(colleague, { ...next, reason: 1, note: '', releaseNow: false }),
    );
    expect(outcomes.toSorted(byText)).toEqual([40900, 'done']);
    expect(await moves()).toHaveLength(3);
  });

  it('a withdrawal and a pass never both count', async () => {
    const { company, mine, positionId } = await hiring();
    for (let round = 0; round < 5; round++) {
      const { applicationId, version } = await applyToPosition(mine, { positionId });
      const row = await world.db.selectFrom('application_application').select('version').executeTakeFirstOrThrow();
      const outcomes = await atOnce(
        withdrawApplication(mine, { applicationId, from: 1, version }),
        passResume(company, { applicationId, from: 1, version: row.version }),
      );
      expect(outcomes.toSorted(byText)).toEqual([40900, 'done']);
      const { application } = await getMyApplication(mine, { positionId });
      expect(application?.state).toBe(outcomes[0] === 'done' ? 0 : 2);
      if (application?.state === 2) {
        await withdrawApplication(mine, { applicationId, from: 2, version: application.version });
      }
    }
  });

  it('an acceptance and a taking back leave no interview without an invitation', async () => {
    const { company, mine, positionId } = await hiring();
    const { applicationId, version } = await applyToPosition(mine, { positionId });
    const passed = await passResume(company, { applicationId, from: 1, version });
    const invited = await inviteToAiInterview(company, { applicationId, from: 2, version: passed.version });
    const seen = (await getMyApplication(mine, { positionId })).application;
    const outcomes = await atOnce(
      acceptInvitation(mine, {
        invitationId: invited.invitation?.invitationId ?? '',
        from: 3,
        version: seen?.version ?? 0,
      }),
      takeBackInvitation(company, { applicationId, from: 3, version: invited.version }),
    );
    expect(outcomes.toSorted(byText)).toEqual([40900, 'done']);
    const interviews = await world.db.selectFrom('interview_interview').select('id').execute();
    expect(interviews).toHaveLength(outcomes[0] === 'done' ? 1 : 0);
  });

  it('two copies release a rejection once, and an undoing beside them wins or loses whole', async () => {
    const { company, mine, positionId, seeker } = await hiring();
    const { applicationId, version } = await applyToPosition(mine, { positionId });
    const rejected = await rejectCandidate(company, {
      applicationId,
      from: 1,
      version,
      reason: 1,
      note: '',
      releaseNow: false,
    });
    world.clock.advance(86_400_000);
    const run = () => runTask(world, releaseRejectionsTask);
    const [undone] = await atOnce(
      undoRejection(company, { applicationId, from: 6, version: rejected.version }),
      run(),
      run(),
    );
    const told = (await messages()).filter((message) => message.recipient_id === seeker.userId);
    const { application } = await getMyApplication(mine, { positionId });
    if (undone === 'done') expect([application?.state, told.length]).toEqual([1, 0]);
    else expect([undone, application?.state, told.length]).toEqual([40945, 6, 1]);
  });
});
