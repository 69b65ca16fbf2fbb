import type { PersonInFull, PersonRecord } from '@pinjian/contract/console-person.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import styles from '../records/records.module.css';
import { PayerOrders } from '../order/payer-orders.tsx';
import { ReasonButton } from '../unmask/reason-button.tsx';
import { Unmasked } from '../unmask/unmasked.tsx';
import { endSessionsMutation, personQuery, unmaskMutation } from './api.ts';
import { PersonHiring } from './person-hiring.tsx';
import { companyRoleWords, identityWords, realNameLook } from '../records/words.ts';

type Identity = PersonRecord['identities'][number];

/** One of a person's identities, in full where `full` knows it. */
function IdentityItem({ identity, full }: { readonly identity: Identity; readonly full: PersonInFull | null }) {
  const { userId, clientId, maskedName, maskedRealName, company, createdAt } = identity;
  const shown = full?.identities.find((each) => each.userId === userId);
  const name = shown === undefined ? maskedName : shown.name;
  const realName = shown === undefined ? maskedRealName : shown.realName;
  const look = realNameLook(identity.realNameState);
  return (
    <li>
      <StatusTag tone="accent">{identityWords[clientId]}</StatusTag>
      <span className={styles.grow}>
        {name ?? '未填写姓名'}
        {realName !== null && `（实名 ${realName}）`}
        {company !== null && (
          <>
            {'，'}
            <Link to={`/console/companies/${company.companyId}`}>{company.name}</Link> {companyRoleWords[company.role]}
          </>
        )}
      </span>
      {clientId === 'web-job-hunter' && <StatusTag tone={look.tone}>{look.word}</StatusTag>}
      <span className={styles.when}>{dateTime(createdAt)} 开通</span>
    </li>
  );
}

type Event = PersonRecord['securityEvents'][number];
/** What happened, in one sentence. */
type Describe = (event: Event) => string;

function Events({ events, describe }: { readonly events: readonly Event[]; readonly describe: Describe }) {
  if (events.length === 0) return <EmptyState title="没有安全记录" text="登录、换号、退出设备会出现在这里。" />;
  return (
    <ul className={styles.plain}>
      {events.map((event) => (
        <li key={event.eventId}>
          <span className={styles.grow}>{describe(event)}</span>
          <span className={styles.muted}>{event.city ?? event.address}</span>
          <span className={styles.when}>{dateTime(event.at)}</span>
        </li>
      ))}
    </ul>
  );
}

/** One person, masked until somebody says why they look; what was shown is gone when the page is left. */
export function PersonPage({ personId, describe }: { readonly personId: string; readonly describe: Describe }) {
  const { data: person, error, refetch } = useQuery(personQuery(personId));
  const unmask = useMutation(unmaskMutation);
  const endSessions = useMutation(endSessionsMutation);
  const [full, setFull] = useState<PersonInFull | null>(null);
  const back = { to: '/console/people', label: '用户' };
  if (error !== null && person === undefined) {
    const gone = { title: '没有找到这个用户', to: back.to, label: '返回用户' };
    return <ErrorState error={error} onRetry={() => void refetch()} title="这个用户没有加载出来" gone={gone} />;
  }
  if (person === undefined) return <CardSkeletons count={3} />;
  const { counts } = person;
  const seeker = person.identities.find(({ clientId }) => clientId === 'web-job-hunter');
  const mail = full === null ? person.maskedMail : full.mail;

  return (
    <>
      <PageHeader
        title={`用户 ${person.maskedPhone}`}
        subtitle={`${dateTime(person.createdAt)} 注册`}
        back={back}
        actions={
          <>
            {full === null ? (
              <ReasonButton
                label="查看完整信息"
                text="显示完整的手机号、邮箱和姓名。只在这次查看中显示，离开后需要重新说明原因。"
                templates={['用户来电要求核实', '处理投诉举报', '配合主管部门调查']}
                onReason={async (reason) => setFull(await unmask.mutateAsync({ personId, reason }))}
              />
            ) : (
              <Unmasked />
            )}
            <ReasonButton
              danger
              label="退出所有设备"
              text="这个用户会立即在所有设备上退出登录，需要重新用验证码登录。"
              templates={['用户报告账号被他人使用', '手机号已换人']}
              onReason={async (reason) => {
                const { ended } = await endSessions.mutateAsync({ personId, reason });
                notify('success', ended === 0 ? '没有登录中的设备' : `已让 ${ended} 台设备退出登录`);
              }}
            />
          </>
        }
      />
      <Section title="联系方式和数量">
        <dl className={styles.facts}>
          <dt>手机号</dt>
          <dd>{full?.phone ?? person.maskedPhone}</dd>
          <dt>邮箱</dt>
          <dd>{mail ?? '没有绑定'}</dd>
          <dt>登录中的设备</dt>
          <dd>{counts.devices} 台</dd>
          <dt>简历</dt>
          <dd>{counts.resumes} 份</dd>
          <dt>投递</dt>
          <dd>{counts.applications} 次</dd>
        </dl>
      </Section>
      <Section title="身份">
        <ul className={styles.plain}>
          {person.identities.map((identity) => (
            <IdentityItem key={identity.userId} identity={identity} full={full} />
          ))}
        </ul>
      </Section>
      {seeker !== undefined && (
        <PayerOrders kind="seeker" payerId={seeker.userId} adjust={`/console/adjustments/new?person=${personId}`} />
      )}
      {seeker !== undefined && <PersonHiring personId={personId} />}
      <Section title="最近的安全记录" text="最多 20 条">
        <Events events={person.securityEvents} describe={describe} />
      </Section>
    </>
  );
}
