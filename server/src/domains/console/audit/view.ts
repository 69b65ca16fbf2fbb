import type { AuditAct, AuditFacts, AuditObjectKind, AuditEntry } from '@pinjian/contract/console.ts';
import { maskPhone } from '@pinjian/contract/person.ts';
import type { SecretBox } from '#platform/core/secret-box.ts';

interface AuditRow {
  readonly id: string;
  readonly admin_id: string | null;
  readonly act: string;
  readonly object_kind: string | null;
  readonly object_id: string | null;
  readonly reason: string | null;
  readonly facts: AuditFacts;
  readonly at: Date;
  readonly phone_cipher: Buffer | null;
}

export function adminView(
  secretBox: SecretBox,
  userId: string,
  phoneCipher: Buffer | null,
  callerId: string,
): { userId: string; phone: string | null; isSelf: boolean } {
  const phone = phoneCipher === null ? null : maskPhone(secretBox.decrypt(phoneCipher));
  return { userId, phone, isSelf: userId === callerId };
}

/** An act as an admin reads it; `callerId` is who reads. */
export function auditView(secretBox: SecretBox, row: AuditRow, callerId: string): AuditEntry {
  const object =
    row.object_kind === null || row.object_id === null
      ? null
      : // Only recordAudit and recordAdminNote write: from the contract's list.
        { kind: row.object_kind as AuditObjectKind, id: row.object_id };
  return {
    auditId: row.id,
    at: row.at.toISOString(),
    // As above.
    act: row.act as AuditAct,
    admin: row.admin_id === null ? null : adminView(secretBox, row.admin_id, row.phone_cipher, callerId),
    object,
    reason: row.reason,
    facts: row.facts,
  };
}
