/** The wrapper of every JSON answer (spec §3). `code` 200 is success; anything else is a refusal. */
export interface Envelope<T = unknown> {
  readonly code: number;
  readonly data: T;
  readonly message: string;
}

/** One complaint about the input; `path` is the field's dotted path, '' for the body as a whole. */
export interface InputIssue {
  readonly path: string;
  readonly message: string;
}

export const successCode = 200;
export const successMessage = 'success';
