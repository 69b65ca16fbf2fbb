import { useParams } from 'react-router';
import { ConversationPage } from '#features/application/conversation/conversation-page.tsx';

export const handle = { title: '沟通' };

/** What was written about one application, opened from its message: readable also where the candidate is gone. */
export function Component() {
  const { applicationId = '' } = useParams();
  return <ConversationPage key={applicationId} applicationId={applicationId} />;
}
