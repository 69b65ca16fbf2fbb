import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { UncertainSend } from '#platform/core/uncertain-send.ts';
import type { SeekerActor } from '#server/context.ts';
import { pictureUpload } from '#testing/company.ts';
import { useWorld } from '#testing/world.ts';
import { uploadFile } from '../file/upload-file.ts';
import { confirmMail } from '../mail/confirm-mail.ts';
import { removeMail } from '../mail/remove-mail.ts';
import { sendMailCode } from '../mail/send-mail-code.ts';
import { getProfile } from './get-profile.ts';
import { updateProfile } from './update-profile.ts';

const world = useWorld();
const minute = 60_000;
const refused = (code: number) => expect.objectContaining({ name: 'Refusal', code });
const at = (path: string) => expect.objectContaining({ code: 40001, data: [expect.objectContaining({ path })] });

describe('updateProfile', () => {
  it('saves what is given, leaves the rest, and is the same when repeated', async () => {
    const ctx = world.as(await world.seeker());
    expect(await getProfile(ctx)).toMatchObject({ username: null, avatar: null, gender: null, mail: null });
    const { fileId } = await uploadFile(ctx, { file: pictureUpload('头像.png') });
    const saved = await updateProfile(ctx, { username: '林示例', avatarFileId: fileId, gender: 1 });
    expect(saved).toMatchObject({
      username: '林示例',
      avatar: expect.stringContaining(`/files/${fileId}?`),
      gender: 1,
      phone: expect.stringMatching(/^138\*{4}\d{4}$/),
    });
    expect(await updateProfile(ctx, { username: '林示例' })).toEqual(saved);
    expect(await updateProfile(ctx, {})).toEqual(saved);
    expect(await updateProfile(ctx, { gender: null, avatarFileId: null })).toMatchObject({
      username: '林示例',
      gender: null,
      avatar: null,
    });
  });

  it("changes nobody else's, and keeps no gender of an employer", async () => {
    const [seeker, employer] = [await world.seeker(), await world.employer()];
    await updateProfile(world.as(seeker), { username: '林示例' });
    expect(await updateProfile(world.as(employer), { username: '招聘林', gender: 0 })).toMatchObject({ gender: null });
    expect(await getProfile(world.as(seeker))).toMatchObject({ username: '林示例' });
    const stored = world.db.selectFrom('account_identity').select('gender').where('id', '=', employer.userId);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ gender: null });
  });

  it('refuses a name with a phone in it, a picture of others, and what is no picture', async () => {
    const [seeker, other] = [await world.seeker(), await world.seeker()];
    const ctx = world.as(seeker);
    for (const username of ['加我13800138000', '138-0013-8000', '138 0013 8000'])
      await expect(updateProfile(ctx, { username })).rejects.toEqual(at('username'));
    const foreign = await uploadFile(world.as(other), { file: pictureUpload() });
    const pdf = { ...pictureUpload('简历.pdf'), kind: 'pdf' as const, type: 'application/pdf' };
    const own = await uploadFile(ctx, { file: pdf });
    for (const avatarFileId of [foreign.fileId, own.fileId, newId()])
      await expect(updateProfile(ctx, { avatarFileId })).rejects.toEqual(at('avatarFileId'));
    expect(await getProfile(ctx)).toMatchObject({ username: null, avatar: null });
  });
});

describe('a mail address', () => {
  const mail = 'lin.shili@example.com';
  const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? '';
  const send = async (seeker: SeekerActor, to = mail) => {
    await sendMailCode(world.as(seeker), { mail: to });
    return codeIn(world.test.sentMails.at(-1)?.text);
  };

  it("is the person's once its code came back, masked, and stored encrypted", async () => {
    const seeker = await world.seeker();
    const code = await send(seeker);
    expect(world.test.sentMails).toMatchObject([{ mail, userId: seeker.userId, subject: '聘见邮箱验证码' }]);
    expect(await getProfile(world.as(seeker))).toMatchObject({ mail: null });
    expect(await confirmMail(world.as(seeker), { mail, code })).toMatchObject({ mail: 'l***i@example.com' });
    expect(await confirmMail(world.as(seeker), { mail, code })).toMatchObject({ mail: 'l***i@example.com' });
    const tables = [
      await world.db.selectFrom('account_person').selectAll().execute(),
      await world.db.selectFrom('account_mail_code').selectAll().execute(),
    ];
    for (const secret of [mail, code]) expect(JSON.stringify(tables)).not.toContain(secret);
    expect(await removeMail(world.as(seeker))).toMatchObject({ mail: null });
    expect(await removeMail(world.as(seeker))).toMatchObject({ mail: null });
  });

  it('is not given to another person, for another address, by a worn-out or an old code', async () => {
    const [seeker, other] = [await world.seeker(), await world.seeker()];
    const code = await send(seeker);
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(confirmMail(world.as(other), { mail, code })).rejects.toEqual(refused(40102));
    await expect(confirmMail(world.as(seeker), { mail: 'x@example.com', code })).rejects.toEqual(refused(40102));
    for (let tries = 1; tries < 5; tries++)
      await expect(confirmMail(world.as(seeker), { mail, code: wrong })).rejects.toEqual(refused(40102));
    await expect(confirmMail(world.as(seeker), { mail, code })).rejects.toEqual(refused(40102));
    world.clock.advance(minute);
    const second = await send(seeker);
    world.clock.advance(10 * minute);
    await expect(confirmMail(world.as(seeker), { mail, code: second })).rejects.toEqual(refused(40102));
    expect(await getProfile(world.as(seeker))).toMatchObject({ mail: null });
  });

  it('is sent a code once a minute, and again at once where the server refused', async () => {
    const seeker = await world.seeker();
    world.test.outside = () => {
      throw new Error('no such mailbox');
    };
    await expect(send(seeker)).rejects.toEqual(refused(503));
    world.test.outside = null;
    const code = await send(seeker);
    await expect(send(seeker)).rejects.toEqual(expect.objectContaining({ code: 42900, data: { retryAfter: 60 } }));
    await confirmMail(world.as(seeker), { mail, code });
  });

  it('keeps a code of which nobody knows whether it left', async () => {
    const seeker = await world.seeker();
    world.test.outside = () => {
      throw new UncertainSend(new Error('cut off'));
    };
    await expect(sendMailCode(world.as(seeker), { mail })).resolves.toEqual({ retryAfter: 60 });
  });
});
