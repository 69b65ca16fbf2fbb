import { describe, expect, it } from 'vitest';
import { callOf, contractCalls } from './contract-calls.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../contract/src/*.ts', '!../../../contract/src/*.test.ts'],
  { eager: true },
);

describe('the calls of the contract', () => {
  it('are all there, each by the name that its file gives it', () => {
    const groups = Object.values(modules).flatMap((module) =>
      Object.entries(module).flatMap(([name, group]) => (/[eE]ndpoints$/.test(name) ? [group as object] : [])),
    );
    expect(groups.length).toBeGreaterThan(30);
    const all = groups.flatMap((group) => Object.entries(group));
    for (const [name, call] of all)
      expect({ [name]: contractCalls[name as keyof typeof contractCalls] }).toEqual({ [name]: call });
    expect(Object.keys(contractCalls).length).toBe(new Set(all.map(([name]) => name)).size);
  });

  it('are found by method and path', () => {
    expect(callOf('GET', '/resume/job-hunter/resume/list')).toBe(contractCalls.listResumes);
    expect(callOf('GET', '/resume/job-hunter/resume/one')).toBe(contractCalls.getResume);
    expect(callOf('POST', '/job/message/list')).toBeUndefined();
    expect(callOf('GET', '/healthz')).toBe('plain');
  });
});
