import { Modal } from 'antd';
import { useAsked } from './confirm.tsx';

/** The dialog behind `confirm`. */
export function ConfirmDialog() {
  const { asked, open } = useAsked();
  if (asked === null) return null;
  const { question, answer } = asked;
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
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {question.text}
    </Modal>
  );
}
