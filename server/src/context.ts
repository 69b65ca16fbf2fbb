import type { OutwardActKind } from '@pinjian/contract/agent-act.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import type { Caller } from '@pinjian/contract/endpoint.ts';
import type { ClientId } from '@pinjian/contract/account.ts';
import type { Permission } from '@pinjian/contract/permissions.ts';
import type { CompanyRole } from '@pinjian/contract/reading.ts';
import type { Context } from '#platform/core/context.ts';
import type { SecretBox } from '#platform/core/secret-box.ts';
import type { FaceCheck } from '#platform/face/port.ts';
import type { FileStore } from '#platform/files/port.ts';
import type { InvoiceIssuer } from '#platform/invoicing/port.ts';
import type { LicenceCheck } from '#platform/licence/port.ts';
import type { HookSender } from '#platform/webhook/port.ts';
import type { Llm } from '#platform/llm/port.ts';
import type { LocationFinder } from '#platform/location/port.ts';
import type { MailSender } from '#platform/mail/port.ts';
import type { PaymentVendors } from '#platform/payment/port.ts';
import type { SmsSender } from '#platform/sms/port.ts';
import type { Config } from './config.ts';
import type { Events } from './events.ts';
import type { Tables } from './tables.ts';

/** The browser that calls, known again by a cookie of ours. */
export interface DeviceMark {
  /** Keyed hash of what the cookie says. */
  readonly hash: Buffer;
  /** The cookie goes out with this very answer: the browser has not shown it yet. */
  readonly isNew: boolean;
}

export interface AnyoneActor {
  readonly kind: 'anyone';
  /** Network address of the caller. */
  readonly address: string;
  readonly userAgent: string;
  /** null without a cookie of ours. */
  readonly device: DeviceMark | null;
  /**
   * Whose Bearer came with a call that takes none, for the few that ask after all; null without a valid one.
   * @throws Refusal 429 {retryAfter} where too many dead ones came from the network, 40992 for who is leaving
   */
  readonly signedIn: () => Promise<SignedInActor | null>;
}

/** One of our own clients at the token endpoint. */
export interface ClientActor {
  readonly kind: 'client';
  readonly client: ClientId;
  readonly address: string;
  readonly userAgent: string;
  /** null without a cookie of ours. */
  readonly device: DeviceMark | null;
}

interface SignedIn {
  readonly userId: string;
  readonly personId: string;
  /** The device: all tokens of one sign-in. */
  readonly familyId: string;
}

export interface SeekerActor extends SignedIn {
  readonly kind: 'seeker';
}

export interface EmployerActor extends SignedIn {
  readonly kind: 'employer';
  readonly companyId: string | null;
  readonly companyRole: CompanyRole | null;
  readonly permissions: readonly Permission[];
}

export interface AdminActor extends SignedIn {
  readonly kind: 'admin';
  readonly permissions: readonly Permission[];
}

/** What an operation is about to do for an agent, as it stands in its own transaction. */
export interface AskedAct {
  readonly act: OutwardActKind;
  readonly seekerId: string;
  readonly companyId: string;
  readonly positionId: string;
  /** Credits that it costs; left out: none. */
  readonly credits?: number;
}

/** Which agent acts, under which slip, and how its slip is asked. */
export interface ActingAgent {
  readonly agentId: string;
  readonly kind: AgentKind;
  readonly slipId: string;
  readonly slipVersion: number;
  readonly runId: string | null;
  /**
   * Asked by each operation that is open to agents, first in its transaction: holds the agent's row, checks everything that
   * its slip, its owner, the platform and the receiver say, and notes the act as done in that same transaction.
   * @throws Refusal of `agentErrors`: nothing is to be done
   */
  permit(tx: Ctx, asked: AskedAct): Promise<void>;
  /** What the slip has allowed this very actor; null before it was asked. A move that was not asked for is not made. */
  permitted(): OutwardActKind | null;
}

/** An agent in a seeker's name. A kind of its own: an operation that does not name it cannot be given one. */
export interface SeekerAgentActor {
  readonly kind: 'seekerAgent';
  readonly userId: string;
  readonly personId: string;
  readonly agent: ActingAgent;
}

/** An agent in the name of a member of a company, with what that member may do at this moment. */
export interface EmployerAgentActor {
  readonly kind: 'employerAgent';
  readonly userId: string;
  readonly personId: string;
  readonly companyId: string;
  readonly companyRole: CompanyRole;
  readonly permissions: readonly Permission[];
  readonly agent: ActingAgent;
}

export type AgentActor = SeekerAgentActor | EmployerAgentActor;
/** A seeker, or an agent in their name: of what is open to both. */
export type Seeking = SeekerActor | SeekerAgentActor;
/** A member of a company, or an agent in their name: of what is open to both. */
export type Employing = EmployerActor | EmployerAgentActor;

/** Tasks, subscriptions, schedules. */
export interface SystemActor {
  readonly kind: 'system';
}

export type Actor = AnyoneActor | ClientActor | SeekerActor | EmployerActor | AdminActor | AgentActor | SystemActor;
export type SignedInActor = SeekerActor | EmployerActor | AdminActor;

/** The actor that a contract's `caller` promises. */
export type ActorOf<C extends Caller> = C extends 'anyone'
  ? AnyoneActor
  : C extends 'client'
    ? ClientActor
    : C extends 'seeker'
      ? SeekerActor
      : C extends 'employer'
        ? EmployerActor
        : C extends 'admin'
          ? AdminActor
          : SignedInActor;

/** What the product asks of the outside and of heavy machinery. */
export interface Ports {
  readonly config: Config;
  readonly secretBox: SecretBox;
  readonly files: FileStore;
  readonly sms: SmsSender;
  readonly mail: MailSender;
  /** Robots of companies' group chats. */
  readonly webhook: HookSender;
  /** Who takes money and gives it back. */
  readonly payments: PaymentVendors;
  readonly licence: LicenceCheck;
  readonly face: FaceCheck;
  /** A person issues each invoice where no vendor is wired in. */
  readonly invoicing: InvoiceIssuer;
  readonly location: LocationFinder;
  /** null without a language model. */
  readonly llm: Llm | null;
  /** Whether any embedded default stands in for an outside service: shown as a banner. */
  readonly sandbox: boolean;
}

export type Ctx<A extends Actor = Actor> = Context<A, Tables, Events, Ports>;
