import { describe, expect, it } from 'vitest';
import { openPosition } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { callProduct } from './harness/sign-in.ts';

const journey = useJourney();

const pages = ['/hire/positionManagement', '/hire/activeDelivery', '/hire/candidateList', '/hire/my/company-info'];

describe('an employer whose access token has expired', () => {
  it('reloads any page, stays there, and is not asked to sign in', async () => {
    const { employer } = await openPosition(journey.product.url, '13800000111', 111);
    // Expired and unknown are the same to the server: 401.
    const person = await journey.person({ session: { ...employer, accessToken: 'expired' } });
    person.expectComplaint(/401/);
    for (const path of pages) {
      await person.visit(path);
      expect(new URL(person.page.url()).pathname).toBe(path);
      await person.page.evaluate(() => {
        const stored = JSON.parse(localStorage.getItem('auth-token') ?? '{}') as { state: { token: string } };
        stored.state.token = 'expired again';
        localStorage.setItem('auth-token', JSON.stringify(stored));
      });
      await person.page.reload();
      await person.look();
      expect(new URL(person.page.url()).pathname).toBe(path);
      expect(await person.page.getByRole('link', { name: '职位管理' }).count()).toBeGreaterThan(0);
    }
  });

  it('is sent to sign in, and back to where they were, when the device was signed out elsewhere', async () => {
    const { employer } = await openPosition(journey.product.url, '13800000112', 112);
    await callProduct(journey.product.url, '/auth/oauth2/revoke', { body: { token: employer.refreshToken } });
    const person = await journey.person({ session: employer });
    person.expectComplaint(/401/);
    await person.page.goto('/hire/positionManagement');
    await person.page.waitForURL(/\/login/);
    expect(new URL(person.page.url()).searchParams.get('next')).toBe('/hire/positionManagement');
    await person.page.getByText('登录过期，请重新登录').waitFor();
  });
});
