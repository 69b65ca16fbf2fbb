import { describe, expect, it } from 'vitest';
import { below, pathOfFile, screensOf } from './route-table.ts';

describe('the path of a screen', () => {
  it.each([
    ['../routes/login/index.tsx', 'login'],
    ['../routes/seeker/job/job-details/$jobId/index.tsx', 'seeker/job/job-details/:jobId'],
    [
      '../routes/hire/candidateList/talent-detail/$resumeId/$jobId/index.tsx',
      'hire/candidateList/talent-detail/:resumeId/:jobId',
    ],
  ])('%s is /%s', (file, path) => expect(pathOfFile(file)).toBe(path));

  it('is relative to the part of the shell it stands in', () => {
    const load = () => Promise.reject(new Error('not loaded here'));
    const screens = screensOf({
      '../routes/hire/my/wallet/index.tsx': load,
      '../routes/hire/agents/index.tsx': load,
      '../routes/login/index.tsx': load,
    });
    expect(below(screens, 'hire').map((screen) => screen.path)).toEqual(['agents', 'my/wallet']);
    expect(below(screens, 'hire/my').map((screen) => screen.path)).toEqual(['wallet']);
  });
});
