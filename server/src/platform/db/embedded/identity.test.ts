import { chmodSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkCluster, createCluster } from './cluster.ts';
import { dataFolderAt, openDataFolder } from './data-folder.ts';
import { chooseIdentity } from './identity.ts';
import { startPostmaster } from './postmaster.ts';
import { cleanGround, emptyFolder, isRoot, query } from './proving-ground.ts';
import { findPrograms } from './programs.ts';
import { openServerLog } from './server-log.ts';
import { connectionString, serverArguments } from './settings.ts';
import { makeSocketFolder } from './socket-folder.ts';

afterAll(cleanGround);
const NO_NAMESPACES = '/bin/false';

describe('as whom the database runs', () => {
  it.runIf(!isRoot)('an ordinary user: as themselves', async () => {
    const identity = await chooseIdentity({ folder: '/', program: '/bin/sh' });
    expect(identity).toEqual({ kind: 'self', prefix: [], ids: {}, owner: process.getuid?.() });
  });

  it.runIf(isRoot)(
    'root where namespaces are forbidden and nobody cannot reach the folder: refused with what to do',
    async () => {
      const closed = emptyFolder(); // 0700
      await expect(chooseIdentity({ folder: closed, program: '/bin/sh' }, NO_NAMESPACES)).rejects.toMatchObject({
        code: 'root-refused',
        message: expect.stringContaining('请改用普通用户启动'),
      });
    },
  );

  it.runIf(isRoot)(
    'root where namespaces are forbidden: as nobody, on a cluster that root may take back later',
    async () => {
      const dataDir = emptyFolder();
      chmodSync(dataDir, 0o711);
      const folder = dataFolderAt((await openDataFolder(dataDir)).root);
      chmodSync(folder.root, 0o711);
      const programs = await findPrograms(null, folder.cache);
      const nobody = await chooseIdentity({ folder: folder.root, program: programs.postgres }, NO_NAMESPACES);
      expect(nobody.kind).toBe('nobody');
      const mapped = await chooseIdentity({ folder: folder.root, program: programs.postgres });
      const note = (): void => {};
      await createCluster(folder, { programs, identity: nobody, note }, AbortSignal.timeout(30_000));
      for (const identity of [nobody, mapped, nobody]) {
        const runner = { programs, identity, note };
        expect(await checkCluster(folder, runner)).toBe(true);
        const sockets = await makeSocketFolder(folder, identity.owner);
        const log = openServerLog(path.join(folder.root, 'test.log'));
        const postmaster = startPostmaster(runner, serverArguments(folder.cluster, sockets, {}), folder.root, log);
        expect([await postmaster.ready, log.said()]).toEqual([true, expect.any(String)]);
        expect(await query(connectionString(sockets), 'select 1 as one')).toEqual([{ one: 1 }]);
        await postmaster.stop();
        expect(await postmaster.ended).toBe('exit code 0');
      }
    },
  );
});
