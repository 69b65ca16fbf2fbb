import { QRCode } from 'antd';
import { colours } from '#web/theme.ts';
import styles from './order.module.css';

/** What a phone scans to pay. `label` says for whom: 支付宝付款码. */
export function PayCode({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <div className={styles.code} style={{ background: colours.light.surface }} role="img" aria-label={label}>
      <div aria-hidden="true">
        <QRCode
          type="svg"
          value={value}
          size={192}
          color={colours.light.text}
          bgColor={colours.light.surface}
          bordered={false}
        />
      </div>
    </div>
  );
}
