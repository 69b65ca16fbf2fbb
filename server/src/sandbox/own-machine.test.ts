import { describe, expect, it } from 'vitest';
import { admitsSandbox, type GateRequest } from './own-machine.ts';

const local = { host: 'localhost:3000' };
const ours = { ...local, origin: 'http://localhost:3000' };

describe('admitsSandbox', () => {
  it.each<[string, GateRequest['headers']]>([
    ['localhost', { host: 'localhost' }],
    ['localhost on a port', local],
    ['IPv4 loopback', { host: '127.0.0.1:3001' }],
    ['IPv6 loopback', { host: '[::1]:3000' }],
    ['a name in capitals', { host: 'LocalHost:80' }],
    ['another page reading: it cannot see the answer', { ...local, origin: 'https://example.com' }],
  ])('lets read by %s', (_what, headers) => {
    expect(admitsSandbox({ method: 'GET', headers })).toBe(true);
    expect(admitsSandbox({ method: 'HEAD', headers })).toBe(true);
  });

  it.each<[string, GateRequest['headers']]>([
    ['no Host', {}],
    ['an empty Host', { host: '' }],
    ['a public name', { host: 'pinjian.example.com' }],
    ['a name that begins like ours', { host: 'localhost.example.com' }],
    ['a name that ends like ours', { host: 'not-localhost' }],
    ['another loopback address', { host: '127.0.0.2' }],
    ['this machine by its address in the network', { host: '192.168.1.5:3000' }],
    ['a path in the Host', { host: 'localhost:3000/x' }],
    ['credentials in the Host', { host: 'localhost@example.com' }],
    ['Forwarded', { ...local, forwarded: 'for=1.2.3.4' }],
    ['X-Forwarded-For', { ...local, 'x-forwarded-for': '127.0.0.1' }],
    ['X-Forwarded-Host', { ...local, 'x-forwarded-host': 'localhost' }],
    ['X-Forwarded-Proto', { ...local, 'x-forwarded-proto': 'https' }],
    ['an empty X-Forwarded-For', { ...local, 'x-forwarded-for': '' }],
  ])('refuses %s', (_what, headers) => {
    expect(admitsSandbox({ method: 'GET', headers })).toBe(false);
    const origin = `http://${headers.host ?? 'localhost'}`;
    expect(admitsSandbox({ method: 'POST', headers: { ...headers, origin } })).toBe(false);
  });

  it.each<[string, GateRequest['headers'], boolean]>([
    ['our own page', ours, true],
    ['our own page by address', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }, true],
    ['no Origin', local, false],
    ['an opaque Origin', { ...local, origin: 'null' }, false],
    ['a page of another site', { ...local, origin: 'https://example.com' }, false],
    ['another local program on another port', { ...local, origin: 'http://localhost:4000' }, false],
    ['the same port by another name', { ...local, origin: 'http://127.0.0.1:3000' }, false],
    ['an Origin that only begins like ours', { ...local, origin: 'http://localhost:3000.example.com' }, false],
  ])('a write from %s', (_what, headers, admitted) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect(admitsSandbox({ method, headers })).toBe(admitted);
  });
});
