import { errors } from '@pinjian/contract/errors.ts';
import { agentTalkSocket } from '@pinjian/contract/agent-talk.ts';
import { interviewSocket } from '@pinjian/contract/interview-room.ts';
import { pushSocket } from '@pinjian/contract/push.ts';
import { describe, expect, it } from 'vitest';
import { callOf, contractCalls } from './contract-calls.ts';
import { refusalCodes, wholeCalls, wholeSockets } from './whole-contract.ts';

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
    const found = (method: string, path: string) => {
      const call = callOf(method, path);
      return typeof call === 'object' ? call.name : call;
    };
    expect(found('GET', '/resume/job-hunter/resume/list')).toBe('listResumes');
    expect(found('GET', '/resume/job-hunter/resume/one')).toBe('getResume');
    expect(found('POST', '/job/message/list')).toBeUndefined();
    expect(found('GET', '/healthz')).toBe('plain');
  });

  it('are found whole, while the page under test has what a browser has of them', () => {
    const call = callOf('GET', '/job/message/list');
    expect(call).toMatchObject({ endpoint: { path: contractCalls.listMessages.path, output: expect.anything() } });
    expect(contractCalls.listMessages).not.toHaveProperty('output');
    const places = (calls: Iterable<readonly [string, { readonly method: string; readonly path: string }]>) =>
      Object.fromEntries(Array.from(calls, ([name, { method, path }]) => [name, `${method} ${path}`]));
    expect(places(wholeCalls)).toEqual(places(Object.entries(contractCalls)));
    // Most answer something; what has neither schema nor file answers null.
    const saying = [...wholeCalls].filter(([, { output, file }]) => output !== undefined || file !== undefined);
    expect(saying.length).toBeGreaterThan(wholeCalls.size * 0.8);
  });

  it('and the codes and sockets too', () => {
    expect(refusalCodes).toContain(errors.stateChanged.code);
    expect(refusalCodes).not.toContain(200);
    const sockets = [agentTalkSocket, interviewSocket, pushSocket];
    expect([...wholeSockets.keys()].toSorted()).toEqual(sockets.map(({ path }) => path).toSorted());
  });
});
