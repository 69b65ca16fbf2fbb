import { Alert } from 'antd';

/** Stands in the place of the decision where the admin gave the first yes themselves: who gives the second, and how there comes to be somebody. */
export function SecondAdmin({ title }: { readonly title: string }) {
  return (
    <Alert
      type="info"
      showIcon
      title={title}
      description={
        <>
          如果平台还没有另一位管理员，请在运行本平台的服务器上执行 <code>npm run admin -- add 手机号</code>{' '}
          添加一位，由其登录管理后台确认。
        </>
      }
    />
  );
}
