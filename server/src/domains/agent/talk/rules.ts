/** Milliseconds after which an answer that nobody is at any more has come to nothing. */
const forgottenMs = 150_000;

/** Whether an answer that is still being given was left by whoever gave it. */
export function isForgotten(
  { state, beat_at, created_at }: { readonly state: string; readonly beat_at: Date | null; readonly created_at: Date },
  now: Date,
): boolean {
  return state === 'answering' && now.getTime() - (beat_at ?? created_at).getTime() > forgottenMs;
}

/** What its owner is told of an answer that was broken off. */
export const brokenOff = '回答中断了，请再说一次';
