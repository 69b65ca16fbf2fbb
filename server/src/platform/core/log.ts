import { pino, type Logger } from 'pino';

export type Log = Logger;

/**
 * The product's log: JSON lines on standard error. Whatever could name a person or open a door is cut out by name;
 * operations log ids and facts, never input as a whole.
 */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          'phone',
          'code',
          'accessToken',
          'refreshToken',
          'refresh_token',
          'token',
          'authorization',
          '*.phone',
          '*.code',
          '*.token',
          '*.authorization',
        ],
        censor: '[已隐去]',
      },
    },
    pino.destination(2),
  );
}
