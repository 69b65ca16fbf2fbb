import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { maxAnswerLength } from './interview-room.ts';
import { instant } from './time.ts';

/** Hours after the end of an interview within which its candidate can correct what was written down. */
export const correctionHours = 24;
/** How often at most: each time everything is scored anew. */
export const maxCorrections = 5;
/** Turns of one correction: more than an interview has. */
const maxTurns = 100;

export const correctionErrors = errorCodes({
  correctionClosed: { code: 40962, message: `面试结束已超过 ${correctionHours} 小时，不能再更正文字记录` },
  correctionBeingScored: { code: 40963, message: '正在按上一次的更正重新评分，评完后才能再改' },
  correctionsSpent: { code: 40964, message: `每场面试最多更正 ${maxCorrections} 次，这场已经用完` },
});

/**
 * Longest text a turn may be corrected to, in characters: a correction puts right what was misheard or mistyped, it is
 * no second answer.
 */
export function longestCorrection(original: string): number {
  return Math.min(maxAnswerLength, original.length + Math.max(60, Math.ceil(original.length / 2)));
}

/** `scoring`: the last correction is being scored. `closed`: the time is over. `spent`: corrected as often as can be. */
export const correctionStates = ['open', 'scoring', 'closed', 'spent'] as const;
export type CorrectionState = (typeof correctionStates)[number];

/** What of an interview its candidate can still correct. */
export const transcriptCorrection = z.object({
  interviewId: id,
  /** Corrections so far; a new one names it, so that two tabs do not overwrite each other. */
  version: z.int(),
  state: z.enum(correctionStates),
  until: instant,
  timesLeft: z.int(),
  /** The candidate's own turns in their order, as they were said and as they read now. */
  turns: z.array(z.object({ seq: z.int(), original: z.string(), text: z.string() })),
});
export type TranscriptCorrection = z.output<typeof transcriptCorrection>;

export const getTranscriptCorrection = endpoint({
  method: 'GET',
  path: '/interview/transcriptCorrection',
  caller: 'seeker',
  summary: `自己的文字记录还能不能更正（面试结束后 ${correctionHours} 小时内）`,
  query: z.object({ interviewId: id }),
  output: transcriptCorrection,
});

export const correctTranscript = endpoint({
  method: 'POST',
  path: '/interview/correctTranscript',
  caller: 'seeker',
  summary: '更正自己说过的话，并按更正后的文字重新评分；原文和原来的报告都保留',
  body: z.object({
    interviewId: id,
    version: z.int().check(z.minimum(0)),
    corrections: z
      .array(
        z.object({
          seq: z.int().check(z.minimum(1)),
          text: z
            .string()
            .check(
              z.trim(),
              z.minLength(1, '不能改成空的，要留下您说过的话'),
              z.maxLength(maxAnswerLength, `最多 ${maxAnswerLength} 个字`),
            ),
        }),
      )
      .check(z.minLength(1, '请至少更正一处'), z.maxLength(maxTurns, `一次最多更正 ${maxTurns} 处`)),
  }),
  output: transcriptCorrection,
});

export const correctionEndpoints = { getTranscriptCorrection, correctTranscript };
