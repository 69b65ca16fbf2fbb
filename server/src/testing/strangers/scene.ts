import type { AdminActor, EmployerActor, SeekerActor, SignedInActor } from '#server/context.ts';
import { newId } from '#platform/core/ids.ts';
import { sendMessage } from '#domains/message/index.ts';
import { getResume } from '#domains/resume/get-resume.ts';
import { saveResume } from '#domains/resume/save-resume.ts';
import { applyThere, asEmployer, invite, pass, seekerWithResume, type Delivered } from '../application.ts';
import { verifiedOwner } from '../company.ts';
import { leaveDeadLetter } from '../dead-letter.ts';
import { draftPosition, openPosition } from '../position.ts';
import { sampleContent } from '../resume.ts';
import { reported } from '../report.ts';
import type { World } from '../world.ts';

/** Two companies and their people; what the first one's people have is no business of the others. */
export interface Scene {
  readonly world: World;
  /** A candidate whose interview was held and scored, of `owner`'s company. */
  readonly reported: Delivered & { readonly interviewId: string };
  /** A candidate of the same position who has just applied. */
  readonly fresh: Delivered;
  /** A candidate who was invited to an AI interview and has not answered. */
  readonly invited: Delivered & { readonly invitationId: string };
  readonly owner: EmployerActor & { readonly companyId: string };
  /** Draft of a position of `owner`'s company. */
  readonly draftId: string;
  readonly seekerMessageId: string;
  /** Another device of the reported candidate. */
  readonly otherDeviceId: string;
  /** Members who may not do everything, and people who have nothing to do with any of it. */
  readonly admin: AdminActor;
  readonly interviewer: EmployerActor;
  readonly withoutCompany: EmployerActor;
  readonly otherOwner: EmployerActor;
  readonly otherSeeker: SeekerActor;
  readonly otherPositionId: string;
  /** An event that its reader could not be given: waits for an admin. */
  readonly deadLetterId: string;
  /** Texts that no stranger may ever be answered with. */
  readonly secrets: readonly string[];
}

/** Who is spoken of in the rows. */
export type Person = 'seeker' | 'fresh' | 'invited' | 'owner' | 'withoutCompany' | 'admin';

export function personOf(scene: Scene, person: Person): SignedInActor {
  if (person === 'owner' || person === 'withoutCompany' || person === 'admin') return scene[person];
  if (person === 'seeker') return scene.reported.seeker;
  return scene[person].seeker;
}

const words = '只有本人和这家公司可以知道的一段话';

/** Builds the scene by the product's own operations. */
export async function buildScene(world: World): Promise<Scene> {
  const held = await reported(
    world,
    (at) => `${words}，第${at + 1}次：我对比了两个办法，选了改动小的那个，把缓存重写了一遍。`,
  );
  const { owner } = held;
  const fresh = await applyThere(held, '何知远');
  const asked = await applyThere(held, '苏见山');
  await pass(asked);
  const invitationId = await invite(asked);
  await keepVersionOf(held);
  const draftId = await draftPosition(world, owner, { title: '尚未公开的职位' });
  await sendMessage(world.system(), {
    to: { userId: held.seeker.userId },
    type: '7',
    title: '只给一个人的消息',
    content: words,
    meta: {},
    dedupeKey: 'strangers',
  });
  const { id: seekerMessageId } = await world.db
    .selectFrom('message_message')
    .select('id')
    .where('dedupe_key', '=', 'strangers')
    .executeTakeFirstOrThrow();
  const otherOwner = await verifiedOwner(world, { name: '远山贸易' });
  const { seeker: otherSeeker } = await seekerWithResume(world, '顾长风');
  return {
    world,
    reported: held,
    fresh,
    invited: { ...asked, invitationId },
    owner,
    draftId,
    seekerMessageId,
    otherDeviceId: await signInElsewhere(world, held.seeker.userId),
    admin: await world.admin(),
    deadLetterId: await leaveDeadLetter(world),
    interviewer: await world.employer({ companyId: owner.companyId, role: 'interviewer', companyStatus: 1 }),
    withoutCompany: await world.employer(),
    otherOwner,
    otherSeeker,
    otherPositionId: await openPosition(world, otherOwner, { title: '外贸业务员' }),
    secrets: [
      words,
      '林小满',
      '何知远',
      '苏见山',
      '尚未公开的职位',
      '只给一个人的消息',
      held.applicationId,
      held.resumeId,
      held.interviewId,
      fresh.applicationId,
      invitationId,
      ...(await phonesOf(world, [held.seeker.personId, fresh.seeker.personId, owner.personId])),
    ],
  };
}

/** Writes into a resume, so that what was there before is kept as a version. */
async function keepVersionOf({ mine, resumeId }: Delivered): Promise<void> {
  const { version, content } = await getResume(mine, { resumeId });
  await saveResume(mine, { resumeId, version, content: { ...sampleContent(), ...content, selfEvaluation: words } });
}

async function signInElsewhere(world: World, userId: string): Promise<string> {
  const familyId = newId();
  const now = world.clock.now();
  await world.db
    .insertInto('account_family')
    .values({
      id: familyId,
      user_id: userId,
      created_at: now,
      last_used_at: now,
      absolute_expiry: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  return familyId;
}

async function phonesOf(world: World, personIds: readonly string[]): Promise<string[]> {
  const rows = await world.db
    .selectFrom('account_person')
    .select('phone_cipher')
    .where('id', 'in', personIds)
    .execute();
  return rows.map((row) => world.test.ports.secretBox.decrypt(row.phone_cipher));
}

/** How a member names a row in a move made now. */
export const chosenBy = asEmployer;
