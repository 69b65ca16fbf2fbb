import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError, isAbort } from '#lib/client.ts';
import { uploadMutation } from '../../api.ts';
import { refuseFile, type UploadStage } from '../model.ts';

interface Upload {
  readonly stage: UploadStage;
  /** Sends a file, or says why not. */
  readonly take: (file: File) => void;
  /** Stops sending. */
  readonly cancel: () => void;
  /** Back to the start. */
  readonly clear: () => void;
}

/** One file on its way: checked, sent with progress, then read by the server. */
export function useUpload(): Upload {
  const [stage, setStage] = useState<UploadStage>({ kind: 'idle' });
  const sending = useRef<AbortController>(undefined);
  const { mutateAsync } = useMutation(uploadMutation);

  async function send(file: File) {
    const { name, size } = file;
    const controller = new AbortController();
    sending.current = controller;
    setStage({ kind: 'sending', name, size, share: 0 });
    try {
      const onProgress = (share: number) => setStage({ kind: 'sending', name, size, share });
      const { resumeId } = await mutateAsync({ file, signal: controller.signal, onProgress });
      setStage({ kind: 'reading', name, resumeId });
    } catch (error) {
      if (isAbort(error)) setStage({ kind: 'idle' });
      else
        setStage({
          kind: 'refused',
          name,
          message: error instanceof CallError ? error.message : '上传失败，请稍后再试',
        });
    }
  }

  return {
    stage,
    take(file) {
      const refusal = refuseFile(file);
      if (refusal === null) void send(file);
      else setStage({ kind: 'refused', name: file.name, message: refusal });
    },
    cancel: () => sending.current?.abort(),
    clear: () => setStage({ kind: 'idle' }),
  };
}
