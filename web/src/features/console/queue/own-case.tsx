import { ownCaseWords, type OwnCaseKind } from '@pinjian/contract/console-own-case.ts';
import { Alert } from 'antd';

/** Stands in the place of the decision where the case is the admin's own: who decides, and how there comes to be somebody. */
export function OwnCase({ kind }: { readonly kind: OwnCaseKind }) {
  return (
    <Alert
      type="warning"
      showIcon
      title={ownCaseWords[kind]}
      description={
        <>
          如果平台还没有另一位管理员，请在运行本平台的服务器上执行 <code>npm run admin -- add 手机号</code>{' '}
          添加一位，由其登录管理后台处理。在此之前，这一项会一直留在这里等待。
        </>
      }
    />
  );
}
