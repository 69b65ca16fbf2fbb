import type * as z from 'zod/mini';
import type { ActSubject, OutwardActKind, UndoWay } from '@pinjian/contract/agent-act.ts';
import type { AgentActor, Ctx, EmployerAgentActor, SeekerAgentActor } from './context.ts';

/** How what a tool did can be taken back. */
export interface Undo {
  readonly way: UndoWay;
  readonly applicationId: string;
  /** Of a message. */
  readonly messageId?: string;
}

/** What a tool did towards others. */
export interface ToolDone {
  /** What came to be by it: an application, a round. */
  readonly subject?: ActSubject;
  readonly undo?: Undo;
}

interface Described<Input extends z.ZodMiniType> {
  /** One verb phrase: the operation's. */
  readonly name: string;
  /** In Chinese, for people who read what was called. */
  readonly label: string;
  /** In Chinese: what it does and when to use it. */
  readonly says: string;
  readonly input: Input;
}

/** An operation as an agent is given it. `act` 'read': it changes nothing; any other asks the slip. */
export interface Tool<A extends AgentActor = AgentActor> extends Described<z.ZodMiniType> {
  readonly side: A['kind'];
  readonly act: OutwardActKind | 'read';
  // Method syntax: tools of different inputs live in one list. `input` is what the schema lets through.
  run(ctx: Ctx<A>, input: unknown): Promise<unknown>;
}

type Run<A extends AgentActor, Input extends z.ZodMiniType, Output> = (
  ctx: Ctx<A>,
  input: z.output<Input>,
) => Promise<Output>;

interface Acting<A extends AgentActor, Input extends z.ZodMiniType> extends Described<Input> {
  readonly act: OutwardActKind;
  readonly run: Run<A, Input, ToolDone>;
}

interface Reading<A extends AgentActor, Input extends z.ZodMiniType> extends Described<Input> {
  readonly act: 'read';
  readonly run: Run<A, Input, unknown>;
}

/** Describes an operation to seekers' agents. */
export function seekerTool<Input extends z.ZodMiniType>(
  declaration: Acting<SeekerAgentActor, Input> | Reading<SeekerAgentActor, Input>,
): Tool<SeekerAgentActor> {
  const { input, run } = declaration;
  return { ...declaration, side: 'seekerAgent', run: (ctx, given) => run(ctx, input.parse(given)) };
}

/** Describes an operation to employers' agents. */
export function employerTool<Input extends z.ZodMiniType>(
  declaration: Acting<EmployerAgentActor, Input> | Reading<EmployerAgentActor, Input>,
): Tool<EmployerAgentActor> {
  const { input, run } = declaration;
  return { ...declaration, side: 'employerAgent', run: (ctx, given) => run(ctx, input.parse(given)) };
}

/** What the body of a call may be: an agent's tool takes just that. */
export function bodyOf<Body extends z.ZodMiniType>({ body }: { readonly body?: Body }): Body {
  if (body === undefined) throw new Error('the call takes no body');
  return body;
}
