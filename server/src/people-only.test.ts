import { describe, expect, expectTypeOf, it } from 'vitest';
import { outwardActKinds } from '@pinjian/contract/agent-act.ts';
import { agentKindFacts, kindsOf } from '@pinjian/contract/agent-kind.ts';
import { moveNames } from '@pinjian/contract/application-pipeline.ts';
import type { closeCompany } from '#domains/application/closing/close-company.ts';
import type { acceptInvitation } from '#domains/application/invitation/accept-invitation.ts';
import type { declineInvitation } from '#domains/application/invitation/decline-invitation.ts';
import type { acceptOffer } from '#domains/application/offer/answer/accept-offer.ts';
import type { declineOffer } from '#domains/application/offer/answer/decline-offer.ts';
import type { sendOffer } from '#domains/application/offer/send-offer.ts';
import { makeMove } from '#domains/application/pipeline/move.ts';
import type { rejectCandidate } from '#domains/application/pipeline/reject-candidate.ts';
import type { withdrawApplication } from '#domains/application/pipeline/withdraw-application.ts';
import type { acceptRound } from '#domains/application/round/accept-round.ts';
import type { cancelRound } from '#domains/application/round/cancel-round.ts';
import type { deleteResume } from '#domains/resume/delete-resume.ts';
import { newId } from '#platform/core/ids.ts';
import type { AgentActor, Ctx, EmployerAgentActor, SeekerAgentActor } from '#server/context.ts';
import { routes } from '#server/domains.ts';
import { asEmployer, delivered, eventsOf } from '#testing/application.ts';
import { dumpDatabase } from '#testing/whole-dump.ts';
import { useWorld } from '#testing/world.ts';
import { tools } from '#domains/agent/act/perform-act.ts';
import { readsOnly } from '#domains/agent/slip/permit.ts';
import type { saveSlip } from '#domains/agent/slip/write-slip.ts';

const world = useWorld();

const acting = {
  agentId: newId(),
  kind: 'inviter',
  slipId: newId(),
  slipVersion: 1,
  runId: null,
  ...readsOnly,
} as const;

/** Agents of a seeker and of a member of the company to which they applied. */
async function agents() {
  const here = await delivered(world);
  const { seeker, owner } = here;
  const ofSeeker: SeekerAgentActor = {
    kind: 'seekerAgent',
    userId: seeker.userId,
    personId: seeker.personId,
    agent: { ...acting, kind: 'submitter' },
  };
  const ofMember: EmployerAgentActor = {
    kind: 'employerAgent',
    userId: owner.userId,
    personId: owner.personId,
    companyId: owner.companyId,
    companyRole: 'owner',
    permissions: owner.permissions,
    agent: acting,
  };
  return { here, ofSeeker, ofMember };
}

describe('what people alone do', () => {
  it('cannot be given an agent: it does not compile', () => {
    type Refused = Ctx<AgentActor>;
    expectTypeOf<Refused>().not.toExtend<Parameters<typeof rejectCandidate>[0]>();
    expectTypeOf<Refused>().not.toExtend<Parameters<typeof withdrawApplication>[0]>();
    expectTypeOf<Refused>().not.toExtend<Parameters<typeof acceptInvitation>[0]>();
    expectTypeOf<Refused>().not.toExtend<Parameters<typeof declineInvitation>[0]>();
    expectTypeOf<Refused>().not.toExtend<Parameters<typeof acceptRound>[0]>();
    expectTypeOf<Refused>().not.toExtend<Parameters<typeof cancelRound>[0]>();
    expectTypeOf<Refused>().not.toExtend<Parameters<typeof sendOffer>[0]>();
    expectTypeOf<Refused>().not.toExtend<Parameters<typeof acceptOffer>[0]>();
    expectTypeOf<Refused>().not.toExtend<Parameters<typeof declineOffer>[0]>();
    expectTypeOf<Refused>().not.toExtend<Parameters<typeof deleteResume>[0]>();
    expectTypeOf<Refused>().not.toExtend<Parameters<typeof closeCompany>[0]>();
    expectTypeOf<Refused>().not.toExtend<Parameters<typeof saveSlip>[0]>();
  });

  it('is refused to an agent by every call there is, and changes nothing', async () => {
    const { ofSeeker, ofMember } = await agents();
    const { secretBox } = world.test.ports;
    const before = (await dumpDatabase(world.db, secretBox)).toSorted();
    const passed: string[] = [];
    for (const route of routes)
      for (const actor of [ofSeeker, ofMember])
        await route.run(world.as(actor) as never, {} as never).then(
          () => passed.push(route.name),
          (error: unknown) => {
            if ((error as { code?: number }).code !== 403) passed.push(`${route.name}: ${String(error)}`);
          },
        );
    expect(passed).toEqual([]);
    expect((await dumpDatabase(world.db, secretBox)).toSorted()).toEqual(before);
  });

  it('is no move of an agent, nor is any move that its slip was not asked for', async () => {
    const { here, ofSeeker, ofMember } = await agents();
    const { applicationId } = here;
    const { from, version } = await asEmployer(here);
    for (const actor of [ofSeeker, ofMember])
      for (const move of moveNames)
        for (const seen of [null, { from, version }])
          await expect(
            world.as(actor).transaction((tx) => makeMove(tx, { applicationId, move, seen })),
            `${actor.kind} ${move}`,
          ).rejects.toMatchObject({ name: 'Refusal' });
    expect(await eventsOf(here)).toEqual(['apply 0>1 seeker']);
  });
});

describe('tools', () => {
  it('are one for each act that a kind of a side makes, and there are no others', () => {
    for (const [side, actor] of [
      ['seeker', 'seekerAgent'],
      ['employer', 'employerAgent'],
    ] as const) {
      const wanted = outwardActKinds.filter((act) =>
        kindsOf(side).some((kind) => agentKindFacts[kind].acts.includes(act)),
      );
      const given = tools.filter((tool) => tool.side === actor && tool.act !== 'read').map((tool) => tool.act);
      expect(given.toSorted()).toEqual(wanted.toSorted());
    }
  });
});
