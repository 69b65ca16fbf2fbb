import type { PositionReviewCase, PositionReviewEntry } from '@pinjian/contract/console-position-review.ts';
import type { PositionReviewState } from '@pinjian/contract/position.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag, type Tone } from '#ui/tag.tsx';
import { DecisionPanel } from '../queue/decision-panel.tsx';
import { OwnCase } from '../queue/own-case.tsx';
import styles from '../queue/queue.module.css';
import { decideMutation, reviewQuery } from './api.ts';
import { stretchesOf } from './marks.ts';

/** What a company is often told, in words for it. */
const reasons = [
  '职位内容包含性别、年龄等与岗位能力无关的限制，请按标记修改后重新发布',
  '职位内容涉及向求职者收费或扣押证件，不能发布',
  '职位内容涉及不付工资、不缴社保，不能发布',
  '职位内容涉及培训贷款、拉人计酬或刷单返利，不能发布',
  '请删去职位中的联系方式，通过平台与求职者沟通',
  '说明的理由不足以证明该条件是岗位依法必需的，请删去后重新发布',
] as const;

/** What the parts of a position are called, by the first word of a path; sections of the description by their own titles. */
const partWords: Readonly<Record<string, string>> = {
  title: '职位名称',
  address: '详细地址',
  requirements: '技能要求',
  description: '职位描述',
  benefits: '自定义福利',
};

const looks: Readonly<Record<PositionReviewState, { readonly word: string; readonly tone: Tone }>> = {
  pending: { word: '等待审核', tone: 'warning' },
  approved: { word: '已通过', tone: 'success' },
  rejected: { word: '已驳回', tone: 'danger' },
  withdrawn: { word: '企业已撤回', tone: 'neutral' },
};

function Passages({ one }: { readonly one: PositionReviewCase }) {
  return (
    <dl className={styles.facts}>
      {one.passages.map(({ path, text }) => (
        <Passage key={path} path={path} text={text} one={one} />
      ))}
    </dl>
  );
}

function nameOf(path: string, { preview }: PositionReviewCase): string {
  const [part = '', index] = path.split('.');
  const section = part === 'description' ? preview.description[Number(index)]?.title.label : undefined;
  return section ?? partWords[part] ?? '职位内容';
}

function Passage({
  path,
  text,
  one,
}: {
  readonly path: string;
  readonly text: string;
  readonly one: PositionReviewCase;
}) {
  const objections = one.objections.filter((each) => each.path === path);
  return (
    <>
      <dt>{nameOf(path, one)}</dt>
      <dd>
        <p className={styles.passage}>
          {stretchesOf(text, objections).map(({ text: part, objection }, index) =>
            objection === null ? (
              part
            ) : (
              <mark key={index} className={styles.mark}>
                {part}
              </mark>
            ),
          )}
        </p>
      </dd>
    </>
  );
}

function Rules({ one }: { readonly one: PositionReviewCase }) {
  return (
    <ul className={styles.rules}>
      {one.objections.map(({ path, from, word, message }) => (
        <li key={`${path}-${from}`}>
          <mark className={styles.mark}>{word}</mark> {message}
        </li>
      ))}
    </ul>
  );
}

function Earlier({ entries }: { readonly entries: readonly PositionReviewEntry[] }) {
  return (
    <ul className={styles.history}>
      {entries.map(({ reviewId, state, lookedAgain, reason, submittedAt, objections }) => (
        <li key={reviewId}>
          <StatusTag tone={looks[state].tone}>{looks[state].word}</StatusTag>
          <p className={styles.muted}>
            {dateTime(submittedAt)} {lookedAgain ? '自动复查' : '提交'}，标出：
            {objections.map(({ word }) => word).join('、')}
          </p>
          {reason !== null && <p>原因：{reason}</p>}
        </li>
      ))}
    </ul>
  );
}

function factsOf({ preview }: PositionReviewCase): string {
  const place = [preview.city?.name, preview.district?.name].filter((part) => part !== undefined).join('·');
  const parts = [preview.category?.path.join(' / '), place, preview.salaryText, preview.experience?.label];
  return parts.filter((part) => part !== undefined && part !== '').join('，');
}

/** One position: every text that seekers would read, the words objected to with their rules, and the decision. */
export function ReviewDetail({
  reviewId,
  onDecided,
}: {
  readonly reviewId: string;
  readonly onDecided: (decided: string) => void;
}) {
  const { data: one, error, refetch } = useQuery(reviewQuery(reviewId));
  const decide = useMutation(decideMutation);
  if (error !== null && one === undefined) {
    const gone = { title: '没有找到这次审核', to: '/console/position-reviews', label: '返回职位审核' };
    return <ErrorState error={error} onRetry={() => void refetch()} title="这个职位没有加载出来" gone={gone} />;
  }
  if (one === undefined) return <CardSkeletons count={2} />;
  const look = looks[one.state];
  const done = one.lookedAgain
    ? { approved: '继续展示，企业会收到消息', rejected: '已停止展示，企业会收到原因' }
    : { approved: '已发布，企业会收到消息', rejected: '已驳回，企业会收到原因' };

  function send(outcome: 'approved' | 'rejected', reason?: string) {
    decide.mutate(
      { reviewId, outcome, ...(reason === undefined ? {} : { reason }) },
      {
        onSuccess() {
          notify('success', done[outcome]);
          onDecided(reviewId);
        },
      },
    );
  }

  return (
    <div>
      <Section
        title={one.preview.title}
        text={factsOf(one)}
        action={<StatusTag tone={look.tone}>{look.word}</StatusTag>}
      >
        <dl className={styles.facts}>
          <dt>企业</dt>
          <dd>
            <Link to={`/console/companies/${one.company.companyId}`}>{one.company.name}</Link>
            {!one.company.verified && <span className={styles.differs}> 认证已失效</span>}
          </dd>
          <dt>{one.lookedAgain ? '复查时间' : '提交时间'}</dt>
          <dd>{dateTime(one.submittedAt)}</dd>
          {one.lookedAgain ? (
            <>
              <dt>复查原因</dt>
              <dd>发布规范更新，平台自动复查；职位仍在展示</dd>
            </>
          ) : (
            <>
              <dt>企业的说明</dt>
              <dd>{one.note === '' ? '没有填写' : one.note}</dd>
            </>
          )}
        </dl>
      </Section>
      <Section title={`自动检查标出 ${one.objections.length} 处`}>
        <Rules one={one} />
      </Section>
      <Section title="求职者会看到的文字">
        <Passages one={one} />
      </Section>
      {one.earlier.length > 0 && (
        <Section title="以往的审核">
          <Earlier entries={one.earlier} />
        </Section>
      )}
      <Section title={one.state === 'pending' ? '您的决定' : '已经决定'}>
        {one.state === 'pending' && one.isOwn && <OwnCase kind="positionReview" />}
        {one.state === 'pending' && !one.isOwn && (
          <DecisionPanel
            yes={one.lookedAgain ? '继续展示' : '通过并发布'}
            no={one.lookedAgain ? '停止展示' : '驳回'}
            reader="企业"
            templates={reasons}
            busy={decide.isPending}
            onYes={() => send('approved')}
            onNo={(reason) => send('rejected', reason)}
          />
        )}
        {one.state !== 'pending' && <Earlier entries={[one]} />}
      </Section>
    </div>
  );
}
