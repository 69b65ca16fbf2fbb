import { modelFailures, type EngineUsed, type ModelFailureReason } from '@pinjian/contract/interview-report.ts';
import type { ModelCall } from './model-call.ts';

/** What of a report tells how a model took part; null where none was asked. */
export function modelUseOf(
  calls: readonly ModelCall[],
  questionsScored: number,
): Required<Pick<EngineUsed, 'model' | 'promptHash' | 'modelUse'>> | null {
  if (calls.length === 0) return null;
  const read = new Set(calls.flatMap((call) => (call.purpose === 'read' && call.outcome === 'ok' ? [call.turn] : [])));
  return {
    model: [...new Set(calls.map((call) => call.model))].join('、'),
    promptHash: [...new Set(calls.map((call) => call.promptHash))].join('、'),
    modelUse: {
      calls: calls.reduce((sum, call) => sum + call.requests, 0),
      tokensIn: calls.reduce((sum, call) => sum + call.tokensIn, 0),
      tokensOut: calls.reduce((sum, call) => sum + call.tokensOut, 0),
      turnsRead: read.size,
      questionsScored,
      fallbacks: calls.flatMap((call) => {
        const reason = failureOf(call);
        // Two copies may both have read a turn: it fell back only if neither could.
        const madeUp = call.purpose === 'read' && read.has(call.turn);
        return reason === null || madeUp ? [] : [{ purpose: call.purpose, turn: call.turn, reason }];
      }),
    },
  };
}

function failureOf({ outcome }: ModelCall): ModelFailureReason | null {
  return modelFailures.find((each) => each === outcome) ?? null;
}
