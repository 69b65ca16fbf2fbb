import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/tables.ts';

/**
 * What happened to an agent, in the order in which it came to be: an act takes the agent's row and shares the switches, and
 * whoever pauses, ends, writes a slip or switches off waits for both. So what one of them wrote before the other is before it.
 */
export interface Seen {
  readonly what: 'stands' | 'done' | 'off' | 'on';
  /** null of a switch. */
  readonly agentId: string | null;
  /** Of `stands`: how the agent stands from here on. */
  readonly state: string | null;
  readonly version: number | null;
  /** Of `done`. */
  readonly actId: string | null;
  /** Of a switch: a kind of agents, or all. */
  readonly kind: string | null;
}

/**
 * Has the database itself write down what happens to agents from now on, in a table that the product knows nothing of: the
 * product keeps when somebody paused, but not what was before what at one instant.
 */
export async function placeWitness(db: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table agent_witness (place bigint generated always as identity primary key, what text not null,
    agent_id uuid, state text, version integer, act_id uuid, kind text)`,
  `create function agent_see_standing() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' or new.state <> old.state or new.slip_version <> old.slip_version then
      insert into agent_witness (what, agent_id, state, version) values ('stands', new.id, new.state, new.slip_version);
    end if;
    return null;
  end $$`,
  `create trigger agent_seen after insert or update on agent_agent for each row execute function agent_see_standing()`,
  `create function agent_see_act() returns trigger language plpgsql as $$
  begin
    if new.done_at is not null and (tg_op = 'INSERT' or old.done_at is distinct from new.done_at) then
      insert into agent_witness (what, agent_id, act_id) values ('done', new.agent_id, new.id);
    end if;
    return null;
  end $$`,
  `create trigger agent_seen after insert or update on agent_act for each row execute function agent_see_act()`,
  `create function agent_see_switch() returns trigger language plpgsql as $$
  begin
    insert into agent_witness (what, kind) values (case when new.is_off then 'off' else 'on' end, new.kind);
    return null;
  end $$`,
  `create trigger agent_seen after insert or update on agent_switch for each row execute function agent_see_switch()`,
  `insert into agent_witness (what, agent_id, state, version) select 'stands', id, state, slip_version from agent_agent`,
  `insert into agent_witness (what, kind) select case when is_off then 'off' else 'on' end, kind from agent_switch`,
];

/** Everything that was seen, in its order. */
export async function readWitness(db: Kysely<Tables>): Promise<readonly Seen[]> {
  const { rows } = await sql<Seen>`select what, agent_id as "agentId", state, version, act_id as "actId", kind
    from agent_witness order by place`.execute(db);
  return rows;
}
