import { DocumentRoom } from '#features/console/document/document-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '实名材料' };

/** Documents that a person has to compare. */
export function Component() {
  return (
    <Page>
      <DocumentRoom />
    </Page>
  );
}
