import { Page, PageHeader } from '#ui/page.tsx';
import { PositionReader, type PositionSlots } from './position-reader.tsx';

interface PositionPageProps extends PositionSlots {
  readonly positionId: string;
  readonly back: { readonly to: string; readonly label: string };
}

/** One position, from wherever it was opened. */
export function PositionPage({ back, ...rest }: PositionPageProps) {
  return (
    <Page>
      <PageHeader title="职位详情" back={back} />
      <PositionReader elsewhere={back.to} {...rest} />
    </Page>
  );
}
