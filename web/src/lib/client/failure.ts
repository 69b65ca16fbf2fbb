/** The texts of spec §8, to the letter. */
export const texts = {
  sessionExpired: '登录过期，请重新登录',
  unknownCall: '请求的接口不存在',
  server: '服务器内部错误，请稍后再试',
  failed: '请求失败',
  noAnswer: '网络连接超时，请检查网络',
  broken: '请求错误',
} as const;

/**
 * Why a call failed: `refused` an envelope with another code than 200; `unauthorized` the session ended; `forbidden`
 * 403; `status` any other HTTP status; `noAnswer` nothing came back in time; `broken` the request could not be made or
 * its answer not be read.
 */
export type FailureKind = 'refused' | 'unauthorized' | 'forbidden' | 'status' | 'noAnswer' | 'broken';

interface Facts {
  readonly kind: FailureKind;
  readonly message: string;
  readonly code?: number;
  readonly status?: number;
  readonly data?: unknown;
  readonly requestId?: string | null;
  readonly cause?: unknown;
}

/** A failed call. `message` is the text of spec §8 for the person; `code` is the envelope's, 0 without one. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: FailureKind;
  readonly code: number;
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  /** The envelope's data: [{path, message}] for 40001, {retryAfter} for 42900, … */
  readonly data: unknown;
  readonly requestId: string | null;

  constructor(facts: Facts) {
    super(facts.message, { cause: facts.cause });
    this.kind = facts.kind;
    this.code = facts.code ?? 0;
    this.status = facts.status ?? 0;
    this.data = facts.data ?? null;
    this.requestId = facts.requestId ?? null;
  }
}

/** Whether a refusal came without words of the server's: its text is the one for any (spec §8). */
export function saidNothing(error: Error): boolean {
  return error.message === texts.failed;
}

/** Whether the caller itself gave up (left the page, typed on): nobody needs to hear of it. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
