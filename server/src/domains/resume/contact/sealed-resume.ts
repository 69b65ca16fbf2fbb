import type { Selectable } from 'kysely';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { ResumeConfidence, UnplacedLines } from '@pinjian/contract/resume.ts';
import type { SecretBox } from '#platform/core/secret-box.ts';
import type { ResumeResumeTable } from '#server/tables.ts';
import { openContent } from './sealed-content.ts';

type Stored = Selectable<ResumeResumeTable>;

/** A resume with everything in it that is stored encrypted. */
export type ResumeRow = Omit<Stored, 'content' | `${string}_cipher`> & {
  readonly content: ResumeContent;
  readonly unplaced: UnplacedLines;
};

/** A stored resume whole. */
export function openResume(secretBox: SecretBox, stored: Stored): ResumeRow {
  const {
    content,
    contact_cipher: contact,
    confidence_cipher: confidence,
    unplaced_cipher: unplaced,
    source_text_cipher: text,
    ...columns
  } = stored;
  return {
    ...columns,
    content: openContent(secretBox, content, contact),
    confidence:
      confidence === null ? columns.confidence : (JSON.parse(secretBox.decrypt(confidence)) as ResumeConfidence),
    unplaced: unplaced === null ? [] : (JSON.parse(secretBox.decrypt(unplaced)) as UnplacedLines),
    source_text: text === null ? columns.source_text : secretBox.decrypt(text),
  };
}

/** What the reader is unsure of, as it is stored: it quotes the lines of the file. */
export function sealConfidence(secretBox: SecretBox, confidence: ResumeConfidence) {
  const isEmpty = Object.keys(confidence).length === 0;
  return { confidence: '{}', confidence_cipher: isEmpty ? null : secretBox.encrypt(JSON.stringify(confidence)) };
}

/** Lines of the file that reached no field, as they are stored. */
export function sealUnplaced(secretBox: SecretBox, lines: UnplacedLines) {
  return { unplaced_cipher: lines.length === 0 ? null : secretBox.encrypt(JSON.stringify(lines)) };
}

/** The text of a file, as it is stored. */
export function sealText(secretBox: SecretBox, text: string | null) {
  return { source_text: null, source_text_cipher: text === null ? null : secretBox.encrypt(text) };
}
