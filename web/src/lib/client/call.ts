import { getUserInfo } from '@pinjian/contract/account.ts';
import type { ClientId } from '@pinjian/contract/account.ts';
import type { Answer, Endpoint, Sent } from '@pinjian/contract/endpoint.ts';
import type { Envelope } from '@pinjian/contract/envelope.ts';
import { failureOf, readAnswer } from './answer.ts';
import type { SavePdf } from './answer.ts';
import type { TokenPair } from '../session.ts';
import { CallError, isAbort, texts } from './failure.ts';
import { issuePair } from './issue.ts';
import { createRefresher } from './refresh.ts';
import type { RefreshDeps, Refresher, Renewal } from './refresh.ts';
import { answered, createSend } from './send.ts';
import type { CallOptions, Outgoing, Send, SendDeps } from './send.ts';

export interface ClientDeps extends SendDeps, Pick<RefreshDeps, 'tokens' | 'lock' | 'clock' | 'leave'> {
  /** Told of the user behind a pair that another tab stored, when it is the one of this page. */
  recognised(info: Answer<typeof getUserInfo>): void;
  show(error: CallError): void;
  /** The session is over: say so, clear it, go to /login. */
  sessionLost(): void;
  forbidden(): void;
  readonly savePdf: SavePdf;
}

/** What a call answers; a PDF has been saved, so nothing is left of it. */
type Data<E extends Endpoint> = Answer<E> extends Uint8Array ? null : Answer<E>;

/** One call of the contract: `call(endpoint, input)` answers `data`, or the whole envelope with getAllData. */
export interface Call {
  <E extends Endpoint>(
    endpoint: E,
    input: Sent<E>,
    options: CallOptions & { readonly getAllData: true },
  ): Promise<Envelope<Data<E>>>;
  <E extends Endpoint>(endpoint: E, input: Sent<E>, options?: CallOptions): Promise<Data<E>>;
}

/** The raw answer of a call whose body is a stream. */
export type OpenStream = <E extends Endpoint>(endpoint: E, input: Sent<E>, options?: CallOptions) => Promise<Response>;

/**
 * The one refresh, for what talks outside of HTTP (sockets) and was told that `usedToken` is dead. A session that is
 * over ends here: nothing is left to do for the one who asked.
 */
export type RenewSession = (usedToken: string) => Promise<Renewal>;

export interface Client {
  readonly call: Call;
  readonly openStream: OpenStream;
  readonly renewSession: RenewSession;
  /** Takes the pair that another tab has stored; leaves the page when it is another identity's. */
  readonly followSession: Refresher['follow'];
  /**
   * Makes this session that of the person's other identity, in every tab, and leaves the page (decisions §6); never
   * resolves then. @throws CallError when it could not be done; the failure has been shown.
   */
  readonly switchRole: (client: ClientId) => Promise<never>;
}

/** Asks whose a pair is; undefined when that is not told now. Nobody is shown anything. */
async function ownerOf(send: Send, pair: TokenPair, savePdf: SavePdf): Promise<Answer<typeof getUserInfo> | undefined> {
  try {
    const response = await send({ endpoint: getUserInfo, input: {}, options: {}, limited: true }, pair);
    if (!response.ok) throw await failureOf(response);
    const { data } = await readAnswer(getUserInfo, {}, response, savePdf);
    return data as Answer<typeof getUserInfo>;
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}

/** The client of one tab: identity fields, one refresh for many 401s, and every row of the error catalogue (spec §4, §6, §8). */
export function createClient(deps: ClientDeps): Client {
  const send = createSend(deps);
  const refresher = createRefresher({
    ...deps,
    issue: (current) => issuePair(send, current, deps.savePdf),
    async isAnothers(pair) {
      const shown = deps.identity();
      if (shown === null) return false;
      const info = await ownerOf(send, pair, deps.savePdf);
      if (info !== undefined && info.sysUser.userId !== shown.userId) return true;
      if (info !== undefined) deps.recognised(info);
      return false;
    },
  });

  function endSession(error: CallError): never {
    deps.sessionLost();
    throw error;
  }

  /**
   * What a 401 says, read at once: unread it would keep its connection until its 15 s are over, and could not be read
   * any more after a refresh that took longer.
   */
  function refusalOf(response: Response, { options }: Outgoing): Promise<CallError> {
    return answered(() => failureOf(response), options.signal);
  }

  /** Sends again with another token than the one that was refused. */
  async function replay(outgoing: Outgoing, refused: CallError, usedToken: string): Promise<Response> {
    const renewal = await refresher.renew(usedToken);
    if (renewal.kind === 'unclear') throw renewal.error;
    const pair = deps.tokens.current();
    if (renewal.kind === 'lost' || pair === null) return endSession(refused);
    const response = await send(outgoing, pair);
    if (response.status !== 401) return response;
    const again = await refusalOf(response, outgoing);
    // A pair taken over from another tab may have aged there: that took no refresh, so the one refresh is still ours.
    return renewal.fresh ? endSession(again) : await replay(outgoing, again, pair.token);
  }

  /** Sends, and on a 401 refreshes once and replays with the new token (spec §4). */
  async function sendSignedIn(outgoing: Outgoing): Promise<Response> {
    const { caller } = outgoing.endpoint;
    if (caller !== 'client' && caller !== 'anyone') await refresher.settled();
    const pair = deps.tokens.current();
    const response = await send(outgoing, pair);
    if (response.status !== 401) return response;
    const refused = await refusalOf(response, outgoing);
    return caller === 'client' || pair === null ? endSession(refused) : await replay(outgoing, refused, pair.token);
  }

  async function perform(outgoing: Outgoing): Promise<Response> {
    const response = await sendSignedIn(outgoing);
    if (response.ok) return response;
    const error = await answered(() => failureOf(response), outgoing.options.signal);
    if (error.kind === 'forbidden') deps.forbidden();
    throw error;
  }

  /** Every failure is shown here, once, unless its row of spec §8 has acted already or the caller shows it. */
  async function shown<T>(options: CallOptions, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isAbort(error)) throw error;
      const failure =
        error instanceof CallError ? error : new CallError({ kind: 'broken', message: texts.broken, cause: error });
      if (options.quiet !== true && failure.kind !== 'forbidden' && failure.kind !== 'unauthorized') deps.show(failure);
      throw failure;
    }
  }

  function call<E extends Endpoint>(endpoint: E, input: Sent<E>, options: CallOptions & { getAllData?: boolean } = {}) {
    const limited = endpoint.upload === undefined && endpoint.file === undefined;
    return shown(options, async () => {
      const response = await perform({ endpoint, input, options, limited });
      const envelope = await answered(() => readAnswer(endpoint, input, response, deps.savePdf), options.signal);
      return options.getAllData === true ? envelope : envelope.data;
    });
  }

  return {
    call: call as Call,
    openStream: (endpoint, input, options = {}) =>
      shown(options, () => perform({ endpoint, input, options, limited: false })),
    async renewSession(usedToken) {
      const renewal = await refresher.renew(usedToken);
      if (renewal.kind === 'lost') deps.sessionLost();
      return renewal;
    },
    followSession: () => refresher.follow(),
    async switchRole(client) {
      const outcome = await refresher.exchange((current) => issuePair(send, current, deps.savePdf, client));
      if (outcome.kind === 'unclear') {
        deps.show(outcome.error);
        throw outcome.error;
      }
      deps.sessionLost();
      throw new CallError({ kind: 'unauthorized', message: texts.sessionExpired, status: 401 });
    },
  };
}
