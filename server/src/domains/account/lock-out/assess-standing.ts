import type { Ctx } from '#server/context.ts';
import { isFamiliarDevice } from '../device/familiar-queries.ts';
import type { Asker } from '../sign-in/identify-asker.ts';
import type { Standing } from '../sign-in/rules.ts';
import { isFamiliarAddress } from './queries.ts';

/** How an asker stands to a number. Asks the database the same whether or not anybody has it. */
export async function standingOf(ctx: Ctx, phoneHash: Buffer, { device, address }: Asker): Promise<Standing> {
  const isFromHome = await isFamiliarAddress(ctx, { phoneHash, address });
  if (device !== null && (await isFamiliarDevice(ctx, phoneHash, device))) return 'device';
  return isFromHome ? 'address' : 'stranger';
}
