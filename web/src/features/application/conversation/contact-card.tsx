import type { Conversation, ConversationMessage } from '@pinjian/contract/application-conversation.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { isEnough } from '../cost/enough.ts';
import { contactCostText } from '../cost/model.ts';
import { Receipt } from '../cost/receipt.tsx';
import { useCost } from '../cost/use-cost.ts';
import { messageTime } from '#lib/format/time.ts';
import { answerContactMutation } from './api.ts';
import styles from './conversation.module.css';

interface ContactCardProps {
  readonly message: ConversationMessage;
  readonly conversation: Conversation;
  readonly now: number;
}

const settledTexts = { agreed: '已同意', refused: '未同意', expired: '已过期' } as const;

/** A request to exchange contacts where it was made, with the answer of who was asked; and the line of that answer. */
export function ContactCard({ message, conversation, now }: ContactCardProps) {
  const answer = useMutation(answerContactMutation);
  // A company that agrees to a request of somebody who has not applied pays for it as if it had asked.
  const costs = conversation.side === 'company' && conversation.contactCost !== null;
  const { quote } = useCost('contact', costs);
  const { contact: request, side } = message;
  if (request === null) return null;
  const { applicationId, mayWrite, closed } = conversation;
  const whose = (of: typeof side) => (of === conversation.side ? '您' : '对方');
  const { requestId, state, expiresAt } = request;
  if (side !== request.side) {
    const words = state === 'agreed' ? '同意了交换联系方式，可以在上方查看' : '暂不交换联系方式';
    return (
      <p className={styles.event}>
        {whose(side)}
        {words}
      </p>
    );
  }
  const mayAnswer = side !== conversation.side && state === 'asked' && mayWrite && closed === null;
  async function agree() {
    if (costs && !(await isEnough(quote, 1))) return;
    answer.mutate({ applicationId, requestId, agree: true });
  }

  return (
    <section className={styles.card} aria-label="交换联系方式的请求">
      <p>{whose(side)}请求交换联系方式</p>
      {state === 'asked' ? (
        <p className={styles.note}>
          {messageTime(expiresAt, now)} 前有效，同意后双方都能看到彼此的手机号和已验证的邮箱。
        </p>
      ) : (
        <p className={styles.note}>{settledTexts[state]}</p>
      )}
      {conversation.side === 'company' && <Receipt subjectId={requestId} />}
      {mayAnswer && costs && quote !== undefined && <p className={styles.note}>同意{contactCostText(quote)}</p>}
      {mayAnswer && (
        <div className={styles.buttons}>
          <Button
            type="primary"
            loading={answer.isPending && answer.variables.agree}
            disabled={answer.isPending}
            onClick={() => void agree()}
          >
            同意交换
          </Button>
          <Button
            loading={answer.isPending && !answer.variables.agree}
            disabled={answer.isPending}
            onClick={() => answer.mutate({ applicationId, requestId, agree: false })}
          >
            暂不交换
          </Button>
        </div>
      )}
    </section>
  );
}
