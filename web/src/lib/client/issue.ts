import { issueToken } from '@pinjian/contract/account.ts';
import type { ClientId } from '@pinjian/contract/account.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { TokenPair } from '../session.ts';
import { failureOf, readAnswer } from './answer.ts';
import type { SavePdf } from './answer.ts';
import { CallError } from './failure.ts';
import type { Issued } from './refresh.ts';
import { answered } from './send.ts';
import type { Send } from './send.ts';

/** A refresh fails when the token endpoint answers 401 or a code other than 200; 429, 5xx and silence say nothing (decisions §6). */
function judge(error: CallError): Issued {
  const saidNo = error.kind === 'unauthorized' || error.kind === 'refused' || error.kind === 'forbidden';
  return saidNo ? { kind: 'dead' } : { kind: 'unclear', error };
}

/**
 * One try at a new pair: of the same identity, or of the one that `switchTo` signs in with. Reports nothing to anyone:
 * the waiting requests end with its outcome.
 */
export async function issuePair(
  send: Send,
  current: TokenPair,
  savePdf: SavePdf,
  switchTo?: ClientId,
): Promise<Issued> {
  const grant_type = switchTo === undefined ? 'refresh_token' : 'switch_role';
  const input = { grant_type, refresh_token: current.refreshToken };
  try {
    const response = await send({ endpoint: issueToken, input, options: { client: switchTo }, limited: true }, current);
    if (!response.ok) return judge(await answered(() => failureOf(response), undefined));
    const { data } = await answered(() => readAnswer(issueToken, input, response, savePdf), undefined);
    const { accessToken, refreshToken, expiresIn } = data as Answer<typeof issueToken>;
    return { kind: 'issued', pair: { token: accessToken, refreshToken }, expiresIn };
  } catch (error) {
    if (error instanceof CallError) return judge(error);
    throw error;
  }
}
