import { interviewerLimit, type Round } from '@pinjian/contract/application-round.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button, Modal, Select } from 'antd';
import { useState } from 'react';
import { actMutation, companyActs, planQuery } from './api.ts';
import { whyNot } from './reason-dialog.tsx';
import styles from './round.module.css';

/** Puts other interviewers to a round that is still to come: who joins is told, who leaves reads the candidate no more. */
export function InterviewersButton({ round }: { readonly round: Round }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>更换面试官</Button>
      {open && <InterviewersDialog round={round} onClose={() => setOpen(false)} />}
    </>
  );
}

function InterviewersDialog({ round, onClose }: { readonly round: Round; readonly onClose: () => void }) {
  const { roundId, from, version, position, interviewers } = round;
  const plan = useQuery(planQuery(position.positionId));
  const act = useMutation(actMutation);
  const [chosen, setChosen] = useState(() => interviewers.map(({ userId }) => userId));
  const [issue, setIssue] = useState<string | null>(null);
  const options = plan.data?.colleagues.map(({ memberId, name }) => ({ value: memberId, label: name }));

  async function send() {
    if (chosen.length === 0) return setIssue('请选择面试官');
    setIssue(null);
    try {
      await act.mutateAsync({
        said: '面试官已更换，并已通知他们',
        run: () => companyActs.changeInterviewers({ roundId, from, version, interviewerIds: chosen }),
      });
      onClose();
    } catch (error) {
      setIssue(whyNot(error));
    }
  }

  return (
    <Modal
      open
      title={`更换“${round.name}”的面试官`}
      okText="更换"
      cancelText="取消"
      confirmLoading={act.isPending}
      okButtonProps={{ disabled: options === undefined }}
      width={460}
      centered
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className={styles.about}>时间不变。新面试官会收到通知；不再参加的面试官将看不到这位候选人。</p>
      <div className={styles.field}>
        <Select
          mode="multiple"
          aria-label="面试官"
          maxCount={interviewerLimit}
          placeholder="请选择"
          loading={plan.isPending}
          disabled={options === undefined}
          value={chosen}
          options={options ?? interviewers.map(({ userId, name }) => ({ value: userId, label: name }))}
          showSearch={{ optionFilterProp: 'label' }}
          style={{ width: '100%' }}
          onChange={setChosen}
        />
      </div>
      {plan.error !== null && plan.data === undefined && (
        <Alert type="error" showIcon title={whyNot(plan.error)} className={styles.issue ?? ''} role="alert" />
      )}
      {issue !== null && <Alert type="error" showIcon title={issue} className={styles.issue ?? ''} role="alert" />}
    </Modal>
  );
}
