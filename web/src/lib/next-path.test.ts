import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedNext, loginPath } from './next-path.ts';

const origin = 'https://pinjian.test';

describe('where sign-in leads back to', () => {
  it.each([
    ['/seeker/home?tab=2', 'seeker', '/seeker/home?tab=2'],
    ['/seeker/home', 'employer', null],
    ['/hire/candidateList', 'employer', '/hire/candidateList'],
    ['/hire', 'seeker', null],
    ['/hire-me', 'seeker', '/hire-me'],
    ['/console/users', 'seeker', null],
    ['/terms', 'seeker', '/terms'],
    ['/login?next=/seeker/job', 'seeker', null],
    ['/login', 'seeker', null],
    ['/no-permission', 'seeker', null],
    ['//evil.test/seeker', 'seeker', null],
    ['/\\evil.test', 'seeker', null],
    ['/\t/evil.test', 'seeker', null],
    ['/.//evil.test', 'seeker', null],
    ['/.//evil.test/seeker/home', 'seeker', null],
    ['/seeker/..//evil.test', 'seeker', null],
    ['/%2e//evil.test', 'seeker', null],
    ['/.\\/evil.test', 'seeker', null],
    ['https://evil.test', 'seeker', null],
    ['javascript:alert(1)', 'seeker', null],
    ['seeker/job', 'seeker', null],
    ['', 'seeker', null],
    [null, 'seeker', null],
    // What a browser would normalize is judged as it would be opened.
    ['/seeker/../hire/candidateList', 'seeker', null],
  ] as const)('%j as %s: %j', (next, role, path) => expect(allowedNext(next, role, origin)).toBe(path));

  it('never leaves the origin', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('seeker', 'employer', 'admin'), (text, role) => {
        const path = allowedNext(`/${text}`, role, origin);
        if (path !== null) expect(new URL(path, origin).origin).toBe(origin);
      }),
    );
  });

  it('never leaves it in pieces of which addresses are made', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '%2e', '%2E', '\t', '?', '#', ':', '@', 'evil.test', 'seeker');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = allowedNext(`/${pieces.join('')}`, 'seeker', origin);
        if (path !== null) expect(new URL(path, origin).origin).toBe(origin);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['/seeker/home?tab=2', '/login?next=%2Fseeker%2Fhome%3Ftab%3D2'],
    ['/', '/login'],
    ['/login?next=%2F', '/login'],
    ['/no-permission', '/login'],
  ])('%s asks at %s', (path, login) => expect(loginPath(path)).toBe(login));
});
