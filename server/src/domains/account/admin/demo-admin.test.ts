import { expect, it } from 'vitest';
import { mfaTokenOf, secondStep } from '#testing/admin.ts';
import { newPhone, useWorld } from '#testing/world.ts';
import { admitDemoAdmin } from './admit-demo-admin.ts';
import { listDemoTotp } from './list-demo-totp.ts';

const world = useWorld();

it("shows what a demo admin's authenticator would, two codes in one step, and nobody else's", async () => {
  const app = await world.app();
  const real = await world.admin();
  const phone = newPhone();
  for (let times = 0; times < 2; times++) await admitDemoAdmin(world.system(), phone);
  await admitDemoAdmin(world.system(), real.phone);
  expect((await listDemoTotp(world.system())).map((each) => each.phone)).toEqual([phone]);
  const tokens = [await mfaTokenOf(world, app, phone), await mfaTokenOf(world, app, phone)];
  for (const token of tokens) {
    const [shown] = await listDemoTotp(world.system());
    expect((await secondStep(app, token, shown?.code ?? '')).code).toBe(200);
  }
  expect(await listDemoTotp(world.system())).toMatchObject([{ code: null }]);
});
