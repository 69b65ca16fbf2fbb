import { useMutation } from '@tanstack/react-query';
import type { Step } from '@pinjian/contract/application-pipeline.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { acceptMutation } from '../api.ts';
import { DeclineSheet } from './decline-sheet.tsx';

interface AnswerInvitationProps {
  /** Whose interview it is: 前端工程师. Names the buttons for readers. */
  readonly title: string;
  readonly chosen: { readonly invitationId: string; readonly from: Step; readonly version: number };
  /** Hears of the interview that accepting made. */
  readonly onAccepted?: (interviewId: string) => void;
  /** Hears that it was answered or that the answer was refused: what shows it is worth asking for again. */
  readonly onSettled?: () => void;
}

/** The two answers to an invitation to an AI interview. */
export function AnswerInvitation({ title, chosen, onAccepted, onSettled }: AnswerInvitationProps) {
  const accept = useMutation(acceptMutation);
  const [declining, setDeclining] = useState(false);

  // Not by the mutation's own callbacks: a push may have taken this from the page before the answer came.
  function sendAcceptance() {
    accept.mutateAsync(chosen).then(
      ({ interviewId }) => {
        onSettled?.();
        onAccepted?.(interviewId);
      },
      () => onSettled?.(),
    );
  }

  return (
    <>
      <Button type="primary" aria-label={`接受邀请：${title}`} loading={accept.isPending} onClick={sendAcceptance}>
        接受邀请
      </Button>
      <Button aria-label={`谢绝：${title}`} disabled={accept.isPending} onClick={() => setDeclining(true)}>
        谢绝
      </Button>
      <DeclineSheet
        open={declining}
        title={title}
        chosen={chosen}
        onClose={() => setDeclining(false)}
        {...(onSettled && { onSettled })}
      />
    </>
  );
}
