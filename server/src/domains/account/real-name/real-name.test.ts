import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { findFile } from '#platform/files/stored-file.ts';
import type { SeekerActor } from '#server/context.ts';
import { documentInput, faceInput, handInDocument, newIdNumber, realNameStateOf } from '#testing/real-name.ts';
import { pictureUpload } from '#testing/company.ts';
import { mayBeReferredTo } from '#testing/referred.ts';
import { useWorld, type World } from '#testing/world.ts';
import { uploadFile } from '../file/upload-file.ts';
import { queryFace } from './check-face.ts';
import { decideRealName } from './decide-real-name.ts';
import { findFacesToSettle } from './find-faces-to-settle.ts';
import { forgetDetails } from './forget-details.ts';
import { getCertifyId } from './get-certify-id.ts';
import { queryRealName } from './get-real-name.ts';
import { listPendingRealNames } from './list-pending-real-names.ts';
import { lockRealName } from './queries.ts';
import { settleFace } from './settle-face.ts';
import { submitDocument } from './submit-document.ts';
import { withdrawRealName } from './withdraw-real-name.ts';

const world = useWorld();
const minute = 60_000;
const refused = (code: number, data: unknown = expect.anything()) =>
  expect.objectContaining({ name: 'Refusal', code, ...(code === 40001 ? { data } : {}) });
const at = (...paths: string[]) => paths.map((path) => expect.objectContaining({ path }));

const start = (seeker: SeekerActor, changes: Parameters<typeof faceInput>[0] = {}) =>
  getCertifyId(world.as(seeker), faceInput(changes));
const stateOf = (seeker: SeekerActor) => realNameStateOf(world, seeker);
const rowsOf = (from: World) =>
  from.db.selectFrom('account_real_name_check').selectAll().orderBy('started_at').execute();

describe('getCertifyId', () => {
  it('stores the check first, asks the vendor, and is in review', async () => {
    const seeker = await world.seeker();
    const { certifyId, url } = await start(seeker);
    expect(url).toBe(`https://face.example.com/${certifyId}`);
    expect(world.test.askedFaces).toEqual([
      {
        checkId: certifyId,
        userId: seeker.userId,
        name: '林示例',
        idNumber: newIdNumber(),
        returnPath: `/verificationIdResult?certifyId=${certifyId}`,
      },
    ]);
    expect(await stateOf(seeker)).toBe(1);
    expect(await queryRealName(world.as(seeker))).toMatchObject({
      state: 1,
      maskedName: '林**',
      maskedIdNo: `1${'*'.repeat(16)}${newIdNumber().slice(-1)}`,
      method: 'face',
      continueUrl: url,
    });
  });

  it('keeps name and number encrypted, and the number no longer than needed', async () => {
    const seeker = await world.seeker();
    const { certifyId } = await start(seeker);
    const [open] = await rowsOf(world);
    for (const secret of ['林示例', newIdNumber()]) expect(JSON.stringify(open)).not.toContain(secret);
    expect(world.test.ports.secretBox.decrypt(open?.number_cipher ?? Buffer.alloc(0))).toBe(newIdNumber());
    await decideRealName(world.system(), { checkId: certifyId, outcome: 'passed' });
    expect(await rowsOf(world)).toMatchObject([{ number_cipher: null, consented_at: world.clock.now() }]);
  });

  it('answers the check under way again, with its details or without, and asks the vendor once', async () => {
    const seeker = await world.seeker();
    const first = await start(seeker);
    expect(await start(seeker)).toEqual(first);
    expect(await getCertifyId(world.as(seeker), { returnUrl: '/verificationIdResult' })).toEqual(first);
    expect(world.test.askedFaces).toHaveLength(1);
  });

  it('begins anew for another name, and after half an hour', async () => {
    const seeker = await world.seeker();
    const first = await start(seeker);
    const second = await start(seeker, { realName: '林更正' });
    world.clock.advance(30 * minute);
    const third = await start(seeker, { realName: '林更正' });
    expect(new Set([first, second, third].map(({ certifyId }) => certifyId)).size).toBe(3);
    expect((await rowsOf(world)).map((row) => row.status).toSorted((a, b) => a - b)).toEqual([0, 2, 2]);
    await expect(decideRealName(world.system(), { checkId: first.certifyId, outcome: 'passed' })).rejects.toEqual(
      refused(40900),
    );
    expect(await stateOf(seeker)).toBe(1);
  });

  it('names every field that is missing or wrong, and stores nothing', async () => {
    const ctx = world.as(await world.seeker());
    await expect(getCertifyId(ctx, { returnUrl: '/', consent: false })).rejects.toEqual(
      refused(40001, at('realName', 'idNo', 'consent')),
    );
    await expect(getCertifyId(ctx, faceInput({ consent: false, idNo: '110105194912310021' }))).rejects.toEqual(
      refused(40001, at('idNo', 'consent')),
    );
    expect(await rowsOf(world)).toEqual([]);
  });

  it('without a name begins on a page that asks for it, and goes on under the same id', async () => {
    const seeker = await world.seeker();
    const ctx = world.as(seeker);
    const begun = await getCertifyId(ctx, { returnUrl: '/seeker/resume?from=job' });
    const { certifyId } = begun;
    expect(begun.url).toBe(`/seeker/my/person-info?certifyId=${certifyId}`);
    expect(await getCertifyId(ctx, { returnUrl: '/seeker/resume?from=job' })).toEqual(begun);
    expect([await stateOf(seeker), await rowsOf(world)]).toEqual([0, []]);
    expect(await queryFace(ctx, { certifyId })).toEqual({ status: 0, reason: null, asksName: true });
    await expect(queryFace(world.as(await world.seeker()), { certifyId })).rejects.toEqual(refused(40400));

    const named = await start(seeker, { certifyId });
    expect(named).toEqual({ certifyId, url: `https://face.example.com/${certifyId}` });
    expect(world.test.askedFaces).toMatchObject([{ returnPath: `/seeker/resume?from=job&certifyId=${certifyId}` }]);
    expect(await queryFace(ctx, { certifyId })).toMatchObject({ status: 0, asksName: false });
    expect(await stateOf(seeker)).toBe(1);
  });

  it('without a name is over after half an hour, and forgotten after a day', async () => {
    const seeker = await world.seeker();
    const ctx = world.as(seeker);
    const { certifyId } = await getCertifyId(ctx, { returnUrl: '/' });
    world.clock.advance(30 * minute);
    expect(await queryFace(ctx, { certifyId })).toMatchObject({ status: 2, asksName: false });
    const again = await getCertifyId(ctx, { returnUrl: '/' });
    expect(again.certifyId).not.toBe(certifyId);
    expect((await start(seeker, { certifyId })).certifyId).not.toBe(certifyId);
    const other = world.as(await world.seeker());
    const left = await getCertifyId(other, { returnUrl: '/' });
    world.clock.advance(25 * 60 * minute);
    await forgetDetails(world.system());
    await expect(queryFace(other, left)).rejects.toEqual(refused(40400));
  });

  it('is refused once verified, and after five attempts in a day', async () => {
    const seeker = await world.seeker();
    for (let serial = 1; serial <= 5; serial++) await start(seeker, { idNo: newIdNumber({ serial }) });
    await expect(start(seeker, { idNo: newIdNumber({ serial: 6 }) })).rejects.toEqual(refused(42900));
    world.clock.advance(24 * 60 * minute);
    const { certifyId } = await start(seeker);
    await decideRealName(world.system(), { checkId: certifyId, outcome: 'passed' });
    await expect(start(seeker)).rejects.toEqual(refused(40970));
  });

  it('leaves nobody in review when the vendor does not take it', async () => {
    const seeker = await world.seeker();
    world.test.faceAnswer = null;
    await expect(start(seeker)).rejects.toEqual(refused(503));
    expect(await queryRealName(world.as(seeker))).toMatchObject({
      state: 0,
      reason: expect.stringContaining('不可用'),
    });
    world.test.faceAnswer = { outcome: 'pending' };
    await expect(start(seeker)).resolves.toHaveProperty('certifyId');
  });
});

describe('queryFace', () => {
  it.each([
    [{ outcome: 'pending' as const }, { status: 0, reason: null, asksName: false }, 1],
    [{ outcome: 'passed' as const }, { status: 1, reason: null, asksName: false }, 2],
    [{ outcome: 'failed' as const, reason: '不是同一个人' }, { status: 2, reason: '不是同一个人', asksName: false }, 3],
    [null, { status: 0, reason: null, asksName: false }, 1],
  ])('after the vendor says %j answers %j', async (answer, told, state) => {
    const seeker = await world.seeker();
    const { certifyId } = await start(seeker);
    world.test.faceAnswer = answer;
    expect(await queryFace(world.as(seeker), { certifyId })).toEqual(told);
    expect(await queryFace(world.as(seeker), { certifyId })).toEqual(told);
    expect(await stateOf(seeker)).toBe(state);
  });

  it("is of one's own face checks alone", async () => {
    const [seeker, other] = [await world.seeker(), await world.seeker()];
    const { certifyId } = await start(seeker);
    await handInDocument(world, other);
    const [document] = await listPendingRealNames(world.system());
    for (const wanted of [certifyId, newId(), document?.checkId ?? ''])
      await expect(queryFace(world.as(other), { certifyId: wanted })).rejects.toEqual(refused(40400));
  });
});

describe('a face check whose person did not come back', () => {
  it('is settled by the task, after a minute', async () => {
    const seeker = await world.seeker();
    const { certifyId } = await start(seeker);
    world.test.faceAnswer = { outcome: 'passed' };
    expect(await findFacesToSettle(world.system())).toEqual([]);
    world.clock.advance(minute + 1);
    expect(await findFacesToSettle(world.system())).toEqual([certifyId]);
    await settleFace(world.system(), { checkId: certifyId });
    expect(await stateOf(seeker)).toBe(2);
    expect(await findFacesToSettle(world.system())).toEqual([]);
  });

  it('ends without a word after half an hour', async () => {
    const seeker = await world.seeker();
    const { certifyId } = await start(seeker);
    world.clock.advance(30 * minute);
    await settleFace(world.system(), { checkId: certifyId });
    expect(await stateOf(seeker)).toBe(0);
    expect(await queryFace(world.as(seeker), { certifyId })).toEqual({
      status: 2,
      reason: '超过 30 分钟没有完成，请重新发起',
      asksName: false,
    });
  });
});

describe('submitDocument', () => {
  it('waits for a person, who sees name, number and picture', async () => {
    const seeker = await world.seeker();
    const input = await documentInput(world, seeker);
    expect(await submitDocument(world.as(seeker), input)).toEqual({ state: 1 });
    expect(await submitDocument(world.as(seeker), input)).toEqual({ state: 1 });
    expect(await listPendingRealNames(world.system())).toMatchObject([
      {
        method: 'document',
        documentType: 'passport',
        name: '林示例',
        number: 'E12345678',
        documentUrl: expect.stringContaining(input.fileId),
      },
    ]);
    expect(await queryRealName(world.as(seeker))).toMatchObject({
      state: 1,
      maskedIdNo: 'E*******8',
      continueUrl: null,
    });
  });

  it('takes the place of a face check that is open', async () => {
    const seeker = await world.seeker();
    const { certifyId } = await start(seeker);
    await handInDocument(world, seeker);
    expect(await listPendingRealNames(world.system())).toMatchObject([{ method: 'document' }]);
    expect(await queryFace(world.as(seeker), { certifyId })).toMatchObject({ status: 2 });
    expect(await stateOf(seeker)).toBe(1);
  });

  it("refuses a wrong number, somebody else's picture, and what is no picture", async () => {
    const [seeker, other] = [await world.seeker(), await world.seeker()];
    const input = await documentInput(world, other);
    const submit = (changes: object) => submitDocument(world.as(seeker), { ...input, ...changes });
    await expect(submit({ documentType: 'idCard' })).rejects.toEqual(refused(40001, at('documentNo', 'fileId')));
    const file = { ...pictureUpload('证件.pdf'), kind: 'pdf' as const, type: 'application/pdf' };
    const { fileId } = await uploadFile(world.as(seeker), { file });
    await expect(submit({ fileId })).rejects.toEqual(refused(40001, at('fileId')));
    expect(await stateOf(seeker)).toBe(0);
  });
});

describe('withdrawRealName', () => {
  it('ends the attempt and removes what was handed in at once', async () => {
    const seeker = await world.seeker();
    const input = await documentInput(world, seeker);
    await submitDocument(world.as(seeker), input);
    const [pending] = await listPendingRealNames(world.system());
    expect(await withdrawRealName(world.as(seeker))).toEqual({ state: 0 });
    expect(await withdrawRealName(world.as(seeker))).toEqual({ state: 0 });
    expect(await rowsOf(world)).toMatchObject([
      { status: 2, reason: '已撤回', name_cipher: null, number_cipher: null, file_id: null },
    ]);
    expect(await findFile(world.db, input.fileId)).toBeUndefined();
    await expect(world.test.ports.files.read(input.fileId)).rejects.toThrow('no file');
    const late = decideRealName(world.system(), { checkId: pending?.checkId ?? '', outcome: 'passed' });
    await expect(late).rejects.toEqual(refused(40900));
  });

  it("leaves what is decided, and everybody else's, alone", async () => {
    const [seeker, other] = [await world.seeker(), await world.seeker()];
    const { certifyId: checkId } = await start(seeker);
    expect(await withdrawRealName(world.as(other))).toEqual({ state: 0 });
    expect(await stateOf(seeker)).toBe(1);
    await decideRealName(world.system(), { checkId, outcome: 'passed' });
    expect(await withdrawRealName(world.as(seeker))).toEqual({ state: 2 });
  });
});

describe('decideRealName', () => {
  it('verifies once, and is not turned round', async () => {
    const seeker = await world.seeker();
    const { certifyId: checkId } = await start(seeker);
    const decide = (outcome: 'passed' | 'failed') => decideRealName(world.system(), { checkId, outcome });
    expect([await decide('passed'), await decide('passed')]).toEqual([1, 1]);
    await expect(decide('failed')).rejects.toEqual(refused(40900));
    await expect(decideRealName(world.system(), { checkId: newId(), outcome: 'passed' })).rejects.toEqual(
      refused(40400),
    );
    expect(await queryRealName(world.as(seeker))).toMatchObject({ state: 2, maskedName: '林**', continueUrl: null });
  });

  it('fails with a reason for the person, in words of ours where none is given; they may try again', async () => {
    const seeker = await world.seeker();
    await handInDocument(world, seeker);
    const [pending] = await listPendingRealNames(world.system());
    const checkId = pending?.checkId ?? '';
    expect(await decideRealName(world.system(), { checkId, outcome: 'failed', reason: '' })).toBe(2);
    expect(await queryRealName(world.as(seeker))).toMatchObject({
      state: 3,
      reason: '证件照片与填写的信息不一致，请核对后重新提交',
    });
    await start(seeker);
    expect(await stateOf(seeker)).toBe(1);
  });
});

describe('forgetDetails', () => {
  it('takes pictures, and names of failed attempts, away after thirty days', async () => {
    const [verified, failed] = [await world.seeker(), await world.seeker()];
    for (const seeker of [verified, failed]) {
      await handInDocument(world, seeker);
      const [pending] = await listPendingRealNames(world.system());
      const outcome = seeker === verified ? 'passed' : 'failed';
      await decideRealName(world.system(), { checkId: pending?.checkId ?? '', outcome });
    }
    const before = (await rowsOf(world)).flatMap((row) => row.file_id ?? []);
    const files = async () => {
      const found = await Promise.all(before.map((id) => findFile(world.db, id)));
      return found.flatMap((file) => file?.id ?? []);
    };
    expect(before).toHaveLength(2);
    world.clock.advance(30 * 24 * 60 * minute);
    await forgetDetails(world.system());
    expect(await files()).toEqual(before);
    world.clock.advance(1);
    await forgetDetails(world.system());
    expect(await files()).toEqual([]);
    for (const id of before) await expect(world.test.ports.files.read(id)).rejects.toThrow('no file');
    const kept = (await rowsOf(world)).toSorted((a, b) => a.status - b.status);
    expect(kept.map((row) => [row.status, row.file_id, row.name_cipher === null])).toEqual([
      [1, null, false],
      [2, null, true],
    ]);
    expect(await queryRealName(world.as(verified))).toMatchObject({ state: 2, maskedName: '林**' });
  });
});

describe('at the same moment', () => {
  const world = useWorld({ isolation: 'commit' });
  const together = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));

  it('several starts are one check, asked of the vendor once', async () => {
    const seeker = await world.seeker();
    const results = await together(4, () => getCertifyId(world.as(seeker), faceInput()));
    const answers = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value.certifyId] : []));
    const refusals = results.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(new Set(answers).size).toBe(1);
    for (const each of refusals) expect(each).toEqual(refused(42900));
    expect(world.test.askedFaces).toHaveLength(1);
    expect(await rowsOf(world)).toMatchObject([{ id: answers[0], status: 0 }]);
  });

  it('of opposite decisions one is made', async () => {
    const seeker = await world.seeker();
    const { certifyId: checkId } = await getCertifyId(world.as(seeker), faceInput());
    const results = await together(6, (index) =>
      decideRealName(world.system(), { checkId, outcome: index % 2 === 0 ? 'passed' : 'failed' }),
    );
    expect(results.filter((each) => each.status === 'rejected')).toHaveLength(3);
    const [row] = await rowsOf(world);
    expect(await realNameStateOf(world, seeker)).toBe(row?.status === 1 ? 2 : 3);
  });

  it('what is decided about somebody keeps nobody from writing about them', async () => {
    const { userId } = await world.seeker();
    await world.system().transaction(async (tx) => {
      await lockRealName(tx, userId);
      expect(await mayBeReferredTo(world, userId)).toBe(true);
    });
  });
});
