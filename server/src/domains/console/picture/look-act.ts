import type { PictureKind } from '@pinjian/contract/console-picture.ts';
import type { Act } from '../audit/record-audit.ts';

/** Looking at the picture of a case, as the log has it. */
export function lookAct(kind: PictureKind, id: string): Act {
  return { act: kind === 'verification' ? 'licenceShown' : 'pictureShown', object: { kind, id } };
}
