import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { overviewQuery, type SmsAlarm } from '../api.ts';
import styles from './overview.module.css';

const spanWords: Readonly<Record<SmsAlarm['span'], string>> = { minute: '一分钟内', day: '24 小时内' };

/** Codes by text message that came close to their budget: nothing while all is calm. */
export function SmsAlarms() {
  const { data } = useQuery(overviewQuery);
  const now = useNow();
  if (data === undefined || data.smsAlarms.length === 0) return null;
  return (
    <Alert
      className={styles.alarm}
      type="warning"
      showIcon
      title="短信验证码的发送量接近上限"
      description={
        <>
          <ul>
            {data.smsAlarms.map(({ span, sent, allowed, at }) => (
              <li key={span}>
                {messageTime(at, now)}：{spanWords[span]}发送 <span className="figures">{sent}</span> 条，上限{' '}
                <span className="figures">{allowed}</span> 条
              </li>
            ))}
          </ul>
          <p>陌生设备需要先完成安全验证，到达上限后暂停发送。</p>
        </>
      }
    />
  );
}
