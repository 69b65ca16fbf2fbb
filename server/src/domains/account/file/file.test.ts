import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { madeAt, newId } from '#platform/core/ids.ts';
import { findFile } from '#platform/files/stored-file.ts';
import { companyOwner, giveLogo, pictureUpload } from '#testing/company.ts';
import { useDataFolder } from '#testing/data-folder.ts';
import { patience } from '#testing/patience.ts';
import { documentInput } from '#testing/real-name.ts';
import { filesBelow } from '#testing/whole-dump.ts';
import { useWorld } from '#testing/world.ts';
import { updateProfile } from '../profile/update-profile.ts';
import { submitDocument } from '../real-name/submit-document.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { uploadFile } from './upload-file.ts';

const world = useWorld();
const day = 24 * 3600_000;

/** Those of `ids` that still have a row. */
async function stored(ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(ids.map((id) => findFile(world.db, id)));
  return found.flatMap((file) => file?.id ?? []).toSorted();
}

async function bytesIds(): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of world.test.ports.files.list()) ids.push(id);
  return ids.toSorted();
}

describe('uploadFile', () => {
  it('keeps the file for its owner and answers an address that works for ten minutes', async () => {
    const seeker = await world.seeker();
    const file = pictureUpload('头像.png');
    const answer = await uploadFile(world.as(seeker), { file });
    expect(answer).toMatchObject({ name: '头像.png', size: file.size, type: 'image/png' });
    const app = await world.app();
    const served = await app.inject({ url: answer.url });
    expect(served.rawPayload.equals(file.bytes)).toBe(true);
    // Whatever it is taken for besides, it is a picture and runs nothing.
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''%E5%A4%B4%E5%83%8F.png",
      'content-security-policy': "default-src 'none'; sandbox",
    });
    world.clock.advance(15 * 60_000);
    expect((await app.inject({ url: answer.url })).json()).toMatchObject({ code: 40400 });
  });
});

describe('the address of a file', () => {
  it('opens that file until then, and nothing that was put into it opens another or lasts longer', async () => {
    const mine = world.as(await world.seeker());
    const [one, other] = [
      await uploadFile(mine, { file: pictureUpload('一.png') }),
      await uploadFile(mine, { file: pictureUpload('二.png') }),
    ];
    const { pathname, searchParams } = new URL(one.url, 'http://localhost');
    const [expires, signature] = [searchParams.get('expires') ?? '', searchParams.get('signature') ?? ''];
    const signed = Buffer.from(signature, 'base64url');
    const turned = Buffer.from(signed.map((byte, at) => (at === 0 ? byte ^ 1 : byte))).toString('base64url');
    const app = await world.app();
    const opened = async (path: string, query: string) => {
      const answer = await app.inject({ url: `${path}?${query}` });
      return answer.headers['content-type'] === 'image/png';
    };
    const query = (at: string, by: string) => `expires=${at}&signature=${by}`;
    expect(await opened(pathname, query(expires, signature))).toBe(true);
    const forged: [string, string][] = [
      [`/files/${other.fileId}`, query(expires, signature)],
      [pathname, query(String(Number(expires) + 300), signature)],
      [pathname, query(expires, turned)],
      [pathname, query(expires, signed.subarray(0, -1).toString('base64url'))],
      [pathname, query(expires, '')],
      [pathname, `expires=${expires}`],
      [pathname, `signature=${signature}`],
      [pathname, `${query(expires, signature)}&signature=${signature}`],
      [pathname, ''],
    ];
    for (const [path, asked] of forged) expect([path, asked, await opened(path, asked)]).toEqual([path, asked, false]);
    world.clock.advance(Number(expires) * 1000 - world.clock.now().getTime());
    expect(await opened(pathname, query(expires, signature))).toBe(false);
  });
});

describe('the uploads of a day', () => {
  const most = 200 * 1024 * 1024;

  it('end where somebody would fill the disk; others, and the day after, go on', async () => {
    const [seeker, other] = [await world.seeker(), await world.seeker()];
    const file = pictureUpload('一.png');
    const { fileId } = await uploadFile(world.as(seeker), { file: { ...file, size: most } });
    await expect(uploadFile(world.as(seeker), { file })).rejects.toMatchObject({
      code: 42900,
      message: '24 小时内上传的文件太多，请稍后再试',
      data: { retryAfter: 3600 },
    });
    expect(await bytesIds()).toEqual([fileId]);
    expect(await uploadFile(world.as(other), { file })).toMatchObject({ name: '一.png' });
    world.clock.advance(day);
    expect(await uploadFile(world.as(seeker), { file })).toMatchObject({ name: '一.png' });
  });
});

describe('uploads of one person at once', () => {
  it('hold nothing of the database while bytes are written', async () => {
    const seeker = await world.seeker();
    const { files } = world.test.ports;
    const held: number[] = [];
    const write = async (id: string, bytes: Uint8Array) => {
      const { rows } = await sql<{ held: number }>`
        select count(*)::int as held from pg_locks where locktype = 'advisory' and granted
          and database = (select oid from pg_database where datname = current_database())`.execute(world.db);
      held.push(rows[0]?.held ?? -1);
      await files.write(id, bytes);
    };
    Object.assign(world.test.ports, { files: { ...files, write } });
    await uploadFile(world.as(seeker), { file: pictureUpload('一.png') });
    expect(held).toEqual([0]);
  });

  it('are counted together: whoever is over the limit by then keeps nothing', async () => {
    const seeker = await world.seeker();
    const { files } = world.test.ports;
    const large = { ...pictureUpload('大.png'), size: 200 * 1024 * 1024 };
    const other: { fileId: string }[] = [];
    // Another upload is done just when the bytes of this one have been written.
    const write = async (id: string, bytes: Uint8Array) => {
      await files.write(id, bytes);
      Object.assign(world.test.ports, { files });
      other.push(await uploadFile(world.as(seeker), { file: large }));
    };
    Object.assign(world.test.ports, { files: { ...files, write } });
    await expect(uploadFile(world.as(seeker), { file: pictureUpload('一.png') })).rejects.toMatchObject({
      code: 42900,
    });
    expect(await bytesIds()).toEqual(other.map(({ fileId }) => fileId));
  });
});

describe('removeUnusedFiles', () => {
  it('removes what nothing refers to after a day, and nothing that anything refers to', async () => {
    const [seeker, owner] = [await world.seeker(), await companyOwner(world)];
    const [avatar, replaced, unused] = [
      await uploadFile(world.as(seeker), { file: pictureUpload('一.png') }),
      await uploadFile(world.as(seeker), { file: pictureUpload('二.png') }),
      await uploadFile(world.as(seeker), { file: pictureUpload('三.png') }),
    ];
    await updateProfile(world.as(seeker), { avatarFileId: replaced.fileId });
    await updateProfile(world.as(seeker), { avatarFileId: avatar.fileId });
    const document = await documentInput(world, seeker);
    await submitDocument(world.as(seeker), document);
    const logo = await giveLogo(world, owner);
    world.clock.advance(day);
    const fresh = await uploadFile(world.as(seeker), { file: pictureUpload('四.png') });
    const kept = [avatar.fileId, document.fileId, logo, fresh.fileId].toSorted();
    const all = [...kept, replaced.fileId, unused.fileId].toSorted();
    await removeUnusedFiles(world.system());
    expect(await stored(all)).toEqual(all);
    world.clock.advance(1);
    await removeUnusedFiles(world.system());
    expect(await stored(all)).toEqual(kept);
    expect(await bytesIds()).toEqual(kept);
    await removeUnusedFiles(world.system());
    expect(await bytesIds()).toEqual(kept);
  });

  it('removes bytes without a row once they are a day old; an id that tells no time is left alone', async () => {
    const { files } = world.test.ports;
    const stray = newId();
    const timeless = '00000000-0000-4000-8000-000000000000';
    for (const id of [stray, timeless]) await files.write(id, Buffer.from('bytes'));
    const made = Number.parseInt(stray.replaceAll('-', '').slice(0, 12), 16);
    world.clock.advance(made + day - world.clock.now().getTime());
    await removeUnusedFiles(world.system());
    expect(await bytesIds()).toEqual([timeless, stray].toSorted());
    world.clock.advance(1);
    await removeUnusedFiles(world.system());
    expect(await bytesIds()).toEqual([timeless]);
  });
});

describe('a write that was broken off', () => {
  const folder = useDataFolder(world);

  it('leaves nothing of the file behind once a day is over; one that is under way goes on', async () => {
    const { files } = world.test.ports;
    const over = Promise.withResolvers<void>();
    async function* halted(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half of an archive');
      await over.promise;
    }
    const id = newId();
    const writing = files.write(id, halted());
    const left = () => filesBelow(folder()).map(({ bytes }) => bytes.toString('utf8'));
    await vi.waitFor(() => expect(left()).toEqual(['half of an archive']), patience);
    expect(await bytesIds()).toEqual([]);
    const begun = madeAt(id) ?? 0;
    world.clock.advance(begun + day - world.clock.now().getTime());
    await removeUnusedFiles(world.system());
    expect(left()).toHaveLength(1);
    // No write takes that long.
    world.clock.advance(day);
    await removeUnusedFiles(world.system());
    expect(left()).toEqual([]);
    over.resolve();
    await expect(writing).rejects.toThrow('ENOENT');
  });
});
