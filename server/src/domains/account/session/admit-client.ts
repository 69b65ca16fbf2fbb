import { clientIds, type ClientId } from '@pinjian/contract/account.ts';

/**
 * Which of our clients a Basic header names; null when it names none. The browser's clients are public: their secret
 * is their id, and the header only tells the role (spec §6, decisions §6).
 */
export function admitClient(authorization: string | undefined): ClientId | null {
  const match = /^Basic ([A-Za-z0-9+/=]{1,200})$/i.exec(authorization ?? '');
  if (match?.[1] === undefined) return null;
  const [client, secret] = Buffer.from(match[1], 'base64').toString('utf8').split(':');
  return clientIds.find((known) => known === client && known === secret) ?? null;
}
