import { useQuery } from '@tanstack/react-query';
import { PrintedPages } from '#ui/pdf/printed-pages.tsx';
import { printedQuery } from '../../api.ts';
import type { ChosenPrint } from '../../templates/model.ts';

interface LivePageProps extends ChosenPrint {
  readonly resumeId: string;
  /** Names what is stored: with each save the pages are made anew. */
  readonly asOf: string;
}

/** The pages as a company gets them, beside the form; those of the last save stay until the next are there. */
export function LivePage({ resumeId, template, style, asOf }: LivePageProps) {
  return <PrintedPages printed={useQuery(printedQuery({ resumeId, template, style, asOf }))} />;
}
