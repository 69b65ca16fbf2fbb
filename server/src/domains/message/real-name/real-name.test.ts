import { describe, expect, it } from 'vitest';
import { decideRealName } from '#domains/account/index.ts';
import { settleFace } from '#domains/account/real-name/settle-face.ts';
import { startFace } from '#testing/real-name.ts';
import { useWorld } from '#testing/world.ts';

const world = useWorld();

async function messagesOf(userId: string) {
  await world.deliver();
  const rows = world.db
    .selectFrom('message_message')
    .select(['title', 'content', 'message_type'])
    .where('recipient_id', '=', userId);
  return rows.execute();
}

describe('a seeker whose real name was decided', () => {
  it('is told once that it passed', async () => {
    const seeker = await world.seeker();
    const checkId = await startFace(world, seeker);
    for (let again = 0; again < 2; again++) await decideRealName(world.system(), { checkId, outcome: 'passed' });
    expect(await messagesOf(seeker.userId)).toEqual([
      { title: '实名认证已通过', content: '您已完成实名认证，可以投递要求实名的职位。', message_type: '7' },
    ]);
  });

  it('is told why it failed', async () => {
    const seeker = await world.seeker();
    const checkId = await startFace(world, seeker);
    await decideRealName(world.system(), { checkId, outcome: 'failed', reason: '不是同一个人' });
    expect(await messagesOf(seeker.userId)).toMatchObject([
      { title: '实名认证未通过', content: '您的实名认证没有通过。原因：不是同一个人。您可以修改后重新认证。' },
    ]);
  });

  it('is not told of an attempt that nobody finished', async () => {
    const seeker = await world.seeker();
    const checkId = await startFace(world, seeker);
    world.clock.advance(30 * 60_000);
    await settleFace(world.system(), { checkId });
    expect(await messagesOf(seeker.userId)).toEqual([]);
  });
});
