import type {
  ActKind,
  ActSection,
  ActSubject,
  Evidence,
  PreparedAnswer,
  VerdictReason,
} from '@pinjian/contract/agent-act.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { StepState, WakeReason } from '@pinjian/contract/agent-view.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import type { AgentActor, Ctx, EmployerAgentActor, SeekerAgentActor, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import type { ToolInput } from '../act/stored.ts';

/** Something it showed, and what its owner thought of it. */
export interface Judged {
  readonly kind: ActKind;
  readonly subject: ActSubject;
  readonly good: boolean;
  readonly reason: VerdictReason | null;
  readonly words: string;
  readonly at: Date;
}

/** The agent that looks, as far as it is the same for every kind. */
export interface AgentFacts {
  readonly agentId: string;
  readonly kind: AgentKind;
  readonly userId: string;
  readonly companyId: string | null;
  readonly positionId: string | null;
  readonly slip: AgentSlip;
  readonly slipVersion: number;
  readonly now: Date;
  readonly woke: WakeReason;
  /** When it looked before; null the first time. */
  readonly lastRunAt: Date | null;
  /** What its owner said to it, oldest first. */
  readonly told: readonly { readonly words: string; readonly at: Date }[];
  /** Newest first, at most 200. */
  readonly verdicts: readonly Judged[];
  /** Keys of everything it has shown or done: the same key again is nothing new. */
  readonly known: ReadonlySet<string>;
}

/** What it would do next. The runner makes of it what the slip allows. */
export interface Proposal {
  /** An outward act goes by its mode; an inward one is a line for its owner at once. */
  readonly act: ActKind;
  /**
   * Names what it is about, once for this agent: apply:<positionId>, brief:<interviewId>. What may come again carries its day
   * or its version: report:2026-11-23.
   */
  readonly key: string;
  readonly subject: ActSubject;
  /** The seeker whom an employer's agent deals with: never on the wire, for whoever erases them. */
  readonly seekerId?: string;
  readonly title: string;
  readonly why: string;
  readonly evidence: readonly Evidence[];
  /** What it writes; of an act with a text the tool is given it as `words`. */
  readonly text?: string;
  readonly sections?: readonly ActSection[];
  readonly prepared?: PreparedAnswer;
  /** For the tool of the act, as its schema has it; only of outward acts. */
  readonly input?: ToolInput;
  /** What it costs, as far as is known before. */
  readonly credits?: number;
  /** When it makes no sense any more. */
  readonly expiresAt?: Date;
}

export interface Plan {
  /** What it saw, in one sentence, also where nothing was found. */
  readonly saw: string;
  readonly proposals: readonly Proposal[];
  /** Minutes until it looks again, where what it needs is not there yet; left out: by its rhythm. */
  readonly again?: number;
}

/** A proposal within a run: where it stands. */
interface StoredStep {
  readonly proposal: Omit<Proposal, 'expiresAt'> & { readonly expiresAt?: string };
  readonly state: StepState;
  readonly note: string | null;
}

/** The plan of a run, as it is stored: whoever takes it up again does what is left. */
export interface StoredPlan {
  readonly saw: string;
  readonly again?: number;
  readonly steps: readonly StoredStep[];
}

/** Whose agents of a kind something concerns: those that fit everything that is named. */
export interface Concerned {
  readonly userId?: string;
  readonly companyId?: string;
  readonly positionId?: string;
}

/** News that wakes an agent. */
export interface Wake {
  readonly event: keyof Events & string;
  // Method syntax: wakes of different news live in one list.
  whom(tx: Ctx<SystemActor>, payload: never): Promise<readonly Concerned[]>;
}

/** Says which news wakes agents of a kind, and whose. */
export function wake<Name extends keyof Events & string>(
  event: Name,
  whom: (tx: Ctx<SystemActor>, payload: Events[Name]) => Promise<readonly Concerned[]> | readonly Concerned[],
): Wake {
  return { event, whom: async (tx, payload) => whom(tx, payload) };
}

interface Rhythm {
  readonly kind: AgentKind;
  readonly wakesOn: readonly Wake[];
  /** Minutes from one look to the next; null: only its owner, news and `at` wake it. */
  readonly every: number | null;
  /** The hour of each day in Beijing at which it looks; null: none. */
  readonly at: number | null;
}

/** A kind of agent as the runner knows it. */
export interface Planner<A extends AgentActor = AgentActor> extends Rhythm {
  // Method syntax: planners of both sides live in one list.
  look(ctx: Ctx<A>, of: AgentFacts): Promise<Plan>;
}

interface Declared<A extends AgentActor, Facts> extends Rhythm {
  /** Reads what the plan is made of, through tools and reads that are open to agents; changes nothing. */
  readonly gather: (ctx: Ctx<A>, of: AgentFacts) => Promise<Facts>;
  /** Pure: no clock, no I/O. */
  readonly plan: (facts: Facts, of: AgentFacts) => Plan;
}

function planner<A extends AgentActor, Facts>({ gather, plan, ...rhythm }: Declared<A, Facts>): Planner<A> {
  return { ...rhythm, look: async (ctx, of) => plan(await gather(ctx, of), of) };
}

/** Declares a kind of agent that acts for a seeker. */
export function seekerPlanner<Facts>(declared: Declared<SeekerAgentActor, Facts>): Planner<SeekerAgentActor> {
  return planner(declared);
}

/** Declares a kind of agent that acts for a member of a company. */
export function employerPlanner<Facts>(declared: Declared<EmployerAgentActor, Facts>): Planner<EmployerAgentActor> {
  return planner(declared);
}
