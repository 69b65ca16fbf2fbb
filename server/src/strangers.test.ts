import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import { newId } from '#platform/core/ids.ts';
import { uploadHardCap } from '#platform/http/upload.ts';
import type { SignedInActor } from './context.ts';
import { endpoints } from './domains.ts';
import { bearer } from '#testing/session.ts';
import { wrongInputs } from '#testing/strangers/wrong-inputs.ts';
import { rows, type Row } from '#testing/strangers/rows.ts';
import { buildScene, personOf, type Scene } from '#testing/strangers/scene.ts';
import { send, undone, type Headers, type Seen } from '#testing/strangers/walk.ts';
import { useWorld } from '#testing/world.ts';

const world = useWorld();

/** Headers of a person, made once: a session that is signed in before a savepoint outlives its rollback. */
async function headersOf(actors: readonly SignedInActor[]): Promise<Map<string, Headers>> {
  const all = new Map<string, Headers>();
  for (const actor of actors) all.set(actor.userId, await bearer(world, actor));
  return all;
}

const basic = { authorization: `Basic ${Buffer.from('web-job-hunter:web-job-hunter').toString('base64')}` };

/** One endpoint with all that is needed to call it rightly and wrongly. */
interface Walked {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly row: Row;
  readonly scene: Scene;
  readonly headers: (actor: SignedInActor) => Headers;
}

async function inputOf({ row, scene }: Walked): Promise<object> {
  return typeof row.input === 'function' ? row.input(scene) : (row.input ?? {});
}

function rightful({ endpoint, row, scene, headers }: Walked): Headers {
  if (endpoint.caller === 'client') return basic;
  return row.as === undefined ? {} : headers(personOf(scene, row.as));
}

/** Walks every endpoint through one scene, and answers what went wrong, a line each. */
async function walk(look: (walked: Walked, wrong: (what: string, seen: Seen) => void) => Promise<void>) {
  const scene = await buildScene(world);
  const { admin, fresh, invited, reported, owner, interviewer, withoutCompany, otherOwner, otherSeeker } = scene;
  const people = [
    reported.seeker,
    fresh.seeker,
    invited.seeker,
    owner,
    interviewer,
    withoutCompany,
    otherOwner,
    otherSeeker,
    admin,
  ];
  const known = await headersOf(people);
  const headers = (actor: SignedInActor) => known.get(actor.userId) ?? {};
  const complaints: string[] = [];
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const row = rows[name];
    if (row === undefined) continue;
    const wrong = (what: string, seen: Seen) =>
      complaints.push(`${name}, ${what}: ${seen.status} ${seen.text.slice(0, 200)}`);
    await undone(world, () => look({ name, endpoint, row, scene, headers }, wrong));
  }
  return complaints;
}

const needsToken = ({ endpoint }: Walked) => endpoint.caller !== 'anyone' && endpoint.caller !== 'client';

describe('every endpoint', { timeout: 180_000 }, () => {
  it('has its row, and no row is of none', () => {
    expect(Object.keys(rows).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it('answers its rightful caller, and the same call made again', async () => {
    const complaints = await walk(async (walked, wrong) => {
      const { endpoint, row } = walked;
      const input = await inputOf(walked);
      const call = () => send(world, endpoint, input, { headers: rightful(walked) });
      const first = await call();
      if (first.status !== 200 || first.code !== (row.answer ?? 200)) wrong('the rightful caller', first);
      const second = await call();
      const expected = row.again ?? row.answer ?? 200;
      if (second.status !== 200 || second.code !== expected) wrong('the same call again', second);
    });
    expect(complaints).toEqual([]);
  });

  it('refuses whoever has no token, a dead one, or another role', async () => {
    const complaints = await walk(async (walked, wrong) => {
      const { endpoint, scene, headers } = walked;
      const input = await inputOf(walked);
      const call = (more: Headers) => undone(world, () => send(world, endpoint, input, { headers: more }));
      if (endpoint.caller === 'client') {
        const seen = await call({});
        if (seen.status !== 401) wrong('without Basic', seen);
      }
      if (!needsToken(walked)) return;
      for (const [what, more] of [
        ['no token', {}],
        ['a dead token', { authorization: 'Bearer of-nobody' }],
        ['Basic', basic],
      ] as const) {
        const seen = await call(more);
        if (seen.status !== 401 || seen.code !== 401) wrong(what, seen);
      }
      if (endpoint.caller === 'signedIn') return;
      for (const other of [scene.otherSeeker, scene.otherOwner, scene.admin]) {
        if (other.kind === endpoint.caller) continue;
        const seen = await call(headers(other));
        if (seen.status !== 403 || seen.code !== 403) wrong(`another role, ${other.kind}`, seen);
      }
    });
    expect(complaints).toEqual([]);
  });

  it('gives a stranger of the same kind nothing of the others', async () => {
    const complaints = await walk(async (walked, wrong) => {
      const { endpoint, row, scene, headers } = walked;
      // Among admins there are no strangers: each sees the whole console.
      if (!needsToken(walked) || endpoint.caller === 'admin') return;
      const input = await inputOf(walked);
      const stranger = row.as === 'owner' || row.as === 'withoutCompany' ? scene.otherOwner : scene.otherSeeker;
      const call = (sent: object) => undone(world, () => send(world, endpoint, sent, { headers: headers(stranger) }));
      const seen = await call(input);
      const expected = typeof row.stranger === 'number' ? row.stranger : 200;
      if (seen.status !== 200 || seen.code !== expected) wrong('a stranger', seen);
      if (row.stranger !== 'public' && scene.secrets.some((secret) => seen.text.includes(secret)))
        wrong('a stranger reads what is not theirs', seen);
      if (row.stranger !== 40400) return;
      // What is missing and what belongs to others is answered alike: nobody learns that it is there.
      const nowhere = await call(withOtherIds(input));
      if (withoutRequestId(nowhere) !== withoutRequestId(seen)) wrong('what is missing is answered otherwise', nowhere);
    });
    expect(complaints).toEqual([]);
  });

  it('leaves an audit record of whatever an admin changes, once', async () => {
    const complaints = await walk(async (walked, wrong) => {
      const { endpoint } = walked;
      if (endpoint.caller !== 'admin' || endpoint.method === 'GET') return;
      const records = async () => (await world.db.selectFrom('console_audit').select('admin_id').execute()).length;
      const before = await records();
      const input = await inputOf(walked);
      const seen = await send(world, endpoint, input, { headers: rightful(walked) });
      if ((await records()) !== before + 1) wrong('leaves no record, or more than one', seen);
    });
    expect(complaints).toEqual([]);
  });

  it('keeps to what a member of the company may do', async () => {
    const complaints = await walk(async (walked, wrong) => {
      const { endpoint, row, scene, headers } = walked;
      if (row.as !== 'owner') return;
      const input = await inputOf(walked);
      const call = (actor: SignedInActor) =>
        undone(world, () => send(world, endpoint, input, { headers: headers(actor) }));
      const asInterviewer = await call(scene.interviewer);
      if (asInterviewer.status !== 200 || asInterviewer.code !== (row.interviewer ?? 40311))
        wrong('an interviewer of the company', asInterviewer);
      // Nothing in the scene is assigned to them: the table leaves them nothing of its candidates, reports and drafts.
      if (scene.secrets.some((secret) => asInterviewer.text.includes(secret)))
        wrong('an interviewer reads what is not assigned to them', asInterviewer);
      const alone = await call(scene.withoutCompany);
      if (alone.status !== 200 || alone.code !== (row.withoutCompany ?? 40310)) wrong('without a company', alone);
      if (scene.secrets.some((secret) => alone.text.includes(secret))) wrong('reads what is not theirs', alone);
    });
    expect(complaints).toEqual([]);
  });

  it('names the field that is wrong, and refuses what cannot be read or is too large', async () => {
    const tooLarge = Buffer.alloc(uploadHardCap + 1024, 0x20);
    const complaints = await walk(async (walked, wrong) => {
      const { endpoint } = walked;
      const headers = rightful(walked);
      const input = await inputOf(walked);
      const call = (sent: object, payload?: string | Buffer) =>
        undone(world, () => send(world, endpoint, sent, { headers, ...(payload === undefined ? {} : { payload }) }));
      for (const { path, changed } of wrongInputs(endpoint, input)) {
        const seen = await call(changed);
        const named =
          Array.isArray(seen.data) && seen.data.some((issue: { path?: string }) => issue.path?.startsWith(path));
        if (seen.status !== 200 || seen.code !== 40001 || !named) wrong(`a wrong ${path}`, seen);
      }
      if (endpoint.body === undefined) return;
      const unreadable = await call(input, '{"unfinished": ');
      if (unreadable.code !== 40001) wrong('unreadable JSON', unreadable);
      const large = await call(input, tooLarge);
      if (large.status !== 413) wrong('too large', large);
    });
    expect(complaints).toEqual([]);
  });
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The same input about rows that do not exist. */
function withOtherIds(input: object): object {
  return JSON.parse(JSON.stringify(input), (_key, value: unknown) =>
    typeof value === 'string' && uuid.test(value) ? newId() : value,
  ) as object;
}

function withoutRequestId(seen: Seen): string {
  return `${seen.status} ${seen.text}`;
}
