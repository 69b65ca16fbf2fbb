import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useAsked } from './confirm.tsx';

/** The dialog behind `confirm`. */
export function ConfirmDialog() {
  const { asked, open } = useAsked();
  const [isBusy, setBusy] = useState(false);
  if (asked === null) return null;
  const { question, answer } = asked;
  const { safely } = question;

  async function goSafely(run: () => Promise<boolean>) {
    setBusy(true);
    const [done] = await Promise.allSettled([run()]);
    setBusy(false);
    answer(done.status === 'fulfilled' && done.value);
  }

  return (
    <Modal
      open={open}
      title={question.title}
      okText={question.yes}
      cancelText={question.no ?? '取消'}
      okButtonProps={{ danger: question.danger === true }}
      width={420}
      centered
      // 取消 says it better, and is where the keyboard begins; Esc leaves as well.
      closable={false}
      {...(safely !== undefined && {
        footer: [
          <Button key="no" onClick={() => answer(false)}>
            {question.no ?? '取消'}
          </Button>,
          <Button key="yes" danger={question.danger === true} onClick={() => answer(true)}>
            {question.yes}
          </Button>,
          <Button key="safely" type="primary" loading={isBusy} onClick={() => void goSafely(safely.run)}>
            {safely.label}
          </Button>,
        ],
      })}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {question.text}
    </Modal>
  );
}
