import { sql } from 'kysely';
import { listApplicationMatches, listRecommendedPositions, listRecommendedTalents } from '#domains/matching/index.ts';
import type { World } from '../world.ts';
import type { TwoSidedTown } from './two-sided-town.ts';

/** How well who fits what, by pair: points of a seeker at a position, as either side's lists have them. */
export async function scoresOf(world: World, town: TwoSidedTown): Promise<ReadonlyMap<string, number>> {
  const scores = new Map<string, number>();
  for (const { owner, positionId } of town.companies) {
    const company = world.as(owner);
    const { records } = await listRecommendedTalents(company, { positionId, current: 1, pageSize: 100 });
    for (const { resumeId, match } of records) scores.set(`talent ${resumeId} for ${positionId}`, match?.score ?? 0);
    const rows = await world.db
      .selectFrom('application_application')
      .select('id')
      .where('position_id', '=', positionId)
      .execute();
    const matches = await listApplicationMatches(company, { applicationIds: rows.map(({ id }) => id) });
    for (const { applicationId, match } of matches) scores.set(`application ${applicationId}`, match.score);
  }
  for (const { seeker } of town.seekers) {
    const { records } = await listRecommendedPositions(world.as(seeker), {});
    for (const { position, match } of records)
      scores.set(`position ${position.positionId} for ${seeker.userId}`, match.score);
  }
  return scores;
}

/** Outward acts that were done: which kind of agent, of whom, what, about which position and person. */
export async function deedsOf(world: World): Promise<readonly string[]> {
  const { rows } = await sql<{ says: string }>`
    select concat_ws(' ', agent.kind, agent.owner_id, act.kind, act.position_id, act.seeker_id) as says
    from agent_act as act join agent_agent as agent on agent.id = act.agent_id
    where act.done_at is not null and act.kind in ('recommend', 'apply', 'addTalent', 'inviteToAiInterview',
      'inviteToRealInterview', 'proposeTimes', 'sendMessage', 'askContact') order by act.id`.execute(world.db);
  return rows.map(({ says }) => says);
}

/** Who made which move about which position and person, agents and people alike. */
export async function movesOf(world: World): Promise<readonly string[]> {
  const { rows } = await sql<{ says: string }>`
    select concat_ws(' ', event.mover, event.mover, event.move, application.position_id, application.seeker_id) as says
    from application_event as event join application_application as application on application.id = event.application_id
    order by event.id`.execute(world.db);
  return rows.map(({ says }) => says);
}

/** What an agent sent to the other side. */
export interface SentByAgent {
  readonly applicationId: string;
  readonly side: 'seeker' | 'company';
  readonly words: string;
}

export async function sentByAgents(world: World): Promise<readonly SentByAgent[]> {
  const rows = await world.db
    .selectFrom('application_conversation_message')
    .selectAll()
    .where('agent_kind', 'is not', null)
    .execute();
  return rows.map(({ application_id: applicationId, side, words_cipher: cipher }) => ({
    applicationId,
    side,
    words: cipher === null ? '' : world.test.ports.secretBox.decrypt(cipher),
  }));
}

/** Everything of agents and news that somebody may read: their diary, their messages, what agents of others wrote to them. */
export async function readableBy(world: World, reader: { userId: string; companyId?: string }): Promise<string> {
  const { rows } = await sql<{ says: string }>`
    select concat_ws(chr(10), act.title, act.why, act.words, act.evidence::text, act.sections::text, act.prepared::text,
      act.input::text, act.subject::text) as says
    from agent_act as act join agent_agent as agent on agent.id = act.agent_id where agent.owner_id = ${reader.userId}
    union all select concat_ws(chr(10), title, content, meta::text) from message_message
    where recipient_id = ${reader.userId} or recipient_id = ${reader.companyId ?? reader.userId}
    union all select concat_ws(chr(10), run.plan::text, run.failure) from agent_run as run
    join agent_agent as agent on agent.id = run.agent_id where agent.owner_id = ${reader.userId}`.execute(world.db);
  const sent = await world.db
    .selectFrom('application_conversation_message as message')
    .innerJoin('application_application as application', 'application.id', 'message.application_id')
    .select('message.words_cipher')
    .where('message.agent_kind', 'is not', null)
    .where((where) =>
      reader.companyId === undefined
        ? where('application.seeker_id', '=', reader.userId)
        : where('application.company_id', '=', reader.companyId),
    )
    .execute();
  const words = sent.flatMap(({ words_cipher: cipher }) =>
    cipher === null ? [] : world.test.ports.secretBox.decrypt(cipher),
  );
  return [...rows.map(({ says }) => says), ...words].join('\n');
}
