import { pino, type DestinationStream, type Logger } from 'pino';
import { redactFacts, redactText } from './redact.ts';

export type Log = Logger;

/** Facts that are never written, whatever they hold: by the names that they bear here and on the wire. */
const secret = ['phone', 'mail', 'code', 'token', 'accessToken', 'refreshToken', 'refresh_token', 'access_token'];
const personal = ['name', 'realName', 'documentNo', 'username', 'fileName', 'authorization', 'url'];
const hiddenNames = [...secret, ...personal];

/**
 * The product's log: JSON lines on standard error. Operations log ids and facts, never input as a whole; what could name
 * a person or open a door is cut out all the same, by the name of the fact and by the shape of every text: an error may
 * quote anything. Errors are logged as `{ error }`, whole.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Log {
  return pino(
    {
      level,
      base: null,
      formatters: { log: redactFacts },
      hooks: {
        logMethod(args, method) {
          const [first, ...rest] = args as unknown[];
          const facts = first instanceof Error ? { error: first } : first;
          const words = [facts, ...rest].map((each) => (typeof each === 'string' ? redactText(each) : each));
          method.apply(this, words as Parameters<typeof method>);
        },
      },
      redact: { paths: hiddenNames.flatMap((name) => [name, `*.${name}`]), censor: '[已隐去]' },
    },
    destination,
  );
}
