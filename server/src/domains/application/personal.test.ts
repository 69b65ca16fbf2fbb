import { expect, it } from 'vitest';
import { applicationRow, delivered, invite, pass, reject } from '#testing/application.ts';
import { useWorld } from '#testing/world.ts';
import { personal } from './personal.ts';

const world = useWorld();

it('a person takes along what they sent, as they see it', async () => {
  const here = await delivered(world);
  await reject(here);
  const taken = await personal.export(world.system(), here.seeker.userId);
  expect(taken).toMatchObject({
    applications: [{ position: '后端工程师', state: 1, resume: { basics: { name: '林小满' } } }],
  });
  expect(JSON.stringify(taken)).not.toContain('缺少并发经验');
  expect(await personal.export(world.system(), here.owner.userId)).toEqual({
    applications: [],
    offers: [],
    conversations: [],
    quickReplies: [],
  });
});

it('erasing a seeker leaves nothing of theirs, erasing a member leaves what they did without them', async () => {
  const here = await delivered(world);
  const other = await delivered(world);
  for (const each of [here, other]) {
    await pass(each);
    await invite(each);
  }
  await personal.erase(world.system(), here.seeker.userId);
  await expect(applicationRow(world, here.applicationId)).rejects.toThrow('no result');
  expect(await applicationRow(world, other.applicationId)).toMatchObject({ status: 3 });

  await personal.erase(world.system(), other.owner.userId);
  const events = await world.db.selectFrom('application_event').select(['move', 'mover_id']).orderBy('id').execute();
  expect(events).toEqual([
    { move: 'apply', mover_id: other.seeker.userId },
    { move: 'passResume', mover_id: null },
    { move: 'inviteToAiInterview', mover_id: null },
  ]);
  const invitations = await world.db.selectFrom('application_invitation').select('invited_by').execute();
  expect(invitations).toEqual([{ invited_by: null }]);
});
