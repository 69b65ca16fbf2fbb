import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isGone } from '#lib/client/gone.ts';
import { notify } from '#lib/notice.ts';
import { deleteMutation, readingQuery } from '../../api.ts';
import { isReading } from '../../model.ts';
import { UploadProgress, readingWords } from './upload-progress.tsx';

interface ReadingProps {
  readonly resumeId: string;
  /** Of the file. */
  readonly name: string;
  /** The file was read, or could not be: its form can be opened. */
  readonly onDone: () => void;
  /** The person gave it up, or it is gone. */
  readonly onGone: () => void;
}

/** Waits for the server to read a file, stage by stage; cancelling removes the file and what was read of it. */
export function Reading({ resumeId, name, onDone, onGone }: ReadingProps) {
  const { data, error } = useQuery(readingQuery(resumeId));
  const remove = useMutation(deleteMutation);
  const isDone = data !== undefined && !isReading(data);
  const leave = isGone(error);

  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  useEffect(() => {
    if (leave) onGone();
  }, [leave, onGone]);

  function cancel() {
    remove.mutate(resumeId, {
      onSuccess: () => {
        notify('info', '已取消，文件没有保留');
        onGone();
      },
    });
  }

  const text =
    error !== null && data === undefined ? '暂时查不到进度，正在重试' : readingWords[data?.parseState ?? 'pending'];
  return <UploadProgress name={name} text={text} share={null} cancelling={remove.isPending} onCancel={cancel} />;
}
