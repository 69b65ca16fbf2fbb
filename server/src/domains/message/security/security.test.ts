import { describe, expect, it } from 'vitest';
import { callApp, exchangeApp, infoApp, signInApp } from '#testing/sign-in.ts';
import { newPhone, useWorld } from '#testing/world.ts';

const world = useWorld();

describe('a theft that was noticed', () => {
  it.each([
    ['web-job-hunter', '/job/message/list', '/seeker/my/user-settings'],
    ['web-company', '/job/message/company/list', '/hire/my/company-settings'],
  ] as const)('is told to its owner as %s, once', async (client, list, link) => {
    const app = await world.app();
    const phone = newPhone();
    const pair = await signInApp(app, world.test, { client, phone });
    const renewed = (await exchangeApp(app, pair.refreshToken)).data;
    await infoApp(app, renewed.accessToken);
    world.clock.advance(61_000);
    for (let tries = 0; tries < 3; tries++) await exchangeApp(app, pair.refreshToken);
    await world.deliver();
    const again = await signInApp(app, world.test, { client, phone });
    const { data } = await callApp<object[]>(app, list, { as: again.accessToken });
    expect(data).toMatchObject([{ messageType: '7', title: '账号安全提醒', meta: { link } }]);
  });
});
