import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { VerificationCase } from '@pinjian/contract/console-verification.ts';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { AskedPicture } from '../queue/asked-picture.tsx';
import { DecisionPanel } from '../queue/decision-panel.tsx';
import { OwnCase } from '../queue/own-case.tsx';
import styles from '../queue/queue.module.css';
import { decideMutation, showPicture, verificationQuery } from './api.ts';
import { VerificationHistory } from './verification-history.tsx';
import { agencyReasons, claimReasons, verificationReasons } from './reasons.ts';

const answerWords = {
  unsure: '自动核验无法判断，需要您对照执照核对。',
  passed: '自动核验认为执照无误，但信用代码已被另一家认证企业使用。',
  none: '自动核验还没有给出结果。',
} as const;

function Facts({ one }: { readonly one: VerificationCase }) {
  const { company } = one;
  const nameDiffers = company.name !== one.companyName;
  const codeDiffers = company.creditCode !== one.creditCode;
  return (
    <dl className={styles.facts}>
      <dt>提交的名称</dt>
      <dd>{one.companyName}</dd>
      <dt>提交的信用代码</dt>
      <dd>{one.creditCode}</dd>
      <dt>公司资料</dt>
      <dd>
        <Link to={`/console/companies/${company.companyId}`}>{company.name}</Link>
        {nameDiffers && <span className={styles.differs}> 名称不同</span>}
        <br />
        {company.creditCode}
        {codeDiffers && <span className={styles.differs}> 代码不同</span>}
      </dd>
      <dt>行业和城市</dt>
      <dd>{[company.industryName, company.cityName].filter((part) => part !== null).join(' · ')}</dd>
      {one.licenceNumber !== null && (
        <>
          <dt>许可证编号</dt>
          <dd>{one.licenceNumber}</dd>
          <dt>有效期至</dt>
          <dd>{one.validUntil}</dd>
        </>
      )}
      <dt>提交时间</dt>
      <dd>{dateTime(one.submittedAt)}</dd>
    </dl>
  );
}

function Holder({ holder }: { readonly holder: NonNullable<VerificationCase['holder']> }) {
  return (
    <Section title="现在使用这个信用代码的企业">
      <div className={styles.beside}>
        <dl className={styles.facts}>
          <dt>名称</dt>
          <dd>
            <Link to={`/console/companies/${holder.companyId}`}>{holder.name}</Link>
          </dd>
          <dt>认证时间</dt>
          <dd>{holder.verifiedAt === null ? '没有记录' : dateTime(holder.verifiedAt)}</dd>
          <dt>招聘中的职位</dt>
          <dd>{holder.openPositions} 个</dd>
        </dl>
        {holder.verificationId !== null && (
          <AskedPicture
            id={holder.verificationId}
            show={showPicture}
            label="查看这家企业的营业执照"
            alt={`${holder.name}的营业执照`}
          />
        )}
      </div>
    </Section>
  );
}

function handOverQuestion(one: VerificationCase, holder: NonNullable<VerificationCase['holder']>) {
  return {
    title: `把信用代码移交给“${one.companyName}”？`,
    text: `“${holder.name}”会失去认证，招聘中的 ${holder.openPositions} 个职位会暂停，双方都会收到消息。对方可以重新提交认证。`,
    yes: '通过并移交',
    danger: true,
  };
}

/** One submission: what was written beside the licence, hidden until somebody asks for it, who holds the code, what came before, and the decision. */
export function VerificationDetail({
  verificationId,
  onDecided,
}: {
  readonly verificationId: string;
  readonly onDecided: (decided: string) => void;
}) {
  const { data: one, error, refetch } = useQuery(verificationQuery(verificationId));
  const decide = useMutation(decideMutation);
  if (error !== null && one === undefined) {
    const gone = { title: '没有找到这份认证', to: '/console/verifications', label: '返回企业认证' };
    return <ErrorState error={error} onRetry={() => void refetch()} title="这份认证没有加载出来" gone={gone} />;
  }
  if (one === undefined) return <CardSkeletons count={2} />;
  const { holder } = one;
  const document = one.kind === 'agency' ? '人力资源服务许可证' : '营业执照';

  function send(outcome: 'passed' | 'failed', more: { reason?: string; handOverFrom?: string }) {
    decide.mutate(
      { verificationId, outcome, ...more },
      {
        onSuccess() {
          notify('success', outcome === 'passed' ? '已通过，企业会收到消息' : '已告知企业不通过的原因');
          onDecided(verificationId);
        },
      },
    );
  }

  async function pass(of: VerificationCase) {
    if (of.holder === null) return send('passed', {});
    if (await confirm(handOverQuestion(of, of.holder))) send('passed', { handOverFrom: of.holder.companyId });
  }

  return (
    <div>
      <Section
        title={one.companyName}
        action={<StatusTag tone={one.status === 0 ? 'warning' : 'neutral'}>{statusWords(one)}</StatusTag>}
      >
        {one.status === 0 && (
          <Alert
            className={styles.notice}
            type={holder === null ? 'info' : 'warning'}
            showIcon
            title={
              holder === null
                ? one.kind === 'agency'
                  ? '请核对许可证上的单位名称、编号和有效期。通过后这家企业可以发布代招和猎头职位。'
                  : answerWords[one.licenceAnswer ?? 'none']
                : `认领：信用代码已由“${holder.name}”认证使用。通过即把代码移交给提交方。`
            }
          />
        )}
        <div className={styles.beside}>
          <Facts one={one} />
          <AskedPicture
            id={verificationId}
            show={showPicture}
            label={`查看${document}`}
            alt={`${one.companyName}提交的${document}`}
          />
        </div>
      </Section>
      {holder !== null && <Holder holder={holder} />}
      {one.earlier.length > 0 && (
        <Section title="以往的提交">
          <VerificationHistory entries={one.earlier} />
        </Section>
      )}
      <Section title={one.status === 0 ? '您的决定' : '已经决定'}>
        {one.status === 0 && one.isOwn && <OwnCase kind="verification" />}
        {one.status === 0 && !one.isOwn && (
          <DecisionPanel
            yes={holder === null ? '通过' : '通过并移交'}
            no="不通过"
            reader="企业"
            templates={one.kind === 'agency' ? agencyReasons : holder === null ? verificationReasons : claimReasons}
            busy={decide.isPending}
            onYes={() => void pass(one)}
            onNo={(reason) => send('failed', { reason })}
          />
        )}
        {one.status !== 0 && <VerificationHistory entries={[one]} />}
      </Section>
    </div>
  );
}

function statusWords(one: VerificationCase): string {
  if (one.status === 0) return one.holder === null ? '等待核对' : '认领信用代码';
  return one.status === 1 ? '已通过' : '未通过';
}
