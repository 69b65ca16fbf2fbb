import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';

const scene = { folder: '/data', program: '/bin/postgres', logFile: '/data/postgres.log' };

describe('what the programs wrote, explained', () => {
  it.each([
    ['2026-01-01 LOG:  x\nFATAL:  could not write lock file "postmaster.pid": No space left on device', 'disk-full'],
    ['initdb: error: could not create directory "x": Disk quota exceeded', 'disk-full'],
    ['ENOSPC: no space left on device, write', 'disk-full'],
    ['FATAL:  data directory "/data" has invalid permissions', 'folder-unwritable'],
    ['FATAL:  could not create lock file "postmaster.pid": Read-only file system', 'folder-unwritable'],
    ['initdb: error: could not access directory "/data": Permission denied', 'folder-unwritable'],
    ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', 'out-of-memory'],
    ['/bin/postgres: error while loading shared libraries: libssl.so.1.1: cannot open', 'platform-unsupported'],
    [`/bin/postgres: /lib/libc.so.6: version \`GLIBC_2.27' not found`, 'platform-unsupported'],
    ['spawn /bin/postgres ENOENT', 'platform-unsupported'],
    ['unshare: failed to execute /bin/postgres: No such file or directory', 'platform-unsupported'],
  ])('%s -> %s', (output, code) => {
    const error = explain(output, scene);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/[一-鿿].*。$/);
  });

  it('quotes the last complaint, without the time before it, when it does not know better', () => {
    const output =
      '2026-01-01 08:00:00.000 UTC [7] FATAL:  the sky is falling\n2026-01-01 08:00:00.001 UTC [7] LOG:  bye\n';
    expect(explain(output, scene).message).toBe(
      '数据库没有能够启动（the sky is falling）。详细记录在 /data/postgres.log。',
    );
    expect(explain('', scene).message).toBe('数据库没有能够启动。详细记录在 /data/postgres.log。');
  });
});
