import { findFilesOf, personalFileTables, removeFileRowsOf } from '#platform/files/personal-files.ts';
import { forgetSandboxMails, personalMailTables } from '#platform/mail/embedded.ts';
import { forgetSandboxSms, personalSmsTables } from '#platform/sms/embedded.ts';
import { forgetEvents } from '#platform/events/outbox.ts';
import { forgetJobs } from '#platform/queue/forget-jobs.ts';
import type { Ctx } from '#server/context.ts';
import { removeFilesTask } from './file/remove-files.ts';
import {
  erasePersonRows,
  findChecksOf,
  findFamiliesOf,
  findIdentitiesOf,
  findIdentityRow,
  findPersonOf,
  findSecurityEventsOf,
  personalTables,
} from './personal-queries.ts';
import { findDeletion } from './personal-data/queries.ts';
import { recordErasure } from './personal-data/record-erasure.ts';
import { lockPerson } from './profile/queries.ts';
import { revokeFamily } from './session/revoke-family.ts';

/** A person with every identity of theirs, locked until the transaction ends; null for nobody. */
export interface PersonToErase {
  readonly personId: string;
  readonly userIds: readonly string[];
}

/** What an identity says of itself, where it belongs, and how its real name was proved. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const row = await findIdentityRow(ctx, userId);
  const checks = await findChecksOf(ctx, userId);
  const { secretBox } = ctx.ports;
  return {
    profile: {
      userId: row.id,
      username: row.username,
      gender: row.gender,
      realNameState: row.real_name_state,
      createdAt: row.created_at.toISOString(),
    },
    membership: row.joined_at === null ? null : { role: row.company_role, joinedAt: row.joined_at.toISOString() },
    realNameChecks: checks.map((check) => ({
      method: check.method,
      documentType: check.document_type,
      name: check.name_cipher === null ? null : secretBox.decrypt(check.name_cipher),
      number: check.number_cipher === null ? check.masked_number : secretBox.decrypt(check.number_cipher),
      status: check.status,
      reason: check.reason,
      consentedAt: check.consented_at.toISOString(),
      startedAt: check.started_at.toISOString(),
      decidedAt: check.decided_at?.toISOString() ?? null,
    })),
  };
}

/** What belongs to the person, whichever identity they act with: how they are reached, devices, security events. */
async function exportPerson(ctx: Ctx, personId: string): Promise<object> {
  const person = await findPersonOf(ctx, personId);
  if (person === undefined) return {};
  const { secretBox } = ctx.ports;
  const mail = person.mail_confirmed_at === null ? null : person.mail_cipher;
  return {
    phone: secretBox.decrypt(person.phone_cipher),
    mail: mail === null ? null : secretBox.decrypt(mail),
    createdAt: person.created_at.toISOString(),
    devices: (await findFamiliesOf(ctx, personId)).map((family) => ({
      identity: family.kind,
      userAgent: family.user_agent,
      address: family.address,
      signedInAt: family.created_at.toISOString(),
      lastUsedAt: family.last_used_at.toISOString(),
      endedAt: family.revoked_at?.toISOString() ?? null,
    })),
    securityEvents: (await findSecurityEventsOf(ctx, personId)).map((event) => ({
      event: event.kind,
      at: event.created_at.toISOString(),
      userAgent: event.user_agent,
      address: event.address,
      detail: event.detail,
    })),
  };
}

/** A person's identities, the seeker first. What an admin does is the platform's, and no part of who they are. */
async function identitiesOf(ctx: Ctx, personId: string) {
  return (await findIdentitiesOf(ctx, personId)).flatMap(({ id: userId, kind }) =>
    kind === 'admin' ? [] : [{ userId, kind }],
  );
}

/** Every file that a person has here under whichever identity; archives of earlier exports are left out. */
async function filesOf(ctx: Ctx, userIds: readonly string[]) {
  return userIds.length === 0 ? [] : findFilesOf(ctx.db, userIds);
}

/**
 * The person with their identities, held until the transaction ends; null for one who is gone. With `ifDue` also for one
 * who changed their mind, or whose days are not over.
 */
async function lock(tx: Ctx, personId: string, { ifDue }: { ifDue: boolean }): Promise<PersonToErase | null> {
  if ((await findPersonOf(tx, personId)) === undefined) return null;
  await lockPerson(tx, personId);
  const deletion = await findDeletion(tx, personId);
  if (ifDue && (deletion === undefined || deletion.due_at > tx.now())) return null;
  const userIds = (await findIdentitiesOf(tx, personId)).map((each) => each.id);
  // News on its way to them is waited for, and none follows: it would be told to nobody after their messages are gone.
  await forgetEvents(tx.db, [personId, ...userIds], []);
  return { personId, userIds };
}

/** Texts by which a person is known: phone, mail, the names they gave. */
async function wordsOf(ctx: Ctx, personId: string): Promise<string[]> {
  const person = await findPersonOf(ctx, personId);
  if (person === undefined) return [];
  const { secretBox } = ctx.ports;
  const words = [secretBox.decrypt(person.phone_cipher)];
  if (person.mail_cipher !== null) words.push(secretBox.decrypt(person.mail_cipher));
  for (const identity of await findIdentitiesOf(ctx, personId)) {
    if (identity.username !== null) words.push(identity.username);
    for (const { name_cipher: name } of await findChecksOf(ctx, identity.id))
      if (name !== null) words.push(secretBox.decrypt(name));
  }
  return words;
}

/**
 * Removes a person with their identities, sessions and files, as the last step of the transaction that erases the rest;
 * every device is signed out at once. `words` are the texts they are known by: they go from the sandbox, from events
 * and from jobs as well.
 */
async function erasePerson(tx: Ctx, person: PersonToErase, words: readonly string[]): Promise<void> {
  const { personId, userIds } = person;
  const row = await findPersonOf(tx, personId);
  if (row === undefined) return;
  const { secretBox } = tx.ports;
  for (const family of await findFamiliesOf(tx, personId)) await revokeFamily(tx, family.id, 'deleted');
  await recordErasure(tx, personId);
  await erasePersonRows(tx, { personId, phoneHash: row.phone_hash, userIds });
  const fileIds = await removeFileRowsOf(tx.db, [personId, ...userIds]);
  if (fileIds.length > 0) await tx.enqueue(removeFilesTask, { fileIds });
  const place = { db: tx.db, secretBox };
  await forgetSandboxSms(place, secretBox.decrypt(row.phone_cipher), words);
  await forgetSandboxMails(place, words);
  await forgetEvents(tx.db, [personId, ...userIds], words);
  await forgetJobs(tx.db, [personId, ...userIds], words);
}

/** What an identity holds; it is erased with its person. */
export const personal = { export: exportData };

/** The person behind the identities, with everything that is theirs whichever identity they act with. */
export const person = {
  tables: [...personalTables, ...personalFileTables, ...personalMailTables, ...personalSmsTables],
  lock,
  wordsOf,
  identitiesOf,
  filesOf,
  export: exportPerson,
  erase: erasePerson,
};
