import { useQuery } from '@tanstack/react-query';
import { genders, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { dictionariesQuery } from '#features/dictionary/api.ts';
import { ClashNotice } from '#ui/saving/clash-notice.tsx';
import { fieldText, labelOf } from '../model.ts';
import type { Saving } from './use-saving.ts';

function FieldText({ field, held }: { readonly field: string; readonly held: ResumeContent }) {
  const { gender, jobStatus } = held.basics;
  const { data } = useQuery({
    ...dictionariesQuery(['job_hunting_status']),
    enabled: field === 'basics.jobStatus',
  });
  if (field === 'basics.jobStatus')
    return data?.job_hunting_status?.find(({ dictNum }) => dictNum === jobStatus)?.dictLabel ?? '空白';
  if (field === 'basics.gender') return gender === null ? '空白' : gender === genders.male ? '男' : '女';
  const text = fieldText(field, held);
  return text === '' ? '空白' : text;
}

/** What was written here and in another tab or device into the same fields of a resume. */
export function ResumeClash({ saving }: { readonly saving: Saving }) {
  return <ClashNotice saving={saving} labelOf={labelOf} FieldText={FieldText} heldOf={({ content }) => content} />;
}
