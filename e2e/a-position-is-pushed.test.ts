import { describe, expect, it } from 'vitest';
import { eventually } from './harness/eventually.ts';
import { findableSeeker } from './harness/findable.ts';
import { openPosition } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { callProduct, type SignedIn } from './harness/sign-in.ts';

const journey = useJourney();

const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });

/** From the publishing of a position until those whom it suits see it. */
const pushedWithinMs = 10_000;

interface List {
  readonly total: number;
  readonly records: readonly { readonly position: { readonly positionId: string } }[];
}

const pushedTo = (seeker: SignedIn) =>
  callProduct<List>(journey.product.url, '/job/application/targetJobList?tab=2', bearer(seeker));

describe('a position that suits somebody', () => {
  it(
    'reaches them within seconds, says why, and is theirs to dismiss and take back',
    { timeout: 240_000 },
    async () => {
      const { url } = journey.product;
      const seeker = await findableSeeker(journey.product.url, '13800000941');
      expect((await pushedTo(seeker)).total).toBe(0);
      const { employer, positionId } = await openPosition(url, '13800000942', 942);
      const published = performance.now();
      await eventually('the push', async () => ((await pushedTo(seeker)).total > 0 ? true : undefined));
      expect(performance.now() - published).toBeLessThan(pushedWithinMs);
      expect((await pushedTo(seeker)).records.map(({ position }) => position.positionId)).toEqual([positionId]);

      for (const device of ['desktop', 'phone'] as const) {
        const person = await journey.person({ device, session: seeker });
        const { page } = person;
        await person.visit('/seeker/home?tab=2');
        await page.getByRole('tab', { name: /^AI直推\s*1$/ }).waitFor();
        await page.getByRole('list', { name: '匹配依据' }).waitFor();
        await person.look();
        await page.getByRole('button', { name: /^不感兴趣/ }).click();
        await page.getByRole('group', { name: /^为什么不感兴趣/ }).waitFor();
        await person.look();
        await page.getByRole('button', { name: '地点不合适' }).click();
        await page.getByText(/^您说过地点不合适/).waitFor();
        await page.getByRole('tab', { name: /^AI直推\s*0$/ }).waitFor();
        await person.look();
        await page.getByRole('button', { name: /^撤销不感兴趣/ }).click();
        await page.getByRole('tab', { name: /^AI直推\s*1$/ }).waitFor();
        await person.visit('/seeker/home/targetJobList?tab=2');
        await page.getByRole('list', { name: '匹配依据' }).waitFor();
        await person.look();
        if (device === 'desktop') await person.walkByKeyboard();
      }

      // The other side of the same recommendation.
      const recruiter = await journey.person({ session: employer });
      await recruiter.visit(`/hire/searchTalent?positionId=${positionId}`);
      const row = recruiter.page.locator('[data-candidate]').first();
      await row.getByText('AI直推', { exact: true }).waitFor();
      await recruiter.look();
    },
  );
});
