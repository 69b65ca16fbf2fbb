import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { actMutation } from './api.ts';
import type { Question } from './questions.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface QuestionButtonsProps {
  readonly roundId: string;
  readonly questions: readonly Question[];
}

/** A button for each act that needs a word, and the dialog that asks for it. */
export function QuestionButtons({ roundId, questions }: QuestionButtonsProps) {
  const act = useMutation(actMutation);
  const [asked, setAsked] = useState<Question | null>(null);
  return (
    <>
      {questions.map((question) => (
        <Button key={question.label} onClick={() => setAsked(question)}>
          {question.label}
        </Button>
      ))}
      {asked !== null && (
        <ReasonDialog
          draftName={`${roundId} ${asked.label}`}
          question={asked}
          onSend={(given) => act.mutateAsync(asked.act(given))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
