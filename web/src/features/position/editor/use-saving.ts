import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import { positionErrors, type getPositionForEdit } from '@pinjian/contract/position.ts';
import { positionContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import type { PositionReading } from '@pinjian/contract/position-requirement.ts';
import type { FormInstance } from 'antd';
import { withFields } from '#lib/saving/merge.ts';
import type { Saved } from '#lib/saving/saver.ts';
import { useSaver, type Saving } from '#lib/saving/use-saver.ts';
import { loadPosition, save } from '../management/api.ts';
import { contentOf, positionFields, valuesOf, type EditorValues } from './values.ts';

interface SavedPosition extends Saved<PositionContent> {
  readonly objections: readonly Objection[];
  readonly readings: readonly PositionReading[];
}
export type PositionSaving = Saving<EditorValues, PositionContent, SavedPosition>;

type Edited = Answer<typeof getPositionForEdit>;

/** As the server stores it (texts trimmed); what it would refuse goes as it is, so that it says why. */
function storable(values: EditorValues): PositionContent {
  const content = contentOf(values);
  const parsed = positionContent.safeParse(content);
  return parsed.success ? parsed.data : content;
}

/** Skills carry ids of the server's own choice, which the form knows nothing of. */
function savedOf({ version, updatedAt, content, objections, readings }: Edited): SavedPosition {
  return { version, savedAt: updatedAt, content: storable(valuesOf(content)), objections, readings };
}

/** Saves the form by itself; what others wrote into other fields meanwhile appears in it. */
export function useSaving(position: Edited, form: FormInstance<EditorValues>): PositionSaving {
  const { positionId } = position;
  return useSaver<EditorValues, PositionContent, SavedPosition>({
    name: 'positionDraft',
    movedCode: positionErrors.editedElsewhere.code,
    stored: savedOf(position),
    fields: positionFields,
    storable,
    put: (values, content, names) => withFields(positionFields, values, valuesOf(content), names),
    async send(version, content) {
      const { objections, readings, ...saved } = await save({ positionId, version, content });
      return { version: saved.version, savedAt: saved.savedAt, content, objections, readings };
    },
    load: async () => savedOf(await loadPosition(positionId)),
    onMerged: (values) => form.setFieldsValue(values),
  });
}
