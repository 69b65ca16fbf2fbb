import { documentLabels } from '@pinjian/contract/account-real-name.ts';
import type { DocumentCase } from '@pinjian/contract/console-document.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { AskedPicture } from '../queue/asked-picture.tsx';
import { DecisionPanel } from '../queue/decision-panel.tsx';
import { OwnCase } from '../queue/own-case.tsx';
import styles from '../queue/queue.module.css';
import { ReasonButton } from '../unmask/reason-button.tsx';
import { Unmasked } from '../unmask/unmasked.tsx';
import { decideMutation, documentQuery, showPicture, unmaskMutation } from './api.ts';

/** What a person is often told, in words for them. */
const reasons = [
  '证件照片不清晰或不完整，请重新拍摄四角完整、文字清晰的照片',
  '填写的姓名与证件不一致，请核对后重新提交',
  '填写的证件号码与证件不一致，请核对后重新提交',
  '证件已过有效期，请提交有效的证件',
  '上传的不是所选类型的证件，请重新上传',
] as const;

const words = {
  0: { text: '等待核对', tone: 'warning' },
  1: { text: '已通过', tone: 'success' },
  2: { text: '未通过', tone: 'danger' },
} as const;

function Earlier({ entries }: { readonly entries: DocumentCase['earlier'] }) {
  return (
    <ul className={styles.history}>
      {entries.map(({ checkId, method, status, reason, submittedAt }) => (
        <li key={checkId}>
          <StatusTag tone={words[status].tone}>{words[status].text}</StatusTag>{' '}
          {method === 'face' ? '人脸核验' : '证件照片'}
          <p className={styles.muted}>{dateTime(submittedAt)} 提交</p>
          {reason !== null && <p>原因：{reason}</p>}
        </li>
      ))}
    </ul>
  );
}

/** One document beside what was typed: name and number hidden until somebody says why they look, the picture until they ask. */
export function DocumentDetail({
  checkId,
  onDecided,
}: {
  readonly checkId: string;
  readonly onDecided: (decided: string) => void;
}) {
  const { data: one, error, refetch } = useQuery(documentQuery(checkId));
  const decide = useMutation(decideMutation);
  const unmask = useMutation(unmaskMutation);
  // Held by this visit alone: gone with the component, kept in no cache.
  const [full, setFull] = useState<{ readonly name: string; readonly number: string } | null>(null);
  if (error !== null && one === undefined) {
    const gone = { title: '没有找到这份材料', to: '/console/documents', label: '返回实名材料' };
    return <ErrorState error={error} onRetry={() => void refetch()} title="这份材料没有加载出来" gone={gone} />;
  }
  if (one === undefined) return <CardSkeletons count={2} />;
  const isOpen = one.status === 0;

  function send(outcome: 'passed' | 'failed', reason?: string) {
    decide.mutate(
      { checkId, outcome, ...(reason === undefined ? {} : { reason }) },
      {
        onSuccess() {
          notify('success', outcome === 'passed' ? '已通过，用户会收到消息' : '已告知用户不通过的原因');
          onDecided(checkId);
        },
      },
    );
  }

  return (
    <div>
      <Section
        title={documentLabels[one.documentType]}
        action={<StatusTag tone={words[one.status].tone}>{words[one.status].text}</StatusTag>}
      >
        <div className={styles.beside}>
          <div>
            <dl className={styles.facts}>
              <dt>填写的姓名</dt>
              <dd>{full?.name ?? one.maskedName}</dd>
              <dt>填写的号码</dt>
              <dd>{full?.number ?? one.maskedNumber}</dd>
              <dt>提交时间</dt>
              <dd>{dateTime(one.submittedAt)}</dd>
              <dt>用户</dt>
              <dd>
                <Link to={`/console/people/${one.personId}`}>查看用户</Link>
              </dd>
            </dl>
            {isOpen && (
              <div className={styles.reveal}>
                {full === null ? (
                  <ReasonButton
                    label="查看完整姓名和号码"
                    text="只在这次查看中显示，离开后需要重新说明原因。"
                    templates={['核对实名材料', '复核同事的疑问']}
                    onReason={async (reason) => setFull(await unmask.mutateAsync({ checkId, reason }))}
                  />
                ) : (
                  <Unmasked />
                )}
              </div>
            )}
          </div>
          {one.hasPicture ? (
            <AskedPicture
              id={checkId}
              show={showPicture}
              label="查看证件照片"
              alt={`${one.maskedName}提交的证件照片`}
            />
          ) : (
            <p className={styles.muted}>决定之后，证件照片不再显示。</p>
          )}
        </div>
      </Section>
      {one.earlier.length > 0 && (
        <Section title="以往的认证">
          <Earlier entries={one.earlier} />
        </Section>
      )}
      {isOpen && (
        <Section title="您的决定">
          {one.isOwn ? (
            <OwnCase kind="realName" />
          ) : (
            <DecisionPanel
              yes="通过"
              no="不通过"
              reader="用户"
              templates={reasons}
              busy={decide.isPending}
              onYes={() => send('passed')}
              onNo={(reason) => send('failed', reason)}
            />
          )}
        </Section>
      )}
    </div>
  );
}
