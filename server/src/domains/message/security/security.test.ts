import { describe, expect, it } from 'vitest';
import { callApp, exchangeApp, infoApp, signInApp } from '#testing/sign-in.ts';
import { newPhone, useWorld } from '#testing/world.ts';

const world = useWorld();

describe('a theft that was noticed', () => {
  it.each([
    ['web-job-hunter', '/job/message/list'],
    ['web-company', '/job/message/company/list'],
  ] as const)('is told to its owner as %s, once', async (client, list) => {
    const app = await world.app();
    const phone = newPhone();
    const pair = await signInApp(app, world.test, { client, phone });
    const renewed = (await exchangeApp(app, pair.refreshToken)).data;
    await infoApp(app, renewed.accessToken);
    world.clock.advance(61_000);
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
    for (let tries = 0; tries < 3; tries++) await exchangeApp(app, pair.refreshToken, { userAgent });
    await world.deliver();
    const again = await signInApp(app, world.test, { client, phone });
    const { data } = await callApp<object[]>(app, list, { as: again.accessToken });
    // When it was and whose device came with the copy, as among the security events.
    const content = expect.stringMatching(/^\d+月\d+日 \d\d:\d\d，.*重复使用（Windows，Chrome/) as string;
    const meta = { target: { kind: 'settings', ids: {} } };
    expect(data).toMatchObject([{ messageType: '7', title: '账号安全提醒', content, meta }]);
  });
});
