import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { ActState } from '@pinjian/contract/agent-act.ts';
import type { CallOutcome } from '@pinjian/contract/agent-talk.ts';
import { fenced } from '#platform/llm/fence.ts';
import type { LlmTool } from '#platform/llm/port.ts';
import type { AgentActor, Ctx, SystemActor } from '#server/context.ts';
import type { AgentRow } from '../queries.ts';
import { callTool, type Called, type Caller } from '../tool/call-tool.ts';
import { toolsFor } from '../tool/tools-for.ts';
import { isAnsweredBy, type Attempt } from './queries.ts';
import type { Answering } from './write-answer.ts';

/** Of one answer of a tool, so much is told to a model. */
const mostCharacters = 16_000;

const outcomes: Readonly<Partial<Record<ActState, CallOutcome>>> = {
  done: 'done',
  waiting: 'waiting',
  suggested: 'suggested',
  drafted: 'drafted',
};

interface Of {
  readonly agent: AgentRow;
  readonly actor: AgentActor;
  readonly attempt: Attempt;
  readonly answering: Answering;
  /** Whether it may act: what was begun before and broke off may have acted already, in other words than it would now. */
  readonly mayAct: boolean;
}

/** The tools of an agent's kind for the model in its talk: the very ones that assistants get, each call shown to the owner. */
export function toolsOf(ctx: Ctx<SystemActor>, { agent, actor, attempt, answering, mayAct }: Of): LlmTool[] {
  return toolsFor(agent.kind, mayAct ? ['read', 'act'] : ['read']).map((tool) => {
    const caller: Caller = {
      agent,
      actor,
      prefix: 'talk',
      why: '您在对话里提出。',
      isWanted: (tx) => isAnsweredBy(tx, attempt),
      fence: (text) => fenced(tool.label, text),
      mostCharacters,
    };
    const { $schema: _dialect, ...inputSchema } = z.toJSONSchema(tool.input, { io: 'input', unrepresentable: 'any' });
    return {
      name: tool.name,
      description: tool.act === 'read' ? tool.says : `${tool.says}许可单决定是直接做、等主人同意还是只作建议。`,
      inputSchema,
      async run(given) {
        const end = answering.begin(tool.label, given);
        // The same call in the same answer is one act.
        const once = `${attempt.messageId}:${fingerprintOf(tool.name, given)}`;
        const input = typeof given === 'object' && given !== null ? given : {};
        const called = await callTool(ctx, caller, { tool, given: input, once });
        end(endOf(called));
        return called.text;
      },
    };
  });
}

function endOf(called: Called): Parameters<ReturnType<Answering['begin']>>[0] {
  const { text, outcome } = called;
  if (outcome === 'read') return { outcome, seen: text };
  if (outcome === 'stopped') return { outcome };
  if (outcome === 'refused') return { outcome, note: called.note };
  const { actId, state } = outcome;
  return { outcome: outcomes[state] ?? 'refused', actId, seen: text };
}

function fingerprintOf(name: string, given: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([name, given]))
    .digest('base64url')
    .slice(0, 22);
}
