import { useParams } from 'react-router';
import { eventText } from '#features/account/security/model.ts';
import { PersonPage } from '#features/console/people/person-page.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '用户' };

/** One person. What was unmasked of one is never shown beside another. */
export function Component() {
  const { personId = '' } = useParams();
  return (
    <Page>
      <PersonPage key={personId} personId={personId} describe={eventText} />
    </Page>
  );
}
