import { describe, expect, it } from 'vitest';
import { skippedQuestions } from './harness/first-questions.ts';
import { openPosition } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { allScreens, emptyPath, type Role } from './harness/screens.ts';
import { signIn, type SignedIn } from './harness/sign-in.ts';

const journey = useJourney();

/** Light on a desk and dark in the hand: each screen in both of what differs most. */
const ways = [
  { device: 'desktop', colorScheme: 'light' },
  { device: 'phone', colorScheme: 'dark' },
] as const;

async function sessionOf(role: Role): Promise<SignedIn | undefined> {
  if (role === 'visitor') return undefined;
  const { url } = journey.product;
  if (role === 'seeker') return skippedQuestions(url, await signIn(url, 'web-job-hunter', '13800000402'));
  return (await openPosition(url, '13800000401', 401)).employer;
}

describe('every screen of somebody new', () => {
  it.each(['visitor', 'seeker', 'employer'] as const)(
    'of a %s is accessible, can be walked by keyboard, fits its window and complains of nothing',
    { timeout: 240_000 },
    async (role) => {
      const session = await sessionOf(role);
      const routes = allScreens().filter((screen) => screen.role === role);
      expect(routes.length).toBeGreaterThan(5);
      const people = await Promise.all(
        ways.map(async (way) => ({
          device: way.device,
          person: await journey.person({ ...way, ...(session && { session }) }),
        })),
      );
      // Both at once: most of the time a screen only waits for its network to fall quiet.
      const walk = async ({ device, person }: (typeof people)[number]) => {
        for (const { route } of routes) {
          await person.page.goto(emptyPath(route));
          await person.look();
          await person.walkByKeyboard();
          expect(person.complaints(), `${route} on a ${device}`).toEqual([]);
        }
      };
      await Promise.all(people.map(walk));
    },
  );
});
