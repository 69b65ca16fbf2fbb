import type { LetterTemplate } from '@pinjian/contract/application-offer-settings.ts';
import { useQuery } from '@tanstack/react-query';
import { LetterDrawer } from '../letter-drawer.tsx';
import { printedExampleQuery } from './api.ts';

interface ExampleLetterProps {
  readonly letter: LetterTemplate;
  readonly onClose: () => void;
}

/** The letter with an invented person, as the words stand in the form. */
export function ExampleLetter({ letter, onClose }: ExampleLetterProps) {
  return <LetterDrawer title="录用信预览（示例）" printed={useQuery(printedExampleQuery(letter))} onClose={onClose} />;
}
