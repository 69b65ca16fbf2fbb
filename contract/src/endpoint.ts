import type * as core from 'zod/v4/core';

/** Who may make a call. `client` is one of our own clients by Basic (the token endpoint); the rest carry a Bearer. */
export type Caller = 'anyone' | 'client' | 'seeker' | 'employer' | 'admin' | 'signedIn';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One endpoint as data. Every end (server binding, client, OpenAPI, stranger matrix) is derived from it. */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  C extends Caller = Caller,
  Q extends core.$ZodType | undefined = core.$ZodType | undefined,
  B extends core.$ZodType | undefined = core.$ZodType | undefined,
  U extends UploadKind | undefined = UploadKind | undefined,
  O extends core.$ZodType | undefined = core.$ZodType | undefined,
  F extends 'pdf' | undefined = 'pdf' | undefined,
> {
  readonly method: M;
  /** Path with parameters in braces: `/resume/{resumeId}`. */
  readonly path: P;
  readonly caller: C;
  /**
   * Open to who asked for the deletion of their account, too: it reads, signs out, takes along or takes back. Every GET
   * is; whatever else does not say so is refused with 40992 until they take it back.
   */
  readonly whileLeaving?: true;
  /** One Chinese sentence for the API page. */
  readonly summary: string;
  readonly query?: Q;
  /** JSON body. */
  readonly body?: B;
  /** The body may come form-urlencoded as well: no other call takes what a form on any website can send. */
  readonly form?: true;
  /** The answer gives a browser that has none the cookie by which it is known again. */
  readonly device?: true;
  /** A multipart body with one file in field `file`. */
  readonly upload?: U;
  readonly output?: O;
  /** The answer is a PDF as application/octet-stream instead of an envelope (decisions §12). */
  readonly file?: F;
}

/** What an upload accepts: its kinds by content and its limit. */
export interface UploadKind {
  readonly kinds: readonly FileKind[];
  /** Largest size in bytes that is accepted; the hard cap for every request is 25 mb (413). */
  readonly maxBytes: number;
  /** The same for pictures, where it is less. */
  readonly maxImageBytes?: number;
}

/** `text`: plain text by any name of it, Markdown and JSON among them. */
export type FileKind = 'image' | 'pdf' | 'word' | 'text';

/** Names of the `{parameters}` in a path. */
type ParameterNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

type Parameters<P extends string> = { [K in ParameterNames<P>]: string };

type OutputOf<S> = S extends { readonly _zod: { readonly output: infer T } } ? T : object;
type InputOf<S> = S extends { readonly _zod: { readonly input: infer T } } ? T : object;

/** An uploaded file once it passed the checks of its endpoint. */
export interface UploadedFile {
  readonly name: string;
  readonly kind: FileKind;
  /** Media type found by content. */
  readonly type: string;
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** What the operation of an endpoint receives: path parameters, query and body in one flat, validated object. */
export type Received<E extends Endpoint> =
  E extends Endpoint<Method, infer P, Caller, infer Q, infer B, infer U>
    ? Parameters<P> & OutputOf<Q> & OutputOf<B> & (U extends UploadKind ? { readonly file: UploadedFile } : object)
    : never;

/** The part of the web's Blob that the client needs; the contract itself knows no browser. */
export interface FileContent {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** What a caller passes to the client: the same object before parsing; a file goes as a Blob. */
export type Sent<E extends Endpoint> =
  E extends Endpoint<Method, infer P, Caller, infer Q, infer B, infer U>
    ? Parameters<P> & InputOf<Q> & InputOf<B> & (U extends UploadKind ? { readonly file: FileContent } : object)
    : never;

/** What an operation answers (before the output schema strips what is not declared) and what the client gets as `data`. */
export type Answer<E extends Endpoint> =
  E extends Endpoint<Method, string, Caller, infer _Q, infer _B, infer _U, infer O, infer F>
    ? F extends 'pdf'
      ? Uint8Array
      : O extends core.$ZodType
        ? O['_zod']['output']
        : null
    : never;

/** Declares one endpoint; the types of its parameters, input and output are read from the declaration. */
export function endpoint<
  const M extends Method,
  const P extends string,
  const C extends Caller,
  Q extends core.$ZodType | undefined = undefined,
  B extends core.$ZodType | undefined = undefined,
  const U extends UploadKind | undefined = undefined,
  O extends core.$ZodType | undefined = undefined,
  const F extends 'pdf' | undefined = undefined,
>(declaration: Endpoint<M, P, C, Q, B, U, O, F>): Endpoint<M, P, C, Q, B, U, O, F> {
  return declaration;
}
