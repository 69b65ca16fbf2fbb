import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import type { savePosition } from '@pinjian/contract/position.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { positionCategory } from '#domains/dictionary/index.ts';
import { objectionsTo } from './engine/objections.ts';
import { openReadings } from './requirement/settle.ts';
import { writtenContent, type PositionRecord } from './queries.ts';

/** The words of a position that may not be published, marked (decisions §13). */
export function findObjections(content: PositionContent): Objection[] {
  const category = content.categoryId === null ? undefined : positionCategory(content.categoryId);
  return objectionsTo(content, category?.path ?? []);
}

/** What saving answers: where the content stands, with marks to show while writing goes on. */
export function savedAnswer(record: PositionRecord): Answer<typeof savePosition> {
  const written = writtenContent(record);
  return {
    positionId: record.id,
    version: record.version,
    savedAt: record.updatedAt.toISOString(),
    objections: findObjections(written),
    readings: openReadings(written),
  };
}
