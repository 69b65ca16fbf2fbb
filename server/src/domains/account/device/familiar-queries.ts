import type { Ctx } from '#server/context.ts';

const dayMilliseconds = 86_400_000;

/** Whether a device signed in with a number lately. */
export async function isFamiliarDevice(ctx: Ctx, phoneHash: Buffer, deviceHash: Buffer): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('account_familiar_device')
    .select('signed_in_at')
    .where('phone_hash', '=', phoneHash)
    .where('device_hash', '=', deviceHash)
    .where('signed_in_at', '>', forgottenBefore(ctx))
    .executeTakeFirst();
  return row !== undefined;
}

/** A device has signed in as a person: it is familiar with their number from now on. */
export async function keepFamiliarDevice(tx: Ctx, personId: string, deviceHash: Buffer): Promise<void> {
  await tx.db
    .insertInto('account_familiar_device')
    .columns(['phone_hash', 'device_hash', 'signed_in_at'])
    .expression((eb) =>
      eb
        .selectFrom('account_person')
        .select((row) => ['phone_hash', row.val(deviceHash).as('device_hash'), row.val(tx.now()).as('signed_in_at')])
        .where('id', '=', personId),
    )
    .onConflict((conflict) => conflict.columns(['phone_hash', 'device_hash']).doUpdateSet({ signed_in_at: tx.now() }))
    .execute();
}

/** A person has another number: their devices go with them, and whoever had that one is no longer familiar with it. */
export async function moveFamiliarDevices(tx: Ctx, from: Buffer, to: Buffer): Promise<void> {
  await tx.db.deleteFrom('account_familiar_device').where('phone_hash', '=', to).execute();
  await tx.db.updateTable('account_familiar_device').set({ phone_hash: to }).where('phone_hash', '=', from).execute();
}

/** Devices that did not sign in for as many days as their cookie lasts. */
export async function forgetFamiliarDevices(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('account_familiar_device').where('signed_in_at', '<=', forgottenBefore(ctx)).execute();
}

function forgottenBefore(ctx: Ctx): Date {
  return new Date(ctx.now().getTime() - ctx.ports.config.sms.deviceDays * dayMilliseconds);
}
