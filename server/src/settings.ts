/** A setting that makes a start impossible; its message is for the person at the terminal. */
export class ConfigError extends Error {}

export type Env = Readonly<Record<string, string | undefined>>;

export function integer(env: Env, name: string, fallback: number, range: readonly [number, number]): number {
  const text = env[name];
  if (text === undefined || text.trim() === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < range[0] || value > range[1])
    throw new ConfigError(`${name} 应为 ${range[0]} 到 ${range[1]} 的整数，现在是 ${text}`);
  return value;
}

export function flag(env: Env, name: string): boolean {
  const text = (env[name] ?? '').trim().toLowerCase();
  if (['', '0', 'false', 'no'].includes(text)) return false;
  if (['1', 'true', 'yes'].includes(text)) return true;
  throw new ConfigError(`${name} 应为 1 或 0，现在是 ${text}`);
}

export function text(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

/** The settings of one kind: all of `names`, or none. @throws ConfigError where some are missing */
export function allOrNone(env: Env, names: readonly string[]): string[] | null {
  const values = names.map((name) => text(env, name));
  if (values.every((value) => value === null)) return null;
  const missing = names.filter((_name, place) => values[place] === null);
  if (missing.length > 0) throw new ConfigError(`还需要设置 ${missing.join('、')}`);
  return values.map((value) => value ?? '');
}

export const list = (value: string | null): string[] => (value ?? '').split(',').flatMap((each) => each.trim() || []);
