import { personal } from '#domains/application/personal.ts';
import { accepted, enterRoom, holdInterview, prepare } from './interview.ts';
import type { Delivered } from './application.ts';
import type { World } from './world.ts';

/** An interview for a position that was held and scored: its report is there, and everybody was told. */
export async function reported(
  world: World,
  answer?: (at: number) => string,
): Promise<Delivered & { interviewId: string }> {
  const here = await accepted(world);
  await prepare(here.mine, here.interviewId);
  await holdInterview(await enterRoom(here.mine, here.interviewId), answer);
  await world.runTasks();
  await world.deliver();
  return here;
}

/** Erases a person's applications, as whoever erases a person does before their interviews: they refer to them. */
export async function eraseApplicationsOf(world: World, userId: string): Promise<void> {
  await personal.erase(world.system(), userId);
}
