import { resumeFileFormats, resumeFileLabels } from '@pinjian/contract/resume-file.ts';
import { useMutation } from '@tanstack/react-query';
import type { MenuProps } from 'antd';
import { fileMutation } from '../../api.ts';

/** The other forms in which a resume can be taken along, as items of a menu. */
export function useFileItems(resumeId: string): NonNullable<MenuProps['items']> {
  const file = useMutation(fileMutation);
  return resumeFileFormats.map((format) => ({
    key: format,
    label: `下载 ${resumeFileLabels[format]}`,
    disabled: file.isPending,
    onClick: () => file.mutate({ resumeId, format }),
  }));
}
