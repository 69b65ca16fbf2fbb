import { consents, consentsFor } from '@pinjian/contract/interview.ts';
import { eventually } from './eventually.ts';
import { enterRoom } from './room.ts';
import { callProduct, type SignedIn } from './sign-in.ts';

/** A practice of somebody's own in which the first question was answered like this; answers its id once it has feedback. */
export async function heldSimulation(url: string, seeker: SignedIn, answer: string): Promise<string> {
  const authorization = `Bearer ${seeker.accessToken}`;
  const { interviewId } = await callProduct<{ readonly interviewId: string }>(
    url,
    '/interview/startJobSimulationInterview',
    { authorization, body: { positionCode: '100201', difficulty: 'easy' } },
  );
  const items = consentsFor('simulate').map((item) => ({ item, version: consents[item].version, granted: true }));
  const body = { interviewId, consents: items, devices: { online: 1, screen: '1440x900' } };
  await callProduct(url, '/interview/prepare', { authorization, body });
  const room = await enterRoom(url, seeker, interviewId);
  await room.until(({ progress }) => progress.phase === 'greeted');
  room.send({ type: 'signal', id: 'ready-once', signal: 'ready' });
  await room.until(({ progress }) => progress.phase === 'asking');
  room.send({ type: 'answer', id: 'answer-once', to: room.progress.question?.turn ?? 1, text: answer });
  await room.until(({ acknowledged, progress }) => acknowledged.has('answer-once') && progress.phase === 'asking');
  room.send({ type: 'signal', id: 'finish-now', signal: 'finish' });
  await room.until(({ progress }) => progress.phase === 'ended');
  room.close();
  await eventually('the feedback', async () => {
    const path = `/interview/detail?interviewId=${interviewId}`;
    const { state } = await callProduct<{ state: string }>(url, path, { authorization });
    return state === 'scored' ? true : undefined;
  });
  return interviewId;
}
