import { sendOldPhoneCode } from '#domains/account/phone/send-old-phone-code.ts';
import { requestExport } from '#domains/account/personal-data/request-export.ts';
import type { SignedInActor } from '#server/context.ts';
import type { World } from './world.ts';

/** A code to somebody's own phone, as it arrives there a minute after whatever was sent before. */
export async function ownCode(world: World, actor: SignedInActor): Promise<string> {
  world.clock.advance(61_000);
  await sendOldPhoneCode(world.as(actor), {});
  return world.test.sentSms.at(-1)?.code ?? '';
}

/** Asks for an archive with the code that goes to their phone. */
export async function askForExport(world: World, actor: SignedInActor): ReturnType<typeof requestExport> {
  return requestExport(world.as(actor), { code: await ownCode(world, actor) });
}
