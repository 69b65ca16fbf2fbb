import { sql, type Kysely } from 'kysely';
import type { OutwardActKind } from '@pinjian/contract/agent-act.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { Tables } from '#server/tables.ts';
import { readWitness, type Seen } from './witness.ts';

export interface AgentFact {
  readonly id: string;
  readonly kind: string;
  readonly ownerId: string;
  readonly companyId: string | null;
}

/** An outward act that the diary calls done, also where it was undone later. */
export interface ActFact {
  readonly id: string;
  readonly agentId: string;
  readonly kind: OutwardActKind;
  readonly slipVersion: number;
  readonly isAgreed: boolean;
  readonly applicationId: string | null;
  readonly roundId: string | null;
  readonly messageId: string | null;
  readonly credits: number;
  readonly doneAt: Date;
  /** What it is about, as it stands: the position's city and the names that it touches. */
  readonly city: string | null;
  readonly companies: readonly string[];
}

/** Something in the product that an agent's kind stands on, or that an agent moved. */
export interface Effect {
  readonly id: string;
  readonly act: OutwardActKind;
  readonly ownerId: string | null;
  readonly applicationId: string;
  /** The mark: which kind of agent it was. */
  readonly agentKind: string;
  /** Credits that it holds or took. */
  readonly credits: number;
}

export interface Facts {
  readonly agents: readonly AgentFact[];
  /** By agent and version. */
  readonly slips: ReadonlyMap<string, AgentSlip>;
  readonly acts: readonly ActFact[];
  readonly effects: readonly Effect[];
  /** Messages that tell somebody of an agent's move without saying that it was one. */
  readonly unmarkedNews: readonly string[];
  readonly unmarkedMoves: readonly string[];
  /** Marks of the messages and rounds that acts name; missing where there is none. */
  readonly marks: ReadonlyMap<string, string | null>;
  readonly seen: readonly Seen[];
}

/** Reads everything that the check of agents is about. */
export async function readFacts(db: Kysely<Tables>): Promise<Facts> {
  const slips = await db.selectFrom('agent_slip').select(['agent_id', 'version', 'content']).execute();
  return {
    agents: await readAgents(db),
    slips: new Map(slips.map(({ agent_id, version, content }) => [`${agent_id}:${version}`, content])),
    acts: await readActs(db),
    effects: await readEffects(db),
    unmarkedNews: await readUnmarkedNews(db),
    unmarkedMoves: await readUnmarkedMoves(db),
    marks: await readMarks(db),
    seen: await readWitness(db),
  };
}

async function readAgents(db: Kysely<Tables>): Promise<AgentFact[]> {
  const { rows } = await sql<AgentFact>`select id, kind, owner_id as "ownerId", company_id as "companyId"
    from agent_agent`.execute(db);
  return rows;
}

async function readActs(db: Kysely<Tables>): Promise<ActFact[]> {
  const { rows } = await sql<ActFact>`
    select act.id, act.agent_id as "agentId", act.kind, act.slip_version as "slipVersion", act.credits,
      act.approved_hash is not null and act.decided_by is not null as "isAgreed",
      act.application_id as "applicationId", act.subject ->> 'roundId' as "roundId",
      act.undo ->> 'messageId' as "messageId", act.done_at as "doneAt", position.content ->> 'cityCode' as city,
      case when agent.company_id is null then array[company.name] else coalesce((
        select array_agg(job ->> 'company') from resume_resume as resume, jsonb_array_elements(resume.content -> 'work') as job
        where resume.user_id = act.seeker_id and resume.is_default), '{}') end as companies
    from agent_act as act
    join agent_agent as agent on agent.id = act.agent_id
    left join position_position as position on position.id = act.position_id
    left join company_company as company on company.id = position.company_id
    where act.done_at is not null
    order by act.id`.execute(db);
  return rows;
}

/** What agents moved, wrote, invited to and asked for: by the rows of the product, not by the diary. */
async function readEffects(db: Kysely<Tables>): Promise<Effect[]> {
  const { rows } = await sql<Effect>`
    select id, mover_id as "ownerId", application_id as "applicationId", details ->> 'agent' as "agentKind", 0 as credits,
      case move when 'recommend' then 'recommend' when 'addTalent' then 'addTalent' when 'proposeOtherTime' then 'proposeTimes'
        else 'apply' end as act
    from application_event where mover in ('seekerAgent', 'employerAgent') and details ->> 'agent' is not null
      and move not in ('inviteToAiInterview', 'inviteToRealInterview', 'inviteToNextRound')
    union all
    select invitation.id, invited_by, application_id, agent_kind, coalesce(used.units, 0), 'inviteToAiInterview'
    from application_invitation as invitation
    left join billing_use as used on used.subject_kind = 'invitation' and used.subject_id = invitation.id
    where agent_kind is not null
    union all
    select id, invited_by, application_id, agent_kind, 0, 'inviteToRealInterview'
    from application_round where agent_kind is not null
    union all
    select message.id, writer_id, message.application_id, agent_kind, coalesce(used.units, 0),
      case when message.kind = 'contact' then 'askContact' else 'sendMessage' end
    from application_conversation_message as message
    left join billing_use as used on used.subject_kind = 'contactRequest' and used.subject_id = message.request_id
    where agent_kind is not null`.execute(db);
  return rows;
}

/** Moves of agents that do not say of which, and such as agents never make. */
async function readUnmarkedMoves(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from application_event
    where mover in ('seekerAgent', 'employerAgent') and (details ->> 'agent' is null or move not in ('recommend', 'apply',
      'applyAgain', 'applyAsCandidate', 'addTalent', 'proposeOtherTime', 'inviteToAiInterview', 'inviteToRealInterview',
      'inviteToNextRound'))`.execute(db);
  return rows.map(({ id }) => id);
}

async function readUnmarkedNews(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select message.id from application_event as event
    join application_application as application on application.id = event.application_id
    join message_message as message on message.dedupe_key = 'application:' || event.id
      and message.recipient_id = case event.mover when 'employerAgent' then application.seeker_id
        else application.company_id end
    where event.mover in ('seekerAgent', 'employerAgent') and message.content not like '%代办%'`.execute(db);
  return rows.map(({ id }) => id);
}

async function readMarks(db: Kysely<Tables>): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; mark: string | null }>`
    select id, agent_kind as mark from application_conversation_message
    union all select id, agent_kind from application_round
    union all select application_id, max(agent_kind) from application_invitation group by application_id`.execute(db);
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}
