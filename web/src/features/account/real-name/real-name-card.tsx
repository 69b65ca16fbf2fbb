import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { documentLabels } from '@pinjian/contract/account-real-name.ts';
import { useSession } from '#lib/session.ts';
import { notify } from '#lib/notice.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { reloadUser } from '../api.ts';
import { realNameQuery, withdrawMutation } from './api.ts';
import { DocumentForm } from './document-form.tsx';
import { FaceForm } from './face-form.tsx';
import { goToFace } from './go-to-face.ts';
import { realNameLook, type RealName } from './model.ts';
import styles from './real-name.module.css';

const ways = [
  { key: 'face', label: '人脸核验' },
  { key: 'document', label: '证件照片' },
] as const;

/** The two ways to prove a name; the face needs an identity card, the other takes any document. */
function Ways({ keepDays, begun }: { readonly keepDays: number; readonly begun?: string | undefined }) {
  const [way, setWay] = useState<string>('face');
  return (
    <>
      <div className={styles.ways}>
        <ChoiceChips label="认证方式" choices={ways} value={way} onChange={setWay} />
      </div>
      {way === 'face' ? (
        <FaceForm keepDays={keepDays} {...(begun && { certifyId: begun })} />
      ) : (
        <>
          <p className={styles.text}>
            不方便刷脸，或持护照、通行证等其他证件时，由审核人员核对，通常 1 个工作日内完成。
          </p>
          <DocumentForm keepDays={keepDays} />
        </>
      )}
    </>
  );
}

/** An attempt that waits, and the way to change one's mind about it. */
function InReview({ realName }: { readonly realName: RealName }) {
  const [again, setAgain] = useState(false);
  const { continueUrl, keepDays } = realName;
  const withdraw = useMutation(withdrawMutation);

  async function takeBack() {
    const question = {
      title: '撤回这次认证？',
      text: '提交的姓名、证件号码和照片会立即删除。',
      yes: '撤回认证',
      danger: true,
    };
    if (!(await confirm(question))) return;
    // Of a failure the client has told the person.
    const [done] = await Promise.allSettled([withdraw.mutateAsync()]);
    if (done.status === 'fulfilled') notify('success', '认证已撤回');
  }

  return (
    <>
      <Facts realName={realName} />
      <div className={styles.actions}>
        {continueUrl !== null && (
          <Button type="primary" onClick={() => goToFace(continueUrl)}>
            继续人脸核验
          </Button>
        )}
        {!again && <Button onClick={() => setAgain(true)}>重新填写或换一种方式</Button>}
        <Button loading={withdraw.isPending} onClick={() => void takeBack()}>
          撤回认证
        </Button>
      </div>
      {again && (
        <div className={styles.again}>
          <p className={styles.text}>重新提交后，正在进行的认证会作废。</p>
          <Ways keepDays={keepDays} />
        </div>
      )}
    </>
  );
}

function Facts({ realName: { maskedName, maskedIdNo, documentType } }: { readonly realName: RealName }) {
  if (maskedIdNo === null) return null;
  return (
    <dl className={styles.facts}>
      <dt>姓名</dt>
      <dd>{maskedName}</dd>
      <dt>{documentType === null ? '证件' : documentLabels[documentType]}</dt>
      <dd>{maskedIdNo}</dd>
    </dl>
  );
}

/**
 * Where the seeker's real name stands, and the forms while there is something to do.
 * @param props.begun a face check that was asked for without a name, and goes on with the one that is given here
 */
export function RealNameCard({ begun }: { readonly begun?: string }) {
  const { data, error, refetch } = useQuery(realNameQuery);
  const known = useSession((session) => session.user?.realNameState);
  const state = data?.state;

  // Decided while this page was open: what else shows the state asks again.
  useEffect(() => {
    if (state !== undefined && known !== undefined && state !== known) void Promise.allSettled([reloadUser()]);
  }, [state, known]);

  if (error !== null && data === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} title="实名认证状态没有加载出来" />;
  if (data === undefined) return <CardSkeletons count={1} />;
  const look = realNameLook(data);
  return (
    <Section title="实名认证" text={look.text} action={<StatusTag tone={look.tone}>{look.label}</StatusTag>}>
      {data.state === 1 && <InReview key={data.startedAt} realName={data} />}
      {data.state === 2 && <Facts realName={data} />}
      {(data.state === 0 || data.state === 3) && <Ways keepDays={data.keepDays} begun={begun} />}
    </Section>
  );
}
