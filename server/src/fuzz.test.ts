import fc from 'fast-check';
import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import { expect, it } from 'vitest';
import type { Caller, Endpoint } from '@pinjian/contract/endpoint.ts';
import { drawObject, drawValue, type JsonSchema } from '#testing/strangers/draw-input.ts';
import type { SignedInActor } from './context.ts';
import { bearer } from '#testing/session.ts';
import { buildScene } from '#testing/strangers/scene.ts';
import { send, undone, type Headers } from '#testing/strangers/walk.ts';
import { useWorld } from '#testing/world.ts';
import { endpoints } from './domains.ts';

const world = useWorld();
const settings = fc.readConfigureGlobal();
/** `npm run soak -- requests` sends fifty times as many. */
const requests = settings.numRuns ?? 2_000;
const batch = 2_000;

function schemaOf(schema: $ZodType | undefined): JsonSchema {
  return schema === undefined ? {} : (toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

/** Headers of those whom each kind of call is for. */
type People = Readonly<Record<Caller, readonly Headers[]>>;

/** Requests to one endpoint: with inputs that its schemas allow, mostly, by whoever. */
function drawRequest(name: string, endpoint: Endpoint, ids: readonly string[], people: People) {
  const parameters = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? '');
  const id = drawValue({ type: 'string', format: 'uuid' }, ids);
  return fc.record({
    name: fc.constant(name),
    query: drawObject(schemaOf(endpoint.query), ids),
    body: endpoint.method === 'GET' ? fc.constant({}) : drawValue(schemaOf(endpoint.body), ids),
    parameters: fc
      .tuple(...parameters.map(() => id))
      .map((values) => Object.fromEntries(values.map((value, at) => [parameters[at], value]))),
    headers: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...people[endpoint.caller]) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.values(people).flat()) },
    ),
  });
}

it('answers whatever it is sent: a refusal at most, never a fault', { timeout: 180_000 + requests * 100 }, async () => {
  const scene = await buildScene(world);
  const { reported, fresh, invited, owner, interviewer, withoutCompany, otherOwner, otherSeeker } = scene;
  const headersOf = (actors: readonly SignedInActor[]) => Promise.all(actors.map((actor) => bearer(world, actor)));
  const seekers = await headersOf([reported.seeker, fresh.seeker, invited.seeker, otherSeeker]);
  const employers = await headersOf([owner, owner, interviewer, withoutCompany, otherOwner]);
  const people: People = {
    anyone: [{}],
    client: [{ authorization: `Basic ${Buffer.from('web-company:web-company').toString('base64')}` }],
    seeker: seekers,
    employer: employers,
    signedIn: [...seekers, ...employers],
    admin: await headersOf([await world.admin()]),
  };
  const ids = [
    reported.resumeId,
    reported.positionId,
    reported.applicationId,
    reported.interviewId,
    fresh.applicationId,
    invited.invitationId,
    scene.draftId,
    scene.seekerMessageId,
    owner.companyId,
  ];
  const each = Object.entries(endpoints)
    .filter(([, endpoint]) => endpoint.upload === undefined)
    .map(([name, endpoint]) => drawRequest(name, endpoint, ids, people));
  const drawn = fc.oneof(...each);
  const seed = settings.seed ?? 1;
  const faults: string[] = [];
  let answered = 0;
  // Some thousands at a time: a hundred thousand at once would fill the memory.
  for (let done = 0; done < requests; done += batch) {
    const sample = fc.sample(drawn, { numRuns: Math.min(batch, requests - done), seed: seed + done });
    for (const { name, query, body, parameters, headers } of sample) {
      const endpoint = endpoints[name];
      if (endpoint === undefined) continue;
      const seen = await undone(world, () =>
        send(world, endpoint, { ...parameters, ...query }, { headers, payload: JSON.stringify(body) }),
      );
      if (seen.status === 200 && seen.code !== 40001) answered += 1;
      if (seen.status >= 500)
        faults.push(`${name} ${JSON.stringify({ parameters, query, body }).slice(0, 400)}: ${seen.text}`);
    }
  }
  expect(faults).toEqual([]);
  // Most of them came past the door and past the schemas: what is proved is not only that strangers are refused.
  expect(answered).toBeGreaterThan(requests / 2);
});
