import { outsideChannels } from '@pinjian/contract/message-preference.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Switch } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import type { MessageRole } from '../model.ts';
import { changeMutation, preferencesQuery, type Preference, type Preferences } from '../preference/api.ts';
import { channelWords, insideWord, kindWords } from '../preference/model.ts';
import styles from './notification-settings.module.css';
import { OutsideSends } from './outside-sends.tsx';

interface NotificationSettingsProps {
  readonly reader: MessageRole;
  /** Where a mail address is bound. */
  readonly mailPath: string;
}

/** 消息通知: inside everything is told, but for what can be chosen; what also goes out by text message and mail is chosen here, each kind alone. */
export function NotificationSettings({ reader, mailPath }: NotificationSettingsProps) {
  const { data, error, refetch } = useQuery(preferencesQuery);
  const [wantsRecords, setWantsRecords] = useState(false);
  return (
    <Section title="消息通知" text="站内消息默认都会收到。短信和邮件可以按类别选择。">
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="通知设置没有加载出来" />
      ) : data === undefined ? (
        <LineSkeletons count={5} />
      ) : (
        <>
          <Contacts preferences={data} mailPath={mailPath} />
          <ul>
            {data.kinds.map((preference) => (
              <KindRow key={preference.kind} reader={reader} preference={preference} />
            ))}
          </ul>
          <details className={styles.records} onToggle={(event) => setWantsRecords(event.currentTarget.open)}>
            <summary>短信和邮件发送记录</summary>
            {wantsRecords && <OutsideSends />}
          </details>
        </>
      )}
    </Section>
  );
}

function Contacts({ preferences, mailPath }: { readonly preferences: Preferences; readonly mailPath: string }) {
  const { phone, mail } = preferences;
  return (
    <p className={styles.contacts}>
      短信发到 {phone}，
      {mail === null ? (
        <>
          还没有绑定邮箱，<Link to={mailPath}>绑定</Link>后才会发送邮件。
        </>
      ) : (
        <>邮件发到 {mail}。</>
      )}
    </p>
  );
}

function KindRow({ reader, preference }: { readonly reader: MessageRole; readonly preference: Preference }) {
  const change = useMutation(changeMutation);
  const { kind, sms, mail, inside, fixed } = preference;
  const { label, text } = kindWords[reader][kind];
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{label}</p>
        <p className={styles.text}>{fixed ? `${text}，不能关闭` : text}</p>
      </div>
      <div className={styles.channels}>
        {inside !== null && (
          <label className={styles.channel}>
            {insideWord}
            <Switch
              aria-label={`${label}的${insideWord}通知`}
              checked={inside}
              onChange={(wanted) => change.mutate({ kind, sms, mail, inside: wanted })}
            />
          </label>
        )}
        {outsideChannels.map((channel) => (
          <label key={channel} className={styles.channel}>
            {channelWords[channel]}
            <Switch
              aria-label={`${label}的${channelWords[channel]}通知`}
              checked={preference[channel]}
              disabled={fixed}
              onChange={(wanted) => change.mutate({ kind, sms, mail, [channel]: wanted })}
            />
          </label>
        ))}
      </div>
    </li>
  );
}
