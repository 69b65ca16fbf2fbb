import { contactDays, type Conversation } from '@pinjian/contract/application-conversation.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { isEnough } from '../cost/enough.ts';
import { contactCostText } from '../cost/model.ts';
import { useCost } from '../cost/use-cost.ts';
import { dateOnly } from '#lib/format/time.ts';
import { confirm } from '#ui/confirm.tsx';
import { askContactMutation } from './api.ts';
import styles from './conversation.module.css';

type Contact = NonNullable<NonNullable<Conversation['contacts']>['other']>;

function Ways({ whose, contact }: { readonly whose: string; readonly contact: Contact | null }) {
  if (contact === null) return null;
  return (
    <ul aria-label={whose}>
      <li>{whose}</li>
      <li>
        <a href={`tel:${contact.phone}`}>{contact.phone}</a>
      </li>
      {contact.mail !== null && (
        <li>
          <a href={`mailto:${contact.mail}`}>{contact.mail}</a>
        </li>
      )}
    </ul>
  );
}

/** What the conversation is about, and the contacts: how to ask for them, or what they are once they were exchanged. */
export function ContactLine({ conversation }: { readonly conversation: Conversation }) {
  const { applicationId, position, contacts, request, mayAsk, askFrom, contactCost } = conversation;
  const ask = useMutation(askContactMutation);
  const waits = request?.state === 'asked';
  const costs = contactCost !== null;
  const { quote } = useCost('contact', costs && mayAsk);

  async function askForIt() {
    if (!(await isEnough(quote, 1))) return;
    const cost = quote === undefined ? '' : contactCostText(quote);
    const yes = await confirm({
      title: '交换联系方式？',
      text: `对方同意后，双方都能看到彼此登录用的手机号和已验证的邮箱。请求 ${contactDays} 天内有效。${cost}`,
      yes: '发出请求',
    });
    if (yes) ask.mutate({ applicationId, costs });
  }

  return (
    <>
      <div className={styles.head}>
        <span className={styles.about}>{position.title}</span>
        {contacts === null && (waits || mayAsk || askFrom !== null) && (
          <Button
            size="small"
            disabled={!mayAsk}
            loading={ask.isPending}
            onClick={() => void askForIt()}
            title={askFrom === null ? undefined : `对方近期没有同意，${dateOnly(askFrom)} 起可以再次提出`}
          >
            {waits ? '等待交换联系方式' : '交换联系方式'}
          </Button>
        )}
      </div>
      {contacts !== null && (
        <div className={styles.contacts}>
          <Ways whose="对方的联系方式" contact={contacts.other} />
          <Ways whose="您的联系方式" contact={contacts.own} />
        </div>
      )}
    </>
  );
}
