import { setupErrors, type InterviewSetup, type SetupOfPosition } from '@pinjian/contract/interview-setup.ts';
import { withFields, type Fields } from '#lib/saving/merge.ts';
import type { Saved } from '#lib/saving/saver.ts';
import { useSaver, type Saving } from '#lib/saving/use-saver.ts';
import { loadSetup, saveSetup } from './api.ts';
import { storableSetup } from './model.ts';

type SetupSaving = Saving<InterviewSetup, InterviewSetup, Saved<InterviewSetup>>;

const fields: Fields = {
  length: ['length'],
  aiUse: ['aiUse'],
  emphasis: ['emphasis'],
  questions: ['questions'],
};

export const fieldLabels: Readonly<Record<string, string>> = {
  length: '时长',
  aiUse: 'AI 使用规则',
  emphasis: '侧重的能力项',
  questions: '自拟的题目',
};

/** The saver counts from 1, which nobody saved; a setup that was never written is 0 on the wire. */
const unwritten = 1;

interface Heard {
  /** What others wrote meanwhile. */
  readonly onMerged: (held: InterviewSetup) => void;
  /** What the server says of the setup as it stands now. */
  readonly onStored: (stored: SetupOfPosition) => void;
}

/** Saves the setup by itself. */
export function useSetupSaving(setup: SetupOfPosition, { onMerged, onStored }: Heard): SetupSaving {
  const { positionId } = setup;
  const savedOf = (stored: SetupOfPosition): Saved<InterviewSetup> => ({
    version: stored.version + unwritten,
    content: stored.content,
    savedAt: stored.savedAt ?? '',
  });
  const heard = (stored: SetupOfPosition): Saved<InterviewSetup> => {
    onStored(stored);
    return savedOf(stored);
  };
  return useSaver<InterviewSetup, InterviewSetup, Saved<InterviewSetup>>({
    name: 'interviewSetup',
    movedCode: setupErrors.setupEditedElsewhere.code,
    stored: savedOf(setup),
    fields,
    storable: storableSetup,
    put: (held, content, names) => withFields(fields, held, content, names),
    send: async (version, content) => heard(await saveSetup({ positionId, version: version - unwritten, content })),
    load: async () => heard(await loadSetup(positionId)),
    onMerged,
  });
}
