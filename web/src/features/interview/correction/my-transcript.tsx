import type { InterviewFeedback } from '@pinjian/contract/interview-report.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#lib/client.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { notify } from '#lib/notice.ts';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Fold } from '#ui/fold.tsx';
import { Transcript } from '../components/transcript.tsx';
import type { Jump } from '../components/use-jump.ts';
import { WordingSwitch } from '../components/wording-switch.tsx';
import { correctionQuery, correctMutation } from './api.ts';
import { CorrectionNote } from './correction-note.tsx';
import { changesOf, type Drafts } from './drafts.ts';
import { CorrectionEditor } from './editor.tsx';
import styles from './correction.module.css';

interface MyTranscriptProps {
  readonly feedback: InterviewFeedback;
  readonly jump: Jump;
}

/** One's own transcript: what was said, what a step rests on, and the way to put right what was written down wrongly. */
export function MyTranscript({ feedback, jump }: MyTranscriptProps) {
  const { interviewId, transcript, correction: corrected, competencies } = feedback;
  const { data: correction, error, refetch } = useQuery(correctionQuery(interviewId));
  const correct = useMutation(correctMutation);
  const [drafts, setDrafts] = useState<Drafts | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [original, setOriginal] = useState(false);
  // An editor that was only opened holds nothing that could be lost.
  const isTouched = drafts !== null && (correction === undefined || changesOf(correction.turns, drafts).length > 0);
  useKeptDraft<Drafts>('correction', { read: () => (isTouched ? drafts : undefined), restore: setDrafts });

  async function save() {
    if (correction === undefined || drafts === null) return;
    const corrections = changesOf(correction.turns, drafts);
    const sure = await confirm({
      title: `保存 ${corrections.length} 处更正？`,
      text: `会按更正后的文字重新评分，结果可能变好也可能变差。原文和原来的报告都保留${
        feedback.practice ? '' : '，招聘方能看到改了哪里'
      }。这场面试还能更正 ${correction.timesLeft} 次。`,
      yes: '保存并重新评分',
      no: '再看看',
    });
    if (!sure) return;
    setFailure(null);
    try {
      await correct.mutateAsync({ interviewId, version: correction.version, corrections });
      setDrafts(null);
      notify('success', '已保存，正在重新评分');
    } catch (reason) {
      // What was typed stays; only what it is held against is read anew.
      setFailure(reason instanceof CallError ? reason.message : '没有保存成功，请稍后再试');
      if (reason instanceof CallError && reason.code === errors.stateChanged.code) await refetch();
    }
  }

  async function cancel() {
    const changes = correction === undefined || drafts === null ? [] : changesOf(correction.turns, drafts);
    const question = { title: '放弃没保存的更正？', yes: '放弃更正', no: '继续更正', danger: true };
    if (changes.length > 0 && !(await confirm(question))) return;
    setDrafts(null);
    setFailure(null);
  }

  if (correction !== undefined && drafts !== null) {
    return (
      <CorrectionEditor
        correction={correction}
        transcript={transcript}
        drafts={drafts}
        saving={correct.isPending}
        failure={failure}
        onDraft={(seq, text) => setDrafts((before) => withDraft(before ?? {}, seq, text))}
        onSave={() => void save()}
        onCancel={() => void cancel()}
      />
    );
  }
  return (
    <div className={styles.mine}>
      {error !== null && correction === undefined && (
        <ErrorState error={error} onRetry={() => void refetch()} title="能否更正没有加载出来" />
      )}
      {correction !== undefined && <CorrectionNote correction={correction} onEdit={() => setDrafts({})} />}
      {corrected !== null && corrected.turns.length > 0 && <WordingSwitch original={original} onChange={setOriginal} />}
      <Fold more={`展开全部 ${transcript.length} 条`} open={jump.chosen !== null}>
        <Transcript
          turns={transcript}
          candidate="我"
          quotes={competencies.flatMap(({ quotes }) => quotes)}
          chosen={jump.chosen}
          turnId={jump.turnId}
          corrections={corrected?.turns ?? []}
          original={original}
        />
      </Fold>
    </div>
  );
}

function withDraft(drafts: Drafts, seq: number, text: string | null): Drafts {
  const { [seq]: _before, ...others } = drafts;
  return text === null ? others : { ...others, [seq]: text };
}
