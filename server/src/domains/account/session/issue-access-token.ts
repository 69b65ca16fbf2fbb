import { newToken } from '#platform/core/ids.ts';
import { isHashOf, type SecretBox } from '#platform/core/secret-box.ts';

const bodyLength = 43;

const use = 'access-token';
const sealLength = 12;

/**
 * A new access token: 256 random bits and a seal of 96. The bits are what opens; the seal tells what was never issued here
 * without a look at the database, so that making tokens up costs whoever does it more than us.
 */
export function issueAccessToken(secretBox: SecretBox): string {
  const body = newToken();
  return body + secretBox.hash(use, body).subarray(0, sealLength).toString('base64url');
}

/** Whether a token was issued here, by any copy, and may therefore be worth a look. It may be dead. */
export function isSealed(secretBox: SecretBox, token: string): boolean {
  const body = token.slice(0, bodyLength);
  const given = Buffer.from(token.slice(bodyLength), 'base64url');
  return isHashOf(secretBox, { use, text: body, length: sealLength }, given);
}
