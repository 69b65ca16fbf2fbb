import type { Reading } from '../engine/event.ts';
import { mayFollowUp } from '../engine/reply.ts';
import type { Conversation, Conductor, Listener } from '../conductor.ts';
import { answeringTexts } from '../reading/answering-turns.ts';
import { planByRules } from '../rule/plan-interview.ts';
import { readByRules } from '../rule/read.ts';
import type { AskModel } from './ask-model.ts';
import { readTurnPrompt, readTurnText } from './prompts/read-turn.ts';
import { intentsFor, piecesOf, readingFrom, readingSchema } from './reading.ts';
import { refinePlan } from './refined-plan.ts';
import { Speech } from './speech.ts';

/** The conductor that asks a model. @throws ModelFailure from both: whoever calls goes on by rules. */
export function modelConductor(ask: AskModel): Conductor {
  return {
    name: '模型面试官 1',
    plan: (material) => refinePlan(ask, planByRules(material), material),
    read: (conversation, listener) => readByModel(ask, conversation, listener),
  };
}

/** Turns of the interviewer that it is reminded of, so that it does not repeat itself. */
const rememberedTurns = 6;

/**
 * Reads one turn with a model. Requests, distress, private matters and attempts to steer that code recognises are read
 * by code: that is certain, instant, and no model can be talked out of it. What code keeps back of an answer is not put
 * before the model either, and nothing of it can be cited. Of everything else the model says what it means, cites it and
 * asks for what is missing; whether that is asked, and what comes then, is the machine's.
 * @throws ModelFailure when there is nothing that can be used.
 */
async function readByModel(ask: AskModel, conversation: Conversation, listener?: Listener): Promise<Reading> {
  const byRules = readByRules(conversation);
  const { state, turns, seq } = conversation;
  const question = state.current === null ? undefined : state.plan.questions[state.current];
  const turn = turns.find((each) => each.seq === seq);
  if (byRules.intent !== 'answer' || byRules.restored !== undefined || question === undefined || turn === undefined)
    return byRules;
  const shown = answeringTexts(state.plan, turns);
  const text = shown.find((each) => each.seq === seq)?.text ?? turn.text;
  const exchange = shown.filter((each) => each.question === state.current && each.seq <= seq);
  const said = turns.filter((each) => each.speaker === 'interviewer').map((each) => each.text);
  const probes = state.questions[state.current ?? 0]?.probes ?? [];
  const mayAsk = mayFollowUp(state);
  const pieces = mayAsk ? piecesOf(question, probes) : new Map<string, string>();
  const intents = intentsFor(turn.text);
  const surroundings = {
    citable: text.split('\n').filter((part) => part.trim() !== ''),
    said,
    system: readTurnPrompt.system,
  };
  const speech = new Speech({ surroundings, mayAsk, say: (words) => listener?.speak(words) });
  return ask(
    readTurnPrompt,
    {
      purpose: 'read',
      name: 'read_turn',
      turn: seq,
      user: readTurnText({ question, exchange, lately: said.slice(-rememberedTurns), intents, pieces }),
      schema: readingSchema(intents, [...pieces.keys()]),
      temperature: 0.3,
      onText: (piece) => speech.take(piece),
      ...(listener !== undefined && { signal: listener.signal }),
    },
    (proposed) => readingFrom(proposed, { conversation, aside: byRules.aside, text, question, pieces, surroundings }),
  );
}
