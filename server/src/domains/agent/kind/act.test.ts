import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { defaultSlip, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import { saveWishes } from '#domains/matching/wish/save-wishes.ts';
import { collectPosition } from '#domains/position/collection/collect.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { confirmedResume } from '#testing/resume.ts';
import { talentContent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { approveActs } from '../act/decide-acts.ts';
import { listActs } from '../act/list-acts.ts';
import { runAgent } from '../slip/change-state.ts';
import { createAgent } from '../slip/write-slip.ts';

const world = useWorld();

/** A seeker who looks for work beside open positions of as many companies. */
async function seeking(titles: readonly string[]) {
  const ids: string[] = [];
  for (const [at, title] of titles.entries()) {
    const owner = await verifiedOwner(world, { name: `示例${at}科技` });
    ids.push(await openPosition(world, owner, { title }));
  }
  await world.deliver();
  const mine = world.as(await world.seeker());
  const wishes = [{ ...emptyWish(), position: '前端开发工程师', positionCode: '100201', cityCodes: ['101210100'] }];
  await saveWishes(mine, { version: 0, content: { wishes } });
  await confirmedResume(world, mine.actor, talentContent());
  await world.deliver();
  return { mine, ids };
}

async function appoint(mine: Ctx<SeekerActor>, kind: AgentKind, changes: Partial<AgentSlip> = {}) {
  const slip = { ...defaultSlip(kind), ...changes };
  const { agentId } = await createAgent(mine, { key: newId(), kind, name: '', slip });
  await world.runTasks();
  return agentId;
}

async function lookAgain(mine: Ctx<SeekerActor>, agentId: string) {
  await runAgent(mine, { agentId });
  await world.runTasks();
}

/** What it proposed and did, oldest first, without the notes in which its looks end. */
const diary = async (mine: Ctx<SeekerActor>, agentId: string) =>
  (await listActs(mine, { list: 'diary', agentId, current: 1, pageSize: 50 })).records
    .filter(({ kind }) => kind !== 'note')
    .toReversed();

const byItself = { mode: 'act' as const, daily: 10, total: 50 };

describe('what seekers’ agents propose', () => {
  it('is covered by the slip: the scout does all of it by itself, at its first look, and nothing twice', async () => {
    const { mine, ids } = await seeking(['前端开发工程师', '前端工程师', 'Web前端开发']);
    const scout = await appoint(mine, 'scout', { cityCodes: ['101210100'] });
    const first = await diary(mine, scout);
    expect(first.map(({ kind, state, objection }) => [kind, state, objection])).toEqual(
      ids.map(() => ['recommend', 'done', null]),
    );
    await lookAgain(mine, scout);
    expect((await diary(mine, scout)).map(({ actId }) => actId)).toEqual(first.map(({ actId }) => actId));
  });

  it('waits for its owner where the slip says so', async () => {
    const { mine, ids } = await seeking(['前端开发工程师']);
    await collectPosition(mine, { positionId: ids[0] ?? '' });
    const submitter = await appoint(mine, 'submitter');
    expect(await diary(mine, submitter)).toMatchObject([{ kind: 'apply', state: 'waiting', mode: 'ask' }]);
    await lookAgain(mine, submitter);
    expect(await diary(mine, submitter)).toHaveLength(1);
  });

  it('is an application, then a greeting of the resume’s own words with the agent’s mark on it', async () => {
    const { mine, ids } = await seeking(['前端开发工程师']);
    await collectPosition(mine, { positionId: ids[0] ?? '' });
    const submitter = await appoint(mine, 'submitter', { acts: { apply: byItself, sendMessage: byItself } });
    expect((await diary(mine, submitter)).map(({ kind, state }) => [kind, state])).toEqual([['apply', 'done']]);
    // That it came to be is news to the one who made it.
    await world.deliver();
    await world.runTasks();
    expect((await diary(mine, submitter)).map(({ kind, state }) => [kind, state])).toEqual([
      ['apply', 'done'],
      ['sendMessage', 'done'],
    ]);
    const sent = await world.db.selectFrom('application_conversation_message').select(['side', 'agent_kind']).execute();
    expect(sent).toEqual([{ side: 'seeker', agent_kind: 'submitter' }]);
    await lookAgain(mine, submitter);
    expect(await diary(mine, submitter)).toHaveLength(2);
  });

  it('is one approval for an application and its greeting, whose words its owner may change', async () => {
    const { mine, ids } = await seeking(['前端开发工程师']);
    await collectPosition(mine, { positionId: ids[0] ?? '' });
    const submitter = await appoint(mine, 'submitter');
    const [waiting, ...more] = await diary(mine, submitter);
    expect(more).toEqual([]);
    expect(waiting).toMatchObject({ kind: 'apply', state: 'waiting', text: expect.stringContaining('您好') as string });
    expect(waiting?.why).toContain('投递后会把下面这段话发给对方');
    const text = `${waiting?.text ?? ''}\n周一可以来面试。`;
    await approveActs(mine, { acts: [{ actId: waiting?.actId ?? '', text }] });
    await approveActs(mine, { acts: [{ actId: waiting?.actId ?? '', text }] });
    await world.deliver();
    await world.runTasks();
    await lookAgain(mine, submitter);
    expect((await diary(mine, submitter)).map(({ kind, state, text: words }) => [kind, state, words])).toEqual([
      ['apply', 'done', null],
      ['sendMessage', 'done', text],
    ]);
    const sent = await world.db.selectFrom('application_conversation_message').select('agent_kind').execute();
    expect(sent).toEqual([{ agent_kind: 'submitter' }]);
  });

  it('applies where the greeting may not be sent, and says why of the greeting', async () => {
    const { mine, ids } = await seeking(['前端开发工程师']);
    await collectPosition(mine, { positionId: ids[0] ?? '' });
    const submitter = await appoint(mine, 'submitter');
    const [waiting] = await diary(mine, submitter);
    await world.db
      .insertInto('agent_reception')
      .columns(['id', 'company_id', 'refuses', 'changed_at'])
      .expression((from) =>
        from
          .selectFrom('position_position')
          .select(['id', 'company_id', sql<boolean>`true`.as('refuses'), sql<Date>`now()`.as('changed_at')]),
      )
      .execute();
    await approveActs(mine, { acts: [{ actId: waiting?.actId ?? '' }] });
    expect(await diary(mine, submitter)).toMatchObject([
      { kind: 'apply', state: 'done' },
      { kind: 'sendMessage', state: 'failed', objection: '对方不接收智能体的消息' },
    ]);
  });

  it.each(['suggest', 'draft'] as const)('keeps the greeting out where messages are only to %s', async (mode) => {
    const { mine, ids } = await seeking(['前端开发工程师']);
    await collectPosition(mine, { positionId: ids[0] ?? '' });
    const acts = { apply: { ...byItself, mode: 'ask' as const }, sendMessage: { ...byItself, mode } };
    const submitter = await appoint(mine, 'submitter', { acts });
    expect(await diary(mine, submitter)).toMatchObject([{ kind: 'apply', text: null }]);
  });

  it('stops at companies that the slip keeps out', async () => {
    const { mine, ids } = await seeking(['前端开发工程师']);
    await collectPosition(mine, { positionId: ids[0] ?? '' });
    const submitter = await appoint(mine, 'submitter', { companiesNever: ['示例0'], acts: { apply: byItself } });
    expect(await diary(mine, submitter)).toEqual([]);
  });
});
