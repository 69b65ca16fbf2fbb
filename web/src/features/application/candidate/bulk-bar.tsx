import { useMutation } from '@tanstack/react-query';
import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { notify } from '#lib/notice.ts';
import { passAllMutation, rejectAllMutation, type Chosen } from './api.ts';
import styles from './bulk-bar.module.css';
import { failuresOf, rejectedText, type Failure } from './model.ts';
import { RejectSheet, type Rejection } from './reject-sheet.tsx';

interface BulkBarProps {
  readonly rows: readonly CandidateRow[];
  /** Whether resumes are screened here. */
  readonly canPass: boolean;
  readonly onDone: () => void;
}

interface Outcome {
  readonly succeeded: number;
  readonly failures: readonly Failure[];
}

function chosenOf(rows: readonly CandidateRow[]): Chosen[] {
  return rows.map(({ applicationId, state, version }) => ({ applicationId, from: state, version }));
}

/** What came of a bulk move where not all of it succeeded. */
function Summary({ outcome, onClose }: { readonly outcome: Outcome | null; readonly onClose: () => void }) {
  return (
    <Modal
      open={outcome !== null}
      title={outcome === null ? '' : `${outcome.succeeded} 人成功，${outcome.failures.length} 人没有成功`}
      width={460}
      centered
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <p className={styles.summaryText}>没有成功的保持原样，列表已刷新到最新状态。</p>
      <ul className={styles.failures}>
        {outcome?.failures.map(({ applicationId, name, position, message }) => (
          <li key={applicationId}>
            <strong>{name === '' ? '一位候选人' : name}</strong>
            {position !== '' && <span className={styles.failurePosition}>{position}</span>}
            <span className={styles.failureWhy}>{message}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** What can be done with the chosen rows at once, with a summary of what succeeded and what did not. */
export function BulkBar({ rows, canPass, onDone }: BulkBarProps) {
  const passAll = useMutation(passAllMutation);
  const rejectAll = useMutation(rejectAllMutation);
  const [rejecting, setRejecting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const count = rows.length;

  function conclude(answer: Parameters<typeof failuresOf>[0] & { readonly succeeded: number }, allDone: string) {
    const failures = failuresOf(answer, rows);
    if (failures.length === 0) notify('success', allDone);
    else setOutcome({ succeeded: answer.succeeded, failures });
    onDone();
  }

  async function reject(rejection: Rejection) {
    const answer = await rejectAll.mutateAsync({ items: chosenOf(rows), ...rejection });
    setRejecting(false);
    conclude(answer, rejectedText(rejection.releaseNow, answer.succeeded));
  }

  return (
    <>
      {count > 0 && (
        <section className={styles.bulk} aria-label="批量操作">
          <span role="status">已选 {count} 人</span>
          <div className={styles.bulkButtons}>
            {canPass && (
              <Button
                type="primary"
                loading={passAll.isPending}
                onClick={() =>
                  passAll.mutate(
                    { items: chosenOf(rows) },
                    { onSuccess: (answer) => conclude(answer, `已通过 ${answer.succeeded} 人`) },
                  )
                }
              >
                批量通过
              </Button>
            )}
            <Button disabled={passAll.isPending} onClick={() => setRejecting(true)}>
              批量不合适
            </Button>
            <Button type="text" disabled={passAll.isPending} onClick={onDone}>
              取消选择
            </Button>
          </div>
        </section>
      )}
      <RejectSheet
        open={rejecting && count > 0}
        whom={`这 ${count} 位候选人`}
        onReject={reject}
        onClose={() => setRejecting(false)}
      />
      <Summary outcome={outcome} onClose={() => setOutcome(null)} />
    </>
  );
}
