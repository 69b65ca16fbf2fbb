import { expect } from 'vitest';
import { createAgent, listActs } from '@pinjian/contract/agent.ts';
import { defaultSlip } from '@pinjian/contract/agent-slip.ts';
import { findEmployer } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import { call } from '#server/demo/call.ts';
import { lookingAgent } from './employer-agent.ts';
import type { World } from './world.ts';

/** Looks at the agents of a demo world: both sides have them in every state, and one that is made now is soon of use. */
export async function expectDemoAgents(world: World): Promise<void> {
  await expectEmployersAgents(world);
  await expectSeekersAgents(world);
  await expectFirstResult(world);
}

/** The seeker with an account has agents of every kind that acts for seekers, and theirs show every state of what they do. */
async function expectSeekersAgents(world: World): Promise<void> {
  const agents = await world.db
    .selectFrom('agent_agent')
    .select(['kind', 'state'])
    .where('company_id', 'is', null)
    .execute();
  expect(agents.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
    'coach ended',
    'coach paused',
    'scout active',
    'secretary active',
    'submitter active',
  ]);
  const acts = await world.db.selectFrom('agent_act').select(['kind', 'state', 'words']).execute();
  const states = new Set(acts.map(({ kind, state }) => `${kind} ${state}`));
  // The matcher is faster than a scout in a world where it has pushed for weeks.
  for (const shown of ['suggestion suggested', 'apply done', 'apply declined', 'preparedAnswer waiting'])
    expect(states).toContain(shown);
  const failed = await world.db.selectFrom('agent_run').select('failure').where('state', '=', 'failed').execute();
  expect(failed).toEqual([]);
}

/** Whoever sets an agent up has something useful within a minute, of present data alone; who has nothing found is told so. */
async function expectFirstResult(world: World): Promise<void> {
  const first = await world.db
    .selectFrom('agent_act as act')
    .innerJoin('agent_agent as agent', 'agent.id', 'act.agent_id')
    .select(['act.why', 'act.created_at as shown', 'agent.created_at as made'])
    .where('agent.kind', '=', 'scout')
    .where('act.kind', 'in', ['recommend', 'suggestion'])
    .orderBy('act.created_at')
    .executeTakeFirstOrThrow();
  expect(first.why).toContain('合适：');
  expect(first.shown.getTime() - first.made.getTime()).toBeLessThan(60_000);
  const { id: userId, person_id: personId } = await world.db
    .selectFrom('account_identity')
    .innerJoin('resume_resume', 'resume_resume.user_id', 'account_identity.id')
    .select(['account_identity.id', 'account_identity.person_id'])
    .where('resume_resume.confirmed_at', 'is not', null)
    .where('account_identity.id', 'not in', world.db.selectFrom('agent_agent').select('owner_id'))
    .orderBy('account_identity.id')
    .executeTakeFirstOrThrow();
  const mine = world.as({ kind: 'seeker' as const, userId, personId, familyId: userId });
  const begun = performance.now();
  await call(mine, createAgent, { key: newId(), kind: 'scout', name: '', slip: defaultSlip('scout') });
  await world.runTasks();
  expect(performance.now() - begun).toBeLessThan(60_000);
  const { records } = await call(mine, listActs, { list: 'diary', current: 1, pageSize: 10 });
  expect(records.filter(({ kind }) => kind === 'note')).toHaveLength(1);
}

/** Agents of a company in every state, and each kind shows something useful soon after it is asked to look. */
async function expectEmployersAgents(world: World): Promise<void> {
  const { db } = world;
  const agents = await db.selectFrom('agent_agent').selectAll().where('company_id', 'is not', null).execute();
  expect([...new Set(agents.map(({ state }) => state))].toSorted()).toEqual(['active', 'ended', 'paused']);
  const runs = await db.selectFrom('agent_run').select('state').distinct().execute();
  expect(runs).toEqual([{ state: 'done' }]);
  const acts = await db.selectFrom('agent_act').select(['kind', 'state']).execute();
  const kinds = new Set(acts.map(({ kind, state }) => `${kind} ${state}`));
  for (const kind of ['ranking done', 'report done', 'preparedAnswer waiting', 'suggestion suggested'])
    expect(kinds).toContain(kind);
  for (const { kind, owner_id: userId, position_id: positionId } of agents) {
    const owner = await findEmployer(world.system(), { userId, familyId: userId });
    if (owner === null || owner.companyId === null) throw new Error('its owner is a member');
    const agent = lookingAgent(world, { ...owner, companyId: owner.companyId }, { kind, positionId });
    const begun = performance.now();
    const { saw } = await agent.look({ slip: { goal: kind === 'intake' ? '招一个前端，杭州，15-25K' : '' } });
    expect(saw).not.toBe('');
    expect(performance.now() - begun).toBeLessThan(60_000);
  }
}
