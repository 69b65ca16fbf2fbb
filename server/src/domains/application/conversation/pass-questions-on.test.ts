import { describe, expect, it } from 'vitest';
import { asSeeker, delivered, invite, pass, type Delivered } from '#testing/application.ts';
import { enterRoom, goodAnswer, prepare } from '#testing/interview.ts';
import { useWorld } from '#testing/world.ts';
import { acceptInvitation } from '../invitation/accept-invitation.ts';
import { listConversationMessages } from './list-conversation-messages.ts';

const world = useWorld();

/** An AI interview whose candidate asks this at the end. */
async function heldWith(questions: readonly string[]): Promise<Delivered & { interviewId: string }> {
  const here = await delivered(world);
  await pass(here);
  const invitationId = await invite(here);
  const { from, version } = await asSeeker(here);
  const { interviewId } = await acceptInvitation(here.mine, { invitationId, from, version });
  await prepare(here.mine, interviewId);
  const visit = await enterRoom(here.mine, interviewId);
  await visit.say('准备好了');
  for (let at = 0; visit.asked !== 1 && at < 60; at += 1) await visit.say(goodAnswer(at));
  for (const question of questions) await visit.say(question);
  await visit.say('没有了，谢谢');
  expect(visit.phase).toBe('ended');
  await world.runTasks();
  await world.deliver();
  return { ...here, interviewId };
}

async function wordsFor(ctx: Delivered['mine'] | Delivered['company'], applicationId: string): Promise<string[]> {
  const { messages } = await listConversationMessages(ctx, { applicationId });
  return messages.map(({ words }) => words);
}

describe('what a candidate asked the AI interviewer', () => {
  it('stands in the conversation where the posting had no answer, for both sides, once', async () => {
    const here = await heldWith(['请问可以申请安家费吗？']);
    const words = await wordsFor(here.company, here.applicationId);
    expect(words.filter((each) => each.includes('安家费'))).toHaveLength(1);
    expect(await wordsFor(here.mine, here.applicationId)).toEqual(words);
    const news = { interviewId: here.interviewId, applicationId: here.applicationId, complete: true };
    await world.system().transaction((tx) => tx.emit('interview.reportReady', news));
    await world.deliver();
    expect(await wordsFor(here.company, here.applicationId)).toEqual(words);
  });

  it('leaves the conversation as it is where nothing was asked', async () => {
    const here = await heldWith([]);
    expect((await wordsFor(here.company, here.applicationId)).filter((each) => each.includes('AI 面试里问过'))).toEqual(
      [],
    );
  });
});
