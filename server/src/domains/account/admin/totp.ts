import { Secret, TOTP } from 'otpauth';

/** Seconds of one step (RFC 6238). */
const period = 30;

/** A new secret in base32: 160 random bits (RFC 4226 §4). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator reads from the QR code. `account` is shown beside the code. */
export function otpauthUri(secret: string, of: { issuer: string; account: string }): string {
  return new TOTP({ issuer: of.issuer, label: of.account, secret, period }).toString();
}

/** The code of a moment, and the seconds for which it is still the present one. */
export function totpAt(secret: string, now: Date): { code: string; secondsLeft: number } {
  const timestamp = now.getTime();
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), period, timestamp });
  return { code, secondsLeft: Math.ceil(TOTP.remaining({ period, timestamp }) / 1000) };
}

/** The step that a code of six digits belongs to, if it is the present one or a neighbour; else null. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const token = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), period, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}
